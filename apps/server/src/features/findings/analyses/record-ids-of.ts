import type { Answers } from '@wenshu/analysis';
import type { OpenDataSet } from '../data-set/index.ts';

const PAGE = 20_000;

/** The records that a model was given, in its order. Asked before it begins: numbers of rows mean something within one generation of the copy. */
export async function recordIdsOf(dataSet: OpenDataSet, [answer]: Answers): Promise<readonly (string | null)[]> {
  if (!answer || !('rows' in answer) || answer.moment === undefined) return [];
  const generation = answer.moment.slice(0, answer.moment.lastIndexOf('.'));
  const ids: (string | null)[] = [];
  for (let from = 0; from < answer.rows.length; from += PAGE) {
    const rows = [...answer.rows.subarray(from, from + PAGE)];
    ids.push(...(await dataSet.ask({ kind: 'ids', generation, rows })).ids);
  }
  return ids;
}
