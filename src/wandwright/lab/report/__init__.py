"""The report of a study: one page that can be read offline, with plots, tables and a sentence for each finding."""

from wandwright.lab.report.page import report_page, report_plots

__all__ = ["report_page", "report_plots"]
