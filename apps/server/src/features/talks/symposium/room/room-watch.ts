import type { CallInput, RoomNews, RoomSeat, StreamName, symposiumRoomCalls } from '@wenshu/api-contract';
import { groupBy } from '@wenshu/survey-core';
import type { Database, Queryable } from '../../../../platform/database/database.ts';
import { changesTold } from '../../../../platform/together/told-changes.ts';
import { NewsWatch } from '../../../../platform/watch/news-watch.ts';
import { listEventsAfter, listRooms, listStreamsOf, type Room, type StreamEnd } from '../rows/room.repository.ts';
import { listSeatsOf, type Seat } from '../rows/seat.repository.ts';
import { listSignals, listSignalsOf, type SignalEnd } from '../rows/signal.repository.ts';
import { type Inside, isIn, ROOM } from './open-seat.ts';
import { hears, participantsOf, presenceWord, presentSeat, presentSeats } from './present-room.ts';
import { SharedReads } from './shared-reads.ts';

export type KnownNews = Pick<
  CallInput<typeof symposiumRoomCalls.news>,
  'known' | 'presence' | 'pageId' | 'signalsAfter'
>;

interface WaitingSeat extends KnownNews {
  readonly seatId: string;
  readonly now: () => Date;
}

/** So much of one stream in one answer; a page asks again at once for what is left. */
const MOST_EVENTS = 300;

interface RoomAsItIs {
  readonly room: Room;
  readonly seats: readonly Seat[];
  readonly streams: readonly StreamEnd[];
  readonly signals: readonly SignalEnd[];
  /** By who looks: the word of what all of them see. */
  readonly words: Map<string, string>;
}

async function readRooms(db: Queryable, scrollIds: readonly string[]): Promise<ReadonlyMap<string, RoomAsItIs>> {
  const rooms = await listRooms(db, scrollIds);
  const seats = groupBy(await listSeatsOf(db, scrollIds), ({ scrollId }) => scrollId);
  const streams = groupBy(await listStreamsOf(db, scrollIds), ({ scrollId }) => scrollId);
  const withSound = rooms.flatMap(({ scrollId, setup }) => (setup.hasMedia ? scrollId : []));
  const signals = groupBy(withSound.length > 0 ? await listSignalsOf(db, withSound) : [], ({ scrollId }) => scrollId);
  return new Map(
    rooms.map(room => {
      const { scrollId } = room;
      return [
        scrollId,
        {
          room,
          words: new Map(),
          seats: seats.get(scrollId) ?? [],
          streams: streams.get(scrollId) ?? [],
          signals: signals.get(scrollId) ?? [],
        },
      ];
    }),
  );
}

/**
 * Another one as soon as this seat sees something else: the word of what everybody on its side sees, which is made once for all of them, and
 * what only they know of themselves.
 */
function presenceOf(me: Inside, { seats, words }: RoomAsItIs, now: Date): string {
  const side = isIn(me.room, me.seat) ? me.seat.audience : 'waiting';
  const anybody = { room: me.room, seat: { ...me.seat, seatId: '' } };
  const all = words.get(side) ?? presenceWord(presentSeats(anybody, seats, now));
  words.set(side, all);
  const { isHere, isTyping, isMuted, hasHandUp, agreesToRecording, isAdmitted } = presentSeat(me, me.seat, now);
  return all + [isHere, isTyping, isMuted, hasHandUp, agreesToRecording, isAdmitted].map(Number).join('');
}

const heardBy = (me: Inside, { seats, streams }: RoomAsItIs): readonly StreamEnd[] => {
  const participants = participantsOf(seats);
  return streams.filter(({ stream }) => hears(me, participants, stream));
};

const hasSignals = (
  { seat }: Inside,
  { signals }: RoomAsItIs,
  { pageId, signalsAfter }: Pick<KnownNews, 'pageId' | 'signalsAfter'>,
): boolean => signals.some(one => one.seatId === seat.seatId && one.pageId === pageId && one.last > signalsAfter);

/** Whether there is anything for this seat. What happens behind the glass is no news for a participant, not even that something does. */
function isNews(me: Inside, as: RoomAsItIs, { known, presence, ...page }: KnownNews, now: Date): boolean {
  if (me.seat.removedAt !== null) return true;
  return (
    hasSignals(me, as, page) ||
    presenceOf(me, as, now) !== presence ||
    heardBy(me, as).some(({ stream, last }) => last > (known[stream] ?? 0))
  );
}

/** A seat in its room as it is now; undefined where either is gone. */
function insideOf(as: RoomAsItIs | undefined, seatId: string): Inside | undefined {
  const seat = as?.seats.find(one => one.seatId === seatId);
  return as && seat && { room: as.room, seat };
}

export const OVER: Pick<RoomNews, 'streams' | 'seats' | 'presence' | 'signals' | 'isOver'> = {
  streams: [],
  seats: null,
  presence: '',
  signals: [],
  isOver: true,
};

export interface FoundNews {
  readonly streams: RoomNews['streams'];
  readonly seats: readonly RoomSeat[] | null;
  readonly presence: string;
  readonly signals: RoomNews['signals'];
}

/** By the process's one pool, as what is told is. */
const shared = new WeakMap<Queryable, SharedReads<RoomAsItIs | undefined>>();

function roomReads(db: Queryable): SharedReads<RoomAsItIs | undefined> {
  const known = shared.get(db);
  if (known) return known;
  const made = new SharedReads(async (scrollId: string) => (await readRooms(db, [scrollId])).get(scrollId));
  shared.set(db, made);
  return made;
}

/** What this seat does not know yet; undefined where that is nothing. */
export async function findNews(
  db: Queryable,
  of: { readonly scrollId: string; readonly seatId: string; readonly now: Date },
  known: KnownNews,
): Promise<FoundNews | 'over' | undefined> {
  const as = await roomReads(db).get(of.scrollId);
  const me = insideOf(as, of.seatId);
  if (!as || !me || me.seat.removedAt !== null) return 'over';
  if (!isNews(me, as, known, of.now)) return undefined;
  const fresh = heardBy(me, as).filter(({ stream, last }) => last > (known.known[stream] ?? 0));
  const presence = presenceOf(me, as, of.now);
  return {
    streams: await readStreams(db, of.scrollId, fresh, stream => known.known[stream] ?? 0),
    seats: presence === known.presence ? null : presentSeats(me, as.seats, of.now),
    presence,
    signals: hasSignals(me, as, known) ? await listSignals(db, of.seatId, known, of.now) : [],
  };
}

async function readStreams(
  db: Queryable,
  scrollId: string,
  streams: readonly StreamEnd[],
  after: (stream: StreamName) => number,
): Promise<RoomNews['streams']> {
  if (streams.length === 0) return [];
  const spans = streams.map(({ stream }) => ({ stream, after: after(stream), most: MOST_EVENTS }));
  const events = await listEventsAfter(db, scrollId, spans);
  return streams.map(({ stream, last }) => ({ stream, last, events: events.get(stream) ?? [] }));
}

/** For who comes in: who is there, and the newest of what this seat hears. */
export async function readInside(
  db: Queryable,
  { scrollId, seatId, now }: { readonly scrollId: string; readonly seatId: string; readonly now: Date },
  newest: number,
): Promise<(Inside & Pick<RoomNews, 'streams'> & { readonly seats: readonly RoomSeat[] }) | undefined> {
  const as = (await readRooms(db, [scrollId])).get(scrollId);
  const me = insideOf(as, seatId);
  if (!as || !me) return undefined;
  const heard = heardBy(me, as);
  const lastOf = new Map(heard.map(({ stream, last }) => [stream, last]));
  const streams = await readStreams(db, scrollId, heard, stream => Math.max(0, (lastOf.get(stream) ?? 0) - newest));
  return { ...me, streams, seats: presentSeats(me, as.seats, now) };
}

/** Lets pages wait for news of their rooms. */
export class RoomWatch {
  readonly #news: NewsWatch<WaitingSeat>;

  constructor(database: Database) {
    this.#news = new NewsWatch(async waiting => {
      const rooms = await readRooms(database.pool, [...new Set(waiting.map(({ about }) => about))]);
      return waiting.map(({ about, known }) => {
        const as = rooms.get(about);
        const me = insideOf(as, known.seatId);
        return !as || !me || isNews(me, as, known, known.now());
      });
    });
    changesTold(database).on('changed', (kind, scrollId) => {
      if (kind === ROOM) this.#news.wake(scrollId);
    });
  }

  get isStopped(): boolean {
    return this.#news.isStopped;
  }

  wait(scrollId: string, known: WaitingSeat, waiting: { timeoutMs: number; signal?: AbortSignal }): Promise<void> {
    return this.#news.wait(scrollId, known, waiting);
  }

  stop(): void {
    this.#news.stop();
  }
}
