import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { plainPart } from '../../test/plain-part.ts';
import { inOrder, normalColumn, shuffleRows, twice } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import { seededRandom } from '../random.ts';
import { logisticRegression } from './logistic-regression.ts';
import { type MultinomialInput, multinomialLogistic } from './multinomial-logistic.ts';

const rows = 150;
const random = seededRandom(2);
const x = normalColumn(1, rows, 3);
const y = x.map(value => {
  const strengths = [1, Math.exp(value - 3), Math.exp(3 - value)];
  const draw = random.next() * strengths.reduce((sum, strength) => sum + strength, 0);
  return draw < 1 ? 'a' : draw < 1 + strengths[1]! ? 'b' : 'c';
});
const w = x.map((_, row) => 1 + (row % 2));
const data = { x, y, w };

const fit = (columns: MultinomialInput['data'], change: Partial<MultinomialInput> = {}) =>
  multinomialLogistic({
    data: columns,
    dependent: 'y',
    dependentLevels: ['a', 'b', 'c'],
    reference: 'a',
    independents: ['x'],
    settings: { missing: 'listwise', confidence: 0.95, categorical: {} },
    ...change,
  });

describe('multinomial regression', () => {
  const plain = fit(data);

  test('with two levels is logistic regression', () => {
    const two = { x, y: y.map(level => (level === 'c' ? 'b' : level)) };
    const multinomial = fit(two, { dependentLevels: ['a', 'b'] });
    const logistic = logisticRegression({
      data: two,
      dependent: 'y',
      event: 'b',
      independents: ['x'],
      settings: {
        intercept: true,
        confidence: 0.95,
        cutoff: 0.5,
        missing: 'listwise',
        maxIterations: 50,
        convergence: 1e-10,
        categorical: {},
      },
    });
    expectClose(multinomial.equations[0]!.coefficients, logistic.coefficients, 1e-6);
    expect(multinomial.logLikelihood).toBeCloseTo(logistic.logLikelihood, 8);
  });

  test('says the same whichever level is the reference', () => {
    const other = fit(data, { reference: 'b' });
    expect(other.logLikelihood).toBeCloseTo(plain.logLikelihood, 8);
    expect(other.equations.map(({ level }) => level)).toEqual(['a', 'c']);
    expect(other.equations[0]!.coefficients[1]!.estimate).toBeCloseTo(
      -plain.equations[0]!.coefficients[1]!.estimate,
      7,
    );
  });

  test('does not depend on the order of the rows', () => {
    const order = shuffleRows([...x.keys()], 6);
    expectClose(fit({ x: inOrder(x, order), y: inOrder(y, order) }), plain, 1e-7);
  });

  test('takes weights as frequencies', () => {
    const once = fit({ ...data, w: w.map(() => 1) }, { weights: 'w' });
    const double = fit({ ...data, w: w.map(() => 2) }, { weights: 'w' });
    expectClose(plainPart(once), plain);
    expectClose(plainPart(double), fit({ x: twice(x), y: twice(y) }), 1e-7);
    expectClose([double.effective, double.design], [once.effective, once.design], 1e-7);
    expectClose(once.effective?.logLikelihood, plain.logLikelihood);
  });

  test.each<[string, () => unknown, object]>([
    [
      'a level nobody has',
      () => fit(data, { dependentLevels: ['a', 'b', 'c', 'd'] }),
      { problem: 'empty-level', details: { column: 'y', level: 'd' } },
    ],
    ['a reference that is no level', () => fit(data, { reference: 'z' }), { problem: 'unknown-level' }],
    [
      'separation',
      () => fit({ x, y: x.map(value => (value > 4 ? 'a' : value > 2 ? 'b' : 'c')) }),
      { problem: 'separation', details: { column: 'x' } },
    ],
    ['a constant predictor', () => fit({ x: x.map(() => 1), y }), { problem: 'constant-column' }],
    ['too few rows', () => fit({ x: [1, 2, 3], y: ['a', 'b', 'c'] }), { problem: 'too-few-samples' }],
  ])('refuses %s', (_, run, problem) => {
    expect(attempt(run)).toMatchObject(problem);
  });
});
