import { backoffMs, type Pause } from '@wenshu/together';
import { RoomFailure, type Saying } from './transport.ts';

export interface WaitingSaying extends Saying {
  readonly saidAt: number;
  /** Not taken, with the reason; it waits for its author. */
  readonly refused?: string;
}

export interface OutboxParts {
  send(saying: Saying): Promise<unknown>;
  /** What is not said yet lies on the device, so that it survives the page. */
  read(): readonly WaitingSaying[];
  write(waiting: readonly WaitingSaying[]): void;
  pause(ms: number): Pause;
  now(): number;
  chance(): number;
  onChange(): void;
}

/** What is said leaves in its order, one after another, as often as it takes. */
export class Outbox {
  private waiting: readonly WaitingSaying[];
  /** Taken by the server, and not yet heard again. */
  private taken: readonly WaitingSaying[] = [];
  private pausing: Pause | undefined;
  private isSending = false;
  private isClosed = false;

  private readonly parts: OutboxParts;

  constructor(parts: OutboxParts) {
    this.parts = parts;
    this.waiting = parts.read();
  }

  /** What of one's own is not heard yet, in its order. */
  own(): readonly WaitingSaying[] {
    return [...this.taken, ...this.waiting];
  }

  add(saying: Saying): void {
    this.set([...this.waiting, { ...saying, saidAt: this.parts.now() }]);
    this.go();
  }

  /** Once more, as it was. */
  retry(messageId: string): void {
    this.set(
      this.waiting.map(one => {
        if (one.messageId !== messageId) return one;
        const { refused: _, ...again } = one;
        return again;
      }),
    );
    this.go();
  }

  discard(messageId: string): void {
    this.set(this.waiting.filter(one => one.messageId !== messageId));
  }

  /** Heard again in a stream: it stands there now. It may have been said by an answer that never came back. */
  heard(messageIds: ReadonlySet<string>): void {
    const isNew = (one: Saying) => !messageIds.has(one.messageId);
    this.taken = this.taken.filter(isNew);
    if (!this.waiting.every(isNew)) this.set(this.waiting.filter(isNew));
  }

  wake(): void {
    this.pausing?.wake();
  }

  close(): void {
    this.isClosed = true;
    this.pausing?.wake();
  }

  go(): void {
    if (this.isSending || this.isClosed) return;
    this.isSending = true;
    void this.sendAll().finally(() => {
      this.isSending = false;
    });
  }

  private async sendAll(): Promise<void> {
    let failures = 0;
    for (let next = this.next(); next && !this.isClosed; next = this.next()) {
      const { messageId } = next;
      try {
        const { saidAt: _, ...saying } = next;
        await this.parts.send(saying);
        failures = 0;
        const sent = this.waiting.find(one => one.messageId === messageId);
        if (sent) this.taken = [...this.taken, sent];
        this.set(this.waiting.filter(one => one.messageId !== messageId));
      } catch (error) {
        if (!(error instanceof RoomFailure)) throw error;
        if (error.kind === 'passing') {
          failures += 1;
          this.pausing = this.parts.pause(backoffMs(failures - 1, () => this.parts.chance()));
          await this.pausing.over;
          this.pausing = undefined;
        } else
          this.set(this.waiting.map(one => (one.messageId === messageId ? { ...one, refused: error.message } : one)));
      }
    }
  }

  private next(): WaitingSaying | undefined {
    return this.waiting.find(one => one.refused === undefined);
  }

  private set(waiting: readonly WaitingSaying[]): void {
    this.waiting = waiting;
    this.parts.write(waiting);
    this.parts.onChange();
  }
}
