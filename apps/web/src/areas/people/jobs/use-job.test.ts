import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Job } from '@wenshu/api-contract';
import { act, createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook } from '../../../app/testing/render-hook.ts';

const { answers, asked } = vi.hoisted(() => {
  // Where there is no window when it is loaded, the library asks nothing twice.
  Object.assign(globalThis, { window: { addEventListener() {}, removeEventListener() {} } });
  return { answers: [] as { state: string }[], asked: [] as string[] };
});
// The network ends here: what the server says of the job is the test's to decide.
vi.mock('../../../app/client.ts', () => ({
  client: {
    call: async ({ path }: { path: string }, input: { jobId?: string; jobIds?: string[] }) => {
      asked.push(`${path.split('/').at(-1)} ${input.jobId ?? input.jobIds}`);
      return input.jobIds ? null : { job: { jobId: input.jobId, ...answers.shift() } as Job };
    },
  },
}));
const { useJob } = await import('./use-job.ts');

beforeEach(() => {
  vi.useFakeTimers();
  answers.length = 0;
  asked.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets the job be asked for `times` more. */
const wait = (times: number) => act(() => vi.advanceTimersByTimeAsync(times * 1_000 + 500));
const seen = () => asked.filter(one => !one.startsWith('get '));

async function watch(...states: string[]) {
  answers.push(...states.map(state => ({ state })));
  const ended: string[] = [];
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const rendered = await renderHook(
    () => useJob('j7', ({ job }) => ended.push(job.state)),
    children => createElement(QueryClientProvider, { client: queries, children }),
  );
  await wait(0);
  return { rendered, ended };
}

describe('a job that is seen through', () => {
  it('is asked for until it has ended, and that is said once', async () => {
    const { rendered, ended } = await watch('waiting', 'running', 'done');
    expect([rendered.current?.job.state, ended]).toEqual(['waiting', []]);
    await wait(1);
    expect([rendered.current?.job.state, ended]).toEqual(['running', []]);
    await wait(1);
    expect([rendered.current?.job.state, ended]).toEqual(['done', ['done']]);
    const times = asked.length;
    await wait(5);
    expect([asked.length, ended]).toEqual([times, ['done']]);
    rendered.unmount();
  });

  it('counts as seen once it has ended here, also when it failed', async () => {
    const { rendered, ended } = await watch('running', 'failed');
    expect(seen()).toEqual([]);
    await wait(1);
    expect(ended).toEqual(['failed']);
    expect(seen()).toHaveLength(1);
    rendered.unmount();
    expect(seen()).toHaveLength(1);
  });

  it('is not seen by whoever left before its end', async () => {
    const { rendered, ended } = await watch('running', 'running');
    rendered.unmount();
    await wait(3);
    expect([seen(), ended]).toEqual([[], []]);
  });
});
