import type { Id } from '../ids.ts';
import { readSetting } from '../settings/settings.ts';
import type { FlowItem } from './flow.ts';

/** All options of all layers, each before the ones below it. */
export function flatItems(items: readonly FlowItem[]): readonly FlowItem[] {
  return items.some(item => item.children)
    ? items.flatMap(item => [item, ...(item.children ? flatItems(item.children) : [])])
    : items;
}

/** The options that pass, in every layer; an option without its parent is gone too. */
export function filterItems(items: readonly FlowItem[], isKept: (item: FlowItem) => boolean): readonly FlowItem[] {
  return items
    .filter(isKept)
    .map(item => (item.children ? { ...item, children: filterItems(item.children, isKept) } : item));
}

/** Whether a rule that carries options, or asks once for each, takes this one at all. */
export function isTakenBy({ takesExclusive }: { readonly takesExclusive?: boolean }, item: Pick<FlowItem, 'settings'>) {
  return takesExclusive === true || !readSetting(item.settings, 'isExclusive');
}

/** What makes two options the same to whoever reads them. */
export function labelOf({ title }: Pick<FlowItem, 'title'>): string {
  return title.text.trim().toLowerCase();
}

export function isHiddenItem(item: FlowItem): boolean {
  return readSetting(item.settings, 'isHidden');
}

export function hasItem(items: readonly FlowItem[], id: Id): boolean {
  return items.some(item => item.id === id || (item.children !== undefined && hasItem(item.children, id)));
}

/** The titles of chosen options, in the order chosen; of some of them when `only` names some. */
export function titlesOf(
  items: readonly FlowItem[],
  chosen: readonly Id[],
  only: readonly Id[] | undefined,
): readonly string[] {
  const all = flatItems(items);
  return chosen
    .filter(id => only === undefined || only.includes(id))
    .flatMap(id => all.find(item => item.id === id)?.title.text ?? []);
}
