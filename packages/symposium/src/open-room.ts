import type { EnteredRoom, RoomSeat, RoomSignal } from '@wenshu/api-contract';
import type { StreamName } from '@wenshu/api-contract/room-events';
import { backoffMs, type Pause } from '@wenshu/together';
import { HeardStreams } from './heard-streams.ts';
import { Outbox, type OutboxParts, type WaitingSaying } from './outbox.ts';
import { roomOf } from './room-of.ts';
import type { RoomView, SeenMessage } from './room-view.ts';
import { RoomFailure, type RoomTransport, type Saying } from './transport.ts';

/**
 * - `coming`: nothing is known yet.
 * - `lost`: no answer comes; what is said waits, and is sent when the line is back.
 * - `over`: this seat hears nothing any more. `shut`: its code opens nothing.
 */
export type Connection = 'coming' | 'here' | 'lost' | 'over' | 'shut';

export interface RoomSnapshot {
  readonly entered: EnteredRoom | null;
  readonly view: RoomView;
  readonly seats: readonly RoomSeat[];
  readonly me: RoomSeat | null;
  readonly connection: Connection;
  /** Why the code opens nothing, in the reader's words. */
  readonly reason: string;
  /** How far the server's clock is ahead of this one. */
  readonly aheadMs: number;
  readonly hasEarlier: boolean;
}

export interface RoomParts extends Omit<OutboxParts, 'send' | 'onChange'> {
  readonly transport: RoomTransport;
  onChange(snapshot: RoomSnapshot): void;
  onSignal?(signal: RoomSignal): void;
}

export interface Room {
  snapshot(): RoomSnapshot;
  say(saying: Saying): void;
  retry(messageId: string): void;
  discard(messageId: string): void;
  setTyping(isTyping: boolean): void;
  /** More of what was told before the page came. */
  earlier(): Promise<void>;
  /** Come in anew: something about the seat itself has changed. */
  refresh(): void;
  /** The line may be back: try now. */
  wake(): void;
  close(): void;
}

const WAIT_SECONDS = 25;
/** In the waiting room the door is looked at that often. */
const DOOR_SECONDS = 4;
/** A server that answers at once although nothing is new is not asked without end. */
const CALM_MS = 1_000;

/** A room as one page sees it: what was told is heard once and in one order, what is said arrives once. */
export function openRoom(parts: RoomParts): Room {
  return new OpenRoom(parts);
}

class OpenRoom implements Room {
  private readonly parts: RoomParts;
  private readonly streams = new HeardStreams();
  private readonly outbox: Outbox;
  private entered: EnteredRoom | null = null;
  private seats: readonly RoomSeat[] = [];
  private presence = '';
  private newestAnswer = 0;
  private signalsAfter = 0;
  private connection: Connection = 'coming';
  private reason = '';
  private aheadMs = 0;
  private isTyping = false;
  private mustEnter = true;
  private isClosed = false;
  private pausing: Pause | undefined;
  private view: RoomView;

  constructor(parts: RoomParts) {
    this.parts = parts;
    this.view = roomOf([], { state: 'waiting' });
    this.outbox = new Outbox({
      send: saying => parts.transport.say(saying),
      read: () => parts.read(),
      write: waiting => parts.write(waiting),
      pause: ms => parts.pause(ms),
      now: () => parts.now(),
      chance: () => parts.chance(),
      onChange: () => this.tell(),
    });
    void this.listen();
  }

  snapshot(): RoomSnapshot {
    const me = this.seats.find(seat => seat.seatId === this.entered?.me.seatId) ?? this.entered?.me ?? null;
    return {
      entered: this.entered,
      view: { ...this.view, items: [...this.view.items, ...this.unheard()] },
      seats: this.seats,
      me,
      connection: this.connection,
      reason: this.reason,
      aheadMs: this.aheadMs,
      hasEarlier: this.streams.begins().length > 0,
    };
  }

  say(saying: Saying): void {
    this.outbox.add(saying);
  }

  retry(messageId: string): void {
    this.outbox.retry(messageId);
  }

  discard(messageId: string): void {
    this.outbox.discard(messageId);
  }

  setTyping(isTyping: boolean): void {
    if (this.isTyping === isTyping) return;
    this.isTyping = isTyping;
    // The answer that is waited for was asked before: this is told beside it. A lost one is no loss.
    if (this.connection === 'here') void this.ask(0).catch(() => {});
  }

  async earlier(): Promise<void> {
    for (const { stream, before } of this.streams.begins())
      this.streams.takeEarlier(stream, await this.parts.transport.earlier(stream, before));
    this.look();
  }

  refresh(): void {
    this.mustEnter = true;
    this.wake();
  }

  wake(): void {
    this.pausing?.wake();
    this.outbox.wake();
  }

  close(): void {
    this.isClosed = true;
    this.wake();
    this.outbox.close();
  }

  private async listen(): Promise<void> {
    let failures = 0;
    while (!this.isClosed && this.connection !== 'over' && this.connection !== 'shut') {
      try {
        if (this.mustEnter) await this.enter();
        if (this.isOutside()) await this.lookAtDoor();
        else await this.hear();
        failures = 0;
      } catch (error) {
        if (!(error instanceof RoomFailure)) throw error;
        if (error.kind === 'shut') {
          this.reason = error.message;
          this.set(this.entered ? 'over' : 'shut');
        } else {
          failures += 1;
          // Refused is who asks from where they no longer are: coming in anew tells where that is.
          if (error.kind === 'refused') this.mustEnter = true;
          else this.set('lost');
          await this.wait(backoffMs(failures - 1, () => this.parts.chance()));
        }
      }
    }
  }

  private async enter(): Promise<void> {
    this.mustEnter = false;
    let entered: EnteredRoom;
    try {
      entered = await this.parts.transport.enter();
    } catch (error) {
      this.mustEnter = true;
      throw error;
    }
    this.entered = entered;
    this.seats = entered.seats;
    this.aheadMs = entered.serverTime - this.parts.now();
    // Where nothing was heard yet, the newest of a stream is its beginning; later it fills up what is missing.
    for (const part of entered.streams) this.streams.take(part, true);
    this.set('here');
    this.look();
    if (!entered.consent) this.outbox.go();
  }

  /** Before the consent, and in the waiting room: nothing is told there. */
  private isOutside(): boolean {
    return this.entered !== null && (this.entered.consent !== null || !this.entered.isAdmitted);
  }

  private async lookAtDoor(): Promise<void> {
    if (this.entered?.consent) {
      await this.wait(30_000);
      return;
    }
    const begun = this.parts.now();
    const isOver = await this.ask(DOOR_SECONDS);
    const rest = DOOR_SECONDS * 1_000 - (this.parts.now() - begun);
    if (!isOver && rest > 0 && this.isOutside()) await this.wait(rest);
    this.mustEnter = true;
  }

  private async hear(): Promise<void> {
    const begun = this.parts.now();
    const before = JSON.stringify(this.streams.known());
    await this.ask(this.streams.isBehind() ? 0 : WAIT_SECONDS);
    const isNothingNew = JSON.stringify(this.streams.known()) === before;
    if (isNothingNew && this.parts.now() - begun < CALM_MS && this.connection === 'here') await this.wait(CALM_MS);
  }

  private async ask(waitSeconds: number): Promise<boolean> {
    const { transport, now, onSignal } = this.parts;
    const news = await transport.news({
      known: this.streams.known(),
      presence: this.presence,
      isTyping: this.isTyping,
      signalsAfter: this.signalsAfter,
      waitSeconds,
    });
    for (const part of news.streams) this.streams.take(part);
    // An answer that was overtaken by another says how it was, not how it is.
    if (news.serverTime >= this.newestAnswer) {
      this.newestAnswer = news.serverTime;
      this.presence = news.presence;
      if (news.seats) this.seats = news.seats;
      this.aheadMs = news.serverTime - now();
    }
    // Two answers may tell the same one.
    for (const signal of news.signals) {
      if (signal.no <= this.signalsAfter) continue;
      this.signalsAfter = signal.no;
      onSignal?.(signal);
    }
    this.set(news.isOver ? 'over' : 'here');
    this.look();
    return news.isOver;
  }

  private look(): void {
    const events = this.streams.inOrder();
    this.view = roomOf(events, { state: this.entered?.state ?? 'waiting' });
    const heard = new Set<string>();
    for (const { event } of events) if (event.kind === 'said') heard.add(event.messageId);
    this.outbox.heard(heard);
    this.tell();
  }

  private unheard(): SeenMessage[] {
    const me = this.entered?.me;
    if (!me) return [];
    const by = { seatId: me.seatId, audience: me.audience, name: me.name };
    const held = new Set(this.view.items.flatMap(item => (isHolding(item) ? [item.promptId] : [])));
    return this.outbox.own().map(one => ({
      kind: 'message',
      messageId: one.messageId,
      by,
      text: one.text,
      pictureId: one.pictureId ?? null,
      replyTo: one.replyTo ?? null,
      promptId: one.promptId ?? null,
      isPrivate: isAlone(one.stream),
      isHeld: one.promptId !== undefined && held.has(one.promptId),
      at: one.saidAt + this.aheadMs,
      place: placeOfSaying(one),
      reactions: [],
      isEdited: false,
      removed: null,
      sending: one.refused === undefined ? 'waiting' : { refused: one.refused },
    }));
  }

  private set(connection: Connection): void {
    if (this.connection === connection) return;
    // Back on the line: what waits need not wait longer.
    if (connection === 'here') this.outbox.wake();
    this.connection = connection;
    this.tell();
  }

  private tell(): void {
    if (!this.isClosed) this.parts.onChange(this.snapshot());
  }

  private async wait(ms: number): Promise<void> {
    if (this.isClosed) return;
    this.pausing = this.parts.pause(ms);
    await this.pausing.over;
    this.pausing = undefined;
  }
}

const isHolding = (item: RoomView['items'][number]): item is Extract<typeof item, { kind: 'prompt' }> =>
  item.kind === 'prompt' && item.isHeld && !item.isReleased;

const isAlone = (stream: StreamName) => stream.startsWith('s') && stream !== 'stage';

function placeOfSaying({ stream }: WaitingSaying): SeenMessage['place'] {
  if (isAlone(stream)) return { kind: 'alone', seatId: stream.slice(1) };
  return { kind: stream === 'back' || stream === 'desk' ? stream : 'stage' };
}
