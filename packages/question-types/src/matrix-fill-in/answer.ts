import type { AnsweringPart } from '@wenshu/survey-core/answering';
import { parseByItem, restrictByItem } from '../_shared/by-item.ts';
import { isNumeric } from '../_shared/filling/several-blanks.ts';
import { type ByCell, parseByCell, restrictByCell } from '../_shared/rows/by-cell.ts';
import { checkCell } from './check-cell.ts';
import { type MatrixFillInSetting, matrixFillInSettings } from './settings.ts';

export const answering: AnsweringPart<MatrixFillInSetting, ByCell> = {
  slug: 'matrix-fill-in',
  code: 19,
  role: 'question',
  settingNames: matrixFillInSettings,
  tests: ['answered', 'number'],
  parse: ({ question }, raw) =>
    parseByCell(question.rows, raw, row =>
      parseByItem(question.items, row, text => (typeof text === 'string' ? text || undefined : null)),
    ),
  isEmpty: answer => Object.values(answer).every(row => Object.values(row).every(text => text.trim() === '')),
  check: ({ question, settings }, answer) =>
    question.rows.flatMap(row =>
      question.items.flatMap(column =>
        checkCell(column, answer[row.id]?.[column.id], settings.required).map(problem => ({ ...problem, at: row.id })),
      ),
    ),
  operands: ({ question }, answer) => {
    // Conditions name a column and not a cell, so a column of numbers counts by its total.
    const totals = question.items.filter(isNumeric).flatMap((column): [string, number][] => {
      const numbers = Object.values(answer)
        .flatMap(row => row[column.id]?.trim() || [])
        .map(Number)
        .filter(Number.isFinite);
      return numbers.length > 0 ? [[column.id, numbers.reduce((sum, number) => sum + number, 0)]] : [];
    });
    return totals.length > 0 ? { numbers: Object.fromEntries(totals) } : {};
  },
  restrict: ({ question }, answer) => restrictByCell(question.rows, answer, row => restrictByItem(question.items, row)),
  quoteText: ({ question }, answer, { rowIds, itemIds }, join) =>
    question.rows
      .filter(row => !rowIds || rowIds.includes(row.id))
      .flatMap(row => question.items.map(({ id }) => ({ id, text: answer[row.id]?.[id]?.trim() })))
      .flatMap(({ id, text }) => (text && (!itemIds || itemIds.includes(id)) ? [text] : []))
      .join(join),
  toRows: ({ question }, answer) =>
    Object.entries(answer).flatMap(([rowId, row]) =>
      Object.entries(row).map(([itemId, text]) => ({
        rowId,
        itemId,
        answerValue: text,
        answerValueType: question.items.some(item => item.id === itemId && isNumeric(item))
          ? (2 as const)
          : (0 as const),
      })),
    ),
  fromRows: (_asked, rows) => {
    const byRow = new Map<string, Record<string, string>>();
    for (const { rowId = '', itemId = '', answerValue } of rows)
      byRow.set(rowId, { ...byRow.get(rowId), [itemId]: answerValue });
    return Object.fromEntries(byRow);
  },
};
