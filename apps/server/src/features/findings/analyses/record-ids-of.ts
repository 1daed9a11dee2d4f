import type { Answers } from '@wenshu/analysis';
import { idsOfRows, type OpenDataSet } from '../data-set/index.ts';

/** The records that a model was given, in its order. Asked before it begins: numbers of rows mean something within one generation of the copy. */
export async function recordIdsOf(dataSet: OpenDataSet, [answer]: Answers): Promise<readonly (string | null)[]> {
  if (!answer || !('rows' in answer) || answer.moment === undefined) return [];
  const generation = answer.moment.slice(0, answer.moment.lastIndexOf('.'));
  return idsOfRows(dataSet, { rows: answer.rows, generation });
}
