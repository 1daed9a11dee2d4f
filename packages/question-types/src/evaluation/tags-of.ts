import { type FlowItem, type FlowQuestion, readSetting } from '@wenshu/survey-core/answering';

/** The tags that are offered after a score: those of the score's own group, and those of no group. */
export function tagsOf({ items, itemGroups }: FlowQuestion, score: number): readonly FlowItem[] {
  const groups = itemGroups.filter(group => readSetting(group.settings ?? {}, 'score') === score);
  return items.filter(item => item.groupId === undefined || groups.some(group => group.id === item.groupId));
}
