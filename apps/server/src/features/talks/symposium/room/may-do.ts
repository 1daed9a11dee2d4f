import type { RoomState, SeatAudience } from '@wenshu/api-contract';

/** What can be done in a room, whichever call asks for it. */
export const roomActs = [
  'come',
  'agree',
  'hear',
  'say-on-stage',
  'say-in-backroom',
  'say-to-moderators',
  'say-to-one',
  'mend',
  'react',
  'raise-hand',
  'add-picture',
  'answer',
  'read-results',
  'lead',
  'end',
  'signal',
] as const;
export type RoomAct = (typeof roomActs)[number];

export interface ActingSeat {
  readonly audience: SeatAudience;
  readonly isMuted: boolean;
  /** Has agreed to what is asked before one comes in, and was let in. */
  readonly isIn: boolean;
}

export type ActRefusal = 'not-in-yet' | 'muted' | 'paused' | 'not-begun' | 'ended' | 'moderators-only' | 'not-yours';

const both = ['moderator', 'observer'] as const;
const speakers = ['moderator', 'participant'] as const;

/** Who may do it at all. */
const mayAtAll: Readonly<Record<RoomAct, readonly SeatAudience[]>> = {
  come: ['moderator', 'participant', 'observer'],
  agree: ['participant'],
  hear: ['moderator', 'participant', 'observer'],
  'say-on-stage': speakers,
  'say-in-backroom': both,
  'say-to-moderators': ['participant'],
  'say-to-one': ['moderator'],
  mend: ['moderator', 'participant', 'observer'],
  react: ['moderator', 'participant', 'observer'],
  'raise-hand': speakers,
  'add-picture': ['moderator', 'participant', 'observer'],
  answer: ['participant'],
  'read-results': both,
  lead: ['moderator'],
  end: ['moderator'],
  // Observers have no sound and picture: an offer of theirs would tell that they are there.
  signal: speakers,
};

/** What participants do while the talk goes on, and not while it is paused. */
const needsTalk: readonly RoomAct[] = ['say-on-stage', 'mend', 'react', 'raise-hand', 'add-picture', 'answer'];
/** What can be done after the end. */
const afterEnd: readonly RoomAct[] = ['hear', 'read-results', 'say-in-backroom'];

/** The one rule of the room: undefined allows it. */
export function whyNot(seat: ActingSeat, state: RoomState | 'draft', act: RoomAct): ActRefusal | undefined {
  if (!mayAtAll[act].includes(seat.audience)) return act === 'lead' || act === 'end' ? 'moderators-only' : 'not-yours';
  if (state === 'draft') return 'not-begun';
  if (state === 'ended' && !(afterEnd.includes(act) && (act === 'hear' || seat.audience !== 'participant')))
    return 'ended';
  if (seat.audience !== 'participant') return undefined;
  if (act === 'come' || act === 'agree') return undefined;
  if (!seat.isIn) return 'not-in-yet';
  if (act === 'hear' || act === 'say-to-moderators' || act === 'signal') return undefined;
  if (needsTalk.includes(act) && state === 'waiting') return 'not-begun';
  if (needsTalk.includes(act) && state === 'paused') return 'paused';
  // Muted, they read on and raise their hand.
  if (seat.isMuted && (act === 'say-on-stage' || act === 'add-picture')) return 'muted';
  return undefined;
}
