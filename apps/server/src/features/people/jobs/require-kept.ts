import type { Actor } from '../../../authorisation/actor.ts';
import { requireNotShut, requireRight } from '../../../authorisation/authorise.ts';
import { findRecordRange } from '../../../authorisation/record-range.repository.ts';
import { covers, type RecordRange } from '../../../authorisation/record-range.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import type { JobDefinition, JobDefinitions } from './define-job.ts';
import { type ClaimedJob, findMaker, type JobRow } from './job.repository.ts';

/** The records that a job's person may do this with; undefined for what is not made of records. */
export async function rangeOfMaking(
  db: Queryable,
  { needs }: Pick<JobDefinition, 'needs'>,
  { personId, about }: Pick<ClaimedJob, 'personId' | 'about'>,
): Promise<RecordRange | undefined> {
  return needs && about?.kind === 'questionnaire' ? findRecordRange(db, { personId }, about.id, needs) : undefined;
}

/** Whoever had something made has it as long as they might have it made: the right is still theirs, and all the records it was made of. */
export async function requireKept(
  db: Queryable,
  definition: Pick<JobDefinition, 'needs'> | undefined,
  actor: Actor,
  { about, recordRange }: Pick<JobRow, 'about' | 'recordRange'>,
): Promise<void> {
  if (!about) return;
  await requireNotShut(db, actor, about);
  if (!definition?.needs) return;
  await requireRight(db, actor, definition.needs, about);
  if (recordRange === null || about.kind !== 'questionnaire') return;
  const now = await findRecordRange(db, actor, about.id, definition.needs);
  if (!covers(now, recordRange)) throw new Refusal('fileOfMoreRecords');
}

/** The same for whoever holds the address of the file. */
export async function requireMade(
  { database, clock }: Platform,
  definitions: JobDefinitions,
  fileId: string,
  personId: string,
): Promise<void> {
  const job = await findMaker(database.pool, fileId, personId, clock.now());
  if (!job) throw new Refusal('ticketInvalid');
  await requireKept(database.pool, definitions.get(job.kind), { personId, sessionId: '' }, job);
}
