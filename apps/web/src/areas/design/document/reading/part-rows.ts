import { type Item, inOrder, type Question, type Row } from '@wenshu/survey-core';

export type ListName = 'items' | 'rows';

/** A line of the list as it is drawn: an option or row with its depth, or the heading of a group. */
export type PartLine =
  | {
      readonly kind: 'part';
      readonly id: string;
      readonly part: Item | Row;
      readonly depth: number;
      readonly number: number;
    }
  | { readonly kind: 'group'; readonly id: string; readonly title: string; readonly number: number };

/** Options or rows in the order in which they are drawn: those of no group first, then group by group; below each what hangs on it. */
export function partLines(question: Question, list: ListName): PartLine[] {
  const parts: readonly (Item | Row)[] = inOrder<Item | Row>(question[list]);
  const groups = inOrder(list === 'items' ? question.itemGroups : question.rowGroups);
  const groupIds = new Set<string | undefined>(groups.map(group => group.id));
  const isGrouped = (part: Item | Row) => groupIds.has(groupOf(part));
  const lines: PartLine[] = [];
  let number = 0;
  const below = new Map<string | undefined, (Item | Row)[]>();
  for (const part of parts) {
    const parent = parentOf(part);
    const key = parent !== undefined && Object.hasOwn(question[list], parent) ? parent : undefined;
    const siblings = below.get(key);
    if (siblings) siblings.push(part);
    else below.set(key, [part]);
  }
  const addAll = (some: readonly (Item | Row)[], depth: number) => {
    for (const part of some) {
      number += 1;
      lines.push({ kind: 'part', id: part.id, part, depth, number });
      addAll(below.get(part.id) ?? [], depth + 1);
    }
  };
  const top = below.get(undefined) ?? [];
  addAll(
    top.filter(part => !isGrouped(part)),
    0,
  );
  for (const [index, group] of groups.entries()) {
    lines.push({ kind: 'group', id: group.id, title: group.title.text, number: index + 1 });
    addAll(
      top.filter(part => groupOf(part) === group.id),
      0,
    );
  }
  return lines;
}

export function groupOf(part: Item | Row): string | undefined {
  return 'itemGroupId' in part ? part.itemGroupId : 'rowGroupId' in part ? part.rowGroupId : undefined;
}

export function parentOf(part: Item | Row): string | undefined {
  return 'parentItemId' in part ? part.parentItemId : undefined;
}
