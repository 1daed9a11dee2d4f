import {
  type CallData,
  type CallInput,
  MOST_TALK_PEOPLE,
  type TalkAttribute,
  transcriptProjectCalls,
} from '@wenshu/api-contract';
import { sameName } from '@wenshu/transcripts';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { placeOfProject, placeTask } from '../../design/projects/index.ts';
import { beginTalkProject } from './bring-talk.ts';
import { erasePerson } from './erase-person.ts';
import { findVisible, getProject, mayEdit } from './find-transcript.ts';
import { mergePeople } from './merge-people.ts';
import { writeData } from './passages.ts';
import { presentListed } from './present-transcript.ts';
import {
  insertPeople,
  listPeople,
  lockProject,
  type TalkProject,
  touchProject,
  writeAttributes,
  writePerson,
} from './project.repository.ts';
import { searchTurns } from './search-turns.ts';
import { talkQuestions } from './talk-data.ts';
import { tellProject } from './tell-project.ts';
import { listDocuments } from './transcript.repository.ts';

type Context = CallContext<'signed-in'>;

const fixed: ReadonlySet<string> = new Set(Object.values(talkQuestions));
const impossible = (
  word: 'attribute-unknown' | 'value-not-possible' | 'name-taken' | 'person-unknown',
  field: string,
) => new Refusal('transcriptNotPossible', { field, params: { word } });

export function registerTranscriptProjectCalls(app: FastifyInstance): void {
  registerCalls(app, transcriptProjectCalls, {
    create: async ({ name, languageId, projectId }, { database, actor, clock }) => {
      const also = async (db: Queryable, id: string) => {
        if (projectId !== undefined) await placeTask(db, id, await placeOfProject(db, projectId));
      };
      const begun = { name, languageId, personId: actor.personId, now: clock.now() };
      return { scrollId: await database.transaction(db => beginTalkProject(db, begun, also)) };
    },
    project: async ({ scrollId }, context) => presentProject(scrollId, context),
    saveAttributes: ({ scrollId, attributes }, context) =>
      change(context, scrollId, async (db, project) => {
        requireAttributes(attributes);
        await writeAttributes(db, scrollId, attributes);
        for (const one of await listPeople(db, scrollId)) {
          const values = Object.fromEntries(
            Object.entries(one.values).filter(([id, value]) => isPossible(attributes, id, value)),
          );
          if (Object.keys(values).length < Object.keys(one.values).length)
            await writePerson(db, scrollId, { ...one, values });
        }
        const documents = await listDocuments(db, scrollId);
        await writeData(db, { ...changing(context), project: { ...project, attributes } }, documents, () => true);
        return null;
      }),
    savePerson: (input, context) =>
      change(context, input.scrollId, (db, project) => savePerson(db, project, input, context)),
    mergePeople: (input, context) =>
      change(context, input.scrollId, async (db, project) => {
        await mergePeople(db, { ...changing(context), project }, input);
        return null;
      }),
    erasePerson: async ({ scrollId, no }, context) => {
      const { platform, database } = context;
      const project = await getProject(database.pool, context.actor, scrollId);
      if (!project.isOwner) throw new Refusal('transcriptOwnersOnly');
      return erasePerson(platform, { ...changing(context), scrollId, no });
    },
    search: async (input, { database, actor }) => {
      await getProject(database.pool, actor, input.scrollId);
      const visible = await findVisible(database, actor, input.scrollId);
      const documents = await listDocuments(database.pool, input.scrollId);
      return searchTurns(
        documents.filter(({ transcriptId }) => visible?.has(transcriptId) ?? true),
        input,
      );
    },
  });
}

const changing = ({ actor, clock }: Context) => ({ personId: actor.personId, now: clock.now() });

/** Below the project's lock: nobody edits its transcripts meanwhile. Whoever has one open hears of it. */
async function change<Done>(
  { database, actor }: Context,
  scrollId: string,
  work: (db: Queryable, project: TalkProject) => Promise<Done>,
): Promise<Done> {
  await getProject(database.pool, actor, scrollId);
  const done = await database.transaction(async db => {
    const project = await lockProject(db, scrollId);
    if (!project) throw new Refusal('transcriptNotFound');
    const made = await work(db, project);
    await touchProject(db, scrollId);
    return made;
  });
  await tellProject(database, scrollId);
  return done;
}

async function presentProject(
  scrollId: string,
  { database, actor }: Context,
): Promise<CallData<typeof transcriptProjectCalls.project>> {
  const { pool } = database;
  const { name, languageId, isOwner, attributes } = await getProject(pool, actor, scrollId);
  const visible = await findVisible(database, actor, scrollId);
  const documents = (await listDocuments(pool, scrollId)).filter(
    ({ transcriptId }) => visible?.has(transcriptId) ?? true,
  );
  const people = await listPeople(pool, scrollId);
  const turns = new Map<number, number>();
  for (const { document } of documents)
    for (const { speaker } of Object.values(document.turns))
      if (speaker !== null) turns.set(speaker, (turns.get(speaker) ?? 0) + 1);
  return {
    name,
    languageId,
    isOwner,
    mayEdit: await mayEdit(pool, actor, scrollId),
    seesAll: visible === undefined,
    attributes: attributes.map(one => ({ ...one, choices: [...one.choices] })),
    // Whoever sees some transcripts only knows nobody but those who speak in them.
    people: people
      .filter(({ no }) => visible === undefined || turns.has(no))
      .map(({ no, name: called, role, values }) => ({
        no,
        name: called,
        role,
        values: { ...values },
        turns: turns.get(no) ?? 0,
      })),
    transcripts: documents.map(presentListed),
  };
}

function requireAttributes(attributes: readonly TalkAttribute[]): void {
  const ids = attributes.map(({ id }) => id);
  if (new Set(ids).size < ids.length || ids.some(id => fixed.has(id)))
    throw new Refusal('inputInvalid', { field: 'attributes', problem: { word: 'invalid' } });
  const names = attributes.map(({ name }) => name.toLowerCase());
  if (new Set(names).size < names.length) throw impossible('name-taken', 'attributes');
}

async function savePerson(
  db: Queryable,
  project: TalkProject,
  { no, name, role, values }: CallInput<typeof transcriptProjectCalls.savePerson>,
  context: Context,
): Promise<{ no: number }> {
  const { scrollId } = project;
  const people = await listPeople(db, scrollId);
  if (people.some(one => one.no !== no && sameName(one.name, name))) throw impossible('name-taken', 'name');
  requireValues(project.attributes, values);
  if (no === undefined) {
    if (people.length >= MOST_TALK_PEOPLE)
      throw new Refusal('transcriptNotPossible', { params: { word: 'too-many-people', most: MOST_TALK_PEOPLE } });
    const [fresh] = await insertPeople(db, scrollId, [{ name, role, values }]);
    await writeData(db, { ...changing(context), project }, [], () => false);
    return { no: fresh! };
  }
  if (!(await writePerson(db, scrollId, { no, name, role, values }))) throw impossible('person-unknown', 'no');
  const documents = await listDocuments(db, scrollId);
  await writeData(db, { ...changing(context), project }, documents, ({ speaker }) => speaker === no);
  return { no };
}

function requireValues(attributes: readonly TalkAttribute[], values: Readonly<Record<string, string | number>>): void {
  for (const [id, value] of Object.entries(values)) {
    if (!attributes.some(one => one.id === id)) throw impossible('attribute-unknown', `values.${id}`);
    if (!isPossible(attributes, id, value)) throw impossible('value-not-possible', `values.${id}`);
  }
}

function isPossible(attributes: readonly TalkAttribute[], id: string, value: string | number): boolean {
  const attribute = attributes.find(one => one.id === id);
  if (!attribute) return false;
  if (attribute.kind === 'number') return typeof value === 'number';
  return typeof value === 'string' && (attribute.kind === 'text' || attribute.choices.includes(value));
}
