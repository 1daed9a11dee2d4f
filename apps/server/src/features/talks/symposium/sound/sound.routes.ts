import { MOST_WITH_SOUND, symposiumSoundCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../../http/register-calls.ts';
import { act, openSeat, refuse, requireMay, tellRoom } from '../room/open-seat.ts';
import { givesSound, hasSound } from '../room/present-room.ts';
import { listSeats, writeSound } from '../rows/seat.repository.ts';
import { countSignal, insertSignal } from '../rows/signal.repository.ts';
import { iceServers } from './ice-servers.ts';

/** A page that comes into a full room tells each of seven others a handful of things, and tries again where that fails. */
const MOST_SIGNALS = 600;

export function registerSymposiumSoundCalls(app: FastifyInstance): void {
  registerCalls(app, symposiumSoundCalls, {
    sound: async ({ code, pageId, isOn }, context) => {
      const { done } = await act(context, code, 'signal', async ({ db, room, seat, now }) => {
        if (!givesSound(room, seat)) throw refuse('no-sound');
        if (!isOn) {
          // Another page of theirs may have it by now.
          if (seat.soundPageId === pageId) await writeSound(db, seat.seatId, null, now);
          return [];
        }
        const others = (await listSeats(db, room.scrollId)).filter(
          one => one.seatId !== seat.seatId && hasSound(room, one, now),
        );
        if (others.length >= MOST_WITH_SOUND) throw refuse('sound-full', { most: MOST_WITH_SOUND });
        await writeSound(db, seat.seatId, pageId, now);
        return iceServers(context.platform.env.turn, seat.seatId, now);
      });
      return { iceServers: done };
    },
    signal: async ({ code, pageId, toSeatId, toPageId, data }, context) => {
      const { database, clock } = context;
      const inside = await openSeat(context, code);
      const { room, seat } = inside;
      requireMay(inside, 'signal');
      const now = clock.now();
      if (!hasSound(room, seat, now) || seat.soundPageId !== pageId) throw refuse('no-sound');
      if ((await countSignal(database.pool, seat.seatId, now)) > MOST_SIGNALS) throw refuse('too-fast');
      const to = { scrollId: room.scrollId, seatId: toSeatId, pageId: toPageId };
      const from = { fromSeatId: seat.seatId, fromPageId: pageId, data, now };
      if (toSeatId === seat.seatId || !(await insertSignal(database.pool, to, from))) throw refuse('page-unknown');
      tellRoom(database, room.scrollId);
      return null;
    },
  });
}
