import { ApiError } from './api';
import { t } from './text.svelte';

/** What went wrong, as a sentence that says what to do next. */
export function sentence(problem: unknown): string {
  if (problem instanceof ApiError) {
    if (problem.message) return problem.message;
    if (problem.status === 0) return t('problem-offline');
    if (problem.status === 404 || problem.status === 403) return t('problem-no-table');
    if (problem.status === 413) return t('problem-too-large');
    if (problem.status === 429) return t('problem-too-fast');
  }
  return t('problem-other');
}
