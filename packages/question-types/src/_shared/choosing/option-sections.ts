import type { FlowItem, FlowListGroup, FlowQuestion } from '@wenshu/survey-core/answering';
import { choices } from '../options.ts';

/** Options that stand under one heading: those of a group, or the lower layer of an option. */
export interface OptionSection {
  readonly id: string;
  readonly title?: string;
  readonly items: readonly FlowItem[];
}

/**
 * What can be chosen, under its headings. A group stands where its first option stands; options of no group, one after another, stand
 * without a heading.
 */
export function optionSections({
  items,
  itemGroups,
}: Pick<FlowQuestion, 'items' | 'itemGroups'>): readonly OptionSection[] {
  const sections = new Map<string, { title?: string; items: FlowItem[] }>();
  let last = '';
  for (const item of items) {
    const heading = item.children?.length ? item : groupOf(item, itemGroups);
    // "None of these" at the end of the list stays there: only neighbours without a group stand together.
    const id = heading?.id ?? (sections.get(last)?.title === undefined && last ? last : `${item.id}-`);
    const section = sections.get(id);
    const chosen = choices(item.children ?? [item]);
    if (section) section.items.push(...chosen);
    else sections.set(id, { ...(heading && { title: heading.title.text }), items: [...chosen] });
    last = id;
  }
  return [...sections].map(([id, section]) => ({ id, ...section }));
}

function groupOf(item: FlowItem, itemGroups: readonly FlowListGroup[]): FlowListGroup | undefined {
  return itemGroups.find(group => group.id === item.groupId);
}
