import type { Queryable } from '../../../platform/database/database.ts';
import { LruCache } from '../../../platform/lru-cache.ts';
import { collectIds } from './collect-ids.ts';
import { findNewestSnapshot } from './snapshot.repository.ts';

/** By questionnaire and snapshot: what was published under a version time never changes, and every edit asks. */
const known = new LruCache<string, ReadonlySet<string>>(200);

/** The ids of what respondents have been asked with the newest snapshot; none when there is none. */
export async function publishedIds(
  db: Queryable,
  scrollId: string,
  versionTime: number | null,
): Promise<ReadonlySet<string>> {
  if (versionTime === null) return new Set();
  const key = `${scrollId}.${versionTime}`;
  const cached = known.get(key);
  if (cached) return cached;
  const snapshot = await findNewestSnapshot(db, scrollId);
  const ids = snapshot ? collectIds(snapshot.document) : new Set<string>();
  // A snapshot that came meanwhile is kept under its own time.
  if (snapshot) known.set(`${scrollId}.${snapshot.versionTime}`, ids);
  return ids;
}
