import type { CommentPartKind, MessageLink, Right } from '@wenshu/api-contract';
import type { Actor, RightsBearer } from '../../../authorisation/actor.ts';
import { requireRight } from '../../../authorisation/authorise.ts';
import { holdsRight, listHolders } from '../../../authorisation/right.repository.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import type { Part } from './comment.repository.ts';

/** What later wings know of a kind of part. */
export interface CommentPart {
  /** What somebody needs to see such a part. */
  readonly right: Right;
  /** The page on which it is seen. */
  readonly page: MessageLink['page'];
  /** Those of these parts that are there, as far as this person may see them. */
  listVisible(
    database: Database,
    actor: Actor,
    scrollId: string,
    partIds: readonly string[],
  ): Promise<readonly string[]>;
}

export type CommentParts = Readonly<Record<CommentPartKind, CommentPart>>;

export interface CommentWorld {
  readonly parts: CommentParts;
  /** What a questionnaire is called in a message. */
  readonly nameOf: (db: Queryable, scrollId: string) => Promise<string>;
}

/** A part that somebody may not see is refused like one that is not there. */
export async function requirePart(parts: CommentParts, database: Database, actor: Actor, part: Part): Promise<void> {
  const { right, listVisible } = parts[part.kind];
  await requireRight(database.pool, actor, right, part.object);
  const [visible] = await listVisible(database, actor, part.object.id, [part.id]);
  if (visible === undefined) throw new Refusal('commentPartNotFound');
}

/** Everybody who may see the part: of these, or of all who hold anything on its questionnaire. */
export async function listReaders(
  parts: CommentParts,
  database: Database,
  part: Part,
  among?: readonly string[],
): Promise<string[]> {
  const { right, listVisible } = parts[part.kind];
  const ids = among ?? (await listHolders(database.pool, part.object)).map(({ personId }) => personId);
  const readers: string[] = [];
  for (const personId of new Set(ids)) {
    const bearer: RightsBearer = { personId };
    if (!(await holdsRight(database.pool, bearer, part.object, right))) continue;
    const seen = await listVisible(database, { personId, sessionId: '' }, part.object.id, [part.id]);
    if (seen.length > 0) readers.push(personId);
  }
  return readers;
}
