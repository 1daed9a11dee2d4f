import { expect, it } from 'vitest';
import { renderHook } from '../testing/render-hook.ts';
import { usePageWithin } from './use-page-within.ts';

/** Somebody on a page of a list of so many, ten a page. */
async function stand(at: { page: number; total: number | undefined; isFetching?: boolean }) {
  const wentTo: number[] = [];
  const onPage = (page: number) => {
    wentTo.push(page);
  };
  const { page, total, isFetching = false } = at;
  const hook = await renderHook(() => usePageWithin({ total, isFetching, page, size: 10, onPage }));
  return { isBeyond: hook.current, wentTo };
}

it.each([
  ['the last line of page 3 left: to page 2', 3, 20, [2]],
  ['several pages left: to the last one, not to the one before', 7, 34, [4]],
  ['nothing is left: to the first', 2, 0, [1]],
])('%s', async (_, page, total, wentTo) => {
  expect(await stand({ page, total })).toEqual({ isBeyond: true, wentTo });
});

it.each([
  ['one line is on the page', 3, 21],
  ['the first page, and nothing in it', 1, 0],
  ['it is not known yet how many there are', 5, undefined],
])('nobody is moved: %s', async (_, page, total) => {
  expect(await stand({ page, total })).toEqual({ isBeyond: false, wentTo: [] });
});

it('what is known may be old while it is asked for anew: nobody is moved before that came', async () => {
  expect(await stand({ page: 3, total: 20, isFetching: true })).toEqual({ isBeyond: true, wentTo: [] });
});
