import { CallFailure } from '@wenshu/api-contract/client';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNotices } from '../notices/notices.ts';
import { renderHook } from '../testing/render-hook.ts';
import type { ActionEnds } from './run-action.ts';
import { useAction } from './use-action.ts';

const bugs: unknown[] = [];

beforeEach(() => {
  bugs.length = 0;
  useNotices.setState({ toasts: [] });
  vi.stubGlobal('reportError', (error: unknown) => bugs.push(error));
});
afterEach(() => vi.unstubAllGlobals());

const told = () => useNotices.getState().toasts.map(({ kind, text }) => `${kind}: ${text}`);
const refusal = () => new CallFailure('refused', 'The list is closed', { code: '9104' });

/** A promise that the test ends. (Node 20 has no `Promise.withResolvers`.) */
function hold<T>() {
  const held = {} as { promise: Promise<T>; resolve(value: T): void; reject(error: unknown): void };
  held.promise = new Promise((resolve, reject) => Object.assign(held, { resolve, reject }));
  return held;
}
type Held<T> = ReturnType<typeof hold<T>>;

/** An action whose end the test decides, and what happened in which order. */
async function start(ends: (log: string[]) => ActionEnds<number> = () => ({})) {
  const log: string[] = [];
  const turns: Held<number>[] = [];
  const rendered = await renderHook(() =>
    useAction((name: string) => {
      log.push(`act ${name}`);
      const turn = hold<number>();
      turns.push(turn);
      return turn.promise;
    }, ends(log)),
  );
  const run = (name: string) => act(async () => void rendered.current.run(name));
  const end = (how: (turn: Held<number>) => void) => act(async () => how(turns.at(-1)!));
  return { rendered, log, run, end };
}

describe('something that a person starts', () => {
  it('does nothing at a second click while it is under way, even before it is drawn as busy', async () => {
    const { rendered, log, run, end } = await start();
    const { run: asDrawn } = rendered.current;
    await act(async () => {
      void asDrawn('tea');
      void asDrawn('tea');
    });
    expect(rendered.current.isBusy).toBe(true);
    await run('tea');
    expect(log).toEqual(['act tea']);
    await end(turn => turn.resolve(3));
    expect(rendered.current.isBusy).toBe(false);
    await run('tea');
    expect(log).toEqual(['act tea', 'act tea']);
  });

  it('does what another line asks for meanwhile, and is busy until both are over', async () => {
    const { rendered, log, run, end } = await start();
    await run('tea');
    await run('milk');
    expect(log).toEqual(['act tea', 'act milk']);
    await end(turn => turn.resolve(3));
    expect(rendered.current.isBusy).toBe(true);
    await run('tea');
    expect(log).toHaveLength(2);
  });

  it('tells its end, then fetches what holds, then says so; it is busy for all of it', async () => {
    const fetched = hold<void>();
    const { rendered, log, run, end } = await start(log => ({
      done: count => `${count} saved`,
      refresh: () => {
        log.push(`refresh after ${told()}`);
        return fetched.promise;
      },
      onDone: count => log.push(`done with ${count}`),
    }));
    await run('tea');
    await end(turn => turn.resolve(3));
    expect(log).toEqual(['act tea', 'refresh after success: 3 saved']);
    expect(rendered.current.isBusy).toBe(true);
    await act(async () => fetched.resolve());
    expect(log.at(-1)).toBe('done with 3');
    expect(rendered.current.isBusy).toBe(false);
  });

  it('says nothing where its sentence is left out', async () => {
    const { run, end } = await start(() => ({ done: count => (count > 3 ? 'many' : undefined) }));
    await run('tea');
    await end(turn => turn.resolve(3));
    expect(told()).toEqual([]);
  });

  it('shows what holds after a refusal, of which the client has spoken', async () => {
    const { rendered, log, run, end } = await start(log => ({
      done: 'saved',
      refresh: () => log.push('refresh'),
      onDone: () => log.push('done'),
      onRefused: failure => log.push(`refused ${failure.details.code}`),
    }));
    await run('tea');
    await end(turn => turn.reject(refusal()));
    expect(log).toEqual(['act tea', 'refused 9104', 'refresh']);
    expect([told(), bugs, rendered.current.isBusy]).toEqual([[], [], false]);
  });

  it('does not swallow a bug of ours, and ends all the same', async () => {
    const { rendered, log, run, end } = await start(log => ({
      refresh: () => log.push('refresh'),
      onRefused: () => log.push('refused'),
    }));
    const bug = new TypeError('x is undefined');
    await run('tea');
    await end(turn => turn.reject(bug));
    expect(bugs).toEqual([bug]);
    expect(told()).toEqual(['error: 操作失败，请重试']);
    expect(log).toEqual(['act tea']);
    expect(rendered.current.isBusy).toBe(false);
  });

  it('says that it is done although the fetching failed', async () => {
    const bug = new TypeError('no key');
    const { rendered, log, run, end } = await start(log => ({
      refresh: () => Promise.reject(bug),
      onDone: () => log.push('done'),
    }));
    await run('tea');
    await end(turn => turn.resolve(3));
    expect([log, bugs, rendered.current.isBusy]).toEqual([['act tea', 'done'], [bug], false]);
  });

  it('is seen to its end when its page is left meanwhile, and draws nothing then', async () => {
    const { rendered, log, run, end } = await start(log => ({ done: 'saved', refresh: () => log.push('refresh') }));
    await run('tea');
    const { draws } = rendered;
    rendered.unmount();
    await end(turn => turn.resolve(3));
    expect(log).toEqual(['act tea', 'refresh']);
    expect([told(), bugs, rendered.draws]).toEqual([['success: saved'], [], draws]);
  });
});
