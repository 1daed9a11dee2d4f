import { type ActivityResults, LEAST_SHOWN_ANSWERS, symposiumActivityCalls } from '@wenshu/api-contract';
import { asJson, own, writtenIn } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../../http/register-calls.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import { act, type Inside, openSeat, refuse, requireMay } from '../room/open-seat.ts';
import { ownStream } from '../room/present-room.ts';
import { noteAnswered, requireStillOpen, streamsOfPrompt } from '../room/say.ts';
import { findPrompt, listAnswered } from '../rows/message.repository.ts';
import type { Telling } from '../rows/room.repository.ts';
import { answerActivity, findActivity } from './activity.ts';
import { findAnswers, listAnswersTo } from './answer.repository.ts';
import { countActivity, shownResults } from './count-activity.ts';

export function registerSymposiumActivityCalls(app: FastifyInstance): void {
  registerCalls(app, symposiumActivityCalls, {
    activity: async ({ code, promptId }, context) => {
      const inside = await openSeat(context, code);
      requireMay(inside, 'hear');
      const { pool } = context.database;
      const { questionId } = await requireActivity(pool, inside, promptId);
      const { model } = await findActivity(pool, inside.room, questionId);
      const all = await findAnswers(pool, inside.room.scrollId, inside.seat.seatId);
      const keys = [...model.questions.keys()].filter(key => own(all, key) !== undefined);
      return { flow: asJson(model.flow), answers: asJson(Object.fromEntries(keys.map(key => [key, all[key]]))) };
    },
    answerActivity: async ({ code, promptId, answers }, context) => {
      await act(context, code, 'answer', async doing => {
        const { db, room } = doing;
        const { kept, questionId } = await requireActivity(db, doing, promptId);
        requireStillOpen(doing, kept);
        const before = await listAnswered(db, room.scrollId, promptId);
        await answerActivity(doing, { promptId, questionId }, answers);
        await noteAnswered(doing, kept, before);
      });
      return null;
    },
    results: async ({ code, promptId }, context) => {
      const inside = await openSeat(context, code);
      requireMay(inside, 'read-results');
      return resultsOf(context.database.pool, inside, { promptId, leastTexts: 1 });
    },
    showResults: async ({ code, promptId, isShown }, context) => {
      await act(context, code, 'lead', async doing => {
        const { db, telling } = doing;
        const { kept } = await requireActivity(db, doing, promptId);
        const results = isShown ? shownResults(await resultsOf(db, doing, { promptId, leastTexts: 2 })) : null;
        if (results && results.answered < LEAST_SHOWN_ANSWERS)
          throw refuse('too-few-answers', { most: LEAST_SHOWN_ANSWERS });
        const event = { kind: 'results', promptId, results } as const;
        telling.push(...streamsOfPrompt(kept.prompt).map((stream): Telling => ({ stream, event })));
      });
      return null;
    },
  });
}

async function resultsOf(
  db: Queryable,
  inside: Inside,
  { promptId, leastTexts }: { readonly promptId: string; readonly leastTexts: number },
): Promise<ActivityResults> {
  const { room } = inside;
  const { questionId } = await requireActivity(db, inside, promptId);
  const { model } = await findActivity(db, room, questionId);
  const answers = await listAnswersTo(db, room.scrollId, promptId);
  const language = writtenIn({ baseLanguageId: room.languageId, languages: {} });
  return countActivity(model.flow, answers, { language, leastTexts });
}

/** The activity of a prompt that was put to this seat. */
async function requireActivity(db: Queryable, { room, seat }: Inside, promptId: string) {
  const kept = await findPrompt(db, room.scrollId, promptId);
  const streams = kept ? streamsOfPrompt(kept.prompt) : [];
  const isHeard =
    seat.audience !== 'participant' || streams.includes('stage') || streams.includes(ownStream(seat.seatId));
  const questionId = kept?.prompt.questionId ?? null;
  if (!kept || !isHeard || questionId === null) throw refuse('prompt-unknown');
  return { kept, questionId };
}
