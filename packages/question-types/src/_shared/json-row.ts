import type { AnswerRow } from '@wenshu/survey-core/answering';

/** What a row of JSON holds; null for what is none, so that `parse` refuses it instead of an exception. */
export function parseJsonRow(row: AnswerRow | undefined): unknown {
  try {
    return JSON.parse(row?.answerValue ?? 'null');
  } catch {
    return null;
  }
}
