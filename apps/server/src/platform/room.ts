import { mkdir, statfs } from 'node:fs/promises';
import type { Clock } from './clock/clock.ts';

/** Less than this on the disk is none: PostgreSQL alone takes 16 MB at a time. */
const LEAST_BYTES = 32 * 1024 * 1024;
/** Where a disk lies that we cannot look at, such as PostgreSQL's, what it said last is believed for so long. */
const BELIEVED_MS = 30_000;

/** Whether there is room to keep anything. */
export class Room {
  readonly #folder: string;
  readonly #clock: Clock;
  #fullAt = Number.NEGATIVE_INFINITY;

  constructor(folder: string, clock: Clock) {
    this.#folder = folder;
    this.#clock = clock;
  }

  /** Something was not kept for want of room. */
  noteFull(): void {
    this.#fullAt = this.#clock.now().getTime();
  }

  /** Undefined where it cannot be looked at. */
  async sizes(): Promise<{ readonly freeBytes: number; readonly sizeBytes: number } | undefined> {
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      const { bavail, bsize, blocks } = await statfs(this.#folder);
      return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize };
    } catch {
      return undefined;
    }
  }

  async isFull(): Promise<boolean> {
    if (this.#clock.now().getTime() - this.#fullAt < BELIEVED_MS) return true;
    const sizes = await this.sizes();
    return sizes === undefined || sizes.freeBytes < LEAST_BYTES;
  }
}
