import type { Table } from '../../exhibit/exhibits.ts';
import type { Held, NumberFormat } from '../../exhibit/units.ts';
import type { PresentContext } from '../../kind/kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { type ModelNotes, plainTable } from '../model/plain-table.ts';
import { shownGroups } from './grouped.ts';
import type { Segmented } from './segments.ts';

interface Compared<Found> {
  readonly title: string;
  /** Of each group. */
  readonly columns: readonly { readonly id: string; readonly text: string; readonly format: NumberFormat }[];
  readonly rows: readonly {
    readonly id: string;
    readonly text: string;
    /** What a group's columns say of this row. */
    of(own: Found): readonly (Held | string | null)[];
  }[];
  notes(): ModelNotes;
}

/** The same figures of everybody and of each group beside each other; no table where nobody was asked to be parted. */
export function segmentTables<Found>(
  found: Segmented<Found>,
  { title, columns, rows, notes }: Compared<Found>,
  request: ModelRequest,
  context: PresentContext,
): readonly Table[] {
  if (found.segments.length === 0 && found.leftOut.length === 0) return [];
  const groups = shownGroups<Found>(found, request, context);
  return [
    plainTable(
      {
        id: 'segments',
        title,
        base: found.base,
        columns: groups.flatMap(({ id, head: group }) =>
          columns.map(column => ({ ...column, id: `${id}:${column.id}`, group })),
        ),
        rows: rows.map(({ id, text, of }) => ({ id, text, values: groups.flatMap(({ found: own }) => of(own)) })),
        notes: notes(),
      },
      context,
    ),
  ];
}
