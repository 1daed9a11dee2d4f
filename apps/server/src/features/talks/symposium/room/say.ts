import type { CallInput, PostedPrompt, SaidMessage, StreamName, symposiumRoomCalls } from '@wenshu/api-contract';
import {
  findMessage,
  findPrompt,
  insertMessage,
  type KeptMessage,
  type KeptPrompt,
  listAnswered,
  listPlaces,
  unhold,
  writeReleased,
} from '../rows/message.repository.ts';
import { tell } from '../rows/room.repository.ts';
import { findSeat, listSeats, type Seat } from '../rows/seat.repository.ts';
import { findPicture } from '../rows/stimulus.repository.ts';
import type { RoomAct } from './may-do.ts';
import { type Doing, isIn, refuse, requireMay } from './open-seat.ts';
import { ownStream, spokenBy } from './present-room.ts';
import { isPromptOpen } from './prompt-times.ts';

type Said = CallInput<typeof symposiumRoomCalls.say>;

/** What saying something in a stream is, for this seat. */
export function actOfSaying({ audience, seatId }: Seat, stream: StreamName): RoomAct {
  if (stream === 'stage') return 'say-on-stage';
  if (stream === 'back') return 'say-in-backroom';
  if (stream === 'desk') throw refuse('stream-unknown');
  if (audience === 'moderator') return 'say-to-one';
  if (stream !== ownStream(seatId)) throw refuse('stream-unknown');
  return 'say-to-moderators';
}

/** What was said before under this id, by this seat; another’s id is nobody’s to use. */
export async function findSaid(
  { db, room, seat }: Pick<Doing, 'db' | 'room' | 'seat'>,
  messageId: string,
): Promise<KeptMessage | undefined> {
  const said = await findMessage(db, room.scrollId, messageId);
  if (said && said.seatId !== seat.seatId) throw refuse('message-unknown');
  return said;
}

/** Where it was told as far as its author hears: a number from behind the glass would tell that there is one. */
export const toldTo = ({ audience }: Seat, told: KeptMessage['told']): { stream: StreamName; no: number }[] =>
  told
    .filter(({ stream }) => audience !== 'participant' || stream !== 'back')
    .map(({ stream, no }) => ({ stream, no }));

type Words = Omit<KeptMessage, 'seatId' | 'home' | 'removedAt' | 'told'>;

const saidBy = (seat: Seat, { saidAt, ...words }: Words, isPrivate: boolean): SaidMessage => ({
  ...words,
  kind: 'said',
  by: spokenBy(seat),
  isPrivate,
  at: saidAt.getTime(),
});

/** Says it, and tells where. What answers a prompt that is held goes to its author and behind the glass until it is shown. */
export async function say(doing: Doing, said: Said): Promise<KeptMessage['told']> {
  const { db, room, seat, now } = doing;
  const before = await findSaid(doing, said.messageId);
  if (before) return before.told;
  await requirePossible(doing, said);
  const { messageId, stream, text, pictureId = null, replyTo = null, promptId = null } = said;
  const prompt = promptId === null ? undefined : await requirePrompt(doing, promptId, stream);
  const isHeld =
    seat.audience === 'participant' && stream === 'stage' && prompt?.isHeld === true && prompt.releasedAt === null;
  const isPrivate = stream !== 'stage' && !(stream === 'back' && seat.audience === 'moderator');
  const message = { messageId, text, pictureId, replyTo, promptId, isHeld, saidAt: now };
  const event = saidBy(seat, message, isPrivate);
  const streams: StreamName[] = isHeld ? [ownStream(seat.seatId), 'back'] : [stream];
  const told = await tell(
    db,
    room.scrollId,
    now,
    streams.map(one => ({ stream: one, event, messageId })),
  );
  const answered = promptId === null ? undefined : await listAnswered(db, room.scrollId, promptId);
  const { seatId } = seat;
  await insertMessage(db, room.scrollId, { ...message, seatId, home: stream, removedAt: null, told });
  if (prompt && answered && seat.audience === 'participant') await noteAnswered(doing, prompt, answered);
  return told;
}

async function requirePossible({ db, room, seat }: Doing, { text, pictureId, replyTo, stream }: Said): Promise<void> {
  if (text === '' && pictureId === undefined) throw refuse('nothing-said');
  const isToOne = seat.audience === 'moderator' && stream.startsWith('s') && stream !== 'stage';
  if (isToOne && (await findSeat(db, room.scrollId, stream.slice(1)))?.audience !== 'participant')
    throw refuse('stream-unknown');
  if (pictureId !== undefined && (await findPicture(db, room.scrollId, pictureId))?.seatId !== seat.seatId)
    throw refuse('picture-unknown');
  // Nothing is answered where it cannot be read: it would tell of what is said elsewhere.
  if (replyTo !== undefined && !(await listPlaces(db, room.scrollId, replyTo)).includes(stream))
    throw refuse('message-unknown');
}

/** A prompt that was put where this is said, and is still open. */
async function requirePrompt(
  { db, room, seat, now }: Doing,
  promptId: string,
  stream: StreamName,
): Promise<KeptPrompt> {
  const kept = await findPrompt(db, room.scrollId, promptId);
  if (!kept || !streamsOfPrompt(kept.prompt).includes(stream)) throw refuse('prompt-unknown');
  requireStillOpen({ room, seat, now }, kept);
  return kept;
}

/** A prompt takes answers of participants until its time, and that of its section, is over. */
export function requireStillOpen(
  { room, seat, now }: Pick<Doing, 'room' | 'seat' | 'now'>,
  { prompt }: KeptPrompt,
): void {
  if (seat.audience === 'participant' && !isPromptOpen(room.setup, prompt, now)) throw refuse('prompt-closed');
}

export const streamsOfPrompt = ({ toSeatIds }: PostedPrompt): StreamName[] =>
  toSeatIds === null ? ['stage'] : toSeatIds.map(ownStream);

/** The desk sees who has answered; once everybody in the room has, what was held is shown. */
export async function noteAnswered(doing: Doing, prompt: KeptPrompt, before: ReadonlySet<string>): Promise<void> {
  const { db, room, seat, telling } = doing;
  const { promptId, isHeld, releasedAt } = prompt;
  if (!before.has(seat.seatId)) {
    const event = { kind: 'answered', promptId, seatId: seat.seatId } as const;
    telling.push({ stream: 'desk', event }, { stream: ownStream(seat.seatId), event });
  }
  if (!isHeld || releasedAt !== null) return;
  const answered = new Set([...before, seat.seatId]);
  const asked = (await listSeats(db, room.scrollId)).filter(
    one => one.audience === 'participant' && one.removedAt === null && one.firstCameAt !== null && isIn(room, one),
  );
  if (asked.every(({ seatId }) => answered.has(seatId))) await release(doing, promptId);
}

/** What was held is shown to everybody, in the order in which it was said. */
export async function release({ db, room, now, telling }: Omit<Doing, 'seat'>, promptId: string): Promise<number> {
  const { scrollId } = room;
  await writeReleased(db, scrollId, promptId, now);
  const seats = new Map((await listSeats(db, scrollId)).map(seat => [seat.seatId, seat]));
  telling.push({ stream: 'stage', event: { kind: 'released', promptId } });
  const shown = (await unhold(db, scrollId, promptId)).flatMap(
    ({ messageId, seatId, text, pictureId, replyTo, saidAt }) => {
      const seat = seatId === null ? undefined : seats.get(seatId);
      if (!seat) return [];
      const message = { messageId, text, pictureId, replyTo, promptId, isHeld: false, saidAt };
      const event = saidBy(seat, message, false);
      return [{ stream: 'stage', event, messageId } as const];
    },
  );
  telling.push(...shown);
  return shown.length;
}

/** A message that this seat hears, with where it was told. */
export async function requireHeard(
  { db, room, seat }: Doing,
  messageId: string,
): Promise<KeptMessage & { readonly places: readonly StreamName[] }> {
  const said = await findMessage(db, room.scrollId, messageId);
  const places = said ? await listPlaces(db, room.scrollId, messageId) : [];
  const mine = ownStream(seat.seatId);
  const isHeard = places.some(place => seat.audience !== 'participant' || place === 'stage' || place === mine);
  if (!said || said.removedAt !== null || !isHeard) throw refuse('message-unknown');
  // The stage is heard by all who hear the other streams.
  return { ...said, places: places.includes('stage') ? ['stage'] : places };
}

/** An observer’s sign on the stage would tell that they are there. */
export function requireUnseen(doing: Doing, { places }: { readonly places: readonly StreamName[] }): void {
  if (doing.seat.audience === 'observer' && places.some(place => place !== 'back')) throw refuse('not-yours');
  requireMay(doing, 'react');
}
