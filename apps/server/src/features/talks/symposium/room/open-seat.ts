import type { StreamName } from '@wenshu/api-contract';
import { findHeldRight } from '../../../../authorisation/right.repository.ts';
import type { CallContext } from '../../../../http/call-context.ts';
import type { Database, Queryable } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { tellChange } from '../../../../platform/together/told-changes.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../../../people/attempts/index.ts';
import { countEvents, findRoom, lockRoom, type Room, type Telling, tell } from '../rows/room.repository.ts';
import { countAct, findSeatByCode, type Seat } from '../rows/seat.repository.ts';
import { hashOf } from '../rows/seat-codes.ts';
import { type ActRefusal, type RoomAct, whyNot } from './may-do.ts';

/** By this the house tells of rooms within a process. */
export const ROOM = 'symposium';

const wrongCodes: AttemptLimit = { name: 'symposium-code:address', most: 60, windowSeconds: 600 };
/** More than a week of talk of everybody. */
const MOST_EVENTS = 200_000;
const MOST_ACTS = { moderator: 120, participant: 40, observer: 40 } as const;

export type RoomRefusal =
  | ActRefusal
  | 'too-fast'
  | 'room-full'
  | 'too-late'
  | 'message-unknown'
  | 'prompt-unknown'
  | 'prompt-closed'
  | 'stream-unknown'
  | 'seat-unknown'
  | 'section-unknown'
  | 'question-unknown'
  | 'stimulus-unknown'
  | 'picture-unknown'
  | 'nothing-said'
  | 'name-needed'
  | 'stimulus-in-use'
  | 'too-many-seats'
  | 'too-many-stimuli'
  | 'came-already'
  | 'times-wrong'
  | 'questions-not-ready'
  | 'paper-unknown'
  | 'nothing-to-read'
  | 'no-sound'
  | 'sound-full'
  | 'page-unknown'
  | 'too-few-answers';

export const refuse = (word: RoomRefusal, more: Readonly<Record<string, string | number>> = {}) =>
  new Refusal('symposiumNotPossible', { params: { ...more, word } });

type Asking = Pick<CallContext, 'platform' | 'clientAddress'>;

export interface Inside {
  readonly room: Room;
  readonly seat: Seat;
}

/** The seat that a code opens; one that was taken away opens nothing, and nobody learns whether there ever was one. */
export async function openSeat(asking: Asking, code: string): Promise<Inside> {
  const found = await findInside(asking.platform.database.pool, code);
  if (found && found.seat.removedAt === null) return found;
  await countAttempt(asking.platform, wrongCodes, asking.clientAddress);
  throw new Refusal('symposiumCodeUnknown');
}

/** Also one that was taken away, which its own page is told. */
export async function findInside(db: Queryable, code: string): Promise<Inside | undefined> {
  const seat = await findSeatByCode(db, hashOf(code));
  const room = seat && (await findRoom(db, seat.scrollId));
  return room && (await isStillTheirs(db, seat)) ? { room, seat } : undefined;
}

/** A host’s own seat is theirs while they hold the right. */
async function isStillTheirs(db: Queryable, { scrollId, personId, isHosts }: Seat): Promise<boolean> {
  if (!isHosts) return true;
  // The account is gone, and with it what it held.
  if (personId === null) return false;
  const object = { kind: 'questionnaire', id: scrollId } as const;
  const held = await findHeldRight(db, { personId }, object, 'questionnaire.publish');
  return held !== undefined && !held.isInBin && !held.isExpired;
}

/** Whether what is asked before one comes in was answered, and whoever must be let in was. */
export const isIn = ({ setup }: Room, { audience, consentAt, admittedAt }: Seat): boolean =>
  audience !== 'participant' ||
  ((!asksFirst(setup) || consentAt !== null) && (setup.kind === 'board' || admittedAt !== null));

export const asksFirst = ({ consentText, asksRecording, namesAreChosen }: Room['setup']): boolean =>
  consentText !== '' || asksRecording || namesAreChosen;

export function requireMay({ room, seat }: Inside, act: RoomAct): void {
  const { audience, isMuted } = seat;
  const refusal = whyNot({ audience, isMuted, isIn: isIn(room, seat) }, room.state, act);
  if (refusal) throw refuse(refusal);
}

/** What somebody is doing in a room, below its lock. */
export interface Doing extends Inside {
  readonly db: Queryable;
  readonly now: Date;
  /** Told when all is written, in the order given. */
  readonly telling: Telling[];
}

/**
 * One act of a seat: the room’s lock, then what stands in it, then the streams, told in the order of the acts. Whoever was taken away or
 * lost the right while they waited for the lock does nothing.
 */
export async function act<Done>(
  asking: Asking,
  code: string,
  what: RoomAct,
  work: (doing: Doing) => Promise<Done>,
): Promise<{ readonly done: Done; readonly told: readonly { readonly stream: StreamName; readonly no: number }[] }> {
  const { platform } = asking;
  const { scrollId } = (await openSeat(asking, code)).room;
  const now = platform.clock.now();
  const made = await platform.database.transaction(async db => {
    const room = await lockRoom(db, scrollId);
    const seat = room && (await findSeatByCode(db, hashOf(code)));
    if (!room || !seat || seat.removedAt !== null) throw new Refusal('symposiumCodeUnknown');
    requireMay({ room, seat }, what);
    if ((await countAct(db, seat.seatId, now)) > MOST_ACTS[seat.audience]) throw refuse('too-fast');
    if (what !== 'end' && (await countEvents(db, scrollId)) > MOST_EVENTS) throw refuse('room-full');
    const telling: Telling[] = [];
    const done = await work({ db, room, seat, now, telling });
    return { done, told: await tell(db, scrollId, now, telling) };
  });
  tellRoom(platform.database, scrollId);
  return made;
}

/** The same of whoever sets it up, from outside of the room. */
export async function changeRoom<Done>(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  scrollId: string,
  work: (doing: Omit<Doing, 'seat'>) => Promise<Done>,
): Promise<Done> {
  const done = await database.transaction(async db => {
    const room = await lockRoom(db, scrollId);
    if (!room) throw new Refusal('symposiumNotFound');
    const telling: Telling[] = [];
    const now = clock.now();
    const made = await work({ db, room, now, telling });
    await tell(db, scrollId, now, telling);
    return made;
  });
  tellRoom(database, scrollId);
  return done;
}

/** Whoever waits in this process looks at once; others find it by looking. */
export const tellRoom = (database: Pick<Database, 'pool'>, scrollId: string) => tellChange(database, ROOM, scrollId);
