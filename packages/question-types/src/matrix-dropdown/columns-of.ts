import type { FlowItem, FlowQuestion } from '@wenshu/survey-core/answering';

/**
 * The columns with their options: the upper layer of the list and the lower one. A list of one layer is a single column without a
 * title, so that a matrix that was just added can be answered before its columns are named.
 */
export function columnsOf({ id, items }: FlowQuestion): readonly (FlowItem & { children: readonly FlowItem[] })[] {
  if (!items.some(item => item.children?.length)) {
    return items.length > 0 ? [{ id, title: { text: '' }, settings: {}, children: items }] : [];
  }
  return items.flatMap(item => (item.children?.length ? [{ ...item, children: item.children }] : []));
}
