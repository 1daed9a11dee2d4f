import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { again, noteAnswer } from './again.ts';
import { pauseAfter, pauses } from './pauses.ts';

const asked = (data?: { readonly isMoving: boolean }) => ({ state: { data } });
const answer = (query: object, tookMs: number) => {
  noteAnswer({ type: 'updated', query, action: { type: 'fetch' } }, 1_000);
  noteAnswer({ type: 'updated', query, action: { type: 'success' } }, 1_000 + tookMs);
};

describe('when a query is asked again', () => {
  it.each([
    ['at its pause when the answer comes at once', 'calm', 30, pauses.calm],
    ['twenty times as long as the answer took, when that is longer', 'calm', 900, 18_000],
    ['within a minute however long it took', 'moving', 9_000, 60_000],
    ['never sooner than its own pause', 'everyMinute', 2, 60_000],
  ] as const)('%s', (_, pause, tookMs, ms) => {
    expect(pauseAfter(pause, tookMs)).toBe(ms);
    const query = asked();
    answer(query, tookMs);
    expect(again(pause)(query)).toBe(ms);
  });

  it('is decided by what came last', () => {
    const whileMoving = again((data: { isMoving: boolean } | undefined) => (data?.isMoving ? 'moving' : undefined));
    expect([asked(), asked({ isMoving: true }), asked({ isMoving: false })].map(whileMoving)).toEqual([
      false,
      pauses.moving,
      false,
    ]);
  });

  it('is measured for each query by itself, and only by answers', () => {
    const [slow, quick] = [asked(), asked()];
    answer(slow, 1_000);
    noteAnswer({ type: 'updated', query: quick, action: { type: 'fetch' } }, 0);
    noteAnswer({ type: 'updated', query: quick, action: { type: 'error' } }, 3_000);
    expect([again('calm')(slow), again('calm')(quick)]).toEqual([20_000, pauses.calm]);
  });

  it('knows the events of the library', async () => {
    const queries = new QueryClient();
    const seen: string[] = [];
    queries.getQueryCache().subscribe(event => {
      noteAnswer(event);
      seen.push(`${event.type} ${'action' in event ? event.action.type : ''}`.trim());
    });
    await queries.fetchQuery({ queryKey: ['tea'], queryFn: () => 'green' });
    expect(seen).toEqual(expect.arrayContaining(['updated fetch', 'updated success']));
    queries.clear();
  });
});
