import * as z from 'zod/mini';
import type { ItemGroup, Question, Questionnaire } from '../../document/questionnaire.ts';
import type { Id } from '../../ids.ts';
import { own } from '../../json.ts';
import { limits } from '../../limits.ts';
import type { RawSettings } from '../../settings/settings.ts';
import { type Change, removeAt, setTo } from '../change.ts';
import { firstProblem, join, type Mint, type Outcome } from '../command.ts';
import type { EditProblem } from '../edit-problem.ts';
import { id, MOST_PARTS, order, richText, settings, upTo } from '../inputs.ts';
import { placeAll } from './completion.ts';
import { clearLogicOf } from './dependants.ts';
import { checkFreshIds, findQuestion, missingIn } from './find.ts';
import { forgetTexts } from './removal.ts';
import { checkSettings, OF_LIST_GROUPS } from './settings-parts.ts';
import { checkName, checkText, NameSet } from './texts.ts';

/** Groups of options and groups of rows are the same thing on two lists. */
export const LISTS = {
  items: {
    groups: 'itemGroups',
    field: 'itemGroupId',
    groupNotFound: 'item-group-not-found',
    partNotFound: 'item-not-found',
  },
  rows: {
    groups: 'rowGroups',
    field: 'rowGroupId',
    groupNotFound: 'row-group-not-found',
    partNotFound: 'row-not-found',
  },
} as const;
export type ListName = keyof typeof LISTS;

/** A group as an edit brings it; `partIds` are the options or rows that stand in it from now on. */
export const listGroup = z.object({
  groupId: id,
  order,
  title: richText,
  settings: z.optional(settings),
  partIds: z.optional(upTo(MOST_PARTS, id)),
});
export const looseListGroup = z.partial(listGroup, { groupId: true, order: true });
export type ListGroup = z.output<typeof listGroup>;

export function completeGroups(
  document: Questionnaire,
  questionId: Id,
  list: ListName,
  groups: readonly z.output<typeof looseListGroup>[],
  mint: Mint,
) {
  return placeAll(groups, 'groupId', findQuestion(document, questionId)?.[LISTS[list].groups] ?? {}, mint);
}

/** Adds groups, or sets those that exist when `mayExist`. */
export function saveGroups(
  document: Questionnaire,
  question: Question,
  list: ListName,
  saved: readonly ListGroup[],
  mayExist: boolean,
): Outcome {
  const { groups, partNotFound } = LISTS[list];
  // Also of one group that comes four thousand times: nobody means that, and looking at each is the work.
  if (saved.length > limits.groups)
    return { problem: 'too-many-groups', id: question.id, detail: { max: limits.groups } };
  const fresh = saved.filter(group => !mayExist || !Object.hasOwn(question[groups], group.groupId));
  const after: Record<Id, ItemGroup> = { ...question[groups] };
  for (const { groupId, order, title, settings } of saved)
    after[groupId] = {
      id: groupId,
      order,
      title,
      settings: settings ?? own(question[groups], groupId)?.settings ?? {},
    };
  if (Object.keys(after).length > limits.groups)
    return { problem: 'too-many-groups', id: question.id, detail: { max: limits.groups } };
  const byId = new Map(saved.map(group => [group.groupId, group]));
  const names = new NameSet(Object.values(after).flatMap(({ id, title }) => (byId.has(id) ? [] : [title.text])));
  return join(
    checkFreshIds(
      document,
      fresh.map(group => group.groupId),
    ),
    firstProblem([...byId.values()], ({ groupId, title, settings }) => {
      const problem = checkGroup(names, groupId, title.text, settings);
      names.add(title.text);
      return problem ?? checkText(title, groupId);
    }),
    missingIn(
      question[list],
      saved.flatMap(group => group.partIds ?? []),
      partNotFound,
    ),
    [...byId.keys()].map(groupId => setTo(['questions', question.id, groups, groupId], after[groupId])),
    assignParts(
      question,
      list,
      [...byId.values()].flatMap(({ groupId, partIds }) => (partIds ? [{ groupId, partIds }] : [])),
    ),
  );
}

function checkGroup(others: NameSet, groupId: Id, name: string, settings: RawSettings = {}): EditProblem | undefined {
  return checkName(name, groupId, others) ?? checkSettings(settings, OF_LIST_GROUPS);
}

/** These parts stand in each of the groups from now on, and no others. What leaves one of them may come into another. */
export function assignParts(
  question: Question,
  list: ListName,
  assigned: readonly { readonly groupId: Id; readonly partIds: readonly Id[] }[],
): Change[] {
  const { field } = LISTS[list];
  const wanted = new Map(assigned.map(({ groupId, partIds }) => [groupId, new Set(partIds)]));
  const parts = Object.values<{ id: Id; itemGroupId?: Id; rowGroupId?: Id }>(question[list]);
  const left = parts.filter(part => wanted.get(part[field] ?? '')?.has(part.id) === false);
  return [
    ...left.map(part => removeAt(['questions', question.id, list, part.id, field])),
    ...assigned.flatMap(({ groupId, partIds }) =>
      partIds.map(partId => setTo(['questions', question.id, list, partId, field], groupId)),
    ),
  ];
}

/** Removes groups; what stood in them stays, in no group. */
export function removeGroups(
  document: Questionnaire,
  question: Question,
  list: ListName,
  groupIds: readonly Id[],
  mayClear: boolean | undefined,
): Outcome {
  const { groups, groupNotFound } = LISTS[list];
  const ids = [...new Set(groupIds)];
  return join(
    missingIn(question[groups], ids, groupNotFound),
    clearLogicOf(document, ids, mayClear),
    assignParts(
      question,
      list,
      ids.map(groupId => ({ groupId, partIds: [] })),
    ),
    ids.map(groupId => removeAt(['questions', question.id, groups, groupId])),
    forgetTexts(document, ids),
  );
}

export function moveGroup(question: Question, list: ListName, groupId: Id, order: string): Outcome {
  const { groups, groupNotFound } = LISTS[list];
  return (
    missingIn(question[groups], [groupId], groupNotFound) ?? [
      setTo(['questions', question.id, groups, groupId, 'order'], order),
    ]
  );
}

export function renameGroup(question: Question, list: ListName, groupId: Id, title: ListGroup['title']): Outcome {
  const { groups, groupNotFound } = LISTS[list];
  return (
    missingIn(question[groups], [groupId], groupNotFound) ??
    checkGroup(otherNames(question[groups], groupId), groupId, title.text) ??
    checkText(title, groupId) ?? [setTo(['questions', question.id, groups, groupId, 'title'], title)]
  );
}

function otherNames(groups: Readonly<Record<Id, ItemGroup>>, groupId: Id): NameSet {
  const others = Object.values(groups).filter(group => group.id !== groupId);
  return new NameSet(others.map(group => group.title.text));
}
