import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { inOrder, shuffleRows } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import { type RakeInput, rake } from './rake.ts';
import { rakeOfCounts } from './rake-of-counts.ts';

const sex = ['f', 'f', 'f', 'm', 'm', 'f', 'm', 'f', 'f', 'f'];
const age = ['young', 'old', 'old', 'old', 'young', 'young', 'old', 'old', 'old', 'young'];
const targets = { sex: { f: 0.5, m: 0.5 }, age: { young: 0.6, old: 0.4 } };
const settings = { total: 10, maxIterations: 500, tolerance: 1e-12 };
const weigh = (change: Partial<RakeInput> = {}) => rake({ data: { sex, age }, targets, settings, ...change });

describe('raking', () => {
  test('reaches all margins at once', () => {
    const share = fc.double({ min: 0.2, max: 0.8, noNaN: true });
    fc.assert(
      fc.property(share, share, (women, young) => {
        const { weightedMargins, converged } = weigh({
          targets: { sex: { f: women, m: 1 - women }, age: { young, old: 1 - young } },
        });
        expect(converged).toBe(true);
        expect(weightedMargins.sex!.f).toBeCloseTo(10 * women, 7);
        expect(weightedMargins.age!.young).toBeCloseTo(10 * young, 7);
      }),
    );
  });

  test('does not depend on the order of rows or variables', () => {
    const order = shuffleRows([...sex.keys()], 3);
    const shuffled = weigh({ data: { sex: inOrder(sex, order), age: inOrder(age, order) } });
    expectClose(shuffled.weights, inOrder(weigh().weights, order));
    const turned = weigh({ targets: { age: targets.age, sex: targets.sex } });
    expectClose(turned.weights, weigh().weights);
  });

  test('takes targets as shares, percents or counts, and base weights in any unit', () => {
    const counts = { sex: { f: 70, m: 70 }, age: { young: 60, old: 40 } };
    expectClose(weigh({ targets: counts, baseWeights: sex.map(() => 3) }), weigh());
  });

  test('leaves weights alone that already fit', () => {
    const fitting = { sex: { f: 7, m: 3 } };
    expect(weigh({ targets: fitting }).weights).toEqual(new Array(10).fill(1));
  });

  test('says so when the iterations do not suffice', () => {
    expect(weigh({ settings: { ...settings, maxIterations: 1 } }).converged).toBe(false);
  });

  test.each<[string, Partial<RakeInput>, object]>([
    [
      'a person without a target',
      { targets: { sex: { f: 1 } } },
      { problem: 'unknown-level', details: { column: 'sex', level: 'm' } },
    ],
    [
      'a first person without a target',
      { targets: { sex: { m: 1 } } },
      { problem: 'unknown-level', details: { column: 'sex', level: 'f' } },
    ],
    [
      'a person whose level is missing',
      { data: { sex: [null, ...sex.slice(1)], age } },
      { problem: 'unknown-level', details: { column: 'sex' } },
    ],
    [
      'a target that nobody can fill',
      { targets: { sex: { f: 1, m: 1, d: 1 } } },
      { problem: 'empty-level', details: { column: 'sex', level: 'd' } },
    ],
    ['targets of nothing', { targets: { sex: { f: 0, m: 0 } } }, { problem: 'invalid-setting' }],
    ['a negative target', { targets: { sex: { f: 2, m: -1 } } }, { problem: 'invalid-setting' }],
    ['no targets', { targets: {} }, { problem: 'too-few-samples' }],
    ['a variable that is not there', { targets: { town: { a: 1 } } }, { problem: 'unknown-column' }],
    ['base weights of 0', { baseWeights: sex.map(() => 0) }, { problem: 'invalid-weights' }],
  ])('refuses %s', (_, change, problem) => {
    expect(attempt(() => weigh(change))).toMatchObject(problem);
  });

  test('stops when told to', () => {
    const input = { data: { sex, age }, targets, settings };
    expect(attempt(() => rake(input, { signal: { aborted: true } }))).toMatchObject({ problem: 'aborted' });
  });
});

describe('raking with limits', () => {
  const share = fc.double({ min: 0.3, max: 0.7, noNaN: true });
  const limits = { least: 0.2, most: 5 };
  const counts = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 6, maxLength: 6 });
  const levels = { sex: ['f', 'f', 'f', 'm', 'm', 'm'], age: ['1', '2', '3', '1', '2', '3'] };

  test('keeps every weight between them, and says whether the targets still hold', () => {
    let held = 0;
    fc.assert(
      fc.property(counts, share, share, (people, women, young) => {
        const wanted = {
          sex: { f: women, m: 1 - women },
          age: { '1': young, '2': (1 - young) / 2, '3': (1 - young) / 2 },
        };
        const total = people.reduce((sum, count) => sum + count, 0);
        const raked = rakeOfCounts({
          data: levels,
          counts: people,
          targets: wanted,
          settings: { total, maxIterations: 2_000, tolerance: 1e-9, ...limits },
        });
        expect(raked.minWeight).toBeGreaterThanOrEqual(0.2);
        expect(raked.maxWeight).toBeLessThanOrEqual(5);
        const miss = Math.abs(raked.weightedMargins.sex!.f! - total * women) / total;
        if (raked.converged) {
          held++;
          expect(miss).toBeLessThan(1e-5);
          expect(raked.sumWeights / total).toBeCloseTo(1, 5);
        }
      }),
    );
    expect(held).toBeGreaterThan(30);
  });

  test('lets the others make up for what was trimmed', () => {
    // One man of 31 shall be a third: untrimmed he would weigh 10 and more.
    const input = {
      data: { sex: ['f', 'f', 'm', 'm'], age: ['1', '2', '1', '2'] },
      counts: [20, 20, 1, 10],
      targets: { sex: { f: 0.6, m: 0.4 }, age: { '1': 0.6, '2': 0.4 } },
      settings: { total: 51, maxIterations: 2_000, tolerance: 1e-9 },
    };
    expect(rakeOfCounts(input).maxWeight).toBeGreaterThan(3);
    const trimmed = rakeOfCounts({ ...input, settings: { ...input.settings, most: 2.5 } });
    expect(trimmed.maxWeight).toBeLessThanOrEqual(2.5);
    const impossible = { ...input, targets: { sex: { f: 0.02, m: 0.98 } } };
    expect(rakeOfCounts({ ...impossible, settings: { ...input.settings, ...limits } }).converged).toBe(false);
  });

  test.each([
    [{ least: 2 }, 'least'],
    [{ least: -1 }, 'least'],
    [{ most: 0.5 }, 'most'],
  ])('refuses %j', (odd, setting) => {
    expect(attempt(() => weigh({ settings: { ...settings, ...odd } }))).toMatchObject({
      problem: 'invalid-setting',
      details: { setting },
    });
  });
});
