import fc from 'fast-check';
import { describe, test } from 'vitest';
import { conjointHb, maxDiffHb } from '../src/index.ts';
import { columns, expectFinite, words } from './any-data.ts';

const whole = (value: number | null | undefined, limit: number) => Math.abs(Math.trunc(value ?? 0)) % limit;
const settings = { draws: 12, burnIn: 10, thin: 2, seed: 1, chains: 2 };
const runs = { numRuns: 60 };

describe('whatever the data, hierarchical Bayes gives finite numbers, nulls or a named problem', () => {
  test.each([1, 1e30])('conjoint, prices times %s', unit => {
    fc.assert(
      fc.property(columns, ([a, b, c, d]) => {
        const tasks = a.map((value, i) => ({
          respondent: i % 4,
          alternatives: [[whole(value, 3), unit * (b[i] ?? 0)], [whole(b[i], 3), unit * (c[i] ?? 1)], null],
          chosen: whole(c[i], 3),
        }));
        const linearUnit = whole(d[0], 2) === 0 ? ('given' as const) : ('spread' as const);
        expectFinite(() =>
          conjointHb({
            attributes: [
              { name: 'size', type: 'categorical', levels: words },
              { name: 'price', type: 'linear' },
            ],
            tasks,
            holdoutTasks: tasks.slice(0, 3),
            settings: { ...settings, coding: 'effects', none: true, linearUnit, signs: { price: 'negative' } },
          }),
        );
      }),
      runs,
    );
  });

  test.each(['independent', 'sequential'] as const)('MaxDiff, %s', model => {
    fc.assert(
      fc.property(columns, ([a, b, c]) => {
        const tasks = a.map((value, i) => ({
          respondent: i % 5,
          items: [0, 1, 2],
          best: whole(value, 3),
          worst: (whole(value, 3) + 1 + whole(b[i], 2)) % 3,
        }));
        const weights = c.slice(0, 5).map(value => Math.abs(value ?? 0));
        const input = { items: words, tasks, holdoutTasks: tasks.slice(0, 2), weights };
        expectFinite(() => maxDiffHb({ ...input, settings: { ...settings, model } }));
      }),
      runs,
    );
  });
});
