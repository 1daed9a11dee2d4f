import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { LabelsOf } from '../metrics/dictionary.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { addTallies, type TallyKind, type TallyRow } from './tally.repository.ts';

const EVERY_MS = 30_000;
const HOUR_MS = 3600_000;
/** Words are of closed lists; should one not be, it costs no memory. */
const MOST_WORDS = 1000;

/** What happened in each hour, for whoever has no Prometheus: counted here, written together with what other processes counted. */
export class Tallies {
  readonly #clock: Clock;
  readonly #database: Database;
  readonly #timer: NodeJS.Timeout;
  #counts = new Map<string, TallyRow>();

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
    // What could not be written is added to what comes next.
    this.#timer = setInterval(() => void this.flush().catch(() => {}), EVERY_MS).unref();
  }

  add(kind: TallyKind, word: string): void {
    const hour = new Date(Math.floor(this.#clock.now().getTime() / HOUR_MS) * HOUR_MS);
    const key = `${hour.getTime()} ${kind} ${word}`;
    const count = this.#counts.get(key)?.count ?? 0;
    if (count > 0 || this.#counts.size < MOST_WORDS) this.#counts.set(key, { hour, kind, word, count: count + 1 });
  }

  async flush(): Promise<void> {
    const rows = [...this.#counts.values()];
    if (rows.length === 0) return;
    this.#counts = new Map();
    try {
      await addTallies(this.#database.pool, rows);
    } catch (error) {
      this.#putBack(rows);
      throw error;
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush().catch(() => {});
  }

  #putBack(rows: readonly TallyRow[]): void {
    for (const row of rows) {
      const key = `${row.hour.getTime()} ${row.kind} ${row.word}`;
      const count = (this.#counts.get(key)?.count ?? 0) + row.count;
      if (this.#counts.size < MOST_WORDS) this.#counts.set(key, Object.assign({}, row, { count }));
    }
  }
}

/** The same metrics, of which some are tallied by the hour besides, also where nobody reads metrics. */
export function talliedMetrics(metrics: Metrics, tally: (kind: TallyKind, word: string) => void): Metrics {
  const add: Metrics['add'] = (name, labels, by = 1) => {
    metrics.add(name, labels, by);
    if (by === 0) return;
    if (name === 'wenshu_refusals_total') tally('error', (labels as LabelsOf<'wenshu_refusals_total'>).error);
    if (name === 'wenshu_mails_total') tally('mail', (labels as LabelsOf<'wenshu_mails_total'>).outcome);
    if (name === 'wenshu_sms_total') tally('sms', (labels as LabelsOf<'wenshu_sms_total'>).outcome);
    if (name === 'wenshu_jobs_total') {
      const { kind, outcome } = labels as LabelsOf<'wenshu_jobs_total'>;
      if (outcome === 'failed') tally('job', kind);
    }
  };
  // Its readers go on asking the metrics themselves.
  return Object.create(metrics, { add: { value: add } }) as Metrics;
}
