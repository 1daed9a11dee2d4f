import type { Database } from '../../../platform/database/database.ts';
import { updateAnalysis } from './analysis.repository.ts';

const MOST_VERSIONS = 100;
/** Within these minutes all that one person saves is one version: an analysis saves itself at every step. */
const ONE_VERSION_MS = 5 * 60_000;

type Next = Omit<Parameters<typeof updateAnalysis>[1], 'sameSince' | 'mostVersions'>;

/** The next version of an analysis; undefined when there is a newer one than was looked at, or none that the person sees. */
export function nextVersion(database: Database, saved: Next): Promise<number | undefined> {
  const sameSince = new Date(saved.now.getTime() - ONE_VERSION_MS);
  return updateAnalysis(database.pool, { ...saved, sameSince, mostVersions: MOST_VERSIONS });
}
