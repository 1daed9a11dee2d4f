import type { Telling } from '../rows/room.repository.ts';
import { takeSeatsAway } from '../rows/seat.repository.ts';
import { streamsAbout } from './arrive.ts';
import type { Doing } from './open-seat.ts';

/** Seats are taken away: their codes open nothing, and where people knew of them they hear that they left. */
export async function takeAway(
  { db, room, now, telling }: Pick<Doing, 'db' | 'room' | 'now' | 'telling'>,
  seatIds: readonly string[],
): Promise<void> {
  const gone = await takeSeatsAway(db, room.scrollId, seatIds, now);
  for (const { seatId, audience, firstCameAt } of gone) {
    const event = { kind: 'left', seatId, isRemoved: true } as const;
    const streams = firstCameAt === null ? (['desk'] as const) : streamsAbout(audience);
    telling.push(...streams.map((stream): Telling => ({ stream, event })));
  }
}
