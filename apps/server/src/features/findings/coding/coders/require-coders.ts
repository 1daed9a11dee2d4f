import type { Platform } from '../../../../platform/platform.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { type OpenCoding, openCoding } from '../open-coding.ts';
import { listAnswered } from './list-answered.ts';
import { listCoders } from './list-coders.ts';

/** Different people, all of whom may code here. */
export async function requireCoders(
  { database }: Platform,
  scrollId: string,
  ids: readonly string[],
  field: string,
): Promise<void> {
  if (new Set(ids).size < ids.length) throw new Refusal('roundNotPossible', { field, params: { word: 'coder-twice' } });
  const may = new Set((await listCoders(database.pool, scrollId)).map(({ personId }) => personId));
  if (!ids.every(id => may.has(id)))
    throw new Refusal('roundNotPossible', { field, params: { word: 'coder-cannot-code' } });
}

/** Which of the answers a colleague may see whom they are given to. */
export async function seenBy(
  platform: Platform,
  personId: string,
  { scrollId, codingId, dataSet }: OpenCoding,
): Promise<(id: string) => boolean> {
  const theirs = await openCoding(platform, { personId, sessionId: '' }, { scrollId, codingId });
  if (JSON.stringify(theirs.dataSet.sight) === JSON.stringify(dataSet.sight)) return () => true;
  const seen = new Set(await listAnswered(theirs, 'all'));
  return id => seen.has(id);
}
