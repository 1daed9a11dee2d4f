import {
  type AskPlan,
  assistantCalls,
  LONGEST_CONVERSATION_NAME,
  MOST_ASKED_STEPS,
  MOST_CONVERSATIONS,
} from '@wenshu/api-contract';
import type { Json } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { newId } from '../../../platform/new-id.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../../people/attempts/index.ts';
import { seenThrough, withAddresses } from '../analyses/index.ts';
import { openOwnDataSet } from '../data-set/index.ts';
import { answerStep, knownOf } from './answer/answer-step.ts';
import { readQuestion } from './ask.ts';
import {
  type ConversationRow,
  deleteConversation,
  findConversation,
  findStep,
  insertConversation,
  insertStep,
  keepSeen,
  listConversations,
  listSteps,
  renameConversation,
  type StepRow,
} from './conversation.repository.ts';
import type { AskKnown } from './plan/ask-things.ts';
import { presentStep } from './present-step.ts';
import { listIdeas } from './reading/list-ideas.ts';

type Context = CallContext<'signed-in'>;

/** Nobody reads more answers than this; a script would spend what others may ask for. */
const askingLimit: AttemptLimit = { name: 'assistant:person', most: 200, windowSeconds: 60 * 60 };

export function registerAssistantCalls(app: FastifyInstance): void {
  registerCalls(app, assistantCalls, {
    conversations: async (_input, { database, actor }) =>
      (await listConversations(database.pool, actor.personId)).map(
        ({ conversationId, name, scrollId, scrollName, changedAt }) => ({
          conversationId,
          name,
          scrollId,
          scrollName,
          changedTime: changedAt.getTime(),
        }),
      ),
    conversation: async ({ conversationId }, context) => {
      const found = await requireConversation(context, conversationId);
      const { name, scrollId, scrollName } = found;
      // Whoever lost the right sees their own words: what the survey is called and asks is no longer theirs to read.
      const known = scrollName === null ? undefined : await knownFor(context, scrollId);
      const steps = await listSteps(context.database.pool, conversationId);
      return { conversationId, name, scrollId, scrollName, steps: steps.map(step => presentStep(step, known)) };
    },
    ideas: async ({ scrollId }, context) => [...listIdeas(await knownFor(context, scrollId), context.language)],
    ask: async ({ scrollId, conversationId, after, question, picked = [] }, context) => {
      const { platform, actor, database, clock, language } = context;
      await countAttempt(platform, askingLimit, actor.personId);
      const { personId } = actor;
      const before = await planBefore(context, { scrollId, conversationId, after });
      const known = await knownFor(context, scrollId);
      const { reading, helped } = await context.whileListening(signal =>
        readQuestion(platform, known, { personId, scrollId, language, question, before, picked, signal }),
      );
      const id = conversationId ?? newId();
      const now = clock.now();
      const fresh = { after: before ? (after ?? null) : null, question, reading, helped, askedAt: now };
      const step = await database.transaction(async db => {
        const name = question.slice(0, LONGEST_CONVERSATION_NAME);
        const made = { personId, conversationId: id, scrollId, name, now };
        if (conversationId === undefined && !(await insertConversation(db, made, MOST_CONVERSATIONS)))
          throw new Refusal('tooManyConversations', { params: { most: MOST_CONVERSATIONS } });
        return insertStep(db, { personId, conversationId: id, scrollId, step: fresh }, MOST_ASKED_STEPS);
      });
      if (step === undefined) throw await whyNotAsked(context, id);
      return { conversationId: id, step: presentStep({ ...fresh, step }, known) };
    },
    answer: async ({ scrollId, conversationId, step }, context) => {
      const { platform, actor, database, language } = context;
      const { reading } = await requireStep(context, { scrollId, conversationId, step });
      if (reading.is !== 'plan') throw new Refusal('conversationGone');
      const { asOf, parts, said, digest } = await context.whileListening(signal =>
        answerStep({ platform, actor, language, scrollId, plan: reading.plan, signal }),
      );
      const own = await openOwnDataSet(platform, actor, { scrollId, right: 'statistics.view' });
      const seen = { digest, seenThrough: seenThrough(own) };
      const hasChanged = await keepSeen(database.pool, { conversationId, step }, seen);
      const reader = { scrollId, readerId: actor.personId };
      return {
        asOf,
        said: [...said],
        hasChanged,
        parts: parts.map(({ exhibits, ...part }) => ({
          ...part,
          exhibits: withAddresses(platform, reader, exhibits) as readonly object[] as Json[],
        })),
      };
    },
    rename: async ({ conversationId, name }, { database, actor: { personId } }) => {
      const isDone = await renameConversation(database.pool, { personId, conversationId }, name);
      if (!isDone) throw new Refusal('conversationGone');
      return null;
    },
    remove: async ({ conversationId }, { database, actor: { personId } }) => {
      if (!(await deleteConversation(database.pool, { personId, conversationId })))
        throw new Refusal('conversationGone');
      return null;
    },
  });
}

/** What can be asked about, as far as its reader may look at statistics. */
async function knownFor({ platform, actor, language }: Context, scrollId: string): Promise<AskKnown> {
  return knownOf(await openOwnDataSet(platform, actor, { scrollId, right: 'statistics.view' }), language);
}

async function requireConversation({ database, actor }: Context, conversationId: string): Promise<ConversationRow> {
  const found = await findConversation(database.pool, { personId: actor.personId, conversationId });
  if (!found) throw new Refusal('conversationGone');
  return found;
}

interface OfStep {
  readonly scrollId: string;
  readonly conversationId: string;
  readonly step: number;
}

/** The right was asked of the survey that was named: it must be the conversation's own. */
async function requireStep(context: Context, { scrollId, conversationId, step }: OfStep): Promise<StepRow> {
  const conversation = await requireConversation(context, conversationId);
  const found = await findStep(context.database.pool, conversationId, step);
  if (conversation.scrollId !== scrollId || !found) throw new Refusal('conversationGone');
  return found;
}

async function planBefore(
  context: Context,
  {
    scrollId,
    conversationId,
    after,
  }: { scrollId: string; conversationId: string | undefined; after: number | undefined },
): Promise<AskPlan | undefined> {
  if (conversationId === undefined) return undefined;
  if (after === undefined) {
    const { scrollId: own } = await requireConversation(context, conversationId);
    if (own !== scrollId) throw new Refusal('conversationGone');
    return undefined;
  }
  const { reading } = await requireStep(context, { scrollId, conversationId, step: after });
  return reading.is === 'plan' ? reading.plan : undefined;
}

async function whyNotAsked(context: Context, conversationId: string): Promise<Refusal> {
  await requireConversation(context, conversationId);
  return new Refusal('conversationFull', { params: { most: MOST_ASKED_STEPS } });
}
