import { MOST_TALK_PEOPLE_DATA } from '@wenshu/api-contract';
import type { Actor } from '../../../../authorisation/actor.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { removeSomeBroughtIn } from '../../../collect/answering/index.ts';
import { lockSurvey, uncountBroughtIn } from '../../../design/live-settings/index.ts';
import { createBroughtIn, replaceBroughtIn } from '../../../findings/brought-in/index.ts';
import { readCodedTurns } from '../analysis/coded-turns.ts';
import { keepProject } from '../project.repository.ts';
import { listDocuments } from '../transcript.repository.ts';
import { listPeopleData, takePersonRows, writePeopleData } from './people-data.repository.ts';
import { type PeopleData, peopleData } from './people-data.ts';

interface Source {
  readonly projectId: string;
  readonly codingId: string;
}

/** What the person may all see and code: nobody gets in of whom they know a part only. */
async function readPeopleData(platform: Platform, actor: Actor, { projectId, codingId }: Source): Promise<PeopleData> {
  const talks = await readCodedTurns(platform, actor, { scrollId: projectId, codingId, hasNoModerators: false });
  const open = new Set(talks.documents.map(({ transcriptId }) => transcriptId));
  const all = await listDocuments(platform.database.pool, projectId);
  const speakersOf = (some: typeof all) =>
    new Set(some.flatMap(({ document }) => Object.values(document.turns).map(({ speaker }) => speaker)));
  const seen = speakersOf(all.filter(({ transcriptId }) => open.has(transcriptId)));
  const partly = speakersOf(all.filter(({ transcriptId }) => !open.has(transcriptId)));
  const people = [...talks.people.values()].filter(({ no }) => seen.has(no) && !partly.has(no));
  if (people.length === 0) throw new Refusal('transcriptNotPossible', { params: { word: 'nobody-speaks' } });
  return peopleData(talks, people);
}

interface Making extends Source {
  /** Of the task that it becomes. */
  readonly scrollId: string;
  /** Of one that is made for the first time. */
  readonly name?: string;
}

/** How many people are in it. */
export async function makePeopleData(platform: Platform, actor: Actor, making: Making): Promise<number> {
  const { database, clock } = platform;
  const { scrollId, projectId, codingId, name } = making;
  const { personId } = actor;
  const { data, people, languageId, version } = await readUnmoved(platform, actor, making);
  const rows = people.map(({ no }) => ({ no, id: newId() }));
  const brought = { ...data, ids: rows.map(({ id }) => id) };
  const now = clock.now();
  const bringing = { signal: new AbortController().signal, now, reportRows() {} };
  await database.transaction(async db => {
    // Somebody who was erased since would come back.
    if ((await keepProject(db, projectId))?.version !== version)
      throw new Refusal('transcriptNotPossible', { params: { word: 'project-moved' } });
    if (name === undefined) await replaceBroughtIn(db, { scrollId, personId }, brought, bringing);
    else {
      if ((await listPeopleData(db, projectId)).length >= MOST_TALK_PEOPLE_DATA)
        throw new Refusal('transcriptNotPossible', {
          params: { word: 'too-many-by-person', most: MOST_TALK_PEOPLE_DATA },
        });
      await createBroughtIn(db, { scrollId, personId, name, languageId, origin: 'imported' }, brought, bringing);
    }
    await writePeopleData(db, { scrollId, projectId, codingId, now }, rows);
  });
  return people.length;
}

/** As the project is, and which state of it that was. */
async function readUnmoved(platform: Platform, actor: Actor, source: Source) {
  const { pool } = platform.database;
  const before = await keepProject(pool, source.projectId);
  return { ...(await readPeopleData(platform, actor, source)), version: before?.version };
}

/** Of whoever is erased from the project nothing is left in the data that was made of it. Below the project's lock. */
export async function erasePersonRows(db: Queryable, projectId: string, no: number): Promise<void> {
  for (const { scrollId, answerRecordId } of await takePersonRows(db, projectId, no)) {
    await lockSurvey(db, scrollId);
    await uncountBroughtIn(db, scrollId, await removeSomeBroughtIn(db, scrollId, [answerRecordId]));
  }
}
