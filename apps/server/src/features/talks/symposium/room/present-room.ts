import { createHash } from 'node:crypto';
import type { GuideSection, RoomSeat, RoomStimulus, SpokenBy, StreamName } from '@wenshu/api-contract';
import type { Room } from '../rows/room.repository.ts';
import type { Seat } from '../rows/seat.repository.ts';
import type { Stimulus } from '../rows/stimulus.repository.ts';
import { type Inside, isIn } from './open-seat.ts';

/** A page asks at least so often; one that has not for this long is gone. */
export const HERE_MS = 40_000;

export const calledOf = ({ name, chosenName }: Pick<Seat, 'name' | 'chosenName'>): string => chosenName || name;

export const spokenBy = ({ seatId, audience, name, chosenName }: Seat): SpokenBy => ({
  seatId,
  audience,
  name: calledOf({ name, chosenName }),
});

export const ownStream = (seatId: string): StreamName => `s${seatId}`;

/** Whether this seat hears a stream at all. The room of a participant has two, whoever else is there. */
export function hears({ room, seat }: Inside, participants: ReadonlySet<string>, stream: StreamName): boolean {
  if (seat.audience === 'participant') {
    if (stream === ownStream(seat.seatId)) return true;
    return stream === 'stage' && isIn(room, seat);
  }
  if (stream === 'desk') return seat.audience === 'moderator';
  return stream === 'stage' || stream === 'back' || participants.has(stream.slice(1));
}

export const participantsOf = (seats: readonly Seat[]): ReadonlySet<string> =>
  new Set(seats.flatMap(({ seatId, audience }) => (audience === 'participant' ? [seatId] : [])));

/** Whether one seat knows of another one. No answer to a participant is made of more than this lets through. */
export function sees(me: Inside, other: Seat): boolean {
  if (other.seatId === me.seat.seatId) return true;
  if (other.removedAt !== null) return false;
  if (me.seat.audience === 'moderator') return true;
  if (me.seat.audience === 'participant' && !isIn(me.room, me.seat)) return false;
  const isThere = other.firstCameAt !== null && isIn(me.room, other);
  return me.seat.audience === 'observer' ? isThere : isThere && other.audience !== 'observer';
}

/** Sound and picture are for those who speak in a live room, as long as their page is here. */
export const givesSound = ({ setup, state }: Room, { audience }: Pick<Seat, 'audience'>): boolean =>
  setup.hasMedia && setup.kind === 'live' && state !== 'ended' && audience !== 'observer';

export const hasSound = (room: Room, seat: Seat, now: Date): boolean =>
  givesSound(room, seat) &&
  seat.soundPageId !== null &&
  seat.soundAt !== null &&
  seat.removedAt === null &&
  now.getTime() - seat.soundAt.getTime() < HERE_MS;

export function presentSeat(me: Inside, seat: Seat, now: Date): RoomSeat {
  const { room } = me;
  const isHere =
    seat.isHere && seat.lastHereAt !== null && now.getTime() - seat.lastHereAt.getTime() < HERE_MS && !seat.removedAt;
  const knowsConsent = me.seat.audience === 'moderator' || me.seat.seatId === seat.seatId;
  return {
    ...spokenBy(seat),
    isHere,
    isTyping: isHere && seat.typingUntil !== null && seat.typingUntil > now,
    isMuted: seat.isMuted,
    hasHandUp: seat.hasHandUp,
    agreesToRecording: knowsConsent ? seat.agreesToRecording : null,
    isAdmitted: isIn(room, seat),
    pageId: hasSound(room, seat, now) ? seat.soundPageId : null,
  };
}

export const presentSeats = (me: Inside, seats: readonly Seat[], now: Date): RoomSeat[] =>
  seats.filter(seat => sees(me, seat)).map(seat => presentSeat(me, seat, now));

/** Another word as soon as this seat sees something else. Of nothing but what it is shown. */
export const presenceWord = (seats: readonly RoomSeat[]): string =>
  createHash('sha256').update(JSON.stringify(seats)).digest('base64url').slice(0, 22);

/** The guide: participants see what a section is called, and on a board when it is open; what is prepared is for the others. */
export function presentSections({ room, seat }: Inside): GuideSection[] {
  return room.setup.sections.map(section => (seat.audience === 'participant' ? { ...section, prompts: [] } : section));
}

/** A participant is told of what was shown to them: the one on view, and those of prompts that were put. */
export function presentStimuli(
  { room, seat }: Inside,
  stimuli: readonly Stimulus[],
  { code, put }: { readonly code: string; readonly put: ReadonlySet<string> },
): RoomStimulus[] {
  return stimuli
    .filter(({ stimulusId }) => seat.audience !== 'participant' || maySeeStimulus(room, put, stimulusId))
    .map(({ stimulusId, kind, title, text, fileId }) => ({
      stimulusId,
      kind,
      title,
      text,
      address: fileId === null ? '' : `/api/symposium/picture?code=${code}&pictureId=${stimulusId}`,
    }));
}

export const maySeeStimulus = (room: Room, put: ReadonlySet<string>, stimulusId: string): boolean =>
  room.shownStimulusId === stimulusId || put.has(stimulusId);
