import type { AnsweringPart, AnswerProblem, FlowQuestion } from '@wenshu/survey-core/answering';
import { isRecord } from '@wenshu/survey-core/answering';
import type { ByItem } from '../_shared/by-item.ts';
import { hasOption } from '../_shared/options.ts';
import { type ByCell, parseByCell, restrictByCell } from '../_shared/rows/by-cell.ts';
import { columnsOf } from './columns-of.ts';
import { type MatrixDropdownSetting, matrixDropdownSettings } from './settings.ts';

export const answering: AnsweringPart<MatrixDropdownSetting, ByCell> = {
  slug: 'matrix-dropdown',
  code: 108,
  role: 'question',
  settingNames: matrixDropdownSettings,
  tests: ['answered', 'choice', 'count'],
  parse: ({ question }, raw) => parseByCell(question.rows, raw, row => parseRow(question, row)),
  isEmpty: answer => Object.values(answer).every(row => Object.keys(row).length === 0),
  check: ({ question, settings }, answer) => {
    if (!settings.required) return [];
    const columns = columnsOf(question);
    const missing = question.rows.find(row => columns.some(({ id }) => !answer[row.id]?.[id]));
    return missing ? [{ problem: 'rows-missing', at: missing.id }] : [];
  },
  operands: (_asked, answer) => ({
    selectedByRow: Object.fromEntries(Object.entries(answer).map(([rowId, row]) => [rowId, Object.values(row)])),
  }),
  restrict: ({ question }, answer) => restrictByCell(question.rows, answer, row => restrictRow(question, row)),
  quoteText: () => '',
  // An option is in one column only, so the option alone says which cell it is.
  toRows: (_asked, answer) =>
    Object.entries(answer).flatMap(([rowId, row]) =>
      Object.values(row).map(itemId => ({ rowId, itemId, answerValue: itemId, answerValueType: 1 as const })),
    ),
  fromRows: ({ question }, rows) => {
    const columns = columnsOf(question);
    const byRow = new Map<string, Record<string, string>>();
    for (const { rowId = '', itemId = '' } of rows) {
      // An option of no column is kept under its own name, for `parse` to refuse.
      const columnId = columns.find(({ children }) => hasOption(children, itemId))?.id ?? itemId;
      byRow.set(rowId, { ...byRow.get(rowId), [columnId]: itemId });
    }
    return Object.fromEntries(byRow);
  },
};

function parseRow(question: FlowQuestion, raw: unknown): { readonly answer: ByItem<string> } | AnswerProblem {
  if (!isRecord(raw)) return { problem: 'not-readable' };
  const columns = columnsOf(question);
  const row: Record<string, string> = {};
  for (const [columnId, itemId] of Object.entries(raw)) {
    const column = columns.find(({ id }) => id === columnId);
    if (!column || !hasOption(column.children, itemId)) return { problem: 'option-unknown' };
    row[columnId] = itemId;
  }
  return { answer: row };
}

function restrictRow(question: FlowQuestion, row: ByItem<string>): ByItem<string> | undefined {
  const columns = columnsOf(question);
  const kept = Object.entries(row).filter(([columnId, itemId]) =>
    columns.some(({ id, children }) => id === columnId && hasOption(children, itemId)),
  );
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
