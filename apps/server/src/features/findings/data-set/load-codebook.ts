import { questionTypes } from '@wenshu/question-types/core';
import { buildCodebook, type Codebook } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { estimateBytes } from '../../../platform/estimate-bytes.ts';
import { LruCache } from '../../../platform/lru-cache.ts';
import { findNewestVersionTime } from '../../design/questionnaire-design/index.ts';
import { loadFlows } from './load-flows.ts';

interface Kept {
  readonly codebook: Codebook;
  readonly bytes: number;
}

const MOST_BYTES = 128 * 1024 * 1024;
/** By questionnaire and its newest snapshot: snapshots never change and none is taken away, so that one time tells all of them. */
const kept = new LruCache<string, Kept>(MOST_BYTES, ({ bytes }) => bytes);

/** The codebook of everything that was ever published of a questionnaire. */
export async function loadCodebook(db: Queryable, scrollId: string): Promise<Codebook> {
  const known = kept.get(`${scrollId}:${await findNewestVersionTime(db, scrollId)}`);
  if (known) return known.codebook;
  const { flows, languages } = await loadFlows(db, scrollId);
  const codebook = buildCodebook(flows, questionTypes, languages);
  // Under the newest that was read: another may have come since it was asked for.
  kept.set(`${scrollId}:${flows[0]?.versionTime}`, { codebook, bytes: estimateBytes(flows) });
  return codebook;
}
