import { describe, expect, it } from 'vitest';
import type { DataVariable } from '../../data-set/variable.ts';
import type { PresentContext } from '../../kind/kind.ts';
import { variableNames, withRowNames } from './named.ts';

const variable = (key: string, questionId: string, label: string): [string, DataVariable] => [
  key,
  { key, name: key.toUpperCase(), label, kept: 'code', measure: 'ordinal', questionId },
];
const variables = new Map([
  variable('q1', 'a', 'Overall: how satisfied?'),
  variable('q2_1', 'b', 'How are these: price'),
  variable('q2_2', 'b', 'How are these: speed: by post'),
  variable('q3_1', 'c', 'And these: speed: by post'),
  variable('q3_2', 'c', 'And these: staff'),
]);
const names = (...keys: string[]) => variableNames(keys, { variables, language: 'en' } as unknown as PresentContext);

describe('variables in a model', () => {
  it('that are rows of matrices are called by their own words', () => {
    expect(names('q2_1', 'q2_2')).toEqual(['price', 'speed: by post']);
    expect(names('q2_1', 'q2_2', 'q3_2', 'q3_1')[3]).not.toBe('speed: by post');
  });

  it('keep their whole names where one is no row, stands alone, or would be called like another', () => {
    const whole = (key: string) => names(key)[0];
    expect(names('q1', 'q2_1', 'q2_2')).toEqual([whole('q1'), 'price', 'speed: by post']);
    expect(whole('q2_1')).toContain('How are these: price');
    expect(names('q1', 'q2_1')).toEqual([whole('q1'), whole('q2_1')]);
    expect(names('q2_1', 'q2_2', 'q3_1', 'q3_2')).toEqual(['price', whole('q2_2'), whole('q3_1'), 'staff']);
  });

  it('are called alike wherever one of them is spoken of alone', () => {
    const context = { variables, language: 'en' } as unknown as PresentContext;
    const short = withRowNames(context, { slots: { dependent: ['q1'], predictors: ['q2_1', 'q2_2'] }, options: {} });
    expect(variableNames(['q2_2'], short)).toEqual(['speed: by post']);
    expect(variableNames(['q1', 'q2_1', 'q2_2'], short)).toEqual(names('q1', 'q2_1', 'q2_2'));
  });
});
