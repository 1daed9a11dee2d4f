import type { CallData, recordGridCalls } from '@wenshu/api-contract';

export type AskedPage = CallData<typeof recordGridCalls.query>;
export type GridRow = AskedPage['items'][number];

export type AskForRows = (
  wanted: { from: number; count: number; order: string | undefined },
  signal: AbortSignal,
) => Promise<AskedPage>;

/** More than are seen at once, and few enough to come quickly. */
export const PAGE = 50;
/** Pages kept: somebody who turns back finds them, and an hour of scrolling does not fill the memory. */
const MOST_PAGES = 80;
/** Somebody who drags the scroll bar passes thousands of rows: only where they linger is asked for. The first of them at once: it may be a jump. */
const LINGER_MS = 60;
/** As many as the call gives at once. */
const MOST_ASKED = 500;

interface KnownRows {
  readonly order?: string | undefined;
  readonly first?: AskedPage | undefined;
}

/** Pages beside each other that are asked for together. */
interface Trip {
  readonly pages: readonly number[];
  readonly abort: AbortController;
}

/** The rows of one selection in one order, fetched where they are looked at. Every change is told; what is read is the newest. */
export class RowPages {
  readonly #ask: AskForRows;
  readonly #pages = new Map<number, readonly GridRow[]>();
  readonly #underWay = new Set<Trip>();
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

  /** In an order that is known already where one is named; with the first page where that has come before. */
  constructor(ask: AskForRows, columns: readonly string[], { order, first }: KnownRows = {}) {
    this.#ask = ask;
    this.#order = order;
    if (first) this.#take([0], first);
    this.placeOf = new Map(columns.map((key, place) => [key, place]));
  }

  /** All that is told of the rows as a whole: another text when any of it is another. */
  get standing(): string {
    return `${this.#order} ${this.#total} ${this.hasFailed}`;
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

  /** Whether its page has come. Then a row that is missing is none any more: somebody has removed a record for ever. */
  hasCome(index: number): boolean {
    return this.#pages.has(Math.floor(index / PAGE));
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
    const isThere = first === this.#wanted[0] && end === this.#wanted.at(-1);
    this.#wanted = Array.from({ length: end - first + 1 }, (_, step) => first + step);
    for (const { pages, abort } of this.#underWay) if (!pages.some(page => this.#wanted.includes(page))) abort.abort();
    const now = performance.now();
    const isPassing = now - this.#movedAt < LINGER_MS;
    if (!isThere) this.#movedAt = now;
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
    for (const { abort } of this.#underWay) abort.abort();
  }

  #fetchWanted(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.hasFailed || this.#isStopped) return;
    const isUnderWay = (page: number) => [...this.#underWay].some(({ pages }) => pages.includes(page));
    const missing = this.#wanted.filter(page => (!this.#pages.has(page) || this.#stale.has(page)) && !isUnderWay(page));
    const trips = besideEachOther(missing);
    // Before there is an order every trip would make one of its own.
    const due = this.#order === undefined ? (this.#underWay.size > 0 ? [] : trips.slice(0, 1)) : trips;
    for (const pages of due) void this.#fetch({ pages, abort: new AbortController() });
  }

  async #fetch(trip: Trip): Promise<void> {
    const { pages, abort } = trip;
    this.#underWay.add(trip);
    const stale = pages.filter(page => this.#stale.delete(page));
    let isTaken = false;
    try {
      const wanted = { from: pages[0]! * PAGE, count: pages.length * PAGE, order: this.#order };
      const answer = await this.#ask(wanted, abort.signal);
      isTaken = !abort.signal.aborted;
      if (isTaken) this.#take(pages, answer);
    } catch {
      // Whoever called it has told the person.
      if (!abort.signal.aborted) this.hasFailed = true;
    } finally {
      this.#underWay.delete(trip);
      // Given up before it came: what is here is as old as before.
      if (!isTaken) for (const page of stale) this.#stale.add(page);
    }
    if (this.#isStopped) return;
    this.#tell();
    this.#fetchWanted();
  }

  #take(pages: readonly number[], { order, total, asOf, items }: AskedPage): void {
    // The server no longer had the order that was named: what came before stands in another one.
    if (order !== this.#order) this.#pages.clear();
    this.#order = order;
    this.#total = total;
    this.#asOf = asOf;
    for (const [place, page] of pages.entries()) this.#pages.set(page, items.slice(place * PAGE, (place + 1) * PAGE));
    while (this.#pages.size > MOST_PAGES) this.#pages.delete(this.#farthestFrom(pages[0]!));
  }

  #farthestFrom(page: number): number {
    return [...this.#pages.keys()].reduce((far, one) => (Math.abs(one - page) > Math.abs(far - page) ? one : far));
  }

  #tell(): void {
    this.version += 1;
    for (const listener of this.#listeners) listener();
  }
}

/** Pages in their order, those without a gap together, as many as can be asked for at once. */
function besideEachOther(pages: readonly number[]): readonly (readonly number[])[] {
  const runs: number[][] = [];
  for (const page of pages) {
    const run = runs.at(-1);
    if (run?.at(-1) === page - 1 && run.length < MOST_ASKED / PAGE) run.push(page);
    else runs.push([page]);
  }
  return runs;
}
