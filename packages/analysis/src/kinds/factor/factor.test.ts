import type { FactorAnalysisResult } from '@wenshu/statistics';
import { describe, expect, it } from 'vitest';
import {
  cellsOf,
  expectNumbers,
  modelCase,
  notesOf,
  presentModel,
  refusalOf,
  savedByModel,
} from '../../../test/model-truth.ts';

const attitude = modelCase<FactorAnalysisResult>('fa_pca_attitude');
const { variables, expected, data } = attitude;
const request = { slots: { variables }, options: { sort: false } };

describe('factor analysis', () => {
  it('shows the numbers of the reference, in the tables that SPSS users know (S9.9, S9.10)', () => {
    const exhibits = presentModel('factor', request, data);
    const { kmo, bartlett, extractionSums, rotationSums } = expected;
    expectNumbers(cellsOf(exhibits, 'kmo').flat(), [kmo.overall, bartlett.chiSquare, bartlett.df, bartlett.pValue]);
    expectNumbers(cellsOf(exhibits, 'variance')[1], [
      ...[expected.eigenvalues[1], expected.variancePercent[1], expected.cumulativePercent[1]],
      ...[extractionSums.total[1], extractionSums.percent[1], extractionSums.cumulativePercent[1]],
      ...[rotationSums!.total[1], rotationSums!.percent[1], rotationSums!.cumulativePercent[1]],
    ]);
    expect(cellsOf(exhibits, 'variance')[2]!.slice(3)).toEqual(['', '', '', '', '', '']);
    expectNumbers(cellsOf(exhibits, 'loadings'), expected.rotatedLoadings);
    expectNumbers(cellsOf(exhibits, 'unrotated'), expected.loadings);
    expectNumbers(cellsOf(exhibits, 'coefficients'), expected.scoreCoefficients);
    expectNumbers(cellsOf(exhibits, 'correlations'), expected.correlationMatrix);
    expectNumbers(
      cellsOf(exhibits, 'communalities').map(row => row[1]),
      expected.communalities.extraction,
    );
    const scree = exhibits.find(({ id }) => id === 'scree');
    expect(scree).toMatchObject({ kind: 'lines', rules: [{ axis: 'y', at: 1 }] });
    expectNumbers(scree?.kind === 'lines' && scree.series[0]!.values, expected.eigenvalues);
  });

  it('says what it comes down to, and what speaks against it', () => {
    const zh = presentModel('factor', { ...request, names: { 1: '工作支持' } }, data, 'zh');
    expect(notesOf(zh, 'factors')).toEqual([
      '7 个题目可以归纳为 2 个因子，保留了原有信息的 69.4%。',
      '30 份答卷对 7 个题目偏少，一般希望每个题目至少有 5 份答卷。',
      '以下题目在多个因子上的载荷都不低于 0.4，归属不够清楚：raises。',
      '提取方法：主成分；旋转：最大方差（Varimax）。',
      '因子个数按特征值大于 1 确定。',
    ]);
    expect(cellsOf(zh, 'factors')[0]![0]).toBe('complaints、rating、learning、raises、privileges');
    expect(zh.find(({ id }) => id === 'factors')).toMatchObject({ rows: [{ text: '工作支持' }, { text: '因子 2' }] });
    expect(notesOf(presentModel('factor', request, data), 'kmo').slice(0, 2)).toEqual([
      'KMO is 0.763: fairly good for factor analysis.',
      'Bartlett’s test has p<0.001, below 0.05: the questions are correlated, as a factor analysis needs.',
    ]);
  });

  it('sorts questions by their factors and hides small loadings, where it is asked to', () => {
    const exhibits = presentModel('factor', { ...request, options: { sort: true, hideBelow: 0.4 } }, data);
    const table = exhibits.find(({ id }) => id === 'loadings');
    expect(table?.kind === 'table' && table.rows.map(({ text }) => text)).toEqual([
      ...['complaints', 'rating', 'learning', 'raises', 'privileges', 'advance', 'critical'],
    ]);
    expect(cellsOf(exhibits, 'loadings').map(row => row.map(cell => cell !== ''))).toEqual([
      ...[
        [true, false],
        [true, false],
        [true, false],
        [true, true],
        [true, false],
        [false, true],
        [false, true],
      ],
    ]);
  });

  it('takes principal axes of a given number, weighted', () => {
    const weighted = modelCase<FactorAnalysisResult>('fa_paf_attitude_weighted');
    const options = { extraction: 'paf', factors: 2, sort: false };
    const exhibits = presentModel('factor', { slots: { variables: weighted.variables }, options }, weighted.data);
    expectNumbers(cellsOf(exhibits, 'kmo').flat()[1], weighted.expected.bartlett.chiSquare);
    const communalities = cellsOf(exhibits, 'communalities').map(row => row[1]);
    expectNumbers(communalities, weighted.expected.communalities.extraction);
    expect(notesOf(exhibits, 'factors').at(-1)).toBe('Extraction: Principal axis. Rotation: Varimax.');
  });

  it('gives every record its scores by formulas, which name the factors', () => {
    const scores = savedByModel('factor', request, data);
    expectNumbers(
      data.rows.map((_, at) => scores.map(column => column[at])),
      expected.scores,
      1e-6,
    );
  });

  it('needs 30 people who answered all of it, and 2 questions (S5.105)', () => {
    const [first, ...others] = data.rows;
    const lacking = { ...data, rows: [{ ...first!, raises: null }, ...others] };
    expect(refusalOf('factor', request, lacking)).toEqual({
      word: 'too-few-people',
      slot: 'variables',
      least: 30,
      got: 29,
    });
    expect(refusalOf('factor', { slots: { variables: ['raises'] } }, data)).toEqual({
      word: 'too-few',
      slot: 'variables',
      least: 2,
    });
    expect(refusalOf('factor', { ...request, options: { factors: 8 } }, data)).toEqual({
      word: 'option-not-fitting',
      slot: 'factors',
      most: 7,
    });
  });
});
