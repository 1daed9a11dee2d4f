import {
  type AnsweringPart,
  type AnswerProblem,
  type FlowQuestion,
  isRecord,
  limits,
} from '@wenshu/survey-core/answering';
import { parseNumber } from '../_shared/filling/numbers-by-item.ts';
import { hasOption } from '../_shared/options.ts';
import { importanceNotBetween } from './problems.ts';
import { kanoSettings } from './settings.ts';

const { min, max } = limits.kanoImportance;
export const sides = ['functional', 'dysfunctional'] as const;

/** What one feels with the feature and without it, each an option, and how important it is. */
export type FeatureAnswer = {
  readonly functional?: string;
  readonly dysfunctional?: string;
  readonly importance?: number;
};
export type KanoAnswer = Readonly<Record<string, FeatureAnswer>>;

const isWhole = (said: FeatureAnswer | undefined) =>
  said?.functional !== undefined && said.dysfunctional !== undefined && said.importance !== undefined;

export const answering: AnsweringPart<(typeof kanoSettings)[number], KanoAnswer> = {
  slug: 'kano',
  code: 111,
  role: 'question',
  settingNames: kanoSettings,
  tests: ['answered'],
  parse: ({ question }, raw) => {
    if (!isRecord(raw)) return { problem: 'not-readable' };
    const answer: Record<string, FeatureAnswer> = {};
    for (const [rowId, said] of Object.entries(raw)) {
      if (!hasOption(question.rows, rowId)) return { problem: 'option-unknown' };
      const read = parseFeature(question, said);
      if ('problem' in read) return read;
      if (Object.keys(read).length > 0) answer[rowId] = read;
    }
    return { answer };
  },
  isEmpty: answer => Object.keys(answer).length === 0,
  check: ({ question, settings }, answer) =>
    question.rows.flatMap(({ id: at }): AnswerProblem[] => {
      const { importance } = answer[at] ?? {};
      if (importance !== undefined && !isImportance(importance)) return [{ ...importanceNotBetween(min, max), at }];
      return settings.required && !isWhole(answer[at]) ? [{ problem: 'parts-missing', at }] : [];
    }),
  operands: () => ({}),
  restrict: ({ question }, answer) => {
    const kept = Object.entries(answer).flatMap(([rowId, said]): [string, FeatureAnswer][] => {
      if (!hasOption(question.rows, rowId)) return [];
      const left = Object.fromEntries(
        Object.entries(said).filter(([part, value]) => part === 'importance' || hasOption(question.items, value)),
      );
      return Object.keys(left).length > 0 ? [[rowId, left]] : [];
    });
    return kept.length > 0 ? Object.fromEntries(kept) : undefined;
  },
  quoteText: () => '',
  toRows: (_asked, answer) =>
    Object.entries(answer).flatMap(([rowId, said]) => [
      ...sides.flatMap(side => {
        const itemId = said[side];
        return itemId === undefined
          ? []
          : [{ rowId, itemId, answerValue: `${side}/${itemId}`, answerValueType: 1 as const }];
      }),
      ...(said.importance === undefined
        ? []
        : [{ rowId, answerValue: String(said.importance), answerValueType: 2 as const }]),
    ]),
  fromRows: (_asked, rows) => {
    const answer = new Map<string, Record<string, unknown>>();
    for (const { rowId = '', answerValue, answerValueType } of rows) {
      const [part, value] = answerValueType === 2 ? ['importance', Number(answerValue)] : answerValue.split('/');
      answer.set(rowId, { ...answer.get(rowId), [part!]: value });
    }
    return Object.fromEntries(answer);
  },
};

const isImportance = (value: number) => Number.isInteger(value) && value >= min && value <= max;

function parseFeature({ items }: FlowQuestion, raw: unknown): FeatureAnswer | AnswerProblem {
  if (!isRecord(raw)) return { problem: 'not-readable' };
  const { functional, dysfunctional } = raw;
  const isOption = (id: unknown): id is string | undefined => id === undefined || hasOption(items, id);
  if (!isOption(functional) || !isOption(dysfunctional)) return { problem: 'option-unknown' };
  const importance = raw.importance === undefined ? undefined : parseNumber(raw.importance);
  if (importance === null) return { problem: 'not-readable' };
  return {
    ...(functional !== undefined && { functional }),
    ...(dysfunctional !== undefined && { dysfunctional }),
    ...(importance !== undefined && { importance }),
  };
}
