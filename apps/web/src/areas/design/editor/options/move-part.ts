import { type CommandCall, type Item, inOrder, orderAfter, type Question, type Row } from '@wenshu/survey-core';
import { groupOf, type ListName, parentOf } from '../../document/reading/part-rows.ts';
import type { Side } from '../drag/place-at.ts';

type Part = Item | Row;

/** One place up or down among the parts beside it. At the edge of a group it goes into the next one. */
export function stepPart(question: Question, list: ListName, id: string, by: -1 | 1): CommandCall | undefined {
  const part = question[list][id];
  if (!part) return undefined;
  const siblings = siblingsOf(question, list, part);
  const at = siblings.findIndex(one => one.id === id);
  const next = siblings[at + by];
  if (next) {
    const afterId = by === 1 ? next.id : (siblings[at - 2]?.id ?? null);
    return place(question, list, part, { parentId: parentOf(part), groupId: groupOf(part), afterId });
  }
  if (parentOf(part) !== undefined) return undefined;
  const groups = groupIdsOf(question, list);
  const goal = groups[groups.indexOf(groupOf(part)) + by];
  if (groups.length < 2 || groups.indexOf(groupOf(part)) + by < 0 || (goal === undefined && by === 1)) return undefined;
  const inGoal = siblingsIn(question, list, undefined, goal);
  return place(question, list, part, {
    parentId: undefined,
    groupId: goal,
    afterId: by === 1 ? null : (inGoal.at(-1)?.id ?? null),
  });
}

/** Dropped before or after another line; after a group's heading it becomes the group's first. Undefined when it stands there already. */
export function dropPart(
  question: Question,
  list: ListName,
  id: string,
  besideId: string,
  side: Side,
): CommandCall | undefined {
  const part = question[list][id];
  if (!part || besideId === id || isBelow(question, list, besideId, id)) return undefined;
  const beside = question[list][besideId];
  const goal = beside
    ? goalBeside(question, list, id, beside, side)
    : goalAtHeading(question, list, id, besideId, side);
  const siblings = siblingsOf(question, list, part);
  const before = siblings[siblings.findIndex(one => one.id === id) - 1]?.id ?? null;
  const isThere = goal.parentId === parentOf(part) && goal.groupId === groupOf(part) && goal.afterId === before;
  return isThere ? undefined : place(question, list, part, goal);
}

function goalBeside(question: Question, list: ListName, id: string, beside: Part, side: Side): Goal {
  const others = siblingsOf(question, list, beside).filter(one => one.id !== id);
  const at = others.findIndex(one => one.id === beside.id);
  const afterId = side === 'after' ? beside.id : (others[at - 1]?.id ?? null);
  return { parentId: parentOf(beside), groupId: groupOf(beside), afterId };
}

/** Above a heading is the end of the group before it, or of what is in none. */
function goalAtHeading(question: Question, list: ListName, id: string, headingId: string, side: Side): Goal {
  if (side === 'after') return { parentId: undefined, groupId: headingId, afterId: null };
  const groups = groupIdsOf(question, list);
  const groupId = groups[groups.indexOf(headingId) - 1];
  const last = siblingsIn(question, list, undefined, groupId).findLast(one => one.id !== id);
  return { parentId: undefined, groupId, afterId: last?.id ?? null };
}

/** One level down: below the option before it. One level up: after the option it hangs on. */
export function shiftLevel(question: Question, id: string, by: -1 | 1): CommandCall | undefined {
  const part = question.items[id];
  if (!part) return undefined;
  if (by === 1) {
    const siblings = siblingsOf(question, 'items', part);
    const above = siblings[siblings.findIndex(one => one.id === id) - 1];
    return above && place(question, 'items', part, { parentId: above.id, groupId: undefined, afterId: undefined });
  }
  const parent = question.items[part.parentItemId ?? ''];
  return (
    parent &&
    place(question, 'items', part, { parentId: parent.parentItemId, groupId: groupOf(parent), afterId: parent.id })
  );
}

interface Goal {
  readonly parentId: string | undefined;
  readonly groupId: string | undefined;
  readonly afterId: string | null | undefined;
}

function place(question: Question, list: ListName, part: Part, { parentId, groupId, afterId }: Goal): CommandCall {
  const siblings = siblingsIn(question, list, parentId, groupId).filter(one => one.id !== part.id);
  // Order is one for the whole list: without groups every part counts, so that a move keeps to its own place only.
  const order = orderAfter(siblings, afterId);
  const questionId = question.id;
  if (list === 'rows')
    return {
      name: 'moveChildren',
      input: { questionId, moves: [{ rowId: part.id, order, rowGroupId: groupId ?? null }] },
    };
  if (parentId !== parentOf(part))
    return { name: 'moveOneOrTwoItem', input: { questionId, itemId: part.id, order, parentItemId: parentId ?? null } };
  const isRegrouped = groupId !== groupOf(part);
  const move = { itemId: part.id, order, ...(isRegrouped && { itemGroupId: groupId ?? null }) };
  return { name: 'moveItems', input: { questionId, moves: [move] } };
}

function siblingsOf(question: Question, list: ListName, part: Part): Part[] {
  return siblingsIn(question, list, parentOf(part), groupOf(part));
}

function siblingsIn(question: Question, list: ListName, parentId: string | undefined, groupId: string | undefined) {
  return inOrder<Part>(question[list]).filter(one => parentOf(one) === parentId && groupOf(one) === groupId);
}

/** No group comes before all groups. */
function groupIdsOf(question: Question, list: ListName): (string | undefined)[] {
  const groups = inOrder(list === 'items' ? question.itemGroups : question.rowGroups);
  return [undefined, ...groups.map(group => group.id)];
}

function isBelow(question: Question, list: ListName, id: string, above: string): boolean {
  for (let at: Part | undefined = question[list][id]; at; ) {
    const parent = parentOf(at);
    if (parent === above) return true;
    at = parent === undefined ? undefined : question[list][parent];
  }
  return false;
}
