import type { ColumnResult, Filter } from '@wenshu/analysis';
import type { OpenDataSet } from './data-set.ts';

const AT_ONCE = 20_000;

/** Which records the numbers of rows stand for, as long as the copy is of that generation; null for one that is there no more. */
export async function idsOfRows(
  dataSet: OpenDataSet,
  { rows, generation }: Pick<ColumnResult<'order'>, 'rows' | 'generation'>,
  signal?: AbortSignal,
): Promise<readonly (string | null)[]> {
  const ids: (string | null)[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = [...rows.subarray(from, from + AT_ONCE)];
    ids.push(...(await dataSet.ask({ kind: 'ids', generation, rows: some }, signal)).ids);
  }
  return ids;
}

/** The records that match and that the reader may see, the first that came first. */
export async function listIds(dataSet: OpenDataSet, filter: Filter, signal?: AbortSignal): Promise<readonly string[]> {
  const order = await dataSet.ask({ kind: 'order', sort: [{ variable: 'fact:serial' }], filter }, signal);
  return (await idsOfRows(dataSet, order, signal)).filter(id => id !== null);
}
