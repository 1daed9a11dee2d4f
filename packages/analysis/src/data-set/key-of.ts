import type { CodebookVariable } from '@wenshu/survey-core';

/** What a variable of the codebook is remembered by; of a set's members the set's. The one place that knows how. */
export function keyOf({ questionId, name, set }: CodebookVariable): string {
  return `${questionId ?? '#survey'}/${set ?? name}${set === undefined ? '' : '[]'}`;
}
