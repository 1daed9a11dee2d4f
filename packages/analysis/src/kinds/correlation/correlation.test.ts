import type { CorrelationResult } from '@wenshu/statistics';
import { describe, expect, it } from 'vitest';
import { toldBy } from '../../../test/case-data.ts';
import { modelCase, presentModel } from '../../../test/model-truth.ts';

describe('correlation', () => {
  it.each([
    ['cor_attitude', 'pearson'],
    ['cor_attitude', 'kendall'],
    ['cor_survey_missing', 'spearman'],
    ['cor_survey_weighted_missing', 'pearson'],
    ['cor_apistrat_weighted', 'spearman'],
  ] as const)('maps %s, %s (S7.142)', (name, method) => {
    const { variables, expected, data } = modelCase<CorrelationResult>(name);
    const shown = presentModel('correlation', { slots: { variables }, options: { method } }, data);
    const map = shown.find(({ id }) => id === 'map');
    const got = map?.kind === 'heat' ? map.values.flat() : [];
    const wanted = expected[method]!.coefficient.flat();
    expect(got).toHaveLength(wanted.length);
    for (const [at, value] of wanted.entries()) expect(got[at]).toBeCloseTo(value!, 5);
  });

  it('says which pair is correlated most, of 30 people and more', () => {
    const { variables, data } = modelCase<CorrelationResult>('cor_attitude');
    const told = (rows: typeof data.rows) =>
      toldBy(presentModel('correlation', { slots: { variables } }, { ...data, rows }), 'matrix', 'meaning');
    expect(told(data.rows)).toEqual([
      'Of the significant correlations, the strongest is between “complaints” and “rating” (0.825).',
    ]);
    expect(told(data.rows.slice(1))).toEqual([]);
  });

  it('says that Kendall’s coefficient goes without the weight', () => {
    const { variables, data } = modelCase<CorrelationResult>('cor_apistrat_weighted');
    const warnings = (method: string) =>
      toldBy(
        presentModel('correlation', { slots: { variables }, options: { method } }, data, 'zh'),
        'matrix',
        'warning',
      );
    expect(warnings('kendall')).toContain('Kendall 相关系数不支持加权，这里未使用权重。');
    expect(warnings('pearson')).toEqual([]);
  });
});
