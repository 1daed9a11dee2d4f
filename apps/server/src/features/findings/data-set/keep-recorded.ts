import type { Queryable } from '../../../platform/database/database.ts';
import { touchRecords } from '../../collect/answering/index.ts';
import { insertRecorded, listRecorded, sweepRecorded } from './recorded-values.repository.ts';

export interface Recording {
  readonly scrollId: string;
  readonly recording: string;
  /** By variable of the recording, in the order of their places: by record; NaN where there is none. */
  readonly columns: readonly Float64Array[];
  /** Whose they are; null for a record that is gone. */
  readonly ids: readonly (string | null)[];
  /** Savings that this one takes the place of: whoever had a value there may have none here. */
  readonly instead: readonly string[];
}

/**
 * Values of single records, in the transaction that writes their variables. Every record whose values are others now is marked as changed, so
 * that the copy reads it again with its new column in one look; one that has gone meanwhile gets none.
 */
export async function keepRecorded(
  db: Queryable,
  { scrollId, recording, columns, ids, instead }: Recording,
): Promise<void> {
  const figures = ids.flatMap((id, row) => {
    const values = columns.map(column => (Number.isFinite(column[row]) ? column[row]! : null));
    return id === null || values.every(value => value === null) ? [] : [{ id, values }];
  });
  const before = await listRecorded(db, instead);
  const there = new Set(await touchRecords(db, scrollId, [...new Set([...figures.map(({ id }) => id), ...before])]));
  await insertRecorded(db, { scrollId, recording, figures: figures.filter(({ id }) => there.has(id)) });
  await sweepRecorded(db, scrollId);
}
