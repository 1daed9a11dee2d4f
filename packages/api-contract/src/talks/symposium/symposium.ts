import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { partId, scrollId, version } from '../../shared-inputs.ts';
import { type SendReason, type SendState, sendTypes } from '../../survey/collect/sending.ts';
import { baseLanguage, questionnaireName } from '../../survey/design/scroll.ts';
import { type RoomState, type SeatAudience, seatAudiences } from './room-events.ts';
import { MOST_MESSAGE_LETTERS, seatCode } from './symposium-room.ts';

/** Whoever may change the task sets the symposium up. */
const own = { audience: 'signed-in', own: true } as const;
const edits = { ...own, needs: { right: 'questionnaire.edit', on: 'scrollId' } } as const;
/** Opening the doors and writing to people is what publishing is for a questionnaire. */
const opens = { ...own, needs: { right: 'questionnaire.publish', on: 'scrollId', ofAllRecords: true } } as const;

const reads = { ...own, needs: { right: 'records.view', on: 'scrollId', ofAllRecords: true } } as const;

export const MOST_ROOM_SEATS = 200;
export const MOST_GUIDE_SECTIONS = 60;
export const MOST_SECTION_PROMPTS = 60;
export const MOST_STIMULI = 60;
export const MOST_STIMULUS_BYTES = 200 * 1024 * 1024;

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const moment = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));
const hour = z.int().check(z.minimum(0), z.maximum(23));
const timeZone = z.string().check(z.minLength(1), z.maxLength(60));

const preparedPrompt = z.object({
  promptId: partId,
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MOST_MESSAGE_LETTERS)),
  stimulusId: z.nullable(partId),
  questionId: z.nullable(partId),
  isHeld: z.boolean(),
});
const section = z.object({
  sectionId: partId,
  title,
  minutes: z.int().check(z.minimum(0), z.maximum(600)),
  opensAt: z.nullable(moment),
  closesAt: z.nullable(moment),
  prompts: z.array(preparedPrompt).check(z.maxLength(MOST_SECTION_PROMPTS)),
});

/** What a symposium is; stored whole, under a version. */
export const symposiumSetup = z.object({
  kind: z.enum(['live', 'board']),
  beginsAt: moment,
  /** Of a live one; of a board how long each day’s reminder looks back is not asked: it is a day. */
  minutes: z.int().check(z.minimum(15), z.maximum(480)),
  /** Of a board: its last moment. */
  endsAt: z.nullable(moment),
  timeZone,
  welcome: z.string().check(z.maxLength(2_000)),
  /** Participants go by names that they choose; otherwise by those of the list. */
  namesAreChosen: z.boolean(),
  consentText: z.string().check(z.maxLength(5_000)),
  asksRecording: z.boolean(),
  /** Sound and picture by WebRTC, for up to eight; text always. */
  hasMedia: z.boolean(),
  /** Days after the end until everything that was said, shown and recorded is deleted; null keeps it. */
  deleteAfterDays: z.nullable(z.int().check(z.minimum(1), z.maximum(3_650))),
  /** Of a board: at which hour of its zone whoever has something left is reminded, each day; null: never. */
  remindsAt: z._default(z.nullable(hour), null),
  /** Of a board: at which hour moderators are told what happened; null: never. */
  tellsAt: z._default(z.nullable(hour), null),
  sections: z.array(section).check(z.maxLength(MOST_GUIDE_SECTIONS)),
});
export type SymposiumSetup = z.infer<typeof symposiumSetup>;

const seatRow = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  audience: z.enum(seatAudiences),
  email: z._default(z.string().check(z.trim(), z.maxLength(120)), ''),
  mobile: z._default(z.string().check(z.trim(), z.maxLength(20)), ''),
});

export interface ListedSeat {
  readonly seatId: string;
  readonly name: string;
  /** What they call themselves in the room. */
  readonly chosenName: string;
  readonly audience: SeatAudience;
  readonly email: string;
  readonly mobile: string;
  /** The address with the personal code. */
  readonly address: string;
  readonly invitedAt: number | null;
  /** How the newest mail to them stands; null where none was sent. */
  readonly mail: SeatMail | null;
  readonly consentAt: number | null;
  readonly agreesToRecording: boolean;
  readonly firstCameAt: number | null;
  readonly lastHereAt: number | null;
  readonly messages: number;
  /** Prompts of a board that they have answered. */
  readonly answered: number;
  readonly isRemoved: boolean;
}

export interface SeatMail {
  readonly state: Exclude<SendState, 'doubtful'>;
  readonly reason: SendReason | null;
  /** Why its review refused it. */
  readonly rejection: string;
  readonly at: number;
}

export interface ListedSymposium {
  readonly scrollId: string;
  readonly name: string;
  readonly kind: 'live' | 'board';
  readonly state: RoomState | 'draft';
  readonly beginsAt: number;
  readonly minutes: number;
  readonly endsAt: number | null;
  readonly timeZone: string;
  readonly participants: number;
  readonly mayEdit: boolean;
}

/** Setting a symposium up, and what is left of it. */
export const symposiumCalls = {
  create: call({
    ...own,
    method: 'POST',
    path: '/talks/symposium/create',
    needs: { right: 'project.edit', on: 'projectId', isOptional: true },
    summary: 'A symposium, in a project of a team or of one’s own',
    body: z.object({
      name: questionnaireName,
      languageId: baseLanguage,
      kind: z.enum(['live', 'board']),
      beginsAt: moment,
      timeZone,
      projectId: z.optional(partId),
    }),
    data: z.object({ scrollId: z.string() }),
  }),
  list: call({
    ...own,
    method: 'GET',
    path: '/talks/symposium/list',
    summary: 'The symposia that one may set up or read, those to come first',
    query: z.object({}),
    data: z.object({ items: z.array(z.custom<ListedSymposium>()) }),
  }),
  get: call({
    ...own,
    needs: { right: 'questionnaire.view', on: 'scrollId' },
    method: 'GET',
    path: '/talks/symposium/get',
    summary: 'How a symposium is set up',
    query: z.object({ scrollId }),
    data: z.object({
      name: z.string(),
      languageId: z.number(),
      state: z.custom<RoomState | 'draft'>(),
      version: z.number(),
      setup: symposiumSetup,
      stimuli: z.array(
        z.object({
          stimulusId: z.string(),
          kind: z.enum(['picture', 'video', 'text']),
          title: z.string(),
          text: z.string(),
          address: z.string(),
        }),
      ),
      /** Questions of the task that can be an activity, in order. */
      questions: z.array(z.object({ questionId: z.string(), title: z.string(), type: z.string() })),
      mayEdit: z.boolean(),
      mayOpen: z.boolean(),
      mayRead: z.boolean(),
    }),
  }),
  save: call({
    ...edits,
    method: 'POST',
    path: '/talks/symposium/save',
    summary: 'Change how a symposium is set up. Refused with 3004 when somebody has since changed it',
    body: z.object({ scrollId, baseVersion: version, setup: symposiumSetup }),
    data: z.object({ version: z.number() }),
  }),
  guideOf: call({
    ...edits,
    method: 'POST',
    path: '/talks/symposium/guideOf',
    summary:
      'The guide that an interview outline of one’s own would make: sections with minutes, and their questions as prompts',
    body: z.object({ scrollId, paperId: partId }),
    data: z.object({ sections: z.array(section) }),
  }),
  open: call({
    ...opens,
    method: 'POST',
    path: '/talks/symposium/open',
    logged: { action: 'symposium.open' },
    summary:
      'Open the doors: personal links lead into the waiting room of a live one, and to the open sections of a board',
    body: z.object({ scrollId }),
    data: z.null(),
  }),
  close: call({
    ...opens,
    method: 'POST',
    path: '/talks/symposium/close',
    logged: { action: 'symposium.close' },
    summary: 'End it: links say that it is over',
    body: z.object({ scrollId }),
    data: z.null(),
  }),
  addStimulus: call({
    ...edits,
    method: 'POST',
    path: '/talks/symposium/addStimulus',
    takes: 'upload',
    maxFileBytes: MOST_STIMULUS_BYTES,
    summary: 'A picture or video to show (png, jpeg, gif, webp, mp4, webm; at most 200 MB)',
    body: z.object({ scrollId, title }),
    data: z.object({ stimulusId: z.string() }),
  }),
  addText: call({
    ...edits,
    method: 'POST',
    path: '/talks/symposium/addText',
    summary: 'A text to show, a concept for instance',
    body: z.object({ scrollId, title, text: z.string().check(z.trim(), z.minLength(1), z.maxLength(10_000)) }),
    data: z.object({ stimulusId: z.string() }),
  }),
  removeStimulus: call({
    ...edits,
    method: 'POST',
    path: '/talks/symposium/removeStimulus',
    summary: 'Delete something to show. Refused while a prompt names it or it is shown',
    body: z.object({ scrollId, stimulusId: partId }),
    data: z.null(),
  }),
};

export const symposiumSeatCalls = {
  seats: call({
    ...opens,
    method: 'GET',
    path: '/talks/symposium/seats',
    summary: 'Who has a seat, with their personal addresses',
    query: z.object({ scrollId }),
    data: z.object({ items: z.array(z.custom<ListedSeat>()) }),
  }),
  addSeats: call({
    ...opens,
    method: 'POST',
    path: '/talks/symposium/addSeats',
    logged: { action: 'symposium.seats' },
    summary: 'Give people seats',
    body: z.object({ scrollId, rows: z.array(seatRow).check(z.minLength(1), z.maxLength(MOST_ROOM_SEATS)) }),
    data: z.object({
      seatIds: z.array(z.string()),
      /** Who has a seat already, by their mail address or number: they got no second one. */
      doubles: z.array(z.string()),
    }),
  }),
  saveSeat: call({
    ...opens,
    method: 'POST',
    path: '/talks/symposium/saveSeat',
    summary: 'Change the name, the address or the side of the glass of somebody who has not come in yet',
    body: z.object({ scrollId, seatId: partId, ...seatRow.shape }),
    data: z.null(),
  }),
  removeSeats: call({
    ...opens,
    method: 'POST',
    path: '/talks/symposium/removeSeats',
    logged: { action: 'symposium.seats-remove' },
    summary: 'Take seats away: their codes open nothing. With isErased all that these people said goes as well',
    body: z.object({
      scrollId,
      seatIds: z.array(partId).check(z.minLength(1), z.maxLength(MOST_ROOM_SEATS)),
      isErased: z._default(z.boolean(), false),
    }),
    data: z.null(),
  }),
  renewCode: call({
    ...opens,
    method: 'POST',
    path: '/talks/symposium/renewCode',
    logged: { action: 'symposium.renew-code' },
    summary: 'Another personal address; the old one opens nothing any more',
    body: z.object({ scrollId, seatId: partId }),
    data: z.object({ address: z.string() }),
  }),
  ownSeat: call({
    ...opens,
    method: 'POST',
    path: '/talks/symposium/ownSeat',
    summary: 'The host’s own seat as a moderator, theirs while they hold the right; made the first time',
    body: z.object({ scrollId }),
    data: z.object({ address: z.string() }),
  }),
};

/** An invitation or a reminder, with places for `inviteFields`; the personal link stands after it. */
export const inviteKinds = sendTypes;
export type InviteKind = (typeof inviteKinds)[number];
export const inviteFields = ['name', 'symposium', 'time', 'length'] as const;
const inviteSubject = z.string().check(z.trim(), z.minLength(1), z.maxLength(200), z.regex(/^[^\r\n]*$/));
const inviteText = z.string().check(z.trim(), z.minLength(1), z.maxLength(5_000));

export const symposiumInviteCalls = {
  inviteText: call({
    ...opens,
    method: 'GET',
    path: '/talks/symposium/inviteText',
    summary: 'The words that were sent last, or that are proposed, and what is filled in for everybody',
    query: z.object({ scrollId, kind: z.enum(inviteKinds) }),
    data: z.object({
      subject: z.string(),
      text: z.string(),
      language: z.enum(['zh', 'en']),
      symposium: z.string(),
      time: z.string(),
      length: z.string(),
      /** Mails wait here until somebody of the platform has looked at them. */
      isReviewed: z.boolean(),
    }),
  }),
  invite: call({
    ...opens,
    method: 'POST',
    path: '/talks/symposium/invite',
    logged: { action: 'symposium.invite' },
    summary: 'Mail an invitation or a reminder with the personal link and a calendar file. Sent twice it goes once',
    body: z.object({
      scrollId,
      inviteId: partId,
      kind: z.enum(inviteKinds),
      seatIds: z.array(partId).check(z.minLength(1), z.maxLength(MOST_ROOM_SEATS)),
      subject: inviteSubject,
      text: inviteText,
    }),
    data: z.object({
      sent: z.number(),
      withoutAddress: z.number(),
      /** They wish not to be asked again by whoever owns the symposium. */
      notAsked: z.number(),
    }),
  }),
  hostCalendar: call({
    ...own,
    needs: { right: 'questionnaire.view', on: 'scrollId' },
    method: 'GET',
    path: '/talks/symposium/calendar',
    answers: 'file',
    summary: 'The appointment as a calendar file, for hosts: it leads to the set-up',
    query: z.object({ scrollId }),
    data: z.custom<Uint8Array>(),
  }),
  calendar: call({
    audience: 'respondent',
    own: true,
    method: 'GET',
    path: '/symposium/calendar',
    answers: 'file',
    summary: 'The appointment as a calendar file, by a personal code; it leads back into the room',
    query: z.object({ code: seatCode }),
    data: z.custom<Uint8Array>(),
  }),
};

/** Who has done what on a board. */
export interface BoardProgress {
  /** As the guide has them, and behind them what was asked besides. */
  readonly prompts: readonly {
    readonly promptId: string;
    readonly text: string;
    readonly section: string;
    /** It still takes answers. */
    readonly isOpen: boolean;
  }[];
  readonly rows: readonly {
    readonly seatId: string;
    readonly name: string;
    readonly lastHereAt: number | null;
    readonly remindedAt: number | null;
    /** By prompt; null where it was not put to them. */
    readonly cells: readonly (boolean | null)[];
  }[];
}

export const symposiumBoardCalls = {
  progress: call({
    ...opens,
    method: 'GET',
    path: '/talks/symposium/progress',
    summary: 'Who has answered which question of a board',
    query: z.object({ scrollId }),
    data: z.custom<BoardProgress>(),
  }),
  progressFile: call({
    ...opens,
    method: 'GET',
    path: '/talks/symposium/progressFile',
    answers: 'file',
    summary: 'The same as a workbook (xlsx)',
    query: z.object({ scrollId }),
    data: z.custom<Uint8Array>(),
  }),
  remind: call({
    ...opens,
    method: 'POST',
    path: '/talks/symposium/remind',
    logged: { action: 'symposium.remind' },
    summary: 'Remind those who have something open and not done, or some of them; nobody twice within twelve hours',
    body: z.object({
      scrollId,
      seatIds: z.optional(z.array(partId).check(z.minLength(1), z.maxLength(MOST_ROOM_SEATS))),
    }),
    data: z.object({ sent: z.number(), withoutAddress: z.number(), recently: z.number() }),
  }),
};

/** What is left afterwards. */
export const symposiumAfterCalls = {
  talk: call({
    ...reads,
    method: 'GET',
    path: '/talks/symposium/talk',
    summary: 'What was said on the stage, with who and when: for who may read it',
    query: z.object({
      scrollId,
      from: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647)), 0),
    }),
    data: z.object({
      total: z.number(),
      items: z.array(
        z.object({
          no: z.number(),
          at: z.number(),
          seatId: z.string(),
          name: z.string(),
          audience: z.enum(seatAudiences),
          text: z.string(),
          isPrompt: z.boolean(),
          sectionId: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  toTranscript: call({
    ...reads,
    method: 'POST',
    path: '/talks/symposium/toTranscript',
    logged: { action: 'symposium.transcript' },
    summary:
      'Make a transcript of what was said, in a project of transcripts (a new one without a word of it): speakers, times, sections, what was shown',
    body: z.object({ scrollId, toScrollId: z.optional(scrollId) }),
    data: z.object({ scrollId: z.string(), transcriptId: z.string() }),
  }),
  export: call({
    ...reads,
    method: 'GET',
    path: '/talks/symposium/export',
    answers: 'file',
    summary: 'What was said as a file (xlsx, docx)',
    query: z.object({ scrollId, format: z.enum(['xlsx', 'docx']) }),
    data: z.custom<Uint8Array>(),
  }),
};
