import { randomBytes } from 'node:crypto';
import {
  type CallData,
  type CallInput,
  type ListedSymposium,
  MOST_STIMULI,
  MOST_STIMULUS_BYTES,
  type SymposiumSetup,
  symposiumCalls,
} from '@wenshu/api-contract';
import { isTimeZone } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import { findHeldRight } from '../../../../authorisation/right.repository.ts';
import type { CallContext } from '../../../../http/call-context.ts';
import { registerCalls } from '../../../../http/register-calls.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/new-id.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { placeOfProject, placeTask } from '../../../design/projects/index.ts';
import {
  blankDocument,
  findQuestionnaire,
  insertNewQuestionnaire,
  listVisibleQuestionnaires,
} from '../../../design/questionnaire-design/index.ts';
import { findFile, keepTakenFile, removeFile } from '../../../people/stored-files/index.ts';
import { findPaper } from '../../papers/index.ts';
import { openSections } from '../board/open-sections.ts';
import { activityQuestions, loadActivities } from '../room/activity-questions.ts';
import { tellState } from '../room/desk.routes.ts';
import { changeRoom, refuse } from '../room/open-seat.ts';
import { findRoom, insertRoom, listRooms, type Room, writeSetup, writeState } from '../rows/room.repository.ts';
import { countParticipants } from '../rows/seat.repository.ts';
import { deleteStimulus, findStimulus, insertStimulus, listStimuli } from '../rows/stimulus.repository.ts';
import { guideOf } from './guide-of.ts';
import { publishActivities } from './open-doors.ts';
import { stimulusAddress } from './stimulus-files.ts';

type Context = CallContext<'signed-in'>;

const formats = ['png', 'jpg', 'gif', 'webp', 'mp4', 'webm'] as const;
const HOUR = 90;
/** When moderators begin their day. */
const TELLS_AT = 8;

export function registerSymposiumCalls(app: FastifyInstance): void {
  registerCalls(app, symposiumCalls, {
    create,
    list: async (_input, { database, actor }) => {
      const visible = await listVisibleQuestionnaires(database.pool, actor.personId);
      const tasks = new Map(visible.filter(({ origin }) => origin === 'symposium').map(task => [task.scrollId, task]));
      const rooms = await listRooms(database.pool, [...tasks.keys()]);
      const participants = await countParticipants(database.pool, [...tasks.keys()]);
      const items: ListedSymposium[] = [];
      for (const { scrollId, setup, state } of rooms.toSorted(soonestFirst)) {
        const { kind, beginsAt, minutes, endsAt, timeZone } = setup;
        const name = tasks.get(scrollId)?.name ?? '';
        const mayEdit = await holds(database.pool, actor, scrollId, 'questionnaire.edit');
        const count = participants.get(scrollId) ?? 0;
        items.push({ scrollId, name, kind, state, beginsAt, minutes, endsAt, timeZone, participants: count, mayEdit });
      }
      return { items };
    },
    get: ({ scrollId }, context) => presentSetup(scrollId, context),
    save: async ({ scrollId, baseVersion, setup }, { platform }) => {
      await changeRoom(platform, scrollId, async ({ db, room }) => {
        await requirePossible(db, room, setup);
        if (!(await writeSetup(db, { scrollId, baseVersion, setup })))
          throw new Refusal('savedByOthers', { collisions: [] });
      });
      return { version: baseVersion + 1 };
    },
    guideOf: async ({ scrollId, paperId }, { database, actor }) => {
      await getRoom(database.pool, scrollId);
      const paper = await findPaper(database.pool, { paperId, personId: actor.personId });
      if (!paper) throw new Refusal('paperNotFound');
      if (paper.kind !== 'outline') throw refuse('paper-unknown');
      return { sections: guideOf(paper.document) };
    },
    open: async ({ scrollId }, context) => {
      await changeRoom(context.platform, scrollId, async doing => {
        const { db, room, now, telling } = doing;
        if (room.state !== 'draft' && room.state !== 'ended') return;
        await publishActivities(doing, context);
        const state = room.setup.kind === 'board' ? 'live' : 'waiting';
        await writeState(db, scrollId, state, now);
        telling.push(...tellState([], state));
        await openSections({ ...doing, room: { ...room, state } });
      });
      return null;
    },
    close: async ({ scrollId }, { platform }) => {
      await changeRoom(platform, scrollId, async ({ db, room, now, telling }) => {
        if (room.state === 'draft') throw refuse('not-begun');
        if (room.state === 'ended') return;
        await writeState(db, scrollId, 'ended', now);
        telling.push(...tellState([], 'ended'));
      });
      return null;
    },
    addStimulus,
    addText: async ({ scrollId, title, text }, { platform }) => {
      const stimulusId = newId();
      await changeRoom(platform, scrollId, async ({ db, now }) => {
        await requirePlace(db, scrollId);
        await insertStimulus(db, { scrollId, now }, { stimulusId, kind: 'text', title, text, fileId: null });
      });
      return { stimulusId };
    },
    removeStimulus: async ({ scrollId, stimulusId }, { platform }) => {
      const fileId = await changeRoom(platform, scrollId, async ({ db, room }) => {
        const stimulus = await findStimulus(db, scrollId, stimulusId);
        if (!stimulus) throw refuse('stimulus-unknown');
        const isNamed = room.setup.sections.some(({ prompts }) => prompts.some(one => one.stimulusId === stimulusId));
        if (isNamed || room.shownStimulusId === stimulusId) throw refuse('stimulus-in-use');
        await deleteStimulus(db, scrollId, stimulusId);
        return stimulus.fileId;
      });
      if (fileId !== null) await removeFile(platform, fileId);
      return null;
    },
  });
}

/** Those to come by when they begin, then those that are over, the last one first. */
function soonestFirst(one: Room, other: Room): number {
  const isOver = (room: Room) => Number(room.state === 'ended');
  const byEnd = isOver(one) - isOver(other);
  const byBegin = one.setup.beginsAt - other.setup.beginsAt;
  return byEnd || (one.state === 'ended' ? -byBegin : byBegin);
}

async function getRoom(db: Queryable, scrollId: string): Promise<Room> {
  const room = await findRoom(db, scrollId);
  if (!room) throw new Refusal('symposiumNotFound');
  return room;
}

async function holds(
  db: Queryable,
  actor: Context['actor'],
  scrollId: string,
  right: 'questionnaire.edit' | 'questionnaire.publish' | 'records.view',
): Promise<boolean> {
  const held = await findHeldRight(db, actor, { kind: 'questionnaire', id: scrollId }, right);
  return held !== undefined && !held.isInBin && (!held.isExpired || right === 'records.view');
}

async function create(
  { name, languageId, kind, beginsAt, timeZone, projectId }: CallInput<typeof symposiumCalls.create>,
  { database, actor }: Context,
): Promise<{ scrollId: string }> {
  requireZone(timeZone);
  const setup: SymposiumSetup = {
    kind,
    beginsAt,
    minutes: HOUR,
    endsAt: kind === 'board' ? beginsAt + 3 * 24 * 60 * 60_000 : null,
    timeZone,
    welcome: '',
    namesAreChosen: false,
    consentText: '',
    asksRecording: false,
    hasMedia: false,
    deleteAfterDays: null,
    remindsAt: null,
    tellsAt: kind === 'board' ? TELLS_AT : null,
    sections: [],
  };
  const document = blankDocument({ name, languageId, introduction: '' });
  const scrollId = await database.transaction(async db => {
    const also = async (_db: Queryable, id: string) => {
      if (projectId !== undefined) await placeTask(db, id, await placeOfProject(db, projectId));
    };
    const made = await insertNewQuestionnaire(db, actor.personId, name, document, also, { origin: 'symposium' });
    await insertRoom(db, { scrollId: made, languageId, setup });
    return made;
  });
  return { scrollId };
}

async function presentSetup(
  scrollId: string,
  { platform, database, actor }: Context,
): Promise<CallData<typeof symposiumCalls.get>> {
  const { pool } = database;
  const room = await getRoom(pool, scrollId);
  const task = await findQuestionnaire(pool, scrollId);
  const document = await loadActivities(pool, scrollId);
  return {
    name: task?.name ?? '',
    languageId: room.languageId,
    state: room.state,
    version: room.version,
    setup: room.setup,
    stimuli: (await listStimuli(pool, scrollId)).map(one => ({
      stimulusId: one.stimulusId,
      kind: one.kind,
      title: one.title,
      text: one.text,
      address: stimulusAddress(platform, scrollId, one, actor.personId),
    })),
    questions: (document ? activityQuestions(document) : []).map(({ id, title, type }) => ({
      questionId: id,
      title: title.text,
      type,
    })),
    mayEdit: await holds(pool, actor, scrollId, 'questionnaire.edit'),
    mayOpen: await holds(pool, actor, scrollId, 'questionnaire.publish'),
    mayRead: await holds(pool, actor, scrollId, 'records.view'),
  };
}

function requireZone(timeZone: string): void {
  if (!isTimeZone(timeZone)) throw new Refusal('inputInvalid', { field: 'timeZone', problem: { word: 'invalid' } });
}

/** What it names is there, ids are given once, and it ends after it begins. A room that was opened stays of its kind. */
async function requirePossible(db: Queryable, room: Room, setup: SymposiumSetup): Promise<void> {
  requireZone(setup.timeZone);
  if (room.state !== 'draft' && setup.kind !== room.setup.kind) throw refuse('came-already');
  if (setup.kind === 'board' ? setup.endsAt === null || setup.endsAt <= setup.beginsAt : setup.endsAt !== null)
    throw refuse('times-wrong');
  if (setup.sections.some(({ opensAt, closesAt }) => opensAt !== null && closesAt !== null && closesAt <= opensAt))
    throw refuse('times-wrong');
  const prompts = setup.sections.flatMap(section => section.prompts);
  const ids = [...setup.sections.map(({ sectionId }) => sectionId), ...prompts.map(({ promptId }) => promptId)];
  if (new Set(ids).size < ids.length)
    throw new Refusal('inputInvalid', { field: 'setup', problem: { word: 'invalid' } });
  const stimuli = new Set((await listStimuli(db, room.scrollId)).map(({ stimulusId }) => stimulusId));
  if (prompts.some(({ stimulusId }) => stimulusId !== null && !stimuli.has(stimulusId)))
    throw refuse('stimulus-unknown');
  if (!prompts.some(({ questionId }) => questionId !== null)) return;
  const document = await loadActivities(db, room.scrollId);
  const questions = new Set((document ? activityQuestions(document) : []).map(({ id }) => id));
  if (prompts.some(({ questionId }) => questionId !== null && !questions.has(questionId)))
    throw refuse('question-unknown');
}

async function requirePlace(db: Queryable, scrollId: string): Promise<void> {
  if ((await listStimuli(db, scrollId)).length >= MOST_STIMULI)
    throw refuse('too-many-stimuli', { most: MOST_STIMULI });
}

async function addStimulus(
  { scrollId, title }: CallInput<typeof symposiumCalls.addStimulus>,
  { platform, database, actor, incomingFile }: Context,
): Promise<{ stimulusId: string }> {
  if (!incomingFile) throw new Refusal('inputInvalid', { field: 'file', problem: { word: 'required' } });
  await getRoom(database.pool, scrollId);
  await requirePlace(database.pool, scrollId);
  const { id } = await keepTakenFile(platform, incomingFile, {
    storageKey: randomBytes(16).toString('hex'),
    limits: { formats, maxBytes: MOST_STIMULUS_BYTES },
    ownerId: actor.personId,
    object: { kind: 'questionnaire', id: scrollId },
  });
  const file = await findFile(database.pool, id);
  const kind = file?.contentType.startsWith('video/') ? 'video' : 'picture';
  const stimulusId = newId();
  await changeRoom(platform, scrollId, ({ db, now }) =>
    insertStimulus(db, { scrollId, now }, { stimulusId, kind, title, text: '', fileId: id }),
  );
  return { stimulusId };
}
