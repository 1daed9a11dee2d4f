import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../problem.ts';

/** A part of the platform that is started again when it ends by itself. */
interface Part {
  /** Settles with the reason when it has ended. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

interface KeepOptions<T extends Part> {
  readonly start: () => Promise<T>;
  readonly onLost: () => void;
  readonly onBack: (part: T) => void;
  /** It ended or failed to start too often; the reason is that of the last time. */
  readonly onGiveUp: (reason: string) => void;
  readonly delaysMs?: readonly number[];
}

// Half a minute in all: long enough for a database to recover, short enough not to fill a log for ever.
const DELAYS_MS = [0, 250, 500, 1_000, 2_000, 4_000, 8_000, 15_000];
/** A part that ran this long was healthy: its next fault is a new one. */
const HEALTHY_MS = 60_000;

/** Starts a part and keeps it running until told to stop. When the very first start fails, so does `current`. */
export class Kept<T extends Part> {
  private readonly options: KeepOptions<T>;
  private readonly stopping = new AbortController();
  private part: Promise<T>;
  private failures = 0;
  private lastReason = '';

  constructor(options: KeepOptions<T>) {
    this.options = options;
    this.part = options.start();
    this.part.then(() => this.watch()).catch(() => {});
  }

  /** The running part, or the one that is being started. */
  current(): Promise<T> {
    return this.part;
  }

  /** Stops it for good. */
  async stop(): Promise<void> {
    this.stopping.abort();
    const part = await this.part.catch(() => undefined);
    await part?.stop();
  }

  private async watch(): Promise<void> {
    try {
      for (;;) {
        const startedAt = Date.now();
        this.lastReason = await (await this.part).ended;
        if (this.stopping.signal.aborted) return;
        if (Date.now() - startedAt > HEALTHY_MS) this.failures = 0;
        this.options.onLost();
        this.part = this.restart();
        this.options.onBack(await this.part);
      }
    } catch {
      if (!this.stopping.signal.aborted) this.options.onGiveUp(this.lastReason);
    }
  }

  private async restart(): Promise<T> {
    const delays = this.options.delaysMs ?? DELAYS_MS;
    for (;;) {
      const delayMs = delays[this.failures];
      if (delayMs === undefined) throw new Error('ended too often');
      this.failures += 1;
      await sleep(delayMs, undefined, { signal: this.stopping.signal });
      try {
        return await this.options.start();
      } catch (error) {
        this.lastReason = error instanceof Problem ? String(error.details.reason ?? error.code) : String(error);
      }
    }
  }
}
