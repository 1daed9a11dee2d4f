import { every, type Filter } from '@wenshu/analysis';
import { isNeverPublished, listIds } from '../../data-set/index.ts';
import type { OpenCoding } from '../open-coding.ts';
import { answersOf } from './read-answers.ts';

/** Records that count, with an answer, which its reader may see; the oldest first. */
export async function listAnswered(
  { dataSet, variable, key }: Pick<OpenCoding, 'dataSet' | 'variable' | 'key'>,
  among: 'uncoded' | 'coded' | 'all',
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const isCoded: Filter[] = among === 'all' ? [] : [{ test: 'answered', variable: key, is: among === 'coded' }];
  try {
    return await listIds(dataSet, every([answersOf(variable), ...isCoded]), signal);
  } catch (error) {
    if (isNeverPublished(error)) return [];
    throw error;
  }
}
