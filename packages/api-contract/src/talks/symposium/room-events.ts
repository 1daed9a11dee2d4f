/**
 * What happens in a room, as it is told. Whoever is in it hears streams, each numbered from 1 without a gap, and knows of no other:
 * what is said behind the glass has no number, no count and no name on the stage.
 */

/** Who sits where. Participants never learn that there are observers. */
export const seatAudiences = ['moderator', 'participant', 'observer'] as const;
export type SeatAudience = (typeof seatAudiences)[number];

/**
 * - `stage`: what everybody hears.
 * - `back`: moderators and observers: the backroom, notes to the moderator, and what participants said that the stage does not have yet.
 * - `desk`: moderators alone.
 * - `s` and a seat's id: one participant, and with them the moderators and observers (what a moderator says to them alone, and what they
 *   say that is held back).
 */
export type StreamName = 'stage' | 'back' | 'desk' | `s${string}`;

export const reactionSigns = ['👍', '❤️', '😂', '😮', '👏', '🤔'] as const;
export type ReactionSign = (typeof reactionSigns)[number];

/** Of whom something is: as others see them. */
export interface SpokenBy {
  readonly seatId: string;
  readonly audience: SeatAudience;
  /** The name they go by in the room. */
  readonly name: string;
}

/** What is said, in the stream where it is told. */
export interface SaidMessage {
  readonly kind: 'said';
  /** Made by the page that says it: sent twice it is said once. The same message has it in every stream. */
  readonly messageId: string;
  readonly by: SpokenBy;
  readonly text: string;
  /** A picture of theirs. */
  readonly pictureId: string | null;
  readonly replyTo: string | null;
  /** The prompt or thread that it answers. */
  readonly promptId: string | null;
  /** Told to one alone (in `s…`), or to the moderators by an observer (in `back`). */
  readonly isPrivate: boolean;
  /** Said, and not yet on the stage: everybody answers before they see others. */
  readonly isHeld: boolean;
  /** When it was said; in the stage's order after a release it stands where it was released. */
  readonly at: number;
}

export interface PostedPrompt {
  readonly kind: 'prompt';
  readonly promptId: string;
  readonly by: SpokenBy;
  readonly text: string;
  readonly stimulusId: string | null;
  /** A question of the task's questionnaire that is answered in place. */
  readonly questionId: string | null;
  /** Everybody answers before they see others: until all have, or a moderator shows them. */
  readonly isHeld: boolean;
  /** The section of the guide in which it stands. */
  readonly sectionId: string | null;
  /** On a board: when it is to be answered by. */
  readonly until: number | null;
  /** A probe on a board: whom it is put to; null is everybody. It is then told in their streams. */
  readonly toSeatIds: readonly string[] | null;
}

export type RoomState = 'waiting' | 'live' | 'paused' | 'ended';

export type RoomEvent =
  | SaidMessage
  | PostedPrompt
  | { readonly kind: 'edited'; readonly messageId: string; readonly text: string }
  /** Taken back by who said it, or by a moderator. */
  | { readonly kind: 'removed'; readonly messageId: string; readonly byModerator: boolean }
  | {
      readonly kind: 'reacted';
      readonly messageId: string;
      readonly seatId: string;
      readonly sign: ReactionSign | null;
    }
  /** What was held of a prompt is shown: the messages follow as `said`. */
  | { readonly kind: 'released'; readonly promptId: string }
  | { readonly kind: 'state'; readonly state: RoomState }
  | { readonly kind: 'section'; readonly sectionId: string; readonly startedAt: number }
  | { readonly kind: 'shown'; readonly stimulusId: string | null }
  /** Of the stage only moderators and participants; of `back` all. */
  | { readonly kind: 'came'; readonly seat: SpokenBy }
  | { readonly kind: 'left'; readonly seatId: string; readonly isRemoved: boolean }
  | { readonly kind: 'muted'; readonly seatId: string; readonly isMuted: boolean }
  | { readonly kind: 'hand'; readonly seatId: string; readonly isUp: boolean }
  /** Of `desk` and the seat's own stream. On the stage only how many have. */
  | { readonly kind: 'answered'; readonly promptId: string; readonly seatId: string }
  /** The figures of an activity, as they were shown. */
  | { readonly kind: 'results'; readonly promptId: string; readonly results: ActivityResults | null }
  | { readonly kind: 'recording'; readonly isOn: boolean };

/** The figures of an activity: never who answered what. */
export interface ActivityResults {
  readonly answered: number;
  readonly parts: readonly ResultPart[];
}

/** A question that has rows has a part for each. */
export interface ResultPart {
  /** Empty where it is the question itself. */
  readonly label: string;
  readonly answered: number;
  /** Of a scale or a number; null elsewhere. */
  readonly mean: number | null;
  /** How many chose what, or in how many answers a word stands. */
  readonly rows: readonly { readonly label: string; readonly count: number }[];
}

/** An event in its stream. */
export interface ToldEvent {
  readonly no: number;
  readonly at: number;
  readonly event: RoomEvent;
}
