import type { NewsItem } from '@wenshu/api-contract';
import { afterEach, expect, test, vi } from 'vitest';
import { client } from '../../../../app/client.ts';
import { fetchAllNews } from './fetch-all-news.ts';

afterEach(() => vi.restoreAllMocks());

const item = (id: number): NewsItem => ({
  id: String(id),
  title: `Title ${id}`,
  summary: '',
  fileUrl: '',
  accessLink: `/news/${id}`,
  newsTime: id,
});
const stop = new AbortController();

/** A server with so many, of which some are withdrawn after its first page was read. */
function serve(count: number, withdrawn: readonly number[] = []): readonly (readonly [number, number])[] {
  const asked: [number, number][] = [];
  vi.spyOn(client, 'call').mockImplementation((async (
    _call: unknown,
    { page, size }: { page: number; size: number },
  ) => {
    asked.push([page, size]);
    const left = Array.from({ length: count }, (_, at) => at).filter(at => page === 1 || !withdrawn.includes(at));
    return { items: left.slice((page - 1) * size, page * size).map(item), total: left.length };
    // The client's own type depends on the call, which a stand-in for one call does not know.
  }) as unknown as typeof client.call);
  return asked;
}

test('news are asked for by pages of 100 from 1 until all are there (P7.51, P7.52)', async () => {
  const asked = serve(250);
  expect((await fetchAllNews(stop.signal)).map(({ id }) => id)).toEqual(
    Array.from({ length: 250 }, (_, at) => `${at}`),
  );
  expect(asked).toEqual([
    [1, 100],
    [2, 100],
    [3, 100],
  ]);
});

test('exactly a hundred are one page, and none are none', async () => {
  const hundred = serve(100);
  expect(await fetchAllNews(stop.signal)).toHaveLength(100);
  expect(hundred).toHaveLength(1);
  vi.restoreAllMocks();
  const asked = serve(0);
  expect(await fetchAllNews(stop.signal)).toEqual([]);
  expect(asked).toHaveLength(1);
});

test('what is withdrawn meanwhile ends it too, and nothing is shown twice', async () => {
  serve(150, [0, 1, 2]);
  const all = await fetchAllNews(stop.signal);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(147);
});
