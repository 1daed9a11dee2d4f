import type { TalkSummary } from '@wenshu/api-contract';
import { inOrder } from '@wenshu/survey-core';
import type { Turn } from '@wenshu/transcripts';
import type { Actor } from '../../../../authorisation/actor.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { findVisible, getProject, type SeenProject } from '../find-transcript.ts';
import { listPeople, type TalkPersonRow } from '../project.repository.ts';
import { type KeptTranscript, listDocuments } from '../transcript.repository.ts';
import { listSummaries, type SummaryQuote, type SummaryRow } from './summary.repository.ts';

export interface SeenTalk {
  readonly project: SeenProject;
  readonly documents: readonly KeptTranscript[];
  /** Who speaks, all of whose transcripts the reader sees. */
  readonly people: readonly TalkPersonRow[];
  /** In the order in which they come up. */
  readonly parts: readonly string[];
  /** What they said, with its transcript. */
  readonly turns: readonly (Turn & { readonly transcriptId: string })[];
}

/** Of whom somebody may read and write summaries: a summary tells of all that its person said. */
export async function readSeenTalk(database: Database, actor: Actor, scrollId: string): Promise<SeenTalk> {
  const { pool } = database;
  const project = await getProject(pool, actor, scrollId);
  const visible = await findVisible(database, actor, scrollId);
  const all = await listDocuments(pool, scrollId);
  const documents = all.filter(({ transcriptId }) => visible?.has(transcriptId) ?? true);
  const hidden = new Set(
    all
      .filter(one => !documents.includes(one))
      .flatMap(({ document }) => Object.values(document.turns).map(({ speaker }) => speaker)),
  );
  const turns = documents.flatMap(({ transcriptId, document }) =>
    inOrder(document.turns).map(turn => ({ ...turn, transcriptId })),
  );
  const speaking = new Set(turns.map(({ speaker }) => speaker));
  const people = (await listPeople(pool, scrollId)).filter(({ no }) => speaking.has(no) && !hidden.has(no));
  const parts = [...new Set(turns.map(({ part }) => part))].filter(part => part !== '');
  return { project, documents, people, parts, turns };
}

/** As they stand now, of the people whom the reader sees. */
export async function presentSummaries(database: Database, scrollId: string, talk: SeenTalk): Promise<TalkSummary[]> {
  const seen = new Set(talk.people.map(({ no }) => no));
  const said = new Map(talk.turns.map(turn => [turn.id, turn]));
  const rows = await listSummaries(database.pool, scrollId);
  return rows.filter(({ no }) => seen.has(no)).map(row => presentSummary(row, said));
}

export function presentSummary(row: SummaryRow, said: ReadonlyMap<string, Turn>): TalkSummary {
  const { no, part, words, quotes, version, nickName, changedAt } = row;
  const placed = quotes.map(quote => placeQuote(quote, said.get(quote.turnId)));
  return { no, part, words, quotes: placed, version, nickName, changeTime: changedAt.getTime() };
}

/** Words that stand elsewhere in their turn by now were moved by what was mended before them. */
export function placeQuote(quote: SummaryQuote, turn: Pick<Turn, 'text'> | undefined) {
  const { from, to, words } = quote;
  if (turn?.text.slice(from, to) === words) return { ...quote, stands: true };
  const at = turn?.text.indexOf(words) ?? -1;
  return at < 0 ? { ...quote, stands: false } : { ...quote, from: at, to: at + words.length, stands: true };
}
