import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { waitUntil } from '../process/wait-until.ts';
import { Kept } from './kept.ts';

/** A part that can be ended from outside, and the story of what happened to it. */
function buildPart(options: { failsFrom?: number; delaysMs?: number[] } = {}) {
  const story: string[] = [];
  let starts = 0;
  let end: (reason: string) => void = () => {};
  const kept = new Kept({
    async start() {
      starts += 1;
      if (starts >= (options.failsFrom ?? Number.POSITIVE_INFINITY)) throw new Error(`start ${starts} failed`);
      story.push(`start ${starts}`);
      const ended = new Promise<string>(resolve => {
        end = resolve;
      });
      return { ended, stop: async () => void story.push('stopped') };
    },
    onLost: () => story.push('lost'),
    onBack: () => story.push('back'),
    onGiveUp: reason => story.push(`gave up: ${reason}`),
    delaysMs: options.delaysMs ?? [0, 1, 1],
  });
  const until = (word: string) => waitUntil(() => story.at(-1)?.startsWith(word), { timeoutMs: 20_000 });
  return { story, kept, until, crash: (reason: string) => end(reason) };
}

describe('a part that is kept running', () => {
  it('comes back after it has ended by itself, and stops when told to', async () => {
    const { story, kept, until, crash } = buildPart();
    await kept.current();
    crash('killed');
    await until('back');
    await kept.stop();
    crash('after the stop');
    await sleep(10);
    expect(story).toEqual(['start 1', 'lost', 'start 2', 'back', 'stopped']);
  });

  it('is given up when it ends again and again, with the last reason', async () => {
    const { story, kept, until, crash } = buildPart();
    await kept.current();
    for (const reason of ['first', 'second', 'third']) {
      crash(reason);
      await until('back');
      story.push(reason);
    }
    crash('fourth');
    await until('gave up');
    expect(story.at(-1)).toBe('gave up: fourth');
  });

  it('is given up when it does not start any more', async () => {
    const { story, kept, until, crash } = buildPart({ failsFrom: 2 });
    await kept.current();
    crash('killed');
    await until('gave up');
    expect(story).toEqual(['start 1', 'lost', 'gave up: Error: start 4 failed']);
  });

  it('does not keep anybody waiting who wants to stop between two tries', async () => {
    const { story, kept, until, crash } = buildPart({ delaysMs: [60_000] });
    await kept.current();
    crash('killed');
    await until('lost');
    await kept.stop();
    expect(story).toEqual(['start 1', 'lost']);
  });

  it('fails at once when the very first start does', async () => {
    await expect(buildPart({ failsFrom: 1 }).kept.current()).rejects.toThrow('start 1 failed');
  });
});
