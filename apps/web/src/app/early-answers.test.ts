import type { CallOptions } from '@wenshu/api-contract/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EarlyAnswers } from './early-answers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function build(answers: readonly (string | Error)[] = ['first', 'second', 'third']) {
  const asked: { input: object; options: CallOptions }[] = [];
  const early = new EarlyAnswers(async (input: object, options: CallOptions) => {
    const answer = answers[asked.length];
    asked.push({ input, options });
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { early, asked };
}

test('what was begun is given to the same question, once', async () => {
  const { early, asked } = build();
  early.begin({ from: 0 });
  expect(await early.ask({ from: 0 }, {})).toBe('first');
  expect(asked).toHaveLength(1);
  expect(await early.ask({ from: 0 }, {})).toBe('second');
});

test('another question is asked anew', async () => {
  const { early } = build();
  early.begin({ from: 0 });
  expect(await early.ask({ from: 50 }, {})).toBe('second');
});

test('two who begin the same ask once', () => {
  const { early, asked } = build();
  early.begin({ from: 0 });
  early.begin({ from: 0 });
  expect(asked).toHaveLength(1);
});

test('an answer that nobody came for is given up and never shown', async () => {
  const { early, asked } = build();
  early.begin({ from: 0 });
  vi.advanceTimersByTime(3_000);
  expect(asked[0]?.options.signal?.aborted).toBe(true);
  expect(await early.ask({ from: 0 }, {})).toBe('second');
});

test('one that was taken is not given up', async () => {
  const { early, asked } = build();
  early.begin({ from: 0 });
  void early.ask({ from: 0 }, {});
  vi.advanceTimersByTime(10_000);
  expect(asked[0]?.options.signal?.aborted).toBe(false);
});

test('whoever waits for it and leaves gives it up', () => {
  const { early, asked } = build();
  const leaving = new AbortController();
  early.begin({ from: 0 });
  void early.ask({ from: 0 }, { signal: leaving.signal });
  leaving.abort();
  expect(asked[0]?.options.signal?.aborted).toBe(true);
});

test('a failure before anybody is there is told to nobody, and the question asked again aloud', async () => {
  const { early, asked } = build([new Error('no'), 'second']);
  early.begin({ from: 0 });
  expect(await early.ask({ from: 0 }, {})).toBe('second');
  expect(asked.map(({ options }) => options.quiet)).toEqual([true, undefined]);
});

test('an answer that has come is found for a first drawing, until it is taken', async () => {
  const { early } = build();
  early.begin({ from: 0 });
  expect(early.find({ from: 0 })).toBeUndefined();
  await vi.advanceTimersByTimeAsync(0);
  expect(early.find({ from: 50 })).toBeUndefined();
  expect(early.find({ from: 0 })).toBe('first');
  early.take({ from: 0 });
  expect(early.find({ from: 0 })).toBeUndefined();
  expect(await early.ask({ from: 0 }, {})).toBe('second');
});
