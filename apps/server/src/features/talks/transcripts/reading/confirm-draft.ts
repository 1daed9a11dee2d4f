import { type CallInput, MOST_TALK_PEOPLE, type transcriptCalls } from '@wenshu/api-contract';
import { ordersBetween } from '@wenshu/survey-core';
import {
  checkTranscript,
  emptyTranscript,
  sameName,
  spokenTurns,
  type Transcript,
  type Turn,
  transcriptMost,
} from '@wenshu/transcripts';
import type { Database, Queryable } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/new-id.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { notUsable } from '../edit-transcript.ts';
import { writePassages } from '../passages.ts';
import { insertPeople, listPeople, lockProject, type TalkPersonRow, touchProject } from '../project.repository.ts';
import { insertTranscript, listTranscripts } from '../transcript.repository.ts';
import { insertVersion } from '../version.repository.ts';
import { takeDraft } from './draft.repository.ts';
import type { ReadTurn } from './read-talk-file.ts';

export const MOST_TRANSCRIPTS = 200;
export const MOST_VERSIONS = 50;

type Confirmed = CallInput<typeof transcriptCalls.confirm>;

interface Confirming {
  readonly personId: string;
  readonly now: Date;
}

/** What was read becomes a transcript of the project, with the people who speak in it: all of it or nothing. */
export function confirmDraft(database: Database, sent: Confirmed, { personId, now }: Confirming): Promise<string> {
  return database.transaction(async db => {
    const project = await lockProject(db, sent.scrollId);
    if (!project) throw new Refusal('transcriptNotFound');
    const read = await takeDraft(db, { ...sent, personId }, 'transcript');
    if (!read) throw new Refusal('transcriptNotPossible', { params: { word: 'too-many-drafts' } });
    const numbers = await numberSpeakers(db, sent);
    const spoken = turnsOfPeople(read, sent, numbers);
    const head = { ...emptyTranscript({ title: sent.title, language: sent.language }), day: sent.day };
    return addTranscript(db, { ...head, turns: turnsById(spoken) }, { scrollId: sent.scrollId, personId, now });
  });
}

/** A transcript is there: its turns are records, and as it came in it is kept for good. Below the project's lock. */
export async function addTranscript(
  db: Queryable,
  wanted: Transcript,
  { scrollId, personId, now }: Confirming & { readonly scrollId: string },
): Promise<string> {
  const project = await lockProject(db, scrollId);
  if (!project) throw new Refusal('transcriptNotFound');
  const titles = (await listTranscripts(db, scrollId)).map(({ title }) => title);
  const document = { ...wanted, title: freeTitle(wanted.title, titles) };
  const problem = checkTranscript(document);
  if (problem) throw notUsable(problem);
  const transcriptId = newId();
  const of = { scrollId, transcriptId };
  if (!(await insertTranscript(db, { ...of, document, personId, now }, MOST_TRANSCRIPTS)))
    throw new Refusal('transcriptNotPossible', { params: { word: 'too-many-transcripts', most: MOST_TRANSCRIPTS } });
  const version = { versionId: newId(), transcriptId, kind: 'original', name: '', atVersion: 0 } as const;
  await insertVersion(db, { ...version, document, personId, now }, MOST_VERSIONS);
  await writePassages(db, { project, personId, now }, of, document, Object.keys(document.turns));
  await touchProject(db, scrollId);
  return transcriptId;
}

function freeTitle(title: string, taken: readonly string[]): string {
  if (!taken.includes(title)) return title;
  for (let number = 2; ; number++) {
    const other = `${title.slice(0, transcriptMost.title - 6)} (${number})`;
    if (!taken.includes(other)) return other;
  }
}

/** By the name in the file, the number of the person; null for turns of nobody. */
async function numberSpeakers(
  db: Queryable,
  { scrollId, speakers }: Confirmed,
): Promise<ReadonlyMap<string, number | null>> {
  const people = await listPeople(db, scrollId);
  const known = new Set(people.map(({ no }) => no));
  if (speakers.some(({ no }) => no !== null && !known.has(no)))
    throw new Refusal('transcriptNotPossible', { field: 'speakers', params: { word: 'person-unknown' } });
  const fresh: Omit<TalkPersonRow, 'no'>[] = [];
  const places = new Map<string, number>();
  for (const { name, no, as, role, isText } of speakers) {
    if (isText || no !== null || as === '') continue;
    const there = fresh.findIndex(one => sameName(one.name, as));
    if (people.some(one => sameName(one.name, as)))
      throw new Refusal('transcriptNotPossible', { field: 'speakers', params: { word: 'name-taken' } });
    places.set(name, there < 0 ? fresh.push({ name: as, role, values: {} }) - 1 : there);
  }
  if (people.length + fresh.length > MOST_TALK_PEOPLE)
    throw new Refusal('transcriptNotPossible', { params: { word: 'too-many-people', most: MOST_TALK_PEOPLE } });
  const numbers = fresh.length === 0 ? [] : await insertPeople(db, scrollId, fresh);
  return new Map(
    speakers.map(({ name, no }) => {
      const place = places.get(name);
      return [name, place === undefined ? no : numbers[place]!];
    }),
  );
}

export interface SpokenTurn extends Omit<ReadTurn, 'speaker'> {
  readonly speaker: number | null;
}

function turnsOfPeople(
  read: readonly ReadTurn[],
  { speakers, isJoined }: Confirmed,
  numbers: ReadonlyMap<string, number | null>,
): SpokenTurn[] {
  const asText = new Set(speakers.filter(({ isText }) => isText).map(({ name }) => name));
  return spokenTurns(read, { asText, isJoined }).map(turn => ({
    ...turn,
    speaker: numbers.get(turn.speaker ?? '') ?? null,
  }));
}

export function turnsById(spoken: readonly SpokenTurn[]): Record<string, Turn> {
  const orders = ordersBetween(null, null, spoken.length);
  return Object.fromEntries(
    spoken.map((turn, place): [string, Turn] => {
      const id = newId();
      return [id, { ...turn, id, order: orders[place]!, cuts: [], part: '', translation: null }];
    }),
  );
}
