import { codingCalls } from '@wenshu/api-contract';
import type { Actor } from '../../../authorisation/actor.ts';
import { findSight } from '../../../authorisation/record-range.repository.ts';
import { findHeldRight, holdsRight } from '../../../authorisation/right.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type CodingRow, listCodingsWith } from './coding.repository.ts';
import { type FrameOwner, type FrameRow, findFrame } from './frame.repository.ts';

/** What the calls that code ask for: whoever changes a frame changes what is coded with it. */
export const { right: codingRight } = codingCalls.code.needs;

const on = (id: string) => ({ kind: 'questionnaire', id }) as const;

/** A frame that the person may see; one that they may not is refused like one that is not there. */
export async function findSeenFrame(db: Queryable, actor: Actor, frameId: string): Promise<FrameRow> {
  const frame = await findFrame(db, frameId);
  if (!frame || !(await sees(db, actor, frame))) throw new Refusal('codingNotFound');
  return frame;
}

async function sees(db: Queryable, actor: Actor, { frameId, personId, enterpriseId }: FrameRow): Promise<boolean> {
  if (personId === actor.personId) return true;
  const enterprise = { kind: 'enterprise', id: enterpriseId ?? '' } as const;
  if (enterpriseId !== null && (await holdsRight(db, actor, enterprise, 'enterprise.view'))) return true;
  // Whoever codes with it reads its codes there.
  for (const scrollId of surveysIn(await listCodingsWith(db, frameId)))
    if (await holdsRight(db, actor, on(scrollId), codingRight)) return true;
  return false;
}

/**
 * Whose it is changes it, and so does whoever codes with it: colleagues add codes as they read. Neither does where something is coded with it
 * that they may not code.
 */
export async function mayEdit(
  db: Queryable,
  actor: Actor,
  owner: FrameOwner,
  codings: readonly CodingRow[],
): Promise<boolean> {
  for (const scrollId of surveysIn(codings)) {
    const held = await findHeldRight(db, actor, on(scrollId), codingRight);
    if (!held || held.isExpired) return false;
  }
  return codings.length > 0 || owns(db, actor, owner);
}

async function owns(db: Queryable, actor: Actor, { personId, enterpriseId }: FrameOwner): Promise<boolean> {
  if (enterpriseId === null) return personId === actor.personId;
  const enterprise = { kind: 'enterprise', id: enterpriseId } as const;
  const held = await findHeldRight(db, actor, enterprise, 'enterprise.createProject');
  return held !== undefined && !held.isExpired;
}

/** What makes codings others reaches every record: whoever may know of some of them only does not do it. */
export async function requireAllRecords(db: Queryable, actor: Actor, codings: readonly CodingRow[]): Promise<void> {
  for (const scrollId of surveysIn(codings))
    if (!(await codesAllRecords(db, actor, scrollId))) throw new Refusal('allRecordsNeeded');
}

export const codesAllRecords = async (db: Queryable, actor: Actor, scrollId: string): Promise<boolean> =>
  (await findSight(db, actor, scrollId, codingRight)).kind === 'all';

export async function requireOwn(db: Queryable, actor: Actor, owner: FrameOwner): Promise<void> {
  if (!(await owns(db, actor, owner))) throw new Refusal('noPermission');
}

/** In the order in which they are locked. */
export const surveysIn = (codings: readonly CodingRow[]): readonly string[] =>
  [...new Set(codings.map(({ scrollId }) => scrollId))].sort();
