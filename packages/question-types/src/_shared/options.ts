import { type FlowItem, type FlowRow, flatItems, readSetting } from '@wenshu/survey-core/answering';

/** The codes of options or rows in the data, by id: their number, or their place while the survey was never published. */
export function codesOf(parts: readonly (FlowItem | FlowRow)[]): ReadonlyMap<string, number> {
  return new Map(parts.map((part, index) => [part.id, readSetting(part.settings, 'optionNumber') ?? index + 1]));
}

/** The codes of options, with what they stand for. */
export function valueLabels(items: readonly FlowItem[]): { value: number; label: string; itemId: string }[] {
  const codes = codesOf(items);
  return items.map(item => ({ value: codes.get(item.id)!, label: item.title.text, itemId: item.id }));
}

export function hasOption(parts: readonly (FlowItem | FlowRow)[], id: unknown): id is string {
  return parts.some(part => part.id === id);
}

/** What can be chosen: in layered lists the options at the bottom. */
export function choices(items: readonly FlowItem[]): readonly FlowItem[] {
  return items.some(item => item.children) ? flatItems(items).filter(item => !item.children?.length) : items;
}

/** The scores of options, added; undefined when none of them has one. */
export function scoreOf(items: readonly FlowItem[], chosen: readonly string[]): number | undefined {
  let sum: number | undefined;
  for (const id of chosen) {
    const item = items.find(one => one.id === id);
    const score = item && readSetting(item.settings, 'score');
    if (score !== undefined && score !== null) sum = (sum ?? 0) + score;
  }
  return sum;
}
