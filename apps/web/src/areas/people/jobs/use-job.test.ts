import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type Job, jobCalls } from '@wenshu/api-contract';
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
      // The list of the menu, where the job has ended meanwhile.
      if (path === jobCalls.list.path) return { total: 1, items: [endedJob] };
      return input.jobIds ? null : { job: { jobId: input.jobId, ...answers.shift() } as Job };
    },
  },
}));
const { useJob } = await import('./use-job.ts');
const { useJobs } = await import('./use-jobs.ts');
const endedJob = { jobId: 'j7', state: 'failed', isNews: true, isDownloading: false, type: 'other', title: '' };

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

  // Else nobody ever says that it failed: the page that would have is gone, and the menu thinks that it was told.
  it('is news for the menu as any other once whoever watched it has left, and none while they watch', async () => {
    const { rendered } = await watch('running', 'running', 'running');
    const menu = async () => {
      const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
      const drawn = await renderHook(useJobs, children =>
        createElement(QueryClientProvider, { client: queries, children }),
      );
      await wait(0);
      drawn.unmount();
    };
    await menu();
    expect(seen()).toEqual(['list undefined']);
    rendered.unmount();
    await menu();
    expect(seen()).toEqual(['list undefined', 'list undefined', 'markSeen j7', 'list undefined']);
  });
});
