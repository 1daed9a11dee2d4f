import type { EnteredRoom, RoomNews, RoomSeat } from '@wenshu/api-contract';
import type { RoomEvent, StreamName, ToldEvent } from '@wenshu/api-contract/room-events';
import { backoffMs, type Pause } from '@wenshu/together';
import {
  openRoom,
  type Room,
  RoomFailure,
  type RoomSnapshot,
  type RoomTransport,
  type WaitingSaying,
} from '../src/index.ts';

/** Chance by a seed, so that a run that fails fails again. */
export function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const seatOf = (seatId: string, audience: RoomSeat['audience']): RoomSeat => ({
  seatId,
  audience,
  name: `name of ${seatId}`,
  isHere: true,
  isTyping: false,
  isMuted: false,
  hasHandUp: false,
  agreesToRecording: null,
  isAdmitted: true,
  pageId: null,
});

/** A room in small: streams by audience, numbers without a gap, a message under its id once. */
export class SmallServer {
  readonly streams = new Map<StreamName, ToldEvent[]>([['stage', []]]);
  readonly seats = new Map<string, RoomSeat>();
  readonly outside = new Set<string>();
  /** Codes that open nothing. */
  readonly shut = new Set<string>();
  newestOnEntering = 1_000;
  /** At most that many at a time. */
  mostAtOnce = 1_000;
  private at = 1_000;
  private readonly said = new Set<string>();

  sit(seatId: string, audience: RoomSeat['audience']): void {
    this.seats.set(seatId, seatOf(seatId, audience));
    if (audience === 'participant') this.streams.set(`s${seatId}`, []);
    if (!this.streams.has('back')) this.streams.set('back', []);
  }

  tell(stream: StreamName, event: RoomEvent): void {
    const told = this.streams.get(stream)!;
    this.at += 1;
    told.push({ no: told.length + 1, at: this.at, event });
  }

  heardBy(seatId: string): StreamName[] {
    const isInside = this.seats.get(seatId)!.audience !== 'participant';
    return [...this.streams.keys()].filter(stream => stream === 'stage' || isInside || stream === `s${seatId}`);
  }

  enter(seatId: string): EnteredRoom {
    if (this.shut.has(seatId)) throw new RoomFailure('shut', 'nothing behind it');
    const isAdmitted = !this.outside.has(seatId);
    return {
      title: 'A talk',
      kind: 'live',
      state: 'live',
      language: 'zh',
      beginsAt: 0,
      minutes: 90,
      timeZone: 'Asia/Shanghai',
      welcome: '',
      me: this.seats.get(seatId)!,
      consent: null,
      isAdmitted,
      seats: [...this.seats.values()],
      sections: [],
      stimuli: [],
      streams: isAdmitted
        ? this.heardBy(seatId).map(stream => {
            const told = this.streams.get(stream)!;
            return { stream, last: told.length, events: told.slice(-this.newestOnEntering) };
          })
        : [],
      serverTime: this.at,
      media: null,
    };
  }

  news(seatId: string, known: Readonly<Record<string, number>>): RoomNews {
    if (this.shut.has(seatId)) throw new RoomFailure('shut', 'nothing behind it any more');
    const streams = this.outside.has(seatId) ? [] : this.heardBy(seatId);
    return {
      streams: streams.flatMap(stream => {
        const told = this.streams.get(stream)!;
        const from = known[stream] ?? 0;
        return told.length > from
          ? [{ stream, last: told.length, events: told.slice(from, from + this.mostAtOnce) }]
          : [];
      }),
      seats: null,
      presence: '',
      serverTime: this.at,
      signals: [],
      isOver: false,
    };
  }

  say(seatId: string, { messageId, stream, text }: { messageId: string; stream: StreamName; text: string }): void {
    if (text === 'not that') throw new RoomFailure('refused', 'not in this house');
    if (this.said.has(messageId)) return;
    this.said.add(messageId);
    const { audience, name } = this.seats.get(seatId)!;
    this.tell(stream, {
      kind: 'said',
      messageId,
      by: { seatId, audience, name },
      text,
      pictureId: null,
      replyTo: null,
      promptId: null,
      isPrivate: stream !== 'stage' && stream !== 'back',
      isHeld: false,
      at: this.at,
    });
  }
}

const turn = () => new Promise<void>(resume => setTimeout(resume, 0));

/** A line that loses, doubles and delays what goes over it, either way. */
export function badLine(server: SmallServer, seatId: string, chance: () => number, badness = 0.3): RoomTransport {
  const over = async <Answer>(call: () => Answer): Promise<Answer> => {
    await delay();
    if (chance() < badness) throw new RoomFailure('passing');
    const answer = call();
    if (chance() < badness) call();
    await delay();
    if (chance() < badness) throw new RoomFailure('passing');
    return answer;
  };
  const delay = async () => {
    for (let turns = Math.floor(chance() * 6); turns >= 0; turns--) await turn();
  };
  const shuffled = (news: RoomNews): RoomNews => ({
    ...news,
    // Some of what is told does not come, some comes twice, and not in its order.
    streams: news.streams.map(part => ({
      ...part,
      events: part.events
        .flatMap(event => {
          const luck = chance();
          return luck < badness / 2 ? [] : luck < badness ? [event, event] : [event];
        })
        .sort(() => chance() - 0.5),
    })),
  });
  return {
    enter: () => over(() => server.enter(seatId)),
    news: async ({ known }) => shuffled(await over(() => server.news(seatId, known))),
    earlier: (stream, before) =>
      over(() =>
        server.streams
          .get(stream)!
          .filter(({ no }) => no < before)
          .slice(-20)
          .reverse(),
      ),
    say: saying => over(() => server.say(seatId, saying)),
  };
}

/** What lies on a device, of one page. */
export interface Device {
  kept: readonly WaitingSaying[];
}

export interface SmallPage {
  readonly room: Room;
  latest(): RoomSnapshot;
}

/** Pauses last a turn each: a test waits for nothing but answers. */
export function openPage(transport: RoomTransport, device: Device, chance: () => number): SmallPage {
  const pause = (ms: number): Pause => {
    let wake = () => {};
    const over = new Promise<void>(resume => {
      wake = resume;
      setTimeout(
        resume,
        Math.min(
          ms,
          backoffMs(0, () => 0),
        ) / 500,
      );
    });
    return { over, wake: () => wake() };
  };
  const room: Room = openRoom({
    transport,
    read: () => device.kept,
    write: waiting => {
      device.kept = waiting;
    },
    pause,
    now: () => 5,
    chance,
    onChange: () => {},
  });
  return { room, latest: () => room.snapshot() };
}
