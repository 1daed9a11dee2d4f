import { type CallData, MOST_TALK_PEOPLE, type transcriptBringingCalls } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import {
  type BroughtPeople,
  type BroughtQda,
  emptyTranscript,
  peopleOfProject,
  transcriptMost,
} from '@wenshu/transcripts';
import { languageOf } from '@wenshu/words';
import type { Actor } from '../../../../authorisation/actor.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { type BroughtCoding, beginBroughtCoding, giveBroughtCodes } from '../../../findings/coding/index.ts';
import { writeData } from '../passages.ts';
import {
  insertPeople,
  listPeople,
  lockProject,
  type TalkPersonRow,
  type TalkProject,
  writeAttributes,
} from '../project.repository.ts';
import { addTranscript, turnsById } from '../reading/confirm-draft.ts';
import { takeDraft } from '../reading/draft.repository.ts';
import { leadsTheTalk } from '../reading/present-read.ts';
import { talkQuestions } from '../talk-data.ts';
import { attributesOfProject } from './attributes-of-project.ts';

const LONGEST_FRAME_NAME = 100;
const LOOKED_AT = 20_000;

interface Confirming {
  readonly scrollId: string;
  readonly draftId: string;
  readonly language: Language;
}

type Confirmed = CallData<typeof transcriptBringingCalls.confirmProject>;
type Source = BroughtQda['sources'][number];

/**
 * A project of another program becomes transcripts, people, and codes in the name of whoever brings it. A frame without a code on anything may stay behind
 * where what follows is refused: everything else is there, or nothing.
 */
export async function confirmProject(
  platform: Platform,
  actor: Actor,
  { scrollId, draftId, language }: Confirming,
): Promise<Confirmed> {
  const { database, clock } = platform;
  const { personId } = actor;
  const now = clock.now();
  const brought = await database.transaction(async db => {
    const project = await lockProject(db, scrollId);
    // Nothing can be coded in a project of which the data has no variables yet.
    if (project) await writeData(db, { project, personId, now }, [], () => false);
    return takeDraft(db, { draftId, personId, scrollId }, 'project');
  });
  if (!brought) throw new Refusal('transcriptNotPossible', { params: { word: 'too-many-drafts' } });
  const name = (brought.name || brought.origin || 'REFI-QDA').slice(0, LONGEST_FRAME_NAME);
  const { codes } = brought;
  const coding = await beginBroughtCoding(
    platform,
    actor,
    { scrollId, variable: talkQuestions.text, name, codes },
    language,
  );
  return database.transaction(async db => {
    const project = await lockProject(db, scrollId);
    if (!project) throw new Refusal('transcriptNotFound');
    const made = { scrollId, personId, now };
    const numbers = await bringPeople(db, project, brought, made);
    let codings = 0;
    for (const [at, source] of brought.sources.entries()) {
      const turns = await bringSource(db, source, numbers[at]!, made);
      if (coding)
        codings += await giveBroughtCodes(db, coding, { personId, at: made.now }, marksOn(source, turns, coding));
    }
    return {
      transcripts: brought.sources.length,
      people: new Set(numbers.flatMap(each => [...each.values()])).size,
      codings,
      codingId: coding?.codingId ?? null,
    };
  });
}

interface Made {
  readonly scrollId: string;
  readonly personId: string;
  readonly now: Date;
}

/** Of each text who speaks under a name, as the number of the person. */
async function bringPeople(
  db: Queryable,
  project: TalkProject,
  brought: BroughtQda,
  { scrollId, personId, now }: Made,
): Promise<ReadonlyMap<string, number>[]> {
  const there = await listPeople(db, scrollId);
  const { people, speakers } = whoSpeaks(brought, there);
  const fresh = people.filter(({ no }) => no === null);
  if (there.length + fresh.length > MOST_TALK_PEOPLE)
    throw new Refusal('transcriptNotPossible', { params: { word: 'too-many-people', most: MOST_TALK_PEOPLE } });
  const known = attributesOfProject(
    brought.variables,
    fresh.map(({ values }) => values),
    project.attributes,
  );
  await writeAttributes(db, scrollId, known.attributes);
  const numbers =
    fresh.length === 0
      ? []
      : await insertPeople(
          db,
          scrollId,
          fresh.map(({ name, isModerator, values }) => ({
            name: name.slice(0, 60),
            role: isModerator ? 'moderator' : 'participant',
            values: known.valuesOf(values),
          })),
        );
  await writeData(db, { project: { ...project, attributes: known.attributes }, personId, now }, [], () => false);
  let next = 0;
  const numbered = people.map(({ no }) => no ?? numbers[next++]!);
  return speakers.map(each => new Map([...each].map(([name, place]) => [name, numbered[place]!])));
}

export const whoSpeaks = (brought: BroughtQda, there: readonly TalkPersonRow[]): BroughtPeople =>
  peopleOfProject(brought, {
    there: there.map(({ no, name, role }) => ({ no, name, isModerator: role === 'moderator' })),
    isModerator: leadsTheTalk,
  });

/** The ids of its turns, in their order. */
async function bringSource(
  db: Queryable,
  source: Source,
  numbers: ReadonlyMap<string, number>,
  made: Made,
): Promise<readonly string[]> {
  const turns = turnsById(
    source.turns.map(turn => ({
      ...turn,
      speaker: turn.speaker === null ? null : (numbers.get(turn.speaker) ?? null),
    })),
  );
  const spoken = source.turns.map(({ text }) => text).join(' ');
  const title = source.name.trim().slice(0, transcriptMost.title) || 'transcript';
  const head = emptyTranscript({ title, language: languageOf(spoken.slice(0, LOOKED_AT)) });
  await addTranscript(db, { ...head, note: source.description.slice(0, transcriptMost.note), turns }, made);
  return Object.keys(turns);
}

function marksOn({ turns, marks }: Source, ids: readonly string[], { numbers }: BroughtCoding) {
  return marks.flatMap(({ turn, codeId, from, to }) => {
    const code = numbers.get(codeId);
    if (code === undefined) return [];
    const span = from === null || to === null ? undefined : { from, to };
    return [{ id: ids[turn]!, code, span, text: turns[turn]!.text }];
  });
}
