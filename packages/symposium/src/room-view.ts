import type {
  ActivityResults,
  PostedPrompt,
  ReactionSign,
  RoomState,
  SaidMessage,
} from '@wenshu/api-contract/room-events';

/** Where something is said: to all, behind the glass, or between one participant and the moderators. */
export type Place =
  | { readonly kind: 'stage' }
  | { readonly kind: 'back' }
  | { readonly kind: 'desk' }
  | { readonly kind: 'alone'; readonly seatId: string };

export interface SeenReaction {
  readonly sign: ReactionSign;
  readonly seatIds: readonly string[];
}

export interface SeenMessage extends Omit<SaidMessage, 'kind'> {
  readonly kind: 'message';
  readonly place: Place;
  readonly reactions: readonly SeenReaction[];
  readonly isEdited: boolean;
  /** Taken back: nothing of it is shown but that it was. */
  readonly removed: 'by-author' | 'by-moderator' | null;
  /** Of one's own: on its way, or not taken, with the reason in the reader's words. */
  readonly sending: 'waiting' | { readonly refused: string } | null;
}

export interface SeenPrompt extends Omit<PostedPrompt, 'kind'> {
  readonly kind: 'prompt';
  readonly at: number;
  readonly place: Place;
  readonly isReleased: boolean;
  readonly answeredBy: readonly string[];
  readonly results: ActivityResults | null;
}

export type RoomItem = SeenMessage | SeenPrompt;

export interface RoomView {
  readonly state: RoomState;
  readonly sectionId: string | null;
  readonly sectionStartedAt: number;
  readonly shownStimulusId: string | null;
  readonly isRecording: boolean;
  /** Messages and prompts in their order. */
  readonly items: readonly RoomItem[];
}
