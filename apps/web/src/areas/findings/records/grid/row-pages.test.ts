import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AskedPage, RowPages } from './row-pages.ts';

interface Asked {
  readonly from: number;
  readonly count: number;
  readonly order: string | undefined;
  readonly signal: AbortSignal;
  answer(changes?: Partial<AskedPage>): Promise<void>;
  fail(): Promise<void>;
}

/** A server that answers when it is told to. */
function pagesOn(total: number, first?: AskedPage) {
  const asked: Asked[] = [];
  const pages = new RowPages(
    ({ from, count, order }, signal) =>
      new Promise((resolve, reject) => {
        const items = Array.from({ length: Math.min(count, total - from) }, (_, step) => ({
          answerRecordId: `r${from + step}`,
          values: [from + step],
        }));
        asked.push({
          from,
          count,
          order,
          signal,
          answer: async changes => {
            resolve({ total, order: order ?? 'first', asOf: 1, items, ...changes });
            await vi.advanceTimersByTimeAsync(0);
          },
          fail: async () => {
            reject(new Error('no network'));
            await vi.advanceTimersByTimeAsync(0);
          },
        });
        signal.addEventListener('abort', () => reject(new Error('cancelled')));
      }),
    ['serial'],
    { first },
  );
  return { pages, asked };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('rows that are fetched where they are looked at', () => {
  it('has a first page that came before at once, asks for the others in its order and not for that one', () => {
    const items = Array.from({ length: 50 }, (_, at) => ({ answerRecordId: `r${at}`, values: [at] }));
    const { pages, asked } = pagesOn(1_000, { total: 1_000, order: 'early', asOf: 1, items });
    expect([pages.total, pages.row(0)?.answerRecordId]).toEqual([1_000, 'r0']);
    pages.want(0, 30);
    expect(asked).toHaveLength(0);
    vi.advanceTimersByTime(100);
    pages.want(400, 430);
    expect(asked.map(({ from, order }) => [from, order])).toEqual([[400, 'early']]);
  });

  it('are asked for in the order that the first answer named', async () => {
    const { pages, asked } = pagesOn(1000);
    pages.want(0, 30);
    pages.want(20, 60);
    // A page more is seen; without an order it would make one of its own.
    expect(asked.map(({ from, order }) => [from, order])).toEqual([[0, undefined]]);
    await asked[0]!.answer();
    expect(asked.map(({ from, order }) => [from, order])).toEqual([
      [0, undefined],
      [50, 'first'],
    ]);
    expect(pages.row(42)?.answerRecordId).toBe('r42');
    expect(pages.row(92)).toBeUndefined();
    await asked[1]!.answer();
    expect(pages.row(92)?.answerRecordId).toBe('r92');
  });

  it('are asked for in one trip where they stand beside each other', async () => {
    const { pages, asked } = pagesOn(1000);
    pages.want(30, 120);
    expect(asked.map(({ from, count }) => [from, count])).toEqual([[0, 150]]);
    await asked[0]!.answer();
    expect([0, 60, 149, 150].map(index => pages.row(index)?.answerRecordId)).toEqual([
      ...['r0', 'r60', 'r149', undefined],
    ]);
    // Half of what comes next is here.
    await vi.advanceTimersByTimeAsync(100);
    pages.want(120, 190);
    expect(asked.slice(1).map(({ from, count }) => [from, count])).toEqual([[150, 50]]);
    // Given up once nothing of it is seen any more.
    await vi.advanceTimersByTimeAsync(100);
    pages.want(170, 240);
    expect(asked[1]!.signal.aborted).toBe(false);
    pages.want(600, 630);
    expect(asked[1]!.signal.aborted).toBe(true);
  });

  it('have come though one of them is gone for ever: nobody waits for it', async () => {
    const { pages, asked } = pagesOn(60);
    pages.want(0, 60);
    expect(pages.hasCome(59)).toBe(false);
    await asked[0]!.answer({ items: [{ answerRecordId: 'left', values: [1] }] });
    expect([pages.row(0)?.answerRecordId, pages.row(59), pages.hasCome(59)]).toEqual(['left', undefined, true]);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toHaveLength(1);
  });

  it('are not asked for where somebody only passes, and given up where nobody looks any more', async () => {
    const { pages, asked } = pagesOn(100_000);
    pages.want(0, 30);
    await asked[0]!.answer();
    for (let row = 1000; row < 90_000; row += 1000) pages.want(row, row + 30);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked.map(({ from }) => from)).toEqual([0, 89_000]);
    // A jump after a rest is no passing: it is asked for at once.
    pages.want(500, 530);
    expect(asked[1]!.signal.aborted).toBe(true);
    expect(asked.at(-1)!.from).toBe(500);
    pages.want(700, 730);
    expect(asked.at(-1)!.from).toBe(500);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked.at(-1)!.from).toBe(700);
    expect(pages.hasFailed).toBe(false);
  });

  it('are all thrown away when the server had to make another order', async () => {
    const { pages, asked } = pagesOn(1000);
    pages.want(0, 30);
    await asked[0]!.answer();
    pages.want(300, 330);
    await vi.advanceTimersByTimeAsync(100);
    await asked[1]!.answer({ order: 'second', total: 1001 });
    expect(pages.row(0)).toBeUndefined();
    expect(pages.row(300)).toBeDefined();
    expect([pages.order, pages.total]).toEqual(['second', 1001]);
  });

  it('stay few, however long somebody scrolls', async () => {
    const { pages, asked } = pagesOn(1_000_000);
    for (let page = 0; page < 120; page++) {
      pages.want(page * 100, page * 100 + 30);
      await vi.advanceTimersByTimeAsync(100);
      await asked.at(-1)!.answer();
    }
    const kept = Array.from({ length: 120 }, (_, page) => pages.row(page * 100)).filter(Boolean).length;
    expect(kept).toBe(80);
    expect(pages.row(119 * 100)).toBeDefined();
  });

  it('are asked for again after a change, also by somebody who looked away before they came', async () => {
    const { pages, asked } = pagesOn(1000);
    pages.want(0, 30);
    await asked[0]!.answer();
    pages.refresh();
    expect(asked.map(({ from }) => from)).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(100);
    pages.want(500, 530);
    await vi.advanceTimersByTimeAsync(100);
    pages.want(0, 30);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked.map(({ from }) => from)).toEqual([0, 0, 500, 0]);
  });

  it('are asked for where somebody passed when it was stopped and started again', async () => {
    const { pages, asked } = pagesOn(1000);
    pages.want(0, 30);
    await asked[0]!.answer();
    pages.want(300, 330);
    pages.stop();
    pages.start();
    pages.want(300, 330);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked.map(({ from }) => from)).toEqual([0, 300]);
  });

  it('wait after a failure until somebody tries again', async () => {
    const { pages, asked } = pagesOn(1000);
    pages.want(0, 30);
    await asked[0]!.fail();
    expect(pages.hasFailed).toBe(true);
    pages.want(0, 40);
    expect(asked).toHaveLength(1);
    pages.retry();
    expect(asked).toHaveLength(2);
  });

  it('are fetched for copying where they are not here', async () => {
    const { pages, asked } = pagesOn(2000);
    pages.want(0, 30);
    await asked[0]!.answer();
    const copied = pages.readRange(50, 700);
    await asked[1]!.answer();
    await asked[2]!.answer();
    const rows = await copied;
    expect(rows.map(row => row.values[0])).toEqual(Array.from({ length: 650 }, (_, step) => 50 + step));
    expect(asked.slice(1).map(({ from, order }) => [from, order])).toEqual([
      [50, 'first'],
      [550, 'first'],
    ]);
  });
});
