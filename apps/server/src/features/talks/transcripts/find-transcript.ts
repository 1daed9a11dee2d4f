import type { Right } from '@wenshu/api-contract';
import type { Actor } from '../../../authorisation/actor.ts';
import { requireRight } from '../../../authorisation/authorise.ts';
import { findSight } from '../../../authorisation/record-range.repository.ts';
import { findHeldRight } from '../../../authorisation/right.repository.ts';
import { visibleRecords } from '../../../authorisation/visible-records.repository.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { findProject, type TalkProject } from './project.repository.ts';
import {
  findTranscript,
  type KeptTranscript,
  listDocuments,
  listWhollyVisible,
  type TranscriptOf,
} from './transcript.repository.ts';

const right = 'records.view';

export interface SeenProject extends TalkProject {
  readonly name: string;
  /** Whose project it is: they alone see who stands behind what was hidden. */
  readonly isOwner: boolean;
}

/** A project of transcripts; a task of another kind is refused like one that is not there. */
export async function getProject(
  db: Queryable,
  actor: Pick<Actor, 'personId'>,
  scrollId: string,
): Promise<SeenProject> {
  const project = await findProject(db, scrollId);
  const task = project && (await findQuestionnaire(db, scrollId));
  if (!project || !task) throw new Refusal('transcriptNotFound');
  return { ...project, name: task.name, isOwner: task.creatorId === actor.personId };
}

/** Whoever only sees the records reads, and changes nothing; nor does anybody in an enterprise that has expired. */
export async function mayEdit(db: Queryable, actor: Actor, scrollId: string): Promise<boolean> {
  const held = await findHeldRight(db, actor, { kind: 'questionnaire', id: scrollId }, 'analysis.transcript');
  return held !== undefined && !held.isExpired;
}

/** Whoever sees some of the records only sees whole transcripts or none; undefined where nothing narrows. */
export async function findVisible(
  database: Database,
  actor: Actor,
  scrollId: string,
  wanted: Right = right,
): Promise<ReadonlySet<string> | undefined> {
  const sight = await findSight(database.pool, actor, scrollId, wanted);
  if (sight.kind === 'all') return undefined;
  return listWhollyVisible(
    database,
    scrollId,
    await visibleRecords(database.pool, actor, { scrollId, right: wanted, table: 'collected_record' }),
  );
}

/** Whole transcripts that the person may both see and code. */
export async function findCodable(database: Database, actor: Actor, scrollId: string): Promise<KeptTranscript[]> {
  const { pool } = database;
  await getProject(pool, actor, scrollId);
  await requireRight(pool, actor, right, { kind: 'questionnaire', id: scrollId });
  const seen = [await findVisible(database, actor, scrollId)];
  seen.push(await findVisible(database, actor, scrollId, 'analysis.collate'));
  const documents = await listDocuments(pool, scrollId);
  return documents.filter(({ transcriptId }) => seen.every(some => some?.has(transcriptId) ?? true));
}

export interface SeenTranscript extends KeptTranscript {
  readonly project: SeenProject;
}

/** A transcript that the person may see; one that they may not is refused like one that is not there. */
export async function getTranscript(database: Database, actor: Actor, of: TranscriptOf): Promise<SeenTranscript> {
  const project = await getProject(database.pool, actor, of.scrollId);
  const found = await findTranscript(database.pool, of);
  const visible = found && (await findVisible(database, actor, of.scrollId));
  if (!found || (visible && !visible.has(of.transcriptId))) throw new Refusal('transcriptNotFound');
  return { ...found, project };
}
