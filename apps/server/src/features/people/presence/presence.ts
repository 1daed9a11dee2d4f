import { PRESENCE_SECONDS } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { type Reading, reading } from '../../../platform/metrics/metrics.ts';
import {
  countOpenPages,
  type DocumentOf,
  forgetPage,
  listPresenceWords,
  listPresent,
  type OpenPage,
  type PageOfPerson,
  type PresentPage,
  rememberPage,
} from './presence.repository.ts';

/** Two messages may be lost before a page counts as gone. */
const SILENCE_MS = 3 * PRESENCE_SECONDS * 1000;

/** Pages that were heard of since then are open. */
const presentSince = (now: Date): Date => new Date(now.getTime() - SILENCE_MS);

/** Everybody who has a document open. */
export const listHere = (db: Queryable, document: DocumentOf, now: Date): Promise<PresentPage[]> =>
  listPresent(db, document, presentSince(now));

/** How many pages are open, by the kind of their document. */
export const readOpenPages = async (db: Queryable, now: Date): Promise<readonly Reading[]> =>
  (await countOpenPages(db, presentSince(now))).map(({ kind, pages }) => reading('wenshu_open_pages', pages, { kind }));

/** The words of presence of some documents of a kind, by id. */
export const presenceWords = (
  db: Queryable,
  kind: string,
  documentIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> => listPresenceWords(db, kind, documentIds, presentSince(now));

type Other<Place extends string> = Omit<PresentPage, 'place'> & { isSelf: boolean } & Record<Place, string | null>;

/** The others, as one page of a person sees them; where they are has the name that the kind of document gives it. */
export function othersThan<Place extends string>(
  present: readonly PresentPage[],
  { pageId, personId }: PageOfPerson,
  place: Place,
): Other<Place>[] {
  return present
    .filter(other => other.pageId !== pageId)
    .map(({ place: at, ...other }) => ({ ...other, isSelf: other.personId === personId, [place]: at }) as Other<Place>);
}

/** Says that a page is open, or is left, and learns which others are. */
export async function sayHere<Place extends string>(
  db: Queryable,
  page: OpenPage,
  { isLeaving, now, place }: { readonly isLeaving: boolean | undefined; readonly now: Date; readonly place: Place },
): Promise<Other<Place>[]> {
  await (isLeaving ? forgetPage(db, page) : rememberPage(db, page, now));
  return othersThan(await listHere(db, page, now), page, place);
}
