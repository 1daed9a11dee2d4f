import type { FlowItem, FlowListGroup, FlowQuestion } from '@wenshu/survey-core/answering';
import { choices } from './options.ts';

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
  for (const item of items) {
    const heading = item.children?.length ? item : groupOf(item, itemGroups);
    const section = sections.get(heading?.id ?? '');
    const chosen = choices(item.children ?? [item]);
    if (section) section.items.push(...chosen);
    else sections.set(heading?.id ?? '', { ...(heading && { title: heading.title.text }), items: [...chosen] });
  }
  return [...sections].map(([id, section]) => ({ id, ...section }));
}

function groupOf(item: FlowItem, itemGroups: readonly FlowListGroup[]): FlowListGroup | undefined {
  return itemGroups.find(group => group.id === item.groupId);
}
