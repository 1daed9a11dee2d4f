import type { CallData, recordGridCalls } from '@wenshu/api-contract';

export type AskedPage = CallData<typeof recordGridCalls.query>;
export type GridRow = AskedPage['items'][number];

export type AskForRows = (
  wanted: { from: number; count: number; order: string | undefined },
  signal: AbortSignal,
) => Promise<AskedPage>;

export const PAGE = 100;
/** Pages kept: somebody who turns back finds them, and an hour of scrolling does not fill the memory. */
const MOST_PAGES = 40;
/** Somebody who drags the scroll bar passes thousands of rows: only where they linger is asked for. The first of them at once: it may be a jump. */
const LINGER_MS = 60;
/** As many as the call gives at once. */
const MOST_ASKED = 500;

/** The rows of one selection in one order, fetched where they are looked at. Every change is told; what is read is the newest. */
export class RowPages {
  readonly #ask: AskForRows;
  readonly #pages = new Map<number, readonly GridRow[]>();
  readonly #underWay = new Map<number, AbortController>();
  readonly #listeners = new Set<() => void>();
  #wanted: readonly number[] = [];
  #stale = new Set<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #order: string | undefined;
  #total: number | undefined;
  #asOf = 0;
  #isStopped = false;
  #movedAt = Number.NEGATIVE_INFINITY;
  /** Grows with every change: what a drawing depends on. */
  version = 0;
  hasFailed = false;

  /** Which place of a row's values a variable has. */
  readonly placeOf: ReadonlyMap<string, number>;

  /** In an order that is known already where one is named. */
  constructor(ask: AskForRows, columns: readonly string[], order?: string) {
    this.#ask = ask;
    this.#order = order;
    this.placeOf = new Map(columns.map((key, place) => [key, place]));
  }

  /** Unknown before the first page came. */
  get total(): number | undefined {
    return this.#total;
  }

  get order(): string | undefined {
    return this.#order;
  }

  get asOf(): number {
    return this.#asOf;
  }

  row(index: number): GridRow | undefined {
    return this.#pages.get(Math.floor(index / PAGE))?.[index % PAGE];
  }

  valueOf(row: GridRow, key: string): GridRow['values'][number] | undefined {
    const place = this.placeOf.get(key);
    return place === undefined ? undefined : row.values[place];
  }

  /** Rows from here to there, fetched where they are not here. */
  async readRange(from: number, to: number): Promise<readonly GridRow[]> {
    const rows: GridRow[] = [];
    for (let start = from; start < to; start += MOST_ASKED) {
      const end = Math.min(to, start + MOST_ASKED);
      const here = Array.from({ length: end - start }, (_, step) => this.row(start + step));
      if (here.every(row => row !== undefined)) rows.push(...here);
      else {
        const wanted = { from: start, count: end - start, order: this.#order };
        rows.push(...(await this.#ask(wanted, new AbortController().signal)).items);
      }
    }
    return rows;
  }

  /** Where a record stands, among the rows that are here. */
  findIndex(answerRecordId: string): number | undefined {
    for (const [page, rows] of this.#pages) {
      const at = rows.findIndex(row => row.answerRecordId === answerRecordId);
      if (at >= 0) return page * PAGE + at;
    }
    return undefined;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What is seen now. What was on its way for elsewhere is given up. */
  want(from: number, to: number): void {
    const last = Math.max(from, to - 1);
    const [first, end] = [Math.floor(from / PAGE), Math.floor(last / PAGE)];
    this.#wanted = Array.from({ length: end - first + 1 }, (_, step) => first + step);
    for (const [page, abort] of this.#underWay) if (!this.#wanted.includes(page)) abort.abort();
    const now = performance.now();
    const isPassing = now - this.#movedAt < LINGER_MS;
    this.#movedAt = now;
    if (this.#total === undefined || !isPassing) this.#fetchWanted();
    else this.#timer ??= setTimeout(() => this.#fetchWanted(), LINGER_MS);
  }

  /** The same rows as they are now: what somebody has written into them is seen. */
  refresh(): void {
    this.#stale = new Set(this.#pages.keys());
    this.#fetchWanted();
  }

  start(): void {
    this.#isStopped = false;
  }

  retry(): void {
    this.hasFailed = false;
    this.#tell();
    this.#fetchWanted();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const abort of this.#underWay.values()) abort.abort();
  }

  #fetchWanted(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.hasFailed || this.#isStopped) return;
    const missing = this.#wanted.filter(
      page => (!this.#pages.has(page) || this.#stale.has(page)) && !this.#underWay.has(page),
    );
    // Before there is an order every page would make one of its own.
    const due = this.#order === undefined ? (this.#underWay.size > 0 ? [] : missing.slice(0, 1)) : missing;
    for (const page of due) void this.#fetch(page);
  }

  async #fetch(page: number): Promise<void> {
    const abort = new AbortController();
    this.#underWay.set(page, abort);
    const wasStale = this.#stale.delete(page);
    let isTaken = false;
    try {
      const answer = await this.#ask({ from: page * PAGE, count: PAGE, order: this.#order }, abort.signal);
      isTaken = !abort.signal.aborted;
      if (isTaken) this.#take(page, answer);
    } catch {
      // Whoever called it has told the person.
      if (!abort.signal.aborted) this.hasFailed = true;
    } finally {
      this.#underWay.delete(page);
      // Given up before it came: what is here is as old as before.
      if (wasStale && !isTaken) this.#stale.add(page);
    }
    if (this.#isStopped) return;
    this.#tell();
    this.#fetchWanted();
  }

  #take(page: number, { order, total, asOf, items }: AskedPage): void {
    // The server no longer had the order that was named: what came before stands in another one.
    if (order !== this.#order) this.#pages.clear();
    this.#order = order;
    this.#total = total;
    this.#asOf = asOf;
    this.#pages.set(page, items);
    while (this.#pages.size > MOST_PAGES) this.#pages.delete(this.#farthestFrom(page));
  }

  #farthestFrom(page: number): number {
    return [...this.#pages.keys()].reduce((far, one) => (Math.abs(one - page) > Math.abs(far - page) ? one : far));
  }

  #tell(): void {
    this.version += 1;
    for (const listener of this.#listeners) listener();
  }
}
