import { questionTypes } from '@wenshu/question-types/core';
import {
  type AxisMatch,
  buildFlow,
  combinationsOf,
  describeAxis,
  findType,
  type Id,
  type Item,
  inOrder,
  type MatchWords,
  optionsOf,
  type Question,
  type Questionnaire,
  type Quota,
  type QuotaMatch,
} from '@wenshu/survey-core';
import { isNumber } from '../document/reading/place.ts';
import { plainTitle } from '../document/reading/plain-title.ts';

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

/** A question's options of one layer: a cascade can be counted by any of its layers. */
export interface OptionAxis {
  /** Names it among the choices; the question's id where there is only one layer. */
  readonly key: string;
  readonly questionId: Id;
  /** A cell that names it: the others of its layer follow from it. */
  readonly seed: QuotaMatch;
  /** 1 is the top; absent where there is only one. */
  readonly level?: number;
}

export interface AxisChoices {
  /** By their options. */
  readonly questions: readonly OptionAxis[];
  /** By ranges of their numbers. */
  readonly numbers: readonly Question[];
  readonly calculations: readonly Id[];
}

/** What a quota can count by: choice questions and numbers in the survey's order, and calculations. */
export function axisChoices(document: Questionnaire): AxisChoices {
  const version = { scrollId: '', versionTime: 0, languageId: document.baseLanguageId };
  const all = buildFlow(document, version).questions.flatMap(({ id }) => document.questions[id] ?? []);
  const hasOptions = (question: Question) =>
    findType(questionTypes, question.type)?.capabilities.canCarryQuota && inOrder(question.items).length > 0;
  return {
    questions: all.filter(hasOptions).flatMap(optionAxes),
    numbers: all.filter(question => !hasOptions(question) && isNumber(question)),
    calculations: inOrder(document.calculations).map(calculation => calculation.id),
  };
}

function optionAxes(question: Question): OptionAxis[] {
  const { id: questionId } = question;
  return levelsOf(question).map(([first], index, { length }) => ({
    key: length === 1 ? questionId : `${questionId}:${index + 1}`,
    questionId,
    seed: { [questionId]: first!.id },
    ...(length > 1 && { level: index + 1 }),
  }));
}

/** The options that can be counted by, layer by layer from the top; the lowest ones only where only they are answered. */
function levelsOf(question: Question): Item[][] {
  const items = inOrder(question.items);
  if (!findType(questionTypes, question.type)?.capabilities.answersEveryLayer) {
    const parents = new Set(items.map(item => item.parentItemId));
    return [items.filter(item => !parents.has(item.id))];
  }
  const levels: Item[][] = [];
  for (let layer = items.filter(item => item.parentItemId === undefined); layer.length > 0; ) {
    levels.push(layer);
    const above = new Set(layer.map(item => item.id));
    layer = items.filter(item => item.parentItemId !== undefined && above.has(item.parentItemId));
  }
  return levels;
}

export function axisName(document: Questionnaire, axisId: Id): string {
  const question = document.questions[axisId];
  if (question) return [question.seqName, plainTitle(question.title, document)].filter(Boolean).join(' ');
  return document.calculations[axisId]?.name ?? axisId;
}

/** The axes of a quota as its cells name them; a question's later options come along, so that they can get a size. */
export function axesOf(document: Questionnaire, quota: Quota, words: MatchWords): QuotaAxis[] {
  const matches = inOrder(quota.cells).flatMap(cell => combinationsOf(cell.match));
  return orderOfAxes(document, quota.kind === 'merged' ? [] : matches, matches).map(id => {
    const question = document.questions[id];
    const isCounted = matches.some(match => isRange(match[id]));
    const options = matches.flatMap(match => (match[id] === undefined ? [] : optionsOf(match[id])));
    const own =
      question && !isCounted ? besides(question, options).map(item => axisValue(document, id, item.id, words)) : [];
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
  const inSurvey = [
    ...new Set([...questions.map(axis => axis.questionId), ...numbers.map(question => question.id), ...calculations]),
  ];
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

export function axisValue(document: Questionnaire, axisId: Id, match: AxisMatch, words: MatchWords): AxisValue {
  return { key: JSON.stringify(match), match, label: describeAxis(document.questions[axisId], match, words) };
}

/** The options of the layer that a quota counts by, as the ones it names say. */
function besides(question: Question, named: readonly Id[]): readonly Item[] {
  const levels = levelsOf(question);
  return levels.find(layer => layer.some(item => named.includes(item.id))) ?? levels[0] ?? [];
}

const isRange = (match: AxisMatch | undefined) => typeof match === 'object' && !Array.isArray(match);

function onePerKey(values: readonly AxisValue[]): AxisValue[] {
  return [...new Map(values.map(value => [value.key, value])).values()];
}
