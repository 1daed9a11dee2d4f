import type { MultinomialInput, MultinomialResult } from '@wenshu/statistics';
import { describe, expect, it } from 'vitest';
import { getReferenceCase } from '../../../../statistics/test/reference-case.ts';
import { caseData, figureIn, takenAsInCase, toldBy } from '../../../test/case-data.ts';
import { modelData } from '../../../test/model-examples.ts';
import { cellsOf, expectNumbers, modelRequest, presentModel, savedByModel } from '../../../test/model-truth.ts';
import { runSlowly } from '../../../test/run-kind.ts';
import type { Row } from '../../data-set/variable.ts';
import { multinomialRegressionKind } from './multinomial-regression-kind.ts';

const { weight: _weight, ...unweighted } = modelData;

const rows: readonly Row[] = unweighted.rows.map(row => ({
  ...row,
  h: Number(row.s1) + Number(row.g) > 5 ? 2 : Number(row.g) === 1 ? 3 : 1,
}));
const people = { ...unweighted, rows };
const request = { slots: { dependent: ['h'], predictors: ['s1', 'n2'] } };

describe('multinomial regression', () => {
  it.each(['mlogit_housing', 'mlogit_apistrat_weighted'])('shows the figures of %s (S7.142)', name => {
    const { input, expected } = getReferenceCase(name) as unknown as {
      readonly input: MultinomialInput;
      readonly expected: MultinomialResult;
    };
    const categorical = Object.entries(input.settings.categorical).map(([key, { levels }]) => [key, levels] as const);
    const levels = { ...Object.fromEntries(categorical), [input.dependent]: input.dependentLevels };
    const read = caseData(input.data as never, levels);
    // An older case: its weights are numbers of people.
    const weighted = expected.effective
      ? { ...read, weight: input.weights! }
      : { ...read, rows: read.rows.flatMap(row => Array(Number(row[input.weights!])).fill(row)) };
    const slots = { dependent: [input.dependent], predictors: input.independents };
    const options = { reference: input.dependentLevels.indexOf(input.reference) + 1 };
    const taken = takenAsInCase(input.settings.categorical);
    const shown = presentModel('multinomialRegression', { slots, options, taken }, weighted);
    const { effective } = expected;
    expect(figureIn(shown, 'summary', 'model', 'chiSquare')).toBeCloseTo((effective ?? expected).modelChiSquare, 3);
    expectNumbers(
      cellsOf(shown, 'coefficients').map(row => row.slice(0, 5)),
      expected.equations.flatMap(({ coefficients }, equation) =>
        coefficients.map((one, at) => {
          const errors = { ...one, ...effective?.equations[equation]?.coefficients[at] };
          return [one.estimate, errors.standardError, errors.wald, errors.pValue, one.expB];
        }),
      ),
      1e-4,
    );
  });

  it('tells each option from the one that all are compared with', () => {
    const shown = presentModel('multinomialRegression', request, people, 'en');
    expect(toldBy(shown, 'summary', 'meaning')[0]).toMatch(
      /^All else equal, each further point of “S1 Question s1” multiplies the odds of “Middle” rather than “Young” by \d+\.\d\d\.$/,
    );
    expect(toldBy(shown, 'summary', 'footnote')[0]).toBe('All options are compared with “Young”.');
  });

  it('keeps how likely each option is, for every record', () => {
    const found = runSlowly(multinomialRegressionKind, modelRequest('multinomialRegression', request), people);
    const saved = savedByModel('multinomialRegression', request, people);
    rows.forEach((row, at) => {
      const odds = found.equations.map(({ coefficients }) => {
        const [constant, s1, n2] = coefficients.map(({ estimate }) => estimate) as [number, number, number];
        return Math.exp(constant + Number(row.s1) * s1 + Number(row.n2) * n2);
      });
      const all = odds.reduce((sum, one) => sum + one, 1);
      const shares = [1, ...odds].map(one => one / all);
      expectNumbers(
        saved.map(values => values[at]),
        row.s1 === null || row.n2 === null ? shares.map(() => null) : shares,
        1e-6,
      );
    });
  });
});
