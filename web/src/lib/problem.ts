import { ApiError } from './api';
import { maybe, t } from './text.svelte';

type Values = Record<string, string | number>;

/** Why the server did not do it: in the reader's language where the code is known, else in the server's words. */
export function refusal(code: string | undefined, values: Values | undefined, why: string): string {
  return (code && maybe(`refused-${code}`, values)) || why;
}

/** What went wrong, as a sentence that says what to do next. */
export function sentence(problem: unknown): string {
  if (problem instanceof ApiError) {
    if (problem.message) return refusal(problem.code, problem.values, problem.message);
    if (problem.status === 0) return t('problem-offline');
    if (problem.status === 404 || problem.status === 403) return t('problem-no-table');
    if (problem.status === 413) return t('problem-too-large');
    if (problem.status === 429) return t('problem-too-fast');
  }
  return t('problem-other');
}
