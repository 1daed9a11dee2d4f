import { type AnsweringPart, isRecord } from '@wenshu/survey-core/answering';
import { checkCount } from '../_shared/choosing/several-options.ts';
import { hasOption, scoreOf } from '../_shared/options.ts';
import { type MatrixMultipleSetting, matrixMultipleSettings } from './settings.ts';

/** The chosen options of each row that has some, in the order of the list. */
export type MatrixMultipleAnswer = Readonly<Record<string, readonly string[]>>;

export const answering: AnsweringPart<MatrixMultipleSetting, MatrixMultipleAnswer> = {
  slug: 'matrix-multiple',
  code: 18,
  role: 'question',
  settingNames: matrixMultipleSettings,
  tests: ['answered', 'choice', 'count', 'score'],
  parse: ({ question }, raw) => {
    if (!isRecord(raw)) return { problem: 'not-readable' };
    const answer: Record<string, readonly string[]> = {};
    for (const [rowId, itemIds] of Object.entries(raw)) {
      if (!hasOption(question.rows, rowId)) return { problem: 'option-unknown' };
      if (!Array.isArray(itemIds)) return { problem: 'not-readable' };
      const chosen = new Set<unknown>(itemIds);
      const items = question.items.filter(item => chosen.has(item.id));
      if (items.length !== chosen.size) return { problem: 'option-unknown' };
      if (items.length > 0) answer[rowId] = items.map(item => item.id);
    }
    return { answer };
  },
  isEmpty: answer => Object.values(answer).every(itemIds => itemIds.length === 0),
  check: ({ question, settings }, answer) => {
    const missing = question.rows.find(row => !answer[row.id]?.length);
    if (settings.required && missing) return [{ problem: 'rows-missing', at: missing.id }];
    // The numbers hold for every row that was answered.
    return question.rows.flatMap(row => {
      const chosen = question.items.filter(item => answer[row.id]?.includes(item.id));
      if (chosen.length === 0) return [];
      return checkCount(question.items, chosen, settings).map(problem => ({ ...problem, at: row.id }));
    });
  },
  operands: ({ question }, answer) => {
    const scored = Object.entries(answer).flatMap(([rowId, itemIds]): [string, number][] => {
      const score = scoreOf(question.items, itemIds);
      return score === undefined ? [] : [[rowId, score]];
    });
    return {
      selectedByRow: answer,
      ...(scored.length > 0 && {
        score: scored.reduce((sum, [, score]) => sum + score, 0),
        scoresByRow: Object.fromEntries(scored),
      }),
    };
  },
  restrict: ({ question }, answer) => {
    const kept = Object.entries(answer).flatMap(([rowId, itemIds]): [string, readonly string[]][] => {
      const shown = hasOption(question.rows, rowId) ? itemIds.filter(id => hasOption(question.items, id)) : [];
      return shown.length > 0 ? [[rowId, shown]] : [];
    });
    return kept.length > 0 ? Object.fromEntries(kept) : undefined;
  },
  quoteText: ({ question }, answer, { rowIds, itemIds }, join) =>
    question.rows
      .filter(row => !rowIds || rowIds.includes(row.id))
      .flatMap(row => question.items.filter(({ id }) => answer[row.id]?.includes(id)))
      .filter(({ id }) => !itemIds || itemIds.includes(id))
      .map(({ title }) => title.text)
      .join(join),
  toRows: (_asked, answer) =>
    Object.entries(answer).flatMap(([rowId, itemIds]) =>
      itemIds.map(itemId => ({ rowId, itemId, answerValue: itemId, answerValueType: 1 as const })),
    ),
  fromRows: (_asked, rows) => {
    const byRow = new Map<string, (string | undefined)[]>();
    for (const { rowId = '', itemId } of rows) byRow.set(rowId, [...(byRow.get(rowId) ?? []), itemId]);
    return Object.fromEntries(byRow);
  },
};
