import type { Variable } from '@wenshu/survey-core';
import type { AnswerRow, DataPart, RawSettings } from '@wenshu/survey-core/answering';
import type { ByItem } from './by-item.ts';
import { itemVariables } from './item-variables.ts';

export type NumbersAnswer = ByItem<number>;

export function parseNumber(raw: unknown): number | null {
  // Minus zero is stored as zero.
  return typeof raw === 'number' && Number.isFinite(raw) ? raw + 0 : null;
}

export function rowsOfNumbers(answer: NumbersAnswer): readonly AnswerRow[] {
  return Object.entries(answer).map(([itemId, value]) => ({ itemId, answerValue: String(value), answerValueType: 2 }));
}

/** An empty text is no number, though Number('') is 0. */
export function numbersFromRows(rows: readonly AnswerRow[]): Record<string, number> {
  return Object.fromEntries(
    rows.map(row => [row.itemId ?? '', row.answerValue.trim() === '' ? Number.NaN : Number(row.answerValue)]),
  );
}

export function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}

/** A scale variable per item; `measured` says what the settings make of its numbers. */
export function numbersData(
  measured: (settings: RawSettings) => Pick<Variable, 'range' | 'whole'>,
): DataPart<never, NumbersAnswer> {
  return {
    summary: { kind: 'numbers-by-item', chart: 'bar' },
    variables: ({ question }) =>
      itemVariables(question, question.items, item => ({
        measure: 'scale',
        reads: [{ as: 'number', itemId: item.id }],
        ...measured(question.settings),
      })),
    values:
      ({ question }) =>
      answer =>
        question.items.map(item => answer?.[item.id] ?? null),
  };
}
