import type { SeatAudience } from '@wenshu/api-contract';
import type { Queryable } from '../../../../platform/database/database.ts';
import type { SealedCode } from './seat-codes.ts';

export interface Seat {
  readonly seatId: string;
  readonly scrollId: string;
  readonly audience: SeatAudience;
  readonly name: string;
  readonly chosenName: string;
  readonly email: string;
  readonly mobile: string;
  readonly codeSealed: Buffer;
  /** The host whose own seat it is. */
  readonly personId: string | null;
  readonly isHosts: boolean;
  readonly invitedAt: Date | null;
  readonly consentAt: Date | null;
  readonly agreesToRecording: boolean;
  readonly admittedAt: Date | null;
  readonly firstCameAt: Date | null;
  readonly lastHereAt: Date | null;
  readonly isHere: boolean;
  readonly pageId: string | null;
  /** The page with which it has sound and picture, and when that page last asked for news. */
  readonly soundPageId: string | null;
  readonly soundAt: Date | null;
  readonly typingUntil: Date | null;
  readonly isMuted: boolean;
  readonly hasHandUp: boolean;
  readonly removedAt: Date | null;
}

const SEAT = `seat_id as "seatId", scroll_id as "scrollId", audience, name, chosen_name as "chosenName", email, mobile,
  code_sealed as "codeSealed", person_id as "personId", is_hosts as "isHosts", invited_at as "invitedAt", consent_at as "consentAt",
  agrees_to_recording as "agreesToRecording", admitted_at as "admittedAt", first_came_at as "firstCameAt", last_here_at as "lastHereAt",
  is_here as "isHere", page_id as "pageId", sound_page_id as "soundPageId", sound_at as "soundAt", typing_until as "typingUntil", is_muted as "isMuted", has_hand_up as "hasHandUp",
  removed_at as "removedAt"`;

export async function findSeatByCode(db: Queryable, codeHash: Buffer): Promise<Seat | undefined> {
  const { rows } = await db.query<Seat>({
    name: 'symposium-seat-by-code',
    text: `select ${SEAT} from symposium_seat s
            where code_hash = $1 and not exists (select 1 from questionnaire_in_bin b where b.scroll_id = s.scroll_id)`,
    values: [codeHash],
  });
  return rows[0];
}

export async function findSeat(db: Queryable, scrollId: string, seatId: string): Promise<Seat | undefined> {
  const { rows } = await db.query<Seat>(
    `select ${SEAT} from symposium_seat where scroll_id = $1 and seat_id = $2 and removed_at is null`,
    [scrollId, seatId],
  );
  return rows[0];
}

/** In the order in which they were given; those that were taken away last. */
export async function listSeats(db: Queryable, scrollId: string): Promise<Seat[]> {
  const { rows } = await db.query<Seat>({
    name: 'symposium-seats',
    text: `select ${SEAT} from symposium_seat where scroll_id = $1 order by removed_at is not null, created_at, seat_id`,
    values: [scrollId],
  });
  return rows;
}

/** Of many rooms at once, for all who wait. */
export async function listSeatsOf(db: Queryable, scrollIds: readonly string[]): Promise<Seat[]> {
  const { rows } = await db.query<Seat>({
    name: 'symposium-seats-of',
    text: `select ${SEAT} from symposium_seat where scroll_id = any($1) order by removed_at is not null, created_at, seat_id`,
    values: [scrollIds],
  });
  return rows;
}

export async function findOwnSeat(db: Queryable, scrollId: string, personId: string): Promise<Seat | undefined> {
  const { rows } = await db.query<Seat>(
    `select ${SEAT} from symposium_seat where scroll_id = $1 and person_id = $2 and removed_at is null`,
    [scrollId, personId],
  );
  return rows[0];
}

export interface NewSeat {
  readonly seatId: string;
  readonly audience: SeatAudience;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly code: SealedCode;
  readonly personId: string | null;
}

/** Below the room's lock; each has its stream, in which a participant is told what is for them alone. */
export async function insertSeats(
  db: Queryable,
  { scrollId, now }: { readonly scrollId: string; readonly now: Date },
  seats: readonly NewSeat[],
): Promise<void> {
  const given = seats.map(({ code, ...seat }, place) => ({
    ...seat,
    place,
    hash: code.hash.toString('hex'),
    sealed: code.sealed.toString('hex'),
  }));
  await db.query(
    `insert into symposium_seat (seat_id, scroll_id, audience, name, email, mobile, code_hash, code_sealed, person_id, is_hosts, created_at)
     select g."seatId", $1, g.audience, g.name, g.email, g.mobile, decode(g.hash, 'hex'), decode(g.sealed, 'hex'), g."personId",
            g."personId" is not null, $2::timestamptz + g.place * interval '1 microsecond'
       from jsonb_to_recordset($3::jsonb) as g("seatId" text, audience text, name text, email text, mobile text, hash text, sealed text,
                                               "personId" uuid, place integer)`,
    [scrollId, now, JSON.stringify(given)],
  );
  await db.query(
    `insert into symposium_stream (scroll_id, stream) select $1, 's' || id from unnest($2::text[]) as id on conflict do nothing`,
    [scrollId, seats.map(({ seatId }) => seatId)],
  );
}

export async function countSeats(db: Queryable, scrollId: string): Promise<number> {
  const { rows } = await db.query<{ seats: number }>(
    'select count(*)::int as seats from symposium_seat where scroll_id = $1 and removed_at is null',
    [scrollId],
  );
  return rows[0]!.seats;
}

/** False where they have come in by now, or are gone. */
export async function writeSeat(
  db: Queryable,
  scrollId: string,
  { seatId, name, audience, email, mobile }: Omit<NewSeat, 'code' | 'personId'>,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update symposium_seat set name = $3, audience = $4, email = $5, mobile = $6
      where scroll_id = $1 and seat_id = $2 and removed_at is null and first_came_at is null`,
    [scrollId, seatId, name, audience, email, mobile],
  );
  return rowCount === 1;
}

/** Their codes open nothing any more. Those that were there. */
export async function takeSeatsAway(
  db: Queryable,
  scrollId: string,
  seatIds: readonly string[],
  now: Date,
): Promise<Seat[]> {
  const { rows } = await db.query<Seat>(
    `update symposium_seat set removed_at = $3, is_here = false, page_id = null, sound_page_id = null, has_hand_up = false, typing_until = null, person_id = null
      where scroll_id = $1 and seat_id = any($2) and removed_at is null returning ${SEAT}`,
    [scrollId, seatIds, now],
  );
  return rows;
}

/** What says who somebody was goes; the seat stays for the order of what was told, under no name. */
export async function blankSeats(db: Queryable, scrollId: string, seatIds: readonly string[]): Promise<void> {
  await db.query(
    `update symposium_seat set name = '', chosen_name = '', email = '', mobile = '', person_id = null
      where scroll_id = $1 and seat_id = any($2)`,
    [scrollId, seatIds],
  );
}

export async function writeCode(db: Queryable, scrollId: string, seatId: string, code: SealedCode): Promise<boolean> {
  const { rowCount } = await db.query(
    `update symposium_seat set code_hash = $3, code_sealed = $4 where scroll_id = $1 and seat_id = $2 and removed_at is null`,
    [scrollId, seatId, code.hash, code.sealed],
  );
  return rowCount === 1;
}

export async function writeConsent(
  db: Queryable,
  seatId: string,
  { name, agreesToRecording, now }: { readonly name: string; readonly agreesToRecording: boolean; readonly now: Date },
): Promise<void> {
  await db.query(
    `update symposium_seat set consent_at = $2, agrees_to_recording = $3, chosen_name = $4 where seat_id = $1`,
    [seatId, now, agreesToRecording, name],
  );
}

/** Is in the room from now on. */
export async function writeCame(db: Queryable, seatId: string, now: Date): Promise<void> {
  await db.query(
    `update symposium_seat set first_came_at = coalesce(first_came_at, $2), last_here_at = greatest(last_here_at, $2), is_here = true where seat_id = $1`,
    [seatId, now],
  );
}

export async function writeAdmitted(db: Queryable, seatIds: readonly string[], now: Date): Promise<void> {
  await db.query('update symposium_seat set admitted_at = $2 where seat_id = any($1) and admitted_at is null', [
    seatIds,
    now,
  ]);
}

interface Presence {
  readonly pageId: string;
  readonly isTyping: boolean;
  readonly isLeaving: boolean;
  readonly now: Date;
}

const TYPING_MS = 6_000;

/** A page is here: written when it tells something new, not with every poll. True where others see something else now. */
export async function writePresence(
  db: Queryable,
  seat: Seat,
  { pageId, isTyping, isLeaving, now }: Presence,
  freshMs: number,
): Promise<boolean> {
  const wasHere = seat.isHere && seat.lastHereAt !== null && now.getTime() - seat.lastHereAt.getTime() < freshMs * 2;
  const wasTyping = seat.typingUntil !== null && seat.typingUntil > now;
  const isFresh = wasHere && now.getTime() - (seat.lastHereAt?.getTime() ?? 0) < freshMs / 2;
  const isSeen = wasHere === isLeaving || wasTyping !== isTyping || seat.pageId !== pageId;
  // The page that leaves is an old one where another is open.
  if (isLeaving && seat.pageId !== null && seat.pageId !== pageId) return false;
  if (!isSeen && isFresh && !isTyping) return false;
  await db.query({
    name: 'symposium-presence',
    text: `update symposium_seat set last_here_at = greatest(last_here_at, $2), is_here = $3, page_id = $4, typing_until = $5
            where seat_id = $1 and removed_at is null`,
    values: [seat.seatId, now, !isLeaving, pageId, isTyping ? new Date(now.getTime() + TYPING_MS) : null],
  });
  return isSeen;
}

/** From now on this page has sound and picture; null: none of this seat's has. */
export async function writeSound(db: Queryable, seatId: string, pageId: string | null, now: Date): Promise<void> {
  await db.query({
    name: 'symposium-sound',
    text: 'update symposium_seat set sound_page_id = $2, sound_at = $3 where seat_id = $1 and removed_at is null',
    values: [seatId, pageId, now],
  });
}

export async function writeMuted(db: Queryable, seatId: string, isMuted: boolean): Promise<void> {
  await db.query('update symposium_seat set is_muted = $2 where seat_id = $1', [seatId, isMuted]);
}

export async function writeHand(db: Queryable, seatId: string, isUp: boolean): Promise<void> {
  await db.query('update symposium_seat set has_hand_up = $2 where seat_id = $1', [seatId, isUp]);
}

const ACTS_WINDOW = "interval '1 minute'";

/** Counts an act of this seat within its minute; how many it is. */
export async function countAct(db: Queryable, seatId: string, now: Date): Promise<number> {
  const { rows } = await db.query<{ acts: number }>(
    `update symposium_seat set acts = case when acts_since > $2::timestamptz - ${ACTS_WINDOW} then acts + 1 else 1 end,
            acts_since = case when acts_since > $2::timestamptz - ${ACTS_WINDOW} then acts_since else $2 end
      where seat_id = $1 returning acts`,
    [seatId, now],
  );
  return rows[0]?.acts ?? 0;
}

export async function countParticipants(
  db: Queryable,
  scrollIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ scrollId: string; seats: number }>(
    `select scroll_id as "scrollId", count(*)::int as seats from symposium_seat
      where scroll_id = any($1) and audience = 'participant' and removed_at is null group by scroll_id`,
    [scrollIds],
  );
  return new Map(rows.map(({ scrollId, seats }) => [scrollId, seats]));
}
