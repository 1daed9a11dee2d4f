import type { FlowListGroup, FlowRow } from '@wenshu/survey-core/answering';

export interface RowSection<Row = FlowRow> {
  readonly group?: FlowListGroup;
  readonly rows: readonly Row[];
}

/** The rows, or columns, under their groups' titles. A group stands where its first one stands, so that a random order never tears it apart. */
export function rowSections<Row extends { readonly groupId?: string }>({
  rows,
  rowGroups,
}: {
  readonly rows: readonly Row[];
  readonly rowGroups: readonly FlowListGroup[];
}): readonly RowSection<Row>[] {
  const byGroup = new Map<FlowListGroup | undefined, Row[]>();
  for (const row of rows) {
    const group = rowGroups.find(one => one.id === row.groupId);
    const section = byGroup.get(group);
    if (section) section.push(row);
    else byGroup.set(group, [row]);
  }
  return [...byGroup].map(([group, ofGroup]) => ({ ...(group && { group }), rows: ofGroup }));
}
