import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { plainPart } from '../../test/plain-part.ts';
import { inOrder, normalColumn, shuffleRows, twice } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import { curveAt, curveCrossing } from './curve-crossing.ts';
import { type PsmInput, psm } from './psm.ts';

const prices = (seed: number, mean: number) => normalColumn(seed, 40, mean, 4).map(Math.round);
const answers = {
  tooCheap: prices(1, 20),
  cheap: prices(2, 30),
  expensive: prices(3, 40),
  tooExpensive: prices(4, 50),
};
const settings = { ordering: 'strict', interpolation: 'linear' } as const;
const mapAnswers = (change: (column: number[]) => number[]) => ({
  tooCheap: change(answers.tooCheap),
  cheap: change(answers.cheap),
  expensive: change(answers.expensive),
  tooExpensive: change(answers.tooExpensive),
});
const measure = (change: Partial<PsmInput> = {}) => psm({ ...answers, settings, ...change });

describe('the price meter', () => {
  const plain = measure();

  test('does not depend on the order of the rows, nor on weights that are all the same', () => {
    const order = shuffleRows([...answers.cheap.keys()], 2);
    expectClose(measure(mapAnswers(column => inOrder(column, order))), plain);
    expectClose(plainPart(measure({ weights: answers.cheap.map(() => 1) })), plain);
    const { curves, opp, idp, pmc, pme } = measure(mapAnswers(twice));
    expectClose({ ...plain, curves, opp, idp, pmc, pme }, plain);
  });

  test('moves with all prices', () => {
    const moved = measure(mapAnswers(column => column.map(price => price + 100)));
    expect(moved.opp!.price).toBeCloseTo(plain.opp!.price + 100, 9);
    expect(moved.idp!.percent).toBeCloseTo(plain.idp!.percent, 9);
  });

  test('puts the acceptable range around the optimal price', () => {
    const { acceptableRange, opp } = plain;
    expect(acceptableRange.lower).toBeLessThanOrEqual(opp!.price);
    expect(acceptableRange.upper).toBeGreaterThanOrEqual(opp!.price);
  });

  test('leaves out people whose prices do not rise, or leave a gap', () => {
    const one = { tooCheap: [1, 5, 1], cheap: [2, 2, 2], expensive: [2, 3, 3], tooExpensive: [4, 4, null] };
    expect(attempt(() => psm({ ...one, settings }))).toMatchObject({ problem: 'too-few-samples' });
    expect(psm({ ...one, settings: { ...settings, ordering: 'nonStrict' } })).toMatchObject({ validN: 1, invalidN: 2 });
  });
});

describe('the demand behind the price meter', () => {
  const calibration = { 1: 0, 2: 0.5, 3: 1 };
  const two = { tooCheap: [0, 10], cheap: [10, 20], expensive: [20, 30], tooExpensive: [40, 40] };
  const intents = { intentCheap: [3, 2], intentExpensive: [2, 2] };

  test('goes on straight lines from 0 to the intentions and back', () => {
    const { nms, prices } = psm({ ...two, ...intents, settings: { ...settings, calibration } });
    expect(prices).toEqual([0, 10, 20, 30, 40]);
    // The first buys with 0, 1, ½, ¼, 0; the second with 0, 0, ½, ½, 0.
    expectClose(nms?.trial, [0, 50, 50, 37.5, 0]);
    expectClose(nms?.revenue, [0, 5, 10, 11.25, 0]);
    expect(nms).toMatchObject({ n: 2, optimalTrial: { price: 10 }, optimalRevenue: { price: 30 } });
    const weighted = psm({ ...two, ...intents, weights: [3, 1], settings: { ...settings, calibration } });
    expectClose(weighted.nms?.trial, [0, 75, 50, 31.25, 0]);
  });

  test('says at which prices not clearly fewer would buy than at the best', () => {
    const crowd = (people: number) => {
      const many = ([one, other]: readonly number[]) =>
        Array.from({ length: people }, (_, row) => (row % 2 === 0 ? one! : other!));
      const columns = Object.entries({ ...two, ...intents }).map(([name, both]) => [name, many(both)] as const);
      return psm({ ...(Object.fromEntries(columns) as typeof two), settings: { ...settings, calibration } }).nms!;
    };
    // Beside 10 the two kinds of people lose and gain as much at 20, and lose more at 30: that takes many to see.
    expect(crowd(200).nearTrial).toEqual({ lower: 10, upper: 20 });
    expect(crowd(20).nearTrial).toEqual({ lower: 10, upper: 30 });
    expect(crowd(200).nearRevenue).toEqual({ lower: 30, upper: 30 });
    expect(crowd(20).nearRevenue).toEqual({ lower: 20, upper: 30 });
  });

  test('leaves out who did not say, and refuses an intention without a probability', () => {
    const ask = (intentCheap: (number | null)[]) =>
      psm({ ...two, ...intents, intentCheap, settings: { ...settings, calibration } });
    expect(ask([3, null]).nms?.n).toBe(1);
    expect(ask([null, null])).not.toHaveProperty('nms');
    expect(attempt(() => ask([3, 9]))).toMatchObject({ problem: 'unknown-level', details: { level: '9' } });
  });
});

describe('the intervals of the four prices', () => {
  const draw = (change: Partial<PsmInput['settings']['bootstrap']> = {}, weights?: number[]) =>
    measure({
      settings: { ...settings, bootstrap: { replicates: 300, confidence: 0.9, seed: 5, ...change } },
      ...(weights ? { weights } : {}),
    }).intervals!;

  test('hold the price itself, widen with confidence, and are the same for the same seed', () => {
    const plain = measure();
    for (const name of ['opp', 'idp', 'pmc', 'pme'] as const) {
      const own = draw()[name];
      const wider = draw({ confidence: 0.99 })[name];
      expect(own.lower).toBeLessThanOrEqual(plain[name]!.price);
      expect(own.upper).toBeGreaterThanOrEqual(plain[name]!.price);
      expect(wider.lower).toBeLessThanOrEqual(own.lower!);
      expect(wider.upper).toBeGreaterThanOrEqual(own.upper!);
    }
    expect(draw()).toEqual(draw());
    expect(draw({ seed: 6 })).not.toEqual(draw());
    expectClose(
      draw(
        {},
        answers.cheap.map(() => 7),
      ),
      draw(),
    );
  });

  test('are refused without a draw, and stop when told to', () => {
    expect(attempt(() => draw({ replicates: 0 }))).toMatchObject({ problem: 'out-of-range' });
    const bootstrap = { replicates: 100, confidence: 0.9, seed: 1 };
    const run = () => psm({ ...answers, settings: { ...settings, bootstrap } }, { signal: { aborted: true } });
    expect(attempt(run)).toMatchObject({ problem: 'aborted' });
  });
});

describe('the crossing of two curves', () => {
  test('is the middle of the stretch on which they coincide', () => {
    expect(curveCrossing([1, 2, 3, 4, 5], [1, 0.5, 0.5, 0.5, 0], [0, 0.5, 0.5, 0.5, 1])).toBe(3);
  });

  test('is nothing when they never meet', () => {
    expect(curveCrossing([1, 2], [1, 1], [0, 0.5])).toBeNull();
  });

  test('lies on both curves', () => {
    const [falling, rising, at] = [
      [1, 0.6, 0.1],
      [0.2, 0.3, 0.9],
      [10, 20, 40],
    ];
    const price = curveCrossing(at, falling, rising)!;
    expect(curveAt(at, falling, price)).toBeCloseTo(curveAt(at, rising, price), 12);
  });
});
