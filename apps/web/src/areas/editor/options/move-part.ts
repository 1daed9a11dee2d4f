import { type CommandName, type Item, inOrder, orderAfter, type Question, type Row } from '@wenshu/survey-core';
import { groupOf, type ListName, type PartLine, parentOf, partLines } from './part-rows.ts';

export interface PartCommand {
  readonly name: CommandName;
  readonly input: object;
}

type Part = Item | Row;

/** One place up or down among the parts beside it. At the edge of a group it goes into the next one. */
export function stepPart(question: Question, list: ListName, id: string, by: -1 | 1): PartCommand | undefined {
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

/** Dropped over another line: before or after it, as the pointer came from below or above; a group's heading takes it in. */
export function dropPart(question: Question, list: ListName, id: string, overId: string): PartCommand | undefined {
  const lines = partLines(question, list);
  const part = question[list][id];
  const from = lines.findIndex(line => line.id === id);
  const to = lines.findIndex(line => line.id === overId);
  const over = lines[to];
  if (!part || !over || from === to) return undefined;
  if (over.kind === 'group') return intoGroup(question, list, part, lines, from, to, over);
  if (isBelow(question, list, overId, id)) return undefined;
  const parentId = parentOf(over.part);
  const groupId = groupOf(over.part);
  const siblings = siblingsIn(question, list, parentId, groupId).filter(one => one.id !== id);
  const at = siblings.findIndex(one => one.id === overId);
  const afterId = from < to ? overId : (siblings[at - 1]?.id ?? null);
  return place(question, list, part, { parentId, groupId, afterId });
}

/** Going down over a heading enters the group; going up over it leaves to the end of what stands above. */
function intoGroup(
  question: Question,
  list: ListName,
  part: Part,
  lines: readonly PartLine[],
  from: number,
  to: number,
  over: PartLine,
): PartCommand {
  const groups = groupIdsOf(question, list);
  const groupId = from < to ? over.id : groups[groups.indexOf(over.id) - 1];
  const above = lines.slice(0, to).findLast(line => line.kind === 'part' && line.id !== part.id && line.depth === 0);
  const isAboveInGroup = above?.kind === 'part' && groupOf(above.part) === groupId;
  const afterId = from < to ? null : isAboveInGroup ? above.id : null;
  return place(question, list, part, { parentId: undefined, groupId, afterId });
}

/** One level down: below the option before it. One level up: after the option it hangs on. */
export function shiftLevel(question: Question, id: string, by: -1 | 1): PartCommand | undefined {
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

function place(question: Question, list: ListName, part: Part, { parentId, groupId, afterId }: Goal): PartCommand {
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
