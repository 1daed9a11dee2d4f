import type { Json } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { partId } from '../../shared-inputs.ts';
import {
  type ActivityResults,
  type RoomState,
  reactionSigns,
  type SeatAudience,
  type StreamName,
  type ToldEvent,
} from './room-events.ts';

/** A seat's personal code: it is all that a room asks for. */
export const seatCode = z.string().check(z.regex(/^[0-9A-Za-z]{20,40}$/));
const seat = { code: seatCode } as const;
const room = { audience: 'respondent', own: true, method: 'POST' } as const;

export const MOST_MESSAGE_LETTERS = 4_000;
export const MOST_PICTURE_BYTES = 8 * 1024 * 1024;
/** Of fewer, each could work out what the others said. */
export const LEAST_SHOWN_ANSWERS = 3;
const MOST_NO = 2_147_483_647;

const streamName = z.string().check(z.regex(/^(stage|back|desk|s[0-9A-Za-z]{6,32})$/));
const stream = z.pipe(streamName, z.custom<StreamName>());
const message = z.string().check(z.trim(), z.minLength(1), z.maxLength(MOST_MESSAGE_LETTERS));
const knownStreams = z
  .record(streamName, z.int().check(z.minimum(0), z.maximum(MOST_NO)))
  .check(z.refine(given => Object.keys(given).length <= 210));

export interface RoomSeat {
  readonly seatId: string;
  readonly audience: SeatAudience;
  readonly name: string;
  readonly isHere: boolean;
  readonly isTyping: boolean;
  readonly isMuted: boolean;
  readonly hasHandUp: boolean;
  /** Agreed to be recorded. Of others only moderators learn it. */
  readonly agreesToRecording: boolean | null;
  /** Whether it was let in; who waits is listed for moderators alone. */
  readonly isAdmitted: boolean;
  /** The page with which it has sound and picture; null where it has none. */
  readonly pageId: string | null;
}

export interface RoomStimulus {
  readonly stimulusId: string;
  readonly kind: 'picture' | 'video' | 'text';
  readonly title: string;
  /** Of a text. */
  readonly text: string;
  /** Of a picture or video: where this seat's page finds it, for some minutes. */
  readonly address: string;
}

export interface GuideSection {
  readonly sectionId: string;
  readonly title: string;
  readonly minutes: number;
  /** On a board: when it opens and closes. */
  readonly opensAt: number | null;
  readonly closesAt: number | null;
  /** Prepared: posted by a click or a key. Only for moderators and observers. */
  readonly prompts: readonly PreparedPrompt[];
}

export interface PreparedPrompt {
  readonly promptId: string;
  readonly text: string;
  readonly stimulusId: string | null;
  readonly questionId: string | null;
  readonly isHeld: boolean;
}

/** What a page needs to draw the room from; after it only news. */
export interface EnteredRoom {
  readonly title: string;
  readonly kind: 'live' | 'board';
  readonly state: RoomState;
  readonly language: 'zh' | 'en';
  readonly beginsAt: number;
  readonly minutes: number;
  readonly timeZone: string;
  readonly welcome: string;
  readonly me: RoomSeat;
  /** What is asked before one comes in: the words, and whether agreeing to be recorded and a name are asked as well. Null once it was answered. */
  readonly consent: { readonly text: string; readonly asksRecording: boolean; readonly asksName: boolean } | null;
  /** Whether a moderator has let this seat in; live rooms only. */
  readonly isAdmitted: boolean;
  readonly seats: readonly RoomSeat[];
  readonly sections: readonly GuideSection[];
  readonly stimuli: readonly RoomStimulus[];
  /** Each stream that this seat hears, with how much there is of it and the newest of it. */
  readonly streams: readonly {
    readonly stream: StreamName;
    readonly last: number;
    readonly events: readonly ToldEvent[];
  }[];
  readonly serverTime: number;
  /** Sound and picture, for so many at once: null where the room has none, or none for this seat. */
  readonly media: { readonly most: number } | null;
}

export interface RoomSignal {
  readonly no: number;
  readonly fromSeatId: string;
  readonly fromPageId: string;
  readonly data: string;
}

export interface RoomNews {
  readonly streams: readonly {
    readonly stream: StreamName;
    readonly last: number;
    readonly events: readonly ToldEvent[];
  }[];
  /** Who is here and typing; only where it has changed since `presence`. */
  readonly seats: readonly RoomSeat[] | null;
  readonly presence: string;
  readonly serverTime: number;
  /** For this page alone, told until it asks for what comes after them: what other pages with sound tell it. */
  readonly signals: readonly RoomSignal[];
  /** This seat was removed, or the room is gone: nothing more is told. */
  readonly isOver: boolean;
}

/** In a room: by the code of one's seat. */
export const symposiumRoomCalls = {
  enter: call({
    ...room,
    path: '/symposium/enter',
    summary:
      'Come in by a personal code, or look again at where one is: what the room is and the newest of what this seat hears',
    body: z.object({ ...seat, pageId: partId }),
    data: z.custom<EnteredRoom>(),
  }),
  consent: call({
    ...room,
    path: '/symposium/consent',
    summary: 'Agree to take part, and agree or not to be recorded, under the name one wants to be called by',
    body: z.object({
      ...seat,
      name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
      agreesToRecording: z.boolean(),
    }),
    data: z.null(),
  }),
  news: call({
    ...room,
    path: '/symposium/news',
    summary:
      'What is new in the streams that this seat hears; with waitSeconds, as soon as something is. Says that the page is here',
    body: z.object({
      ...seat,
      pageId: partId,
      known: knownStreams,
      presence: z._default(z.string().check(z.maxLength(64)), ''),
      /** Of its signals this page has heard those up to here. */
      signalsAfter: z._default(z.int().check(z.minimum(0), z.maximum(MOST_NO)), 0),
      isTyping: z._default(z.boolean(), false),
      isLeaving: z._default(z.boolean(), false),
      waitSeconds: z._default(z.int().check(z.minimum(0), z.maximum(25)), 0),
    }),
    data: z.custom<RoomNews>(),
  }),
  earlier: call({
    ...room,
    path: '/symposium/earlier',
    summary: 'What was told before, newest first',
    body: z.object({
      ...seat,
      stream,
      before: z.int().check(z.minimum(1), z.maximum(MOST_NO)),
      count: z._default(z.int().check(z.minimum(1), z.maximum(200)), 100),
    }),
    data: z.custom<{ readonly events: readonly ToldEvent[] }>(),
  }),
  say: call({
    ...room,
    path: '/symposium/say',
    summary: 'Say something: on the stage, in the backroom, or to one alone. Sent twice it is said once',
    body: z.object({
      ...seat,
      messageId: partId,
      /** `stage`, `back` (moderators and observers), or a participant's own stream (a private word). */
      stream,
      text: z._default(z.string().check(z.trim(), z.maxLength(MOST_MESSAGE_LETTERS)), ''),
      pictureId: z.optional(partId),
      replyTo: z.optional(partId),
      promptId: z.optional(partId),
    }),
    data: z.custom<{ readonly told: readonly { readonly stream: StreamName; readonly no: number }[] }>(),
  }),
  editMessage: call({
    ...room,
    path: '/symposium/editMessage',
    summary: 'Say it better: one’s own words, within ten minutes',
    body: z.object({ ...seat, messageId: partId, text: message }),
    data: z.null(),
  }),
  removeMessage: call({
    ...room,
    path: '/symposium/removeMessage',
    summary: 'Take back what one said; a moderator takes back anybody’s',
    body: z.object({ ...seat, messageId: partId }),
    data: z.null(),
  }),
  react: call({
    ...room,
    path: '/symposium/react',
    summary: 'Set a sign at what was said, or take one’s own away',
    body: z.object({ ...seat, messageId: partId, sign: z.nullable(z.enum(reactionSigns)) }),
    data: z.null(),
  }),
  raiseHand: call({
    ...room,
    path: '/symposium/raiseHand',
    summary: 'Show one’s hand, or take it down; a moderator takes down anybody’s',
    body: z.object({ ...seat, isUp: z.boolean(), seatId: z.optional(partId) }),
    data: z.null(),
  }),
  addPicture: call({
    ...room,
    path: '/symposium/addPicture',
    takes: 'upload',
    maxFileBytes: MOST_PICTURE_BYTES,
    summary: 'A picture for something one is about to say (png, jpeg, gif, webp; at most 8 MB)',
    body: z.object(seat),
    data: z.object({ pictureId: z.string() }),
  }),
  picture: call({
    audience: 'respondent',
    own: true,
    method: 'GET',
    path: '/symposium/picture',
    answers: 'file',
    summary: 'A picture that was said in a stream that this seat hears',
    query: z.object({ ...seat, pictureId: partId }),
    data: z.custom<Uint8Array>(),
  }),
};

/** What moderators do in the room. */
export const symposiumDeskCalls = {
  setState: call({
    ...room,
    path: '/symposium/setState',
    summary: 'Begin, pause, go on, or end',
    body: z.object({ ...seat, state: z.enum(['live', 'paused', 'ended']) }),
    data: z.null(),
  }),
  admit: call({
    ...room,
    path: '/symposium/admit',
    summary: 'Let those who wait in: one, or all',
    body: z.object({ ...seat, seatId: z.optional(partId) }),
    data: z.object({ admitted: z.number() }),
  }),
  post: call({
    ...room,
    path: '/symposium/post',
    summary:
      'Put a question to the room, prepared or new, with what is shown or answered; on a board to some alone as well. Sent twice it is put once',
    body: z.object({
      ...seat,
      promptId: partId,
      text: message,
      stimulusId: z.optional(partId),
      questionId: z.optional(partId),
      isHeld: z._default(z.boolean(), false),
      sectionId: z.optional(partId),
      until: z.optional(z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER))),
      toSeatIds: z.optional(z.array(partId).check(z.minLength(1), z.maxLength(200))),
    }),
    data: z.null(),
  }),
  release: call({
    ...room,
    path: '/symposium/release',
    summary: 'Show what was held back of a prompt',
    body: z.object({ ...seat, promptId: partId }),
    data: z.object({ messages: z.number() }),
  }),
  show: call({
    ...room,
    path: '/symposium/show',
    summary: 'Show a stimulus to everybody, or take it away',
    body: z.object({ ...seat, stimulusId: z.nullable(partId) }),
    data: z.null(),
  }),
  section: call({
    ...room,
    path: '/symposium/section',
    summary: 'Go to a section of the guide: its clock begins',
    body: z.object({ ...seat, sectionId: partId }),
    data: z.null(),
  }),
  mute: call({
    ...room,
    path: '/symposium/mute',
    summary: 'Whether somebody may speak: they read on',
    body: z.object({ ...seat, seatId: partId, isMuted: z.boolean() }),
    data: z.null(),
  }),
  removeSeat: call({
    ...room,
    path: '/symposium/removeSeat',
    summary: 'Ask somebody to leave: their code opens nothing any more',
    body: z.object({ ...seat, seatId: partId }),
    data: z.null(),
  }),
};

/** Questions of the task's questionnaire, answered in the room. */
export const symposiumActivityCalls = {
  /** The activity of a prompt: the question, and what this seat answered. */
  activity: call({
    ...room,
    path: '/symposium/activity',
    summary: 'The question of an activity as it is answered, with this seat’s own answer',
    body: z.object({ ...seat, promptId: partId }),
    data: z.custom<{ readonly flow: Json; readonly answers: Json }>(),
  }),
  answerActivity: call({
    ...room,
    path: '/symposium/answerActivity',
    summary: 'Answer an activity in place; answered again it takes the earlier one’s place',
    body: z.object({ ...seat, promptId: partId, answers: z.custom<Json>() }),
    data: z.null(),
  }),
  results: call({
    ...room,
    path: '/symposium/results',
    summary: 'The figures of an activity as it was answered so far, without who: for moderators and observers',
    body: z.object({ ...seat, promptId: partId }),
    data: z.custom<ActivityResults>(),
  }),
  showResults: call({
    ...room,
    path: '/symposium/showResults',
    summary:
      'Show the figures of an activity, as they are now, to whom it was put, or take them away. Refused while fewer than three have answered',
    body: z.object({ ...seat, promptId: partId, isShown: z.boolean() }),
    data: z.null(),
  }),
};
