import { randomBytes } from 'node:crypto';
import {
  type CallInput,
  type EnteredRoom,
  MOST_PICTURE_BYTES,
  MOST_WITH_SOUND,
  type RoomNews,
  symposiumRoomCalls,
} from '@wenshu/api-contract';
import { writtenIn } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../../http/call-context.ts';
import { registerCalls } from '../../../../http/register-calls.ts';
import { newId } from '../../../../platform/new-id.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { findQuestionnaire } from '../../../design/questionnaire-design/index.ts';
import { findFile, keepTakenFile, openFile } from '../../../people/stored-files/index.ts';
import { takeWordsOut, writeWords } from '../rows/message.repository.ts';
import { listEventsAfter, type Telling } from '../rows/room.repository.ts';
import { listSeats, writeConsent, writeHand, writePresence } from '../rows/seat.repository.ts';
import {
  countPictures,
  findPicture,
  findStimulus,
  insertPicture,
  listPictureStreams,
  listPutStimuli,
  listStimuli,
} from '../rows/stimulus.repository.ts';
import { arrive } from './arrive.ts';
import { keepSound } from './keep-sound.ts';
import { act, asksFirst, findInside, type Inside, isIn, openSeat, refuse, requireMay, tellRoom } from './open-seat.ts';
import {
  givesSound,
  HERE_MS,
  hears,
  maySeeStimulus,
  ownStream,
  participantsOf,
  presentSeat,
  presentSections,
  presentStimuli,
} from './present-room.ts';
import { findNews, OVER, RoomWatch, readInside } from './room-watch.ts';
import { actOfSaying, findSaid, requireHeard, requireUnseen, say, toldTo } from './say.ts';

type Context = CallContext<'respondent'>;

const NEWEST = 200;
const EDIT_MS = 10 * 60_000;
const MOST_PICTURES = 2_000;
const pictureFormats = ['png', 'jpg', 'gif', 'webp'] as const;

export function registerSymposiumRoomCalls(app: FastifyInstance): void {
  const watch = new RoomWatch(app.door.platform.database);
  app.addHook('preClose', async () => watch.stop());
  registerCalls(app, symposiumRoomCalls, {
    enter,
    consent: async ({ code, name, agreesToRecording }, context) => {
      const inside = await openSeat(context, code);
      if (inside.room.state === 'ended') throw refuse('ended');
      if (inside.seat.audience !== 'participant' || inside.seat.consentAt !== null) return null;
      const { namesAreChosen, asksRecording } = inside.room.setup;
      if (namesAreChosen && !name) throw refuse('name-needed');
      await act(context, code, 'agree', async doing => {
        const { db, seat, now } = doing;
        const agreed = {
          name: namesAreChosen ? (name ?? '') : '',
          agreesToRecording: asksRecording && agreesToRecording,
        };
        await writeConsent(db, seat.seatId, { ...agreed, now });
        const consented = { ...seat, chosenName: agreed.name, consentAt: now };
        // They stood before the door unseen: now the desk hears of them.
        await arrive({ ...doing, seat: isIn(doing.room, consented) ? consented : { ...consented, lastHereAt: null } });
      });
      return null;
    },
    news: (input, context) => waitForNews(watch, input, context),
    earlier: async ({ code, stream, before, count }, context) => {
      const inside = await openSeat(context, code);
      const { room } = inside;
      const participants = participantsOf(await listSeats(context.database.pool, room.scrollId));
      if (room.state === 'draft' || !hears(inside, participants, stream)) throw refuse('stream-unknown');
      const after = Math.max(0, before - 1 - count);
      const span = { stream, after, most: before - 1 - after };
      const events = await listEventsAfter(context.database.pool, room.scrollId, [span]);
      return { events: [...(events.get(stream) ?? [])].reverse() };
    },
    say: async (input, context) => {
      const inside = await openSeat(context, input.code);
      // Sent again it is answered as before, whatever has happened since.
      const before = await findSaid({ ...inside, db: context.database.pool }, input.messageId);
      if (before) return { told: toldTo(inside.seat, before.told) };
      const { done } = await act(context, input.code, actOfSaying(inside.seat, input.stream), doing =>
        say(doing, input),
      );
      return { told: toldTo(inside.seat, done) };
    },
    editMessage: async ({ code, messageId, text }, context) => {
      await act(context, code, 'mend', async doing => {
        const said = await requireHeard(doing, messageId);
        const { db, room, seat, now, telling } = doing;
        if (said.seatId !== seat.seatId) throw refuse('not-yours');
        if (now.getTime() - said.saidAt.getTime() > EDIT_MS) throw refuse('too-late');
        await writeWords(db, room.scrollId, messageId, text);
        const event = { kind: 'edited', messageId, text } as const;
        telling.push(...said.places.map((stream): Telling => ({ stream, event, messageId })));
      });
      return null;
    },
    removeMessage: async ({ code, messageId }, context) => {
      await act(context, code, 'mend', async doing => {
        const said = await requireHeard(doing, messageId);
        const { db, room, seat, now, telling } = doing;
        const byModerator = said.seatId !== seat.seatId;
        if (byModerator && seat.audience !== 'moderator') throw refuse('not-yours');
        await takeWordsOut(db, room.scrollId, [messageId], now);
        const event = { kind: 'removed', messageId, byModerator } as const;
        telling.push(...said.places.map((stream): Telling => ({ stream, event })));
      });
      return null;
    },
    react: async ({ code, messageId, sign }, context) => {
      await act(context, code, 'react', async doing => {
        const said = await requireHeard(doing, messageId);
        requireUnseen(doing, said);
        const event = { kind: 'reacted', messageId, seatId: doing.seat.seatId, sign } as const;
        doing.telling.push(...said.places.map((stream): Telling => ({ stream, event })));
      });
      return null;
    },
    raiseHand: async ({ code, isUp, seatId }, context) => {
      await act(context, code, 'raise-hand', async doing => {
        const { db, room, seat, telling } = doing;
        const isOwn = seatId === undefined || seatId === seat.seatId;
        if (!isOwn && (seat.audience !== 'moderator' || isUp)) throw refuse('not-yours');
        const other = isOwn ? seat : (await listSeats(db, room.scrollId)).find(one => one.seatId === seatId);
        if (!other || other.audience === 'observer') throw refuse('seat-unknown');
        if (other.hasHandUp === isUp) return;
        await writeHand(db, other.seatId, isUp);
        telling.push({ stream: 'stage', event: { kind: 'hand', seatId: other.seatId, isUp } });
      });
      return null;
    },
    addPicture: async ({ code }, context) => {
      const { platform, incomingFile, database, clock } = context;
      if (!incomingFile) throw new Refusal('inputInvalid', { field: 'file', problem: { word: 'required' } });
      const { done: seat } = await act(context, code, 'add-picture', async ({ db, room, seat: mine }) => {
        if ((await countPictures(db, room.scrollId)) >= MOST_PICTURES) throw refuse('room-full');
        return mine;
      });
      const { scrollId, seatId } = seat;
      const ownerId = (await findQuestionnaire(database.pool, scrollId))?.creatorId;
      if (!ownerId) throw new Refusal('symposiumCodeUnknown');
      const { id } = await keepTakenFile(platform, incomingFile, {
        storageKey: randomBytes(16).toString('hex'),
        limits: { formats: pictureFormats, maxBytes: MOST_PICTURE_BYTES },
        ownerId,
        object: { kind: 'questionnaire', id: scrollId },
      });
      const pictureId = newId();
      await insertPicture(database.pool, { scrollId, now: clock.now() }, { pictureId, seatId, fileId: id });
      return { pictureId };
    },
    picture: async ({ code, pictureId }, context) => {
      const fileId = await findShownFile(await openSeat(context, code), pictureId, context);
      const file = fileId ? await findFile(context.database.pool, fileId) : undefined;
      return openFile(file, 'private, max-age=3600', context);
    },
  });
}

async function enter(
  { code, pageId }: CallInput<typeof symposiumRoomCalls.enter>,
  context: Context,
): Promise<EnteredRoom> {
  const { database, clock } = context;
  const { pool } = database;
  const now = clock.now();
  const { room, seat } = await openSeat(context, code);
  const { scrollId } = room;
  if (room.state === 'draft') throw refuse('not-begun');
  const mustAgree = seat.audience === 'participant' && seat.consentAt === null && asksFirst(room.setup);
  const isNew = isIn(room, seat) ? seat.firstCameAt === null : seat.lastHereAt === null && !mustAgree;
  if (isNew && room.state !== 'ended') await act(context, code, 'come', arrive);
  if (room.state !== 'ended' && (await writePresence(pool, seat, { pageId, ...HERE, now }, HERE_MS)))
    tellRoom(database, scrollId);
  const found = await readInside(pool, { scrollId, seatId: seat.seatId, now }, NEWEST);
  if (!found) throw new Refusal('symposiumCodeUnknown');
  const { setup, state, languageId } = found.room;
  const task = await findQuestionnaire(pool, scrollId);
  const isInside = isIn(found.room, found.seat);
  const put = await listPutStimuli(pool, scrollId, ['stage', ownStream(seat.seatId)]);
  return {
    title: task?.name ?? '',
    kind: setup.kind,
    state: state === 'draft' ? 'waiting' : state,
    language: writtenIn({ baseLanguageId: languageId, languages: {} }),
    beginsAt: setup.beginsAt,
    minutes: setup.minutes,
    timeZone: setup.timeZone,
    welcome: setup.welcome,
    me: presentSeat(found, found.seat, now),
    consent: mustAgree
      ? { text: setup.consentText, asksRecording: setup.asksRecording, asksName: setup.namesAreChosen }
      : null,
    isAdmitted: isInside,
    seats: found.seats,
    sections: isInside ? presentSections(found) : [],
    stimuli: isInside ? presentStimuli(found, await listStimuli(pool, scrollId), { code, put }) : [],
    streams: found.streams,
    serverTime: now.getTime(),
    media: isInside && givesSound(found.room, found.seat) ? { most: MOST_WITH_SOUND } : null,
  };
}

const HERE = { isTyping: false, isLeaving: false } as const;

async function waitForNews(
  watch: RoomWatch,
  input: CallInput<typeof symposiumRoomCalls.news>,
  context: Context,
): Promise<RoomNews> {
  const { code, pageId, isTyping, isLeaving, waitSeconds, known, presence, signalsAfter } = input;
  const { database, clock } = context;
  const serverTime = clock.now().getTime();
  const inside = await findInside(database.pool, code);
  if (inside && inside.seat.removedAt !== null) return { ...OVER, serverTime };
  const { room, seat } = inside ?? (await openSeat(context, code));
  const { scrollId } = room;
  const { seatId } = seat;
  if (room.state === 'draft') throw refuse('not-begun');
  const isShown = isTyping && isIn(room, seat);
  const here = { pageId, isTyping: isShown, isLeaving, now: clock.now() };
  if (room.state !== 'ended' && (await writePresence(database.pool, seat, here, HERE_MS))) tellRoom(database, scrollId);
  if (await keepSound(database.pool, inside ?? { room, seat }, { pageId, signalsAfter, isLeaving, now: clock.now() }))
    tellRoom(database, scrollId);
  const told = { known, presence, pageId, signalsAfter };
  const look = () => findNews(database.pool, { scrollId, seatId, now: clock.now() }, told);
  const until = Date.now() + waitSeconds * 1000;
  for (;;) {
    const found = await look();
    if (found === 'over') return { ...OVER, serverTime };
    const left = until - Date.now();
    if (found || left <= 0 || isLeaving)
      return {
        streams: found?.streams ?? [],
        seats: found?.seats ?? null,
        presence: found?.presence ?? presence,
        serverTime: clock.now().getTime(),
        signals: found?.signals ?? [],
        isOver: false,
      };
    if (watch.isStopped) throw new Refusal('serviceStopping');
    const isGone = await context.whileListening(async signal => {
      await watch.wait(scrollId, { ...told, seatId, now: () => clock.now() }, { timeoutMs: left, signal });
      return signal.aborted;
    });
    // Half a minute is long enough to lose a right.
    if (isGone || !(await findInside(database.pool, code))) return { ...OVER, serverTime };
  }
}

/** A picture of the talk, or a stimulus: where this seat may see it. */
async function findShownFile(inside: Inside, pictureId: string, { database }: Context): Promise<string | null> {
  const { pool } = database;
  const { room, seat } = inside;
  const { scrollId } = room;
  requireMay(inside, 'hear');
  const stimulus = await findStimulus(pool, scrollId, pictureId);
  const own = ownStream(seat.seatId);
  if (stimulus) {
    const put = await listPutStimuli(pool, scrollId, ['stage', own]);
    return seat.audience !== 'participant' || maySeeStimulus(room, put, pictureId) ? stimulus.fileId : null;
  }
  const picture = await findPicture(pool, scrollId, pictureId);
  if (picture?.seatId === seat.seatId) return picture.fileId;
  const participants = participantsOf(await listSeats(pool, scrollId));
  const streams = picture ? await listPictureStreams(pool, scrollId, pictureId) : [];
  // Streams have no other names than those of the contract.
  const isHeard = streams.some(stream => hears(inside, participants, stream as `s${string}`));
  return isHeard && picture ? picture.fileId : null;
}
