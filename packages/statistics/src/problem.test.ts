import { describe, expect, test } from 'vitest';
import { attempt } from './attempt.ts';
import { reportProgress } from './fit-control.ts';
import { requireSamples, StatisticsProblem } from './problem.ts';

describe('a named problem', () => {
  test('is an error that carries its word and its facts', () => {
    const problem = new StatisticsProblem('too-few-samples', { needed: 30, got: 12 });
    expect(problem).toBeInstanceOf(Error);
    expect(problem.problem).toBe('too-few-samples');
    expect(problem.details).toEqual({ needed: 30, got: 12 });
  });

  test('becomes plain data in an attempt', () => {
    expect(attempt(() => requireSamples(1, 2))).toEqual({
      problem: 'too-few-samples',
      details: { needed: 2, got: 1, what: 'rows' },
    });
  });

  test('is not what a bug becomes', () => {
    expect(() =>
      attempt(() => {
        throw new TypeError('a bug');
      }),
    ).toThrow(TypeError);
  });
});

describe('a fit that is followed', () => {
  test('tells its share, kept between 0 and 1', () => {
    const shares: number[] = [];
    for (const share of [-1, 0.5, 3]) reportProgress({ onProgress: done => shares.push(done) }, share);
    expect(shares).toEqual([0, 0.5, 1]);
  });

  test('ends as aborted when the signal says so', () => {
    expect(attempt(() => reportProgress({ signal: { aborted: true } }, 0))).toEqual({
      problem: 'aborted',
      details: {},
    });
  });
});
