import { MOST_TALK_PEOPLE, questionnaireStatus, type TalkRole } from '@wenshu/api-contract';
import { sameName, type Transcript } from '@wenshu/transcripts';
import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { writeStatus } from '../../design/live-settings/index.ts';
import { blankDocument, insertNewQuestionnaire, insertSnapshot } from '../../design/questionnaire-design/index.ts';
import { insertPeople, insertProject, listPeople, lockProject } from './project.repository.ts';
import { addTranscript } from './reading/confirm-draft.ts';

interface Beginning {
  readonly name: string;
  readonly languageId: number;
  readonly personId: string;
  readonly now: Date;
}

/** A project of transcripts with none in it yet. */
export async function beginTalkProject(
  db: Queryable,
  { name, languageId, personId, now }: Beginning,
  also?: (db: Queryable, scrollId: string) => Promise<void>,
): Promise<string> {
  const document = blankDocument({ name, languageId, introduction: '' });
  const scrollId = await insertNewQuestionnaire(db, personId, name, document, also, { origin: 'transcripts' });
  const versionTime = now.getTime();
  await insertSnapshot(db, scrollId, versionTime, 0, document, personId);
  await writeStatus(db, { scrollId, personId }, { status: questionnaireStatus.ended, versionTime });
  await insertProject(db, { scrollId, languageId });
  return scrollId;
}

interface BroughtTalk {
  /** Its turns name speakers by their place in the list, from 1. */
  readonly document: Transcript;
  readonly speakers: readonly { readonly name: string; readonly role: TalkRole }[];
}

/** A talk that was written down as it went, with everybody in it as somebody new: a name in two talks need not be one person. */
export async function bringTalk(
  db: Queryable,
  { document, speakers }: BroughtTalk,
  into: { readonly scrollId: string; readonly personId: string; readonly now: Date },
): Promise<string> {
  if (!(await lockProject(db, into.scrollId))) throw new Refusal('transcriptNotFound');
  const taken = (await listPeople(db, into.scrollId)).map(({ name }) => name);
  if (taken.length + speakers.length > MOST_TALK_PEOPLE)
    throw new Refusal('transcriptNotPossible', { params: { word: 'too-many-people', most: MOST_TALK_PEOPLE } });
  const people = speakers.map(({ name, role }) => {
    const free = freeName(name, taken);
    taken.push(free);
    return { name: free, role, values: {} };
  });
  const numbers = people.length === 0 ? [] : await insertPeople(db, into.scrollId, people);
  const turns = Object.entries(document.turns).map(([id, turn]) => {
    const speaker = turn.speaker === null ? null : (numbers[turn.speaker - 1] ?? null);
    return [id, { ...turn, speaker }] as const;
  });
  return addTranscript(db, { ...document, turns: Object.fromEntries(turns) }, into);
}

function freeName(name: string, taken: readonly string[]): string {
  const isFree = (one: string) => !taken.some(other => sameName(one, other));
  if (isFree(name)) return name;
  for (let number = 2; ; number++) if (isFree(`${name} (${number})`)) return `${name} (${number})`;
}
