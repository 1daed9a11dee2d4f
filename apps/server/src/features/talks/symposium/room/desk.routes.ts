import { type CallInput, type PostedPrompt, type StreamName, symposiumDeskCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../../http/call-context.ts';
import { registerCalls } from '../../../../http/register-calls.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { findPrompt, insertPrompt } from '../rows/message.repository.ts';
import { type Room, type Telling, writeSection, writeShown, writeState } from '../rows/room.repository.ts';
import { findSeat, listSeats, writeMuted } from '../rows/seat.repository.ts';
import { findStimulus } from '../rows/stimulus.repository.ts';
import { requireQuestion } from './activity-questions.ts';
import { admit } from './arrive.ts';
import { act, type Doing, openSeat, refuse, requireMay } from './open-seat.ts';
import { ownStream, spokenBy } from './present-room.ts';
import { hasOpened } from './prompt-times.ts';
import { release, streamsOfPrompt } from './say.ts';
import { takeAway } from './take-away.ts';

type Context = CallContext<'respondent'>;

const from: Readonly<Record<'live' | 'paused' | 'ended', readonly Room['state'][]>> = {
  live: ['waiting', 'paused'],
  paused: ['live'],
  ended: ['waiting', 'live', 'paused'],
};

export function registerSymposiumDeskCalls(app: FastifyInstance): void {
  registerCalls(app, symposiumDeskCalls, {
    setState: async ({ code, state }, context) => {
      await act(context, code, state === 'ended' ? 'end' : 'lead', async doing => {
        if (doing.room.state === state) return;
        if (!from[state].includes(doing.room.state)) throw refuse('not-begun');
        await writeState(doing.db, doing.room.scrollId, state, doing.now);
        doing.telling.push(...tellState(await ownStreams(doing), state));
      });
      return null;
    },
    admit: async ({ code, seatId }, context) => {
      const { done } = await act(context, code, 'lead', async doing => {
        const seats = (await listSeats(doing.db, doing.room.scrollId)).filter(
          seat => seat.audience === 'participant' && seat.removedAt === null && seat.admittedAt === null,
        );
        // All are those who stand before the door; one may be let in before they come.
        const chosen = seats.filter(seat => (seatId === undefined ? seat.lastHereAt !== null : seat.seatId === seatId));
        if (seatId !== undefined && !(await findSeat(doing.db, doing.room.scrollId, seatId)))
          throw refuse('seat-unknown');
        await admit(doing, chosen);
        return chosen.length;
      });
      return { admitted: done };
    },
    post,
    release: async ({ code, promptId }, context) => {
      const { done } = await act(context, code, 'lead', async doing => {
        const prompt = await findPrompt(doing.db, doing.room.scrollId, promptId);
        if (!prompt?.isHeld) throw refuse('prompt-unknown');
        return prompt.releasedAt === null ? release(doing, promptId) : 0;
      });
      return { messages: done };
    },
    show: async ({ code, stimulusId }, context) => {
      await act(context, code, 'lead', async ({ db, room, telling }) => {
        if (stimulusId !== null && !(await findStimulus(db, room.scrollId, stimulusId)))
          throw refuse('stimulus-unknown');
        if (room.shownStimulusId === stimulusId) return;
        await writeShown(db, room.scrollId, stimulusId);
        telling.push({ stream: 'stage', event: { kind: 'shown', stimulusId } });
      });
      return null;
    },
    section: async ({ code, sectionId }, context) => {
      await act(context, code, 'lead', async ({ db, room, now, telling }) => {
        if (!room.setup.sections.some(one => one.sectionId === sectionId)) throw refuse('section-unknown');
        await writeSection(db, room.scrollId, sectionId, now);
        telling.push({ stream: 'stage', event: { kind: 'section', sectionId, startedAt: now.getTime() } });
      });
      return null;
    },
    mute: async ({ code, seatId, isMuted }, context) => {
      await act(context, code, 'lead', async ({ db, room, telling }) => {
        const seat = await findSeat(db, room.scrollId, seatId);
        if (seat?.audience !== 'participant') throw refuse('seat-unknown');
        if (seat.isMuted === isMuted) return;
        await writeMuted(db, seatId, isMuted);
        telling.push({ stream: 'stage', event: { kind: 'muted', seatId, isMuted } });
      });
      return null;
    },
    removeSeat: async ({ code, seatId }, context) => {
      await act(context, code, 'lead', async doing => {
        if (seatId === doing.seat.seatId || !(await findSeat(doing.db, doing.room.scrollId, seatId)))
          throw refuse('seat-unknown');
        await takeAway(doing, [seatId]);
      });
      return null;
    },
  });
}

/** To everybody in the room, and to those before the door, who hear nothing else of it. */
export const tellState = (own: readonly StreamName[], state: 'waiting' | 'live' | 'paused' | 'ended'): Telling[] =>
  (['stage', ...own] as const).map(stream => ({ stream, event: { kind: 'state', state } }));

async function ownStreams({ db, room }: Pick<Doing, 'db' | 'room'>): Promise<StreamName[]> {
  const seats = await listSeats(db, room.scrollId);
  return seats
    .filter(({ audience, admittedAt, removedAt }) => audience === 'participant' && !admittedAt && !removedAt)
    .map(({ seatId }) => ownStream(seatId));
}

async function post(input: CallInput<typeof symposiumDeskCalls.post>, context: Context): Promise<null> {
  const { code, promptId, text, isHeld, stimulusId, questionId, sectionId, until, toSeatIds } = input;
  const inside = await openSeat(context, code);
  requireMay(inside, 'lead');
  if (await findPrompt(context.database.pool, inside.room.scrollId, promptId)) return null;
  await act(context, code, 'lead', async ({ db, room, seat, now, telling }) => {
    const { scrollId } = room;
    if (await findPrompt(db, scrollId, promptId)) return;
    if (room.state === 'waiting') throw refuse('not-begun');
    if (stimulusId !== undefined && !(await findStimulus(db, scrollId, stimulusId))) throw refuse('stimulus-unknown');
    const section = room.setup.sections.find(one => one.sectionId === sectionId);
    if (sectionId !== undefined && !section) throw refuse('section-unknown');
    if (section && !hasOpened(room.setup, section, now)) throw refuse('section-not-open');
    if (questionId !== undefined) await requireQuestion(db, scrollId, questionId);
    const to = toSeatIds === undefined ? null : [...new Set(toSeatIds)];
    const participants = (await listSeats(db, scrollId)).filter(
      one => one.audience === 'participant' && one.removedAt === null,
    );
    if (to?.some(id => !participants.some(one => one.seatId === id))) throw refuse('seat-unknown');
    // What is put to one alone is answered to the moderators alone: there is nothing to hold.
    if (to && isHeld) throw new Refusal('inputInvalid', { field: 'isHeld', problem: { word: 'invalid' } });
    const prompt: PostedPrompt = {
      kind: 'prompt',
      promptId,
      by: spokenBy(seat),
      text,
      stimulusId: stimulusId ?? null,
      questionId: questionId ?? null,
      isHeld,
      sectionId: sectionId ?? room.sectionId,
      until: until ?? null,
      toSeatIds: to,
    };
    await insertPrompt(db, scrollId, prompt, now);
    // Whom it was put to besides is for nobody to know who is one of them.
    telling.push(
      ...streamsOfPrompt(prompt).map((stream): Telling => {
        const toOne = to === null ? null : [stream.slice(1)];
        return { stream, event: { ...prompt, toSeatIds: toOne } };
      }),
    );
  });
  return null;
}
