import type { KruskalWallisInput, KruskalWallisResult, MannWhitneyResult, WilcoxonResult } from '@wenshu/statistics';
import { describe, expect, it } from 'vitest';
import { getReferenceCase } from '../../../../statistics/test/reference-case.ts';
import { caseData, figureIn, toldBy } from '../../../test/case-data.ts';
import { modelData } from '../../../test/model-examples.ts';
import { cellsOf, expectNumbers, presentModel, refusalOf } from '../../../test/model-truth.ts';
import type { Bars } from '../../exhibit/exhibits.ts';

const { weight: _weight, ...unweighted } = modelData;
const caseOf = <Input, Expected>(name: string) =>
  getReferenceCase(name) as unknown as { readonly input: Input; readonly expected: Expected };
interface Two {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

describe('rank tests', () => {
  it('compare two groups by Mann-Whitney, several by Kruskal-Wallis, two answers by Wilcoxon', () => {
    const two = caseOf<Two, MannWhitneyResult>('mw_toothgrowth');
    const { x, y } = two.input;
    const scores = caseData({ score: [...x, ...y], group: [...x.map(() => 'a'), ...y.map(() => 'b')] });
    const request = { slots: { variables: ['score'], group: ['group'] } };
    const { u, z, pValue, rankSum1, n1 } = two.expected;
    const shown = presentModel('rankTests', request, scores);
    expectNumbers(cellsOf(shown, 'tests')[0]!.slice(2, 5), [u, z, pValue]);
    expect(figureIn(shown, 'ranks', 'score:1', 'meanRank')).toBeCloseTo(rankSum1 / n1, 8);

    const many = caseOf<KruskalWallisInput, KruskalWallisResult>('kw_chickwts');
    const columns = { score: Array.from(many.input.values), group: Array.from(many.input.groups) };
    const groups = presentModel('rankTests', request, caseData(columns, { group: many.input.levels }));
    expectNumbers(cellsOf(groups, 'tests')[0]!.slice(2, 5), [many.expected.h, many.expected.df, many.expected.pValue]);
    expectNumbers(
      cellsOf(groups, 'ranks').map(row => row[1]),
      many.expected.meanRanks,
    );
    expect(cellsOf(groups, 'pairs')).toHaveLength(15);

    const paired = caseOf<Two, WilcoxonResult>('wx_attitude');
    const answers = presentModel('rankTests', { slots: { variables: ['x', 'y'] } }, caseData({ ...paired.input }));
    expectNumbers(cellsOf(answers, 'tests')[0]!.slice(3, 5), [paired.expected.z, paired.expected.pValue]);
  });

  it('compare several answers of the same people by Friedman, then every two by Wilcoxon', () => {
    const answers = caseData({ a: [1, 2, 1, 3], b: [2, 3, 2, 4], c: [3, 4, 5, 5] });
    const shown = presentModel('rankTests', { slots: { variables: ['a', 'b', 'c'] } }, answers, 'zh');
    // Everybody ranks them alike: χ² = n(k − 1), W = 1.
    expectNumbers(cellsOf(shown, 'tests')[0]!.slice(1, 4), [4, 8, 2]);
    expect(figureIn(shown, 'tests', 'a:b:c', 'effect')).toBeCloseTo(1, 10);
    expect(cellsOf(shown, 'ranks').map(row => row[1])).toEqual([1, 2, 3]);
    expect(cellsOf(shown, 'pairs')).toHaveLength(3);
    expect(shown.find(({ id }) => id === 'meanRanks')).toMatchObject({
      kind: 'bars',
      categories: ['a', 'b', 'c'],
      series: [{ values: [1, 2, 3] }],
    });
    // Four people are too few to say so.
    expect(toldBy(shown, 'tests', 'meaning')).toEqual([]);
    const many = { ...answers, rows: Array.from({ length: 40 }, (_, at) => answers.rows[at % 4]!) };
    expect(
      toldBy(presentModel('rankTests', { slots: { variables: ['a', 'b', 'c'] } }, many, 'zh'), 'tests', 'meaning'),
    ).toEqual(['“所选 3 个得分”：有显著差异（p<0.001），“c”整体最高，“a”整体最低。']);
  });

  it('say which group ranks highest', () => {
    const shown = presentModel('rankTests', { slots: { variables: ['n1', 'n2'], group: ['g'] } }, unweighted, 'zh');
    expect(toldBy(shown, 'tests', 'meaning')).toEqual([
      expect.stringMatching(/^“N1 Question n1”：有显著差异（p<0\.001），“South”整体最高，“(North|West)”整体最低。$/),
      '没有发现显著差异：N2 Question n2。',
    ]);
    const chart = shown.find(({ id }) => id === 'meanRanks') as Bars;
    expect(chart.categories).toEqual(['N1 Question n1', 'N2 Question n2']);
    expect(chart.series.map(({ name, values }) => [name, values[0]])).toEqual(
      ['North', 'South', 'West'].map((name, at) => [name, figureIn(shown, 'ranks', `n1:${at + 1}`, 'meanRank')]),
    );
    expect(refusalOf('rankTests', { slots: { variables: ['n1'] } }, unweighted)).toEqual({
      word: 'empty',
      slot: 'group',
    });
  });
});
