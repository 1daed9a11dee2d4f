import { PRESENCE_SECONDS, type PresentPerson } from '@wenshu/api-contract';
import type { Database } from '../../../platform/database/database.ts';
import { listPresent } from './presence.repository.ts';

/** Two messages may be lost before a page counts as gone. */
const SILENCE_MS = 3 * PRESENCE_SECONDS * 1000;

/** Pages that were heard of since then are open. */
export const presentSince = (now: Date): Date => new Date(now.getTime() - SILENCE_MS);

interface PageOfPerson {
  readonly pageId: string;
  readonly personId: string;
}

/** The others, as one page of a person sees them. */
export function othersThan<Present extends PageOfPerson>(
  present: readonly Present[],
  { pageId, personId }: PageOfPerson,
): (Present & { isSelf: boolean })[] {
  return present
    .filter(other => other.pageId !== pageId)
    .map(other => ({ ...other, isSelf: other.personId === personId }));
}

export async function listOthers(
  { pool }: Database,
  scrollId: string,
  viewer: PageOfPerson,
  now: Date,
): Promise<PresentPerson[]> {
  return othersThan(await listPresent(pool, scrollId, presentSince(now)), viewer);
}
