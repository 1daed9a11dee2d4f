import { type CallData, type CallInput, inviteFields, symposiumInviteCalls } from '@wenshu/api-contract';
import { symposiumMailTexts } from '@wenshu/texts/talks/symposium-mails';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../../http/call-context.ts';
import type { FileAnswer } from '../../../../http/file-answer.ts';
import { registerCalls } from '../../../../http/register-calls.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { publicAddress } from '../../../../platform/public-address.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { leaveOutUnwillingOf } from '../../../collect/respondents/index.ts';
import { queueWrittenLetters, requireGoodLetter, wakeSending } from '../../../collect/sending/index.ts';
import { findQuestionnaire } from '../../../design/questionnaire-design/index.ts';
import { findPerson } from '../../../people/account/index.ts';
import { type AttemptLimit, countAttempt } from '../../../people/attempts/index.ts';
import { changeRoom, openSeat, refuse } from '../room/open-seat.ts';
import { calledOf } from '../room/present-room.ts';
import { findRoom, type Room, writeLetter } from '../rows/room.repository.ts';
import { listSeats, type Seat, writeInvited } from '../rows/seat.repository.ts';
import { addressOf } from '../rows/seat-codes.ts';
import { calendarFile } from './calendar-file.ts';
import { filledInvite, inviteFacts, inviteTo, languageOfRoom, proposedInvite } from './compose-invite.ts';
import { lettersAbout } from './letters-about.ts';

const sends: AttemptLimit = { name: 'symposium-invite:person', most: 60, windowSeconds: 86_400 };

export function registerSymposiumInviteCalls(app: FastifyInstance): void {
  registerCalls(app, symposiumInviteCalls, {
    inviteText: async ({ scrollId, kind }, { platform, database }) => {
      const { room, title } = await getTitled(database.pool, scrollId);
      return {
        ...(room.letters[kind] ?? proposedInvite(room, kind)),
        ...inviteFacts(room, title),
        language: languageOfRoom(room),
        isReviewed: platform.env.isMailReviewed,
      };
    },
    invite,
    hostCalendar: async ({ scrollId }, { platform, database, clock }) => {
      const { room, title } = await getTitled(database.pool, scrollId);
      const link = publicAddress(platform, `/online-symposium?scrollId=${scrollId}`);
      return fileOf(calendarOf(platform, room, { id: 'host', title, link, now: clock.now() }));
    },
    calendar: async ({ code }, context) => {
      const { platform, database, clock } = context;
      const { room, seat } = await openSeat(context, code);
      const { title } = await getTitled(database.pool, room.scrollId);
      const link = addressOf(platform, seat);
      return fileOf(calendarOf(platform, room, { id: seat.seatId, title, link, now: clock.now() }));
    },
  });
}

async function getTitled(db: Platform['database']['pool'], scrollId: string): Promise<{ room: Room; title: string }> {
  const room = await findRoom(db, scrollId);
  if (!room) throw new Refusal('symposiumNotFound');
  return { room, title: (await findQuestionnaire(db, scrollId))?.name ?? '' };
}

const CALENDAR = 'text/calendar; charset=utf-8';
const FILE_NAME = 'symposium.ics';

const fileOf = (content: string): FileAnswer => ({
  content: Buffer.from(content),
  fileName: FILE_NAME,
  contentType: CALENDAR,
  cacheControl: 'no-store',
});

const MINUTE_MS = 60_000;

function calendarOf(
  platform: Platform,
  room: Room,
  { id, title, link, now }: { readonly id: string; readonly title: string; readonly link: string; readonly now: Date },
): string {
  const { beginsAt, endsAt, minutes } = room.setup;
  const { host } = new URL(publicAddress(platform, '/'));
  return calendarFile({
    id: `symposium-${room.scrollId}-${id}@${host}`,
    sequence: room.timesChanged,
    title,
    text: link,
    link,
    from: beginsAt,
    to: endsAt ?? beginsAt + minutes * MINUTE_MS,
    isBusy: endsAt === null,
    now: now.getTime(),
  });
}

async function invite(
  { scrollId, inviteId, kind, seatIds, subject, text }: CallInput<typeof symposiumInviteCalls.invite>,
  { platform, database, actor }: CallContext<'signed-in'>,
): Promise<CallData<typeof symposiumInviteCalls.invite>> {
  const { title, room: known } = await getTitled(database.pool, scrollId);
  const language = languageOfRoom(known);
  requireGoodLetter({ language, subject, text }, inviteFields);
  await countAttempt(platform, sends, actor.personId);
  const t = symposiumMailTexts[language];
  const senderName = (await findPerson(database.pool, actor.personId))?.nickName || t.host;
  // Who wishes what is looked up outside of the room’s lock; who leaves it too late is left out when the mail leaves.
  const asked = (await listSeats(database.pool, scrollId)).filter(({ email }) => email !== '');
  const { willing: mayBeAsked } = await leaveOutUnwillingOf(platform, scrollId, asked);
  const willingIds = new Set(mayBeAsked.map(({ seatId }) => seatId));
  const done = await changeRoom(platform, scrollId, async ({ db, room, now }) => {
    if (room.state === 'ended') throw refuse('ended');
    const chosen = new Set(seatIds);
    const seats = (await listSeats(db, scrollId)).filter(one => one.removedAt === null && chosen.has(one.seatId));
    if (seats.length < chosen.size) throw refuse('seat-unknown');
    const reached = seats.filter(({ email }) => email !== '');
    const willing = reached.filter(({ seatId }) => willingIds.has(seatId));
    const withoutAddress = seats.length - reached.length;
    const counted = { sent: willing.length, withoutAddress, notAsked: reached.length - willing.length };
    if (willing.length === 0) return counted;
    const filled = filledInvite({ subject, text }, inviteFacts(room, title));
    const letterTo = (seat: Seat) => {
      const link = addressOf(platform, seat);
      const words = { language, link, button: t.button, senderName, why: t.why({ sender: senderName }) };
      const calendar = calendarOf(platform, room, { id: seat.seatId, title, link, now });
      return {
        turn: seat.seatId,
        address: seat.email,
        words: { ...words, ...inviteTo(filled, calledOf(seat)) },
        file: { fileName: FILE_NAME, contentType: CALENDAR, content: Buffer.from(calendar) },
      };
    };
    const isNew = await queueWrittenLetters(platform, db, {
      taskId: inviteId,
      scrollId,
      kind,
      name: `${t.task[kind]}: ${title}`.slice(0, 50),
      language,
      ...filled,
      senderName,
      about: lettersAbout(scrollId),
      letters: willing.map(letterTo),
      now,
    });
    if (!isNew) return counted;
    await writeLetter(db, scrollId, kind, { subject, text });
    await writeInvited(
      db,
      willing.map(({ seatId }) => seatId),
      now,
    );
    return counted;
  });
  await wakeSending(platform);
  return done;
}
