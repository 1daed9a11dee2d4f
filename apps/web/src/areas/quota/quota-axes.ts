import { questionTypes } from '@wenshu/question-types/core';
import {
  type AxisMatch,
  buildFlow,
  combinationsOf,
  findType,
  type Id,
  inOrder,
  type Question,
  type Questionnaire,
  type Quota,
  type QuotaMatch,
} from '@wenshu/survey-core';
import { isNumber } from '../editor/logic/place.ts';

/** One of the values that an axis is counted by: an option, several taken together, or a range of numbers. */
export interface AxisValue {
  readonly key: string;
  readonly match: AxisMatch;
  readonly label: string;
}

export interface QuotaAxis {
  readonly id: Id;
  readonly name: string;
  readonly values: readonly AxisValue[];
}

export interface AxisWords {
  readonly hidden: string;
  atMost(range: { max: string }): string;
  atLeast(range: { min: string }): string;
  between(range: { min: string; max: string }): string;
}

export interface AxisChoices {
  /** By their options. */
  readonly questions: readonly Question[];
  /** By ranges of their numbers. */
  readonly numbers: readonly Question[];
  readonly calculations: readonly Id[];
}

/** What a quota can count by: single-answer questions and numbers in the survey's order, and calculations. */
export function axisChoices(document: Questionnaire): AxisChoices {
  const version = { scrollId: '', versionTime: 0, languageId: document.baseLanguageId };
  const all = buildFlow(document, version).questions.flatMap(({ id }) => document.questions[id] ?? []);
  const hasOptions = (question: Question) =>
    findType(questionTypes, question.type)?.capabilities.canCarryQuota && leavesOf(question).length > 0;
  return {
    questions: all.filter(hasOptions),
    numbers: all.filter(question => !hasOptions(question) && isNumber(question)),
    calculations: inOrder(document.calculations).map(calculation => calculation.id),
  };
}

export function axisName(document: Questionnaire, axisId: Id): string {
  const question = document.questions[axisId];
  if (question) return [question.seqName, question.title.text].filter(Boolean).join(' ');
  return document.calculations[axisId]?.name ?? axisId;
}

/** The axes of a quota as its cells name them; a question's later options come along, so that they can get a size. */
export function axesOf(document: Questionnaire, quota: Quota, words: AxisWords): QuotaAxis[] {
  const matches = inOrder(quota.cells).flatMap(cell => combinationsOf(cell.match));
  return orderOfAxes(document, quota.kind === 'merged' ? [] : matches, matches).map(id => {
    const question = document.questions[id];
    const isCounted = matches.some(match => isRange(match[id]));
    const own = question && !isCounted ? leavesOf(question).map(item => axisValue(document, id, item.id, words)) : [];
    const named = matches.flatMap(match =>
      match[id] === undefined ? [] : [axisValue(document, id, match[id], words)],
    );
    return { id, name: axisName(document, id), values: onePerKey([...own, ...named]) };
  });
}

/**
 * Rows first, columns last. The database forgets in which order a match names its axes; the cells stand row by row, so the axis that
 * changes least from one to the next comes first. Where that says nothing, the survey's own order does.
 */
function orderOfAxes(document: Questionnaire, inRows: readonly QuotaMatch[], all: readonly QuotaMatch[]): Id[] {
  const { questions, numbers, calculations } = axisChoices(document);
  const inSurvey = [...[...questions, ...numbers].map(question => question.id), ...calculations];
  const named = new Set(all.flatMap(match => Object.keys(match)));
  const ids = [...inSurvey.filter(id => named.has(id)), ...[...named].filter(id => !inSurvey.includes(id))];
  const changes = new Map(
    ids.map(id => {
      const keys = inRows.map(match => JSON.stringify(match[id]));
      return [id, keys.filter((key, index) => index > 0 && key !== keys[index - 1]).length];
    }),
  );
  return ids.sort((a, b) => changes.get(a)! - changes.get(b)!);
}

export function axisValue(document: Questionnaire, axisId: Id, match: AxisMatch, words: AxisWords): AxisValue {
  return { key: JSON.stringify(match), match, label: labelOf(document, axisId, match, words) };
}

/** The options that can be answered: with layers, the lowest ones. */
function leavesOf(question: Question) {
  const items = inOrder(question.items);
  const parents = new Set(items.map(item => item.parentItemId));
  return items.filter(item => !parents.has(item.id));
}

const isRange = (match: AxisMatch | undefined) => typeof match === 'object' && !Array.isArray(match);

function labelOf(document: Questionnaire, axisId: Id, match: AxisMatch, words: AxisWords): string {
  const titleOf = (itemId: Id) => document.questions[axisId]?.items[itemId]?.title.text ?? words.hidden;
  if (typeof match === 'string') return titleOf(match);
  if (Array.isArray(match)) return match.map(titleOf).join(' + ');
  const { min, max } = match as { min?: number; max?: number };
  if (min === undefined) return words.atMost({ max: String(max) });
  if (max === undefined) return words.atLeast({ min: String(min) });
  return words.between({ min: String(min), max: String(max) });
}

function onePerKey(values: readonly AxisValue[]): AxisValue[] {
  return [...new Map(values.map(value => [value.key, value])).values()];
}
