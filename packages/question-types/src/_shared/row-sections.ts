import type { FlowListGroup, FlowQuestion, FlowRow } from '@wenshu/survey-core/answering';

export interface RowSection {
  readonly group?: FlowListGroup;
  readonly rows: readonly FlowRow[];
}

/** The rows under their groups' titles. A group stands where its first row stands, so that a random order of rows never tears it apart. */
export function rowSections({ rows, rowGroups }: Pick<FlowQuestion, 'rows' | 'rowGroups'>): readonly RowSection[] {
  const byGroup = new Map<FlowListGroup | undefined, FlowRow[]>();
  for (const row of rows) {
    const group = rowGroups.find(one => one.id === row.groupId);
    const section = byGroup.get(group);
    if (section) section.push(row);
    else byGroup.set(group, [row]);
  }
  return [...byGroup].map(([group, ofGroup]) => ({ ...(group && { group }), rows: ofGroup }));
}
