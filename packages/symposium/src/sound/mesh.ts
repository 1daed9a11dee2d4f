import type { RoomSeat, RoomSignal } from '@wenshu/api-contract';
import { backoffMs, type Pause } from '@wenshu/together';
import { readSignal, type Shares, type SoundSignal } from './sound-signal.ts';

/** A way between two pages, as a browser makes it. It carries whatever the page has to send, now or later. */
export interface Line {
  offer(): Promise<string>;
  answer(offer: string): Promise<string>;
  accept(answer: string): Promise<void>;
  add(candidate: string): Promise<void>;
  close(): void;
}
export type LineState = 'trying' | 'open' | 'broken';
export interface LineEvents {
  onCandidate(candidate: string): void;
  onState(state: LineState): void;
}

/** Another page with sound, as it is reached. */
export interface MeshPage<Way extends Line> {
  readonly seatId: string;
  readonly pageId: string;
  readonly state: LineState;
  /** Tries since it was last open. */
  readonly tries: number;
  readonly shares: Shares;
  readonly line: Way | null;
}

export interface MeshParts<Way extends Line> {
  readonly pageId: string;
  open(events: LineEvents): Way;
  /** To a page, in the order given; what fails is lost, and the pages try anew. */
  send(to: { readonly seatId: string; readonly pageId: string }, data: string): Promise<unknown>;
  pause(ms: number): Pause;
  now(): number;
  chance(): number;
  onChange(): void;
}

/** A try that leads nowhere in this time is given up for another one. */
const PATIENCE_MS = 12_000;
const LONGEST_REST_MS = 15_000;
const LOOK_MS = 60_000;
/** Candidates come in a rush: they go in one signal. */
const GATHER_MS = 150;
/** So shortly after a try began it is not yet worth another one. */
const FRESH_MS = 3_000;

/**
 * Of two pages the one whose id comes first offers, and the other one only answers: offers never meet, and nothing has to be taken back.
 */
export const offersTo = (mine: string, theirs: string): boolean => mine < theirs;

interface Link<Way extends Line> {
  readonly seatId: string;
  readonly pageId: string;
  /** Seen among those who have sound: an offer may come before that is known. */
  isSeen: boolean;
  isGone: boolean;
  state: LineState;
  tries: number;
  turn: number;
  begunAt: number;
  shares: Shares;
  line: Way | null;
  isDescribed: boolean;
  /** Came before what they belong to. */
  early: { readonly turn: number; readonly candidate: string }[];
  found: string[];
  sending: Promise<unknown>;
  resting: Pause | undefined;
}

/** A page with sound and all others that have it: each is reached by a way of its own, for as long as both have it. */
export class Mesh<Way extends Line> {
  private readonly parts: MeshParts<Way>;
  private readonly links = new Map<string, Link<Way>>();
  private shares: Shares = { microphone: false, camera: false };
  private isClosed = false;

  constructor(parts: MeshParts<Way>) {
    this.parts = parts;
  }

  pages(): readonly MeshPage<Way>[] {
    return [...this.links.values()];
  }

  /** Who has sound now, this page's own seat left out. */
  meet(seats: readonly Pick<RoomSeat, 'seatId' | 'pageId'>[]): void {
    const there = new Map(seats.flatMap(({ seatId, pageId }) => (pageId === null ? [] : [[pageId, seatId] as const])));
    for (const link of [...this.links.values()]) {
      const isReplaced = seats.some(({ seatId, pageId }) => seatId === link.seatId && pageId !== link.pageId && pageId);
      if (there.has(link.pageId)) link.isSeen = true;
      else if (link.isSeen || isReplaced) this.drop(link);
    }
    for (const [pageId, seatId] of there) {
      if (this.links.has(pageId) || pageId === this.parts.pageId) continue;
      const link = this.join(seatId, pageId, true);
      if (offersTo(this.parts.pageId, pageId)) void this.begin(link);
    }
    this.parts.onChange();
  }

  share(shares: Shares): void {
    this.shares = shares;
    for (const link of this.links.values()) this.send(link, { kind: 'shares', shares });
  }

  async hear({ fromSeatId, fromPageId, data }: RoomSignal): Promise<void> {
    const signal = readSignal(data);
    if (!signal || this.isClosed || fromPageId === this.parts.pageId) return;
    const known = this.links.get(fromPageId);
    const isOffered = offersTo(fromPageId, this.parts.pageId);
    if (!known && !(signal.kind === 'offer' && isOffered)) return;
    const link = known ?? this.join(fromSeatId, fromPageId, false);
    if (link.seatId !== fromSeatId) return;
    if ('shares' in signal) link.shares = signal.shares;
    if (signal.kind === 'offer' && isOffered && signal.turn > link.turn) await this.answer(link, signal);
    else if (signal.kind === 'answer' && !isOffered && signal.turn === link.turn && !link.isDescribed)
      await this.work(link, async line => {
        await line.accept(signal.description);
        await this.described(link, line);
      });
    else if (signal.kind === 'ways') await this.takeWays(link, signal);
    else if (signal.kind === 'again' && !isOffered && this.parts.now() - link.begunAt > FRESH_MS)
      await this.begin(link);
    this.parts.onChange();
  }

  close(): void {
    this.isClosed = true;
    for (const link of [...this.links.values()]) this.drop(link);
  }

  private join(seatId: string, pageId: string, isSeen: boolean): Link<Way> {
    const link: Link<Way> = {
      seatId,
      pageId,
      isSeen,
      isGone: false,
      state: 'trying',
      tries: 0,
      turn: 0,
      begunAt: this.parts.now(),
      shares: { microphone: false, camera: false },
      line: null,
      isDescribed: false,
      early: [],
      found: [],
      sending: Promise.resolve(),
      resting: undefined,
    };
    this.links.set(pageId, link);
    void this.tend(link);
    return link;
  }

  private drop(link: Link<Way>): void {
    link.isGone = true;
    link.line?.close();
    link.resting?.wake();
    this.links.delete(link.pageId);
  }

  private async begin(link: Link<Way>): Promise<void> {
    const turn = Math.max(link.turn + 1, this.parts.now());
    this.renew(link, turn);
    await this.work(link, async line => {
      const description = await line.offer();
      if (link.turn === turn) this.send(link, { kind: 'offer', turn, description, shares: this.shares });
    });
  }

  private async answer(link: Link<Way>, signal: Extract<SoundSignal, { kind: 'offer' | 'answer' }>): Promise<void> {
    const { turn } = signal;
    this.renew(link, turn);
    await this.work(link, async line => {
      const description = await line.answer(signal.description);
      if (link.turn !== turn) return;
      this.send(link, { kind: 'answer', turn, description, shares: this.shares });
      await this.described(link, line);
    });
  }

  private renew(link: Link<Way>, turn: number): void {
    link.line?.close();
    link.turn = turn;
    link.begunAt = this.parts.now();
    link.isDescribed = false;
    link.found = [];
    link.state = 'trying';
    link.line = this.parts.open({
      onCandidate: candidate => void this.gather(link, turn, candidate),
      onState: state => {
        if (link.turn !== turn || link.isGone) return;
        if (state === 'open') link.tries = 0;
        this.set(link, state);
      },
    });
  }

  /** What a browser refuses breaks this one way, and it is tried anew. */
  private async work(link: Link<Way>, doing: (line: Way) => Promise<void>): Promise<void> {
    const { line, turn } = link;
    if (!line) return;
    try {
      await doing(line);
    } catch {
      if (link.turn === turn && !link.isGone) this.set(link, 'broken');
    }
  }

  private async takeWays(link: Link<Way>, { turn, candidates }: Extract<SoundSignal, { kind: 'ways' }>): Promise<void> {
    if (turn < link.turn) return;
    link.early.push(...candidates.map(candidate => ({ turn, candidate })));
    if (link.line && link.isDescribed) await this.described(link, link.line);
  }

  private async described(link: Link<Way>, line: Way): Promise<void> {
    link.isDescribed = true;
    const { turn } = link;
    const mine = link.early.filter(one => one.turn === turn);
    link.early = link.early.filter(one => one.turn > turn);
    // One way that cannot be tried leaves the others.
    for (const { candidate } of mine) await line.add(candidate).catch(() => {});
  }

  private async gather(link: Link<Way>, turn: number, candidate: string): Promise<void> {
    if (link.turn !== turn) return;
    link.found.push(candidate);
    if (link.found.length > 1) return;
    await this.parts.pause(GATHER_MS).over;
    if (link.turn !== turn || link.isGone) return;
    const candidates = link.found;
    link.found = [];
    this.send(link, { kind: 'ways', turn, candidates });
  }

  private send(link: Link<Way>, signal: SoundSignal): void {
    link.sending = link.sending
      .then(() => (link.isGone ? undefined : this.parts.send(link, JSON.stringify(signal))))
      .catch(() => {});
  }

  private set(link: Link<Way>, state: LineState): void {
    if (link.state === state) return;
    link.state = state;
    link.resting?.wake();
    this.parts.onChange();
  }

  /** Tries anew whatever does not come about or breaks, at longer and longer distances, for as long as both have sound. */
  private async tend(link: Link<Way>): Promise<void> {
    while (!link.isGone) {
      const { state, turn } = link;
      const rest = Math.min(
        LONGEST_REST_MS,
        backoffMs(link.tries, () => this.parts.chance()),
      );
      link.resting = this.parts.pause(state === 'open' ? LOOK_MS : state === 'trying' ? PATIENCE_MS : rest);
      await link.resting.over;
      // Something has changed: it is looked at anew.
      if (link.isGone || link.state !== state || link.turn !== turn || state === 'open') continue;
      link.tries += 1;
      if (offersTo(this.parts.pageId, link.pageId)) {
        await this.begin(link);
      } else {
        this.send(link, { kind: 'again' });
        link.state = 'trying';
      }
      this.parts.onChange();
    }
  }
}
