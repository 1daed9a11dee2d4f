import { symposiumActivityCalls } from '@wenshu/api-contract';
import { asJson, own } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../../http/register-calls.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import { act, type Inside, openSeat, refuse, requireMay } from '../room/open-seat.ts';
import { ownStream } from '../room/present-room.ts';
import { noteAnswered, requireStillOpen, streamsOfPrompt } from '../room/say.ts';
import { findPrompt, listAnswered } from '../rows/message.repository.ts';
import { answerActivity, findActivity } from './activity.ts';
import { findAnswers } from './answer.repository.ts';

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
  });
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
