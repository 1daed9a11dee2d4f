import type { RelativeImportanceInput, RelativeImportanceResult } from '@wenshu/statistics';
import { describe, expect, it } from 'vitest';
import { getReferenceCase } from '../../../../statistics/test/reference-case.ts';
import { caseData, figureIn, toldBy } from '../../../test/case-data.ts';
import { modelData } from '../../../test/model-examples.ts';
import { presentModel } from '../../../test/model-truth.ts';

const { weight: _weight, ...unweighted } = modelData;

describe('key drivers', () => {
  it.each(['ri_attitude', 'ri_apistrat_weighted'])('share R² as in %s', name => {
    const { input, expected } = getReferenceCase(name) as unknown as {
      readonly input: RelativeImportanceInput;
      readonly expected: RelativeImportanceResult;
    };
    const data = { ...caseData(input.data as never), ...(input.weights && { weight: input.weights }) };
    const slots = { dependent: [input.dependent], drivers: input.independents };
    const shown = presentModel('keyDrivers', { slots }, data);
    for (const method of ['shapley', 'relativeWeights'] as const)
      for (const { name: driver, percent } of expected[method] ?? [])
        expect(figureIn(shown, 'drivers', driver, method)).toBeCloseTo(percent!, 3);
    const bars = shown.find(({ id }) => id === 'shares');
    const shares = bars?.kind === 'bars' ? bars.series[0]!.values.map(Number) : [];
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 6);
  });

  it('names the drivers that matter most, and those that go the wrong way', () => {
    const rows = unweighted.rows.map(row => ({ ...row, s4: 6 - Number(row.s4) }));
    const slots = { dependent: ['n1'], drivers: ['s2', 's1', 's4'] };
    const shown = presentModel('keyDrivers', { slots }, { ...unweighted, rows }, 'zh');
    expect(toldBy(shown, 'shares', 'meaning')).toEqual([
      expect.stringMatching(/^这些因素合起来解释了“N1 Question n1”差异的 \d\d\.\d%（R²）。$/),
      expect.stringMatching(
        /^影响最大的是“S1 Question s1”（占 \d\d\.\d%），其次是“S\d Question s\d”（\d\d\.\d%）和“S\d Question s\d”（\d+\.\d%）。$/,
      ),
    ]);
    expect(toldBy(shown, 'shares', 'warning')).toEqual([
      '与总体评价显著负相关：S4 Question s4。请检查题目是否反向计分。',
    ]);
  });
});
