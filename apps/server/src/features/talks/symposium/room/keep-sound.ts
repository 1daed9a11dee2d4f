import type { Queryable } from '../../../../platform/database/database.ts';
import { writeSound } from '../rows/seat.repository.ts';
import { deleteHeardSignals } from '../rows/signal.repository.ts';
import type { Inside } from './open-seat.ts';
import { HERE_MS, hasSound } from './present-room.ts';

interface AskingPage {
  readonly pageId: string;
  readonly signalsAfter: number;
  readonly isLeaving: boolean;
  readonly now: Date;
}

/** The page with sound asks for news: it is here still, and what it has heard of its signals is done with. True where others see something else now. */
export async function keepSound(
  db: Queryable,
  { room, seat }: Inside,
  { pageId, signalsAfter, isLeaving, now }: AskingPage,
): Promise<boolean> {
  if (seat.soundPageId !== pageId || !room.setup.hasMedia) return false;
  const had = hasSound(room, seat, now);
  if (isLeaving) {
    await writeSound(db, seat.seatId, null, now);
    return had;
  }
  if (signalsAfter > 0) await deleteHeardSignals(db, seat.seatId, pageId, signalsAfter);
  // One that was away for too long has to ask for it again: another may have its place.
  if (had && now.getTime() - (seat.soundAt?.getTime() ?? 0) > HERE_MS / 4)
    await writeSound(db, seat.seatId, pageId, now);
  return false;
}
