import { type AnswerProblem, type FlowRow, isRecord } from '@wenshu/survey-core/answering';
import { type ByItem, changeItem } from '../by-item.ts';
import { hasOption } from '../options.ts';

/** A text for each cell that has one, by row and then by column. A row without any is left out. */
export type ByCell = ByItem<ByItem<string>>;

export function parseByCell(
  rows: readonly FlowRow[],
  raw: unknown,
  parseRow: (raw: unknown) => { readonly answer: ByItem<string> } | AnswerProblem,
): { readonly answer: ByCell } | AnswerProblem {
  if (!isRecord(raw)) return { problem: 'not-readable' };
  const answer: Record<string, ByItem<string>> = {};
  for (const [rowId, rawRow] of Object.entries(raw)) {
    if (!hasOption(rows, rowId)) return { problem: 'option-unknown' };
    const read = parseRow(rawRow);
    if (!('answer' in read)) return read;
    if (Object.keys(read.answer).length > 0) answer[rowId] = read.answer;
  }
  return { answer };
}

export function restrictByCell(
  rows: readonly FlowRow[],
  answer: ByCell,
  restrictRow: (row: ByItem<string>) => ByItem<string> | undefined,
): ByCell | undefined {
  const kept = Object.entries(answer).flatMap(([rowId, row]): [string, ByItem<string>][] => {
    const shown = hasOption(rows, rowId) ? restrictRow(row) : undefined;
    return shown ? [[rowId, shown]] : [];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

export function changeCell(
  answer: ByCell | undefined,
  rowId: string,
  columnId: string,
  text: string | undefined,
): ByCell | undefined {
  return changeItem(answer, rowId, changeItem(answer?.[rowId], columnId, text));
}
