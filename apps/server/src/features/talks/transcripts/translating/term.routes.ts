import { MOST_TALK_TERMS, talkTermCalls } from '@wenshu/api-contract';
import type { TalkTerm } from '@wenshu/transcripts';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../../http/call-context.ts';
import { registerCalls } from '../../../../http/register-calls.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/new-id.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { getProject } from '../find-transcript.ts';
import { lockProject, touchProject } from '../project.repository.ts';
import { tellProject } from '../tell-project.ts';
import { deleteTerm, insertTerms, listTerms, writeTerm } from './term.repository.ts';

type Context = CallContext<'signed-in'>;

const impossible = (word: 'too-many-terms' | 'term-there' | 'term-unknown') =>
  new Refusal('transcriptNotPossible', { params: { word, most: MOST_TALK_TERMS } });

/** Whoever has a transcript open hears of a term, and their glossary is the same. */
export function registerTalkTermCalls(app: FastifyInstance): void {
  registerCalls(app, talkTermCalls, {
    terms: async ({ scrollId }, { database, actor }) => {
      await getProject(database.pool, actor, scrollId);
      const rows = await listTerms(database.pool, scrollId);
      return { items: rows.map(({ changedAt, ...row }) => ({ ...row, time: changedAt.getTime() })) };
    },
    saveTerm: ({ scrollId, termId, ...words }, context) =>
      change(context, scrollId, async db => {
        const writing = { scrollId, personId: context.actor.personId, now: context.clock.now() };
        const others = (await listTerms(db, scrollId)).filter(one => one.termId !== termId);
        if (others.some(one => isSame(one, words))) throw impossible('term-there');
        if (termId === undefined) {
          const fresh = { termId: newId(), ...words };
          if (!(await insertTerms(db, writing, [fresh], MOST_TALK_TERMS))) throw impossible('too-many-terms');
          return { termId: fresh.termId };
        }
        if (!(await writeTerm(db, writing, { termId, ...words }))) throw impossible('term-unknown');
        return { termId };
      }),
    importTerms: ({ scrollId, terms }, context) =>
      change(context, scrollId, async db => {
        const writing = { scrollId, personId: context.actor.personId, now: context.clock.now() };
        const fresh = withoutTwice(terms).map(words => ({ termId: newId(), ...words }));
        const done = await insertTerms(db, writing, fresh, MOST_TALK_TERMS);
        if (!done) throw impossible('too-many-terms');
        return { ...done, same: terms.length - done.added - done.changed };
      }),
    removeTerm: ({ scrollId, termId }, context) =>
      change(context, scrollId, async db => {
        if (!(await deleteTerm(db, scrollId, termId))) throw impossible('term-unknown');
        return null;
      }),
  });
}

const keyOf = ({ zh, en }: Pick<TalkTerm, 'zh' | 'en'>) => `${zh.toLowerCase()}\n${en.toLowerCase()}`;
const isSame = (one: TalkTerm, other: TalkTerm) => keyOf(one) === keyOf(other);
const withoutTwice = (terms: readonly TalkTerm[]): readonly TalkTerm[] => [
  ...new Map(terms.map(term => [keyOf(term), term])).values(),
];

async function change<Done>(
  { database, actor }: Context,
  scrollId: string,
  work: (db: Queryable) => Promise<Done>,
): Promise<Done> {
  await getProject(database.pool, actor, scrollId);
  const done = await database.transaction(async db => {
    if (!(await lockProject(db, scrollId))) throw new Refusal('transcriptNotFound');
    const made = await work(db);
    await touchProject(db, scrollId);
    return made;
  });
  await tellProject(database, scrollId);
  return done;
}
