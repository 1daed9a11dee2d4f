import {
  type DraftLanguage,
  type DraftPlace,
  draftPlaces,
  type PlannedQuestion,
  type PlannedQuota,
  type PlannedRule,
  type PlannedTest,
} from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import {
  findType,
  type Id,
  importInput,
  inOrder,
  orderAfter,
  orderBetween,
  orderQuestions,
  type Question,
  type Questionnaire,
  writeSettings,
} from '@wenshu/survey-core';
import { draftOf, quotaInput } from '../plan/compile-plan.ts';
import type { NextEdit } from './edit-run.ts';
import { isAsked } from './read-document.ts';

interface NewQuestion {
  readonly question: PlannedQuestion;
  readonly questionId: Id;
  readonly rules: readonly PlannedRule[];
  readonly quotas: readonly PlannedQuota[];
  readonly language: DraftLanguage;
}

/** A question with its marks, what ends the interview after it, and its quota. */
export function newQuestionEdits(made: NewQuestion, place: Place): NextEdit[] {
  const { question, questionId, language } = made;
  const [input] = importInput([draftOf(question, language)], place.groupId).questions;
  const has = (name: string, names: readonly string[] | undefined) => names?.includes(name) === true;
  const type = findType(questionTypes, question.type);
  const mark = (item: number, name: 'isAnchored' | 'isExclusive'): NextEdit => {
    if (!has(name, type?.itemSettingNames)) return () => undefined;
    return document => {
      const itemId = inOrder(document.questions[questionId]?.items ?? {})[item - 1]?.id;
      const settings = writeSettings({ [name]: true });
      return itemId ? { name: 'updateSettings', input: { questionId, itemId, settings } } : undefined;
    };
  };
  return [
    () => ({ name: 'addTopQuestion', input: { ...input, questionId, order: place.order } }),
    ...question.exclusive.map(item => mark(item, 'isExclusive')),
    ...question.anchors.map(item => mark(item, 'isAnchored')),
    ...question.random.map(
      (of): NextEdit =>
        () => ({ name: 'updateSettings', input: { questionId, settings: randomOf(of) } }),
    ),
    ...made.rules.map(rule => ruleEdit(rule, questionId)),
    ...made.quotas.map(quota => quotaEdit(quota.cells, questionId, language)),
  ];
}

export const randomOf = (of: 'options' | 'rows') =>
  writeSettings(of === 'rows' ? { isRowOrderRandom: true } : { isOptionOrderRandom: true });

const ruleEdit =
  ({ does, when }: PlannedRule, questionId: Id): NextEdit =>
  ({ questions }) => {
    const question = questions[questionId];
    if (does !== 'screen-out' || !question) return undefined;
    return {
      name: 'saveLogic',
      input: { rules: [{ kind: 'screen-out', questionId, when: conditionOf(when, question) }] },
    };
  };

function conditionOf(test: PlannedTest, { id: questionId, items }: Question): object {
  if ('compare' in test) return { test: 'number', questionId, compare: test.compare, value: test.value };
  const inPlace = inOrder(items);
  return {
    test: 'choice',
    questionId,
    is: test.is,
    itemIds: test.items.flatMap(item => inPlace[item - 1]?.id ?? []),
  };
}

export const quotaEdit =
  (cells: PlannedQuota['cells'], questionId: Id, language: DraftLanguage): NextEdit =>
  ({ questions }) => {
    const question = questions[questionId];
    const input = question && quotaInput(question, cells, language);
    return input ? { name: 'saveQuota', input } : undefined;
  };

export interface Place {
  readonly groupId: Id;
  readonly order: string;
}

/** Right behind a question, or before all others. */
export function placeBehind(document: Questionnaire, after: Id | null): Place | undefined {
  const top = orderQuestions(document).filter(({ parentId }) => parentId === undefined);
  if (after === null) {
    const first = top.find(question => isAsked(question) && isPlain(document, question.groupId));
    if (!first) return emptyPlace(document);
    const siblings = siblingsOf(document, first.groupId);
    const at = siblings.findIndex(({ id }) => id === first.id);
    return { groupId: first.groupId, order: orderBetween(siblings[at - 1]?.order ?? null, first.order) };
  }
  const anchor = document.questions[after];
  if (!anchor || !isPlain(document, anchor.groupId)) return undefined;
  return { groupId: anchor.groupId, order: orderAfter(siblingsOf(document, anchor.groupId), after) };
}

function emptyPlace(document: Questionnaire): Place | undefined {
  const group = inOrder(document.groups).find(({ id }) => isPlain(document, id));
  return group && { groupId: group.id, order: orderAfter(siblingsOf(document, group.id), undefined) };
}

/** Where a question of its kind belongs: who takes part first, facts about people last. `places` are those of what is there. */
export function placeFor(
  document: Questionnaire,
  place: DraftPlace,
  places: ReadonlyMap<Id, DraftPlace>,
): Place | undefined {
  const rank = (one: DraftPlace) => draftPlaces.indexOf(one);
  const asked = orderQuestions(document).filter(one => isAsked(one) && isPlain(document, one.groupId));
  if (place === 'screening') {
    const firstOther = asked.findIndex(({ id }) => places.get(id) !== 'screening');
    const leading = firstOther < 0 ? asked : asked.slice(0, firstOther);
    return placeBehind(document, leading.at(-1)?.id ?? null);
  }
  const before = asked.findLast(({ id }) => rank(places.get(id) ?? 'core') <= rank(place));
  return placeBehind(document, before?.id ?? null);
}

/** A group that is shown, repeated or mixed does so with whatever is put into it. */
function isPlain({ logic, groups }: Questionnaire, groupId: Id): boolean {
  const isNamed = Object.values(logic).some(
    rule => 'target' in rule && 'groupId' in rule.target && rule.target.groupId === groupId,
  );
  const group = groups[groupId];
  return !isNamed && group?.solution === undefined && Object.keys(group?.settings ?? {}).length === 0;
}

const siblingsOf = ({ questions }: Questionnaire, groupId: Id) =>
  inOrder(
    Object.fromEntries(
      Object.values(questions)
        .filter(one => one.groupId === groupId && one.parentId === undefined)
        .map(one => [one.id, one]),
    ),
  );
