import { type CallInput, type TalkSummary, transcriptSummaryCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../../http/call-context.ts';
import { registerCalls } from '../../../../http/register-calls.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { typicalAside } from '../../../findings/coding/index.ts';
import { keepProject } from '../project.repository.ts';
import { presentSummaries, readSeenTalk, type SeenTalk } from './present-summaries.ts';
import { summariesFile } from './summaries-file.ts';
import { deleteSummary, writeSummary } from './summary.repository.ts';

type Context = CallContext<'signed-in'>;
type Sent = CallInput<typeof transcriptSummaryCalls.saveSummary>;

const MOST_PROPOSED = 5;
/** Beyond so many the longest are looked at: they say most. */
const MOST_COMPARED = 2_000;

export function registerTranscriptSummaryCalls(app: FastifyInstance): void {
  registerCalls(app, transcriptSummaryCalls, {
    summaries: async ({ scrollId }, { database, actor }) => {
      const talk = await readSeenTalk(database, actor, scrollId);
      return {
        parts: [...talk.parts],
        people: talk.people.map(({ no, name, role }) => ({
          no,
          name,
          role,
          turns: talk.parts.map(part => saidOn(talk, no, part).length),
        })),
        items: await presentSummaries(database, scrollId, talk),
      };
    },
    saveSummary: (input, context) => saveSummary(input, context),
    proposeQuotes: ({ scrollId, no, part }, context) =>
      context.whileListening(async signal => {
        const { platform, database, actor } = context;
        const talk = await readSeenTalk(database, actor, scrollId);
        requirePerson(talk, no);
        const said = saidOn(talk, no, part)
          .toSorted((one, other) => other.text.length - one.text.length)
          .slice(0, MOST_COMPARED);
        const threads = platform.threads.of({ lane: 'live', personId: actor.personId });
        const texts = said.map(({ text }) => text);
        const places =
          said.length <= MOST_PROPOSED ? said.keys() : await typicalAside(threads, texts, MOST_PROPOSED, signal);
        const items = [...places].map(place => {
          const { id: turnId, transcriptId, text } = said[place]!;
          return { transcriptId, turnId, from: 0, to: text.length, words: text };
        });
        return { turns: said.length, items };
      }),
    exportSummaries: async ({ scrollId, format }, context) => {
      const { platform, database, actor, language } = context;
      const talk = await readSeenTalk(database, actor, scrollId);
      const summaries = await presentSummaries(database, scrollId, talk);
      return context.whileListening(signal =>
        summariesFile({ talk, summaries, language }, format, { platform, actor, signal }),
      );
    },
  });
}

/** Of a section, or of all of them. */
const saidOn = ({ turns }: SeenTalk, no: number, part: string) =>
  turns.filter(turn => turn.speaker === no && turn.text !== '' && (part === '' || turn.part === part));

function requirePerson({ people }: SeenTalk, no: number): void {
  if (!people.some(one => one.no === no))
    throw new Refusal('transcriptNotPossible', { field: 'no', params: { word: 'person-unknown' } });
}

async function saveSummary(input: Sent, { database, actor, clock }: Context): Promise<TalkSummary | null> {
  const { scrollId, no, part, version, words } = input;
  const talk = await readSeenTalk(database, actor, scrollId);
  requirePerson(talk, no);
  const quotes = input.quotes.map(quote => {
    const turn = talk.turns.find(({ id, speaker }) => id === quote.turnId && speaker === no);
    // Letter for letter, and by nobody else.
    if (!turn || turn.transcriptId !== quote.transcriptId || turn.text.slice(quote.from, quote.to) !== quote.words)
      throw new Refusal('transcriptNotPossible', { field: 'quotes', params: { word: 'quote-not-there' } });
    return { ...quote };
  });
  const isGone = words === '' && quotes.length === 0;
  const isWritten = await database.transaction(async db => {
    if (!(await keepProject(db, scrollId))) throw new Refusal('transcriptNotFound');
    if (isGone) return version === 0 || deleteSummary(db, { scrollId, no, part, version });
    const written = { scrollId, no, part, words, quotes, version, personId: actor.personId, now: clock.now() };
    return writeSummary(db, written);
  });
  if (!isWritten) throw new Refusal('summarySavedByOthers');
  if (isGone) return null;
  const now = await presentSummaries(database, scrollId, talk);
  return now.find(one => one.no === no && one.part === part) ?? null;
}
