import { type FlowItem, type FlowRow, flatItems, readSetting } from '@wenshu/survey-core/answering';

/** The code of an option or row in the data: its number, or its place while the survey was never published. */
export function codeOf(parts: readonly (FlowItem | FlowRow)[], id: string): number | null {
  const index = parts.findIndex(part => part.id === id);
  const part = parts[index];
  return part ? (readSetting(part.settings, 'optionNumber') ?? index + 1) : null;
}

export function valueLabels(parts: readonly (FlowItem | FlowRow)[]): { value: number; label: string }[] {
  return parts.map(part => ({ value: codeOf(parts, part.id)!, label: part.title.text }));
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
  const scores = chosen.flatMap(id => {
    const item = items.find(one => one.id === id);
    return (item && readSetting(item.settings, 'score')) ?? [];
  });
  return scores.length > 0 ? scores.reduce((sum, score) => sum + score, 0) : undefined;
}
