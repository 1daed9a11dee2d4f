import { countedRecords, every, type Filter } from '@wenshu/analysis';
import { isNeverPublished } from '../../data-set/index.ts';
import { idsInOrder } from '../../record-grid/index.ts';
import type { OpenCoding } from '../open-coding.ts';

/** Records that count, with an answer, which its reader may see; the oldest first. */
export async function listAnswered(
  { dataSet, variable, key }: Pick<OpenCoding, 'dataSet' | 'variable' | 'key'>,
  among: 'uncoded' | 'coded' | 'all',
  signal?: AbortSignal,
): Promise<string[]> {
  const isCoded: Filter[] = among === 'all' ? [] : [{ test: 'answered', variable: key, is: among === 'coded' }];
  const filter = every([...countedRecords(undefined), { test: 'answered', variable, is: true }, ...isCoded]);
  try {
    const order = await dataSet.ask({ kind: 'order', sort: [{ variable: 'fact:serial' }], filter }, signal);
    return (await idsInOrder(dataSet, order, signal)).filter(id => id !== null);
  } catch (error) {
    if (isNeverPublished(error)) return [];
    throw error;
  }
}
