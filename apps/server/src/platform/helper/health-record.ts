import type { HelperFailure } from '@wenshu/api-contract';
import type { Clock } from '../clock/clock.ts';
import type { HelperHealth } from './helper-model.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What became of the requests of the last hour, minute by minute, so that it takes the same room however many there were. */
export class HealthRecord {
  readonly #clock: Clock;
  #minutes: { readonly from: number; answers: number; failures: number }[] = [];
  #lastSuccess: Date | null = null;
  #lastFailure: HelperHealth['lastFailure'] = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** A person who stops it says nothing about the model. */
  add(failed: HelperFailure | undefined): void {
    if (failed === 'stopped') return;
    const at = this.#clock.now();
    const minute = this.#minute(at.getTime());
    if (failed === undefined) {
      minute.answers += 1;
      this.#lastSuccess = at;
    } else {
      minute.failures += 1;
      this.#lastFailure = { at, why: failed };
    }
  }

  read(): HelperHealth {
    this.#forget(this.#clock.now().getTime());
    const sum = (of: 'answers' | 'failures') => this.#minutes.reduce((total, minute) => total + minute[of], 0);
    return {
      lastSuccess: this.#lastSuccess,
      lastFailure: this.#lastFailure,
      answers: sum('answers'),
      failures: sum('failures'),
    };
  }

  #minute(now: number) {
    this.#forget(now);
    const from = Math.floor(now / MINUTE_MS) * MINUTE_MS;
    const last = this.#minutes.at(-1);
    if (last?.from === from) return last;
    const fresh = { from, answers: 0, failures: 0 };
    this.#minutes.push(fresh);
    return fresh;
  }

  #forget(now: number): void {
    this.#minutes = this.#minutes.filter(({ from }) => from > now - HOUR_MS);
  }
}
