import type { Telling } from '../rows/room.repository.ts';
import { writeAdmitted, writeCame } from '../rows/seat.repository.ts';
import { type Doing, isIn } from './open-seat.ts';
import { ownStream, spokenBy } from './present-room.ts';

/** Told where people know of this seat at all: of observers behind the glass alone. */
export const streamsAbout = (audience: Doing['seat']['audience']) =>
  audience === 'observer' ? (['back'] as const) : (['stage', 'back'] as const);

/** A seat comes in for the first time, or stands before the door. */
export async function arrive({ db, room, seat, now, telling }: Doing): Promise<void> {
  const came = { kind: 'came', seat: spokenBy(seat) } as const;
  if (!isIn(room, seat)) {
    if (seat.lastHereAt === null) telling.push({ stream: 'desk', event: came });
    return;
  }
  if (seat.firstCameAt !== null) return;
  await writeCame(db, seat.seatId, now);
  telling.push(...streamsAbout(seat.audience).map((stream): Telling => ({ stream, event: came })));
}

/** Lets participants in: those who stand before the door hear of it, the others walk in when they come. */
export async function admit({ db, room, now, telling }: Omit<Doing, 'seat'>, seats: readonly Doing['seat'][]) {
  await writeAdmitted(
    db,
    seats.map(({ seatId }) => seatId),
    now,
  );
  for (const seat of seats) {
    const admitted = { ...seat, admittedAt: now };
    if (seat.lastHereAt === null || !isIn(room, admitted)) continue;
    await arrive({ db, room, seat: admitted, now, telling });
    telling.push({ stream: ownStream(seat.seatId), event: { kind: 'came', seat: spokenBy(seat) } });
  }
}
