import type { FlowItem } from '@wenshu/survey-core/answering';

/** The options along a path, as far as it leads. */
export function followPath(items: readonly FlowItem[], path: readonly unknown[]): readonly FlowItem[] {
  const found: FlowItem[] = [];
  let layer = items;
  for (const id of path) {
    const item = layer.find(one => one.id === id);
    if (!item) break;
    found.push(item);
    layer = item.children ?? [];
  }
  return found;
}
