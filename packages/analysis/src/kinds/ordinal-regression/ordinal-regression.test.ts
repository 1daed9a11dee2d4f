import type { OrdinalRegressionInput, OrdinalRegressionResult } from '@wenshu/statistics';
import { describe, expect, it } from 'vitest';
import { getReferenceCase } from '../../../../statistics/test/reference-case.ts';
import { caseData, figureIn, takenAsInCase, toldBy } from '../../../test/case-data.ts';
import { modelData } from '../../../test/model-examples.ts';
import { cellsOf, expectNumbers, modelRequest, presentModel, savedByModel } from '../../../test/model-truth.ts';
import { runSlowly } from '../../../test/run-kind.ts';
import { ordinalRegressionKind } from './ordinal-regression-kind.ts';

const { weight: _weight, ...unweighted } = modelData;

describe('ordinal regression', () => {
  it.each(['ord_wine', 'ord_ces11_weighted'])('shows the figures of %s (S7.142)', name => {
    const { input, expected } = getReferenceCase(name) as unknown as {
      readonly input: OrdinalRegressionInput;
      readonly expected: OrdinalRegressionResult;
    };
    const categorical = Object.entries(input.settings.categorical).map(([key, { levels }]) => [key, levels] as const);
    const levels = { ...Object.fromEntries(categorical), [input.dependent]: input.dependentLevels };
    const data = { ...caseData(input.data as never, levels), ...(input.weights && { weight: input.weights }) };
    const slots = { dependent: [input.dependent], predictors: input.independents };
    const taken = takenAsInCase(input.settings.categorical);
    const shown = presentModel('ordinalRegression', { slots, taken }, data);
    const { effective } = expected;
    expect(figureIn(shown, 'summary', 'model', 'chiSquare')).toBeCloseTo((effective ?? expected).modelChiSquare, 3);
    expect(figureIn(shown, 'summary', 'model', 'nagelkerke')).toBeCloseTo(expected.nagelkerke, 5);
    for (const [table, ones, errors] of [
      ['coefficients', expected.coefficients, effective?.coefficients],
      ['thresholds', expected.thresholds, effective?.thresholds],
    ] as const)
      expectNumbers(
        cellsOf(shown, table).map(row => row.slice(0, 4)),
        ones.map((one, at) => {
          const { estimate, standardError, wald, pValue } = { ...one, ...errors?.[at] };
          return [estimate, standardError, wald, pValue];
        }),
        1e-4,
      );
    if (expected.parallelLines)
      expect(figureIn(shown, 'parallelLines', 'test', 'chiSquare')).toBeCloseTo(expected.parallelLines.chiSquare, 3);
  });

  it('tells what makes for higher grades, from either end', () => {
    const request = { slots: { dependent: ['s2'], predictors: ['s1', 'n2'] } };
    const told = (options: Record<string, boolean>) => {
      const shown = presentModel('ordinalRegression', { ...request, options }, unweighted, 'zh');
      return { meaning: toldBy(shown, 'summary', 'meaning'), order: toldBy(shown, 'summary', 'footnote')[0] };
    };
    const up = told({ isReversed: false });
    expect(up.meaning[0]).toMatch(
      /^其他条件相同时，“S1 Question s1”每高 1，“S2 Question s2”达到更高等级的几率变为原来的 [1-9]\d?\.\d\d 倍。$/,
    );
    expect(up.order).toBe('等级由低到高：Very poor < Poor < Fair < Good < Very good。');
    expect(told({ isReversed: true }).meaning[0]).toMatch(/几率变为原来的 0\.\d\d 倍。$/);
  });

  it.each([false, true])('keeps how likely each grade is, for every record (reversed: %s)', isReversed => {
    const asked = { slots: { dependent: ['s2'], predictors: ['s1', 'n2'] }, options: { isReversed } };
    const found = runSlowly(ordinalRegressionKind, modelRequest('ordinalRegression', asked), unweighted);
    const [s1, n2] = found.coefficients.map(({ estimate }) => estimate) as [number, number];
    const saved = savedByModel('ordinalRegression', asked, unweighted);
    unweighted.rows.forEach((row, at) => {
      const line = Number(row.s1) * s1 + Number(row.n2) * n2;
      const upTo = [0, ...found.thresholds.map(({ estimate }) => 1 / (1 + Math.exp(line - estimate))), 1];
      const shares = upTo.slice(1).map((share, level) => share - upTo[level]!);
      expectNumbers(
        saved.map(values => values[at]),
        row.s1 === null || row.n2 === null ? shares.map(() => null) : shares,
        1e-6,
      );
    });
  });
});
