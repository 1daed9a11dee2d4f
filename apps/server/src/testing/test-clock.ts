import type { Clock } from '../platform/clock/clock.ts';

/** Stands still until it is moved. */
export class TestClock implements Clock {
  #nowMs = Date.parse('2026-03-02T08:00:00Z');

  now(): Date {
    return new Date(this.#nowMs);
  }

  advanceSeconds(seconds: number): void {
    this.#nowMs += seconds * 1000;
  }
}
