import { expect, it } from 'vitest';
import { isWordedScale, wordedScale } from './worded-scale.ts';

const of = (labels: readonly string[], missing: readonly number[] = []) => ({
  ...({ kept: 'code', missing } as const),
  categories: labels.map((label, at) => ({ code: at + 1, label })),
});

it.each([
  [['很不满意', '不满意', '一般', '满意', '非常满意']],
  [['不同意', '一般', '同意']],
  [['Very dissatisfied', 'Dissatisfied', 'Neutral', 'Satisfied', 'Very satisfied']],
  [['Strongly disagree', 'Disagree', 'Neither', 'Agree', 'Strongly agree']],
  [['Not at all important', 'Somewhat', 'Very important']],
  [['Poor', 'Fair', 'Excellent']],
  [['从不', '有时', '总是']],
  [['1 分', '2 分', '3 分']],
  [['1', '2', '3', '4', '5']],
])('finds the scale in %j, whichever way it runs', labels => {
  const places = labels.map((_, at) => at / (labels.length - 1));
  expect(wordedScale(labels)).toEqual({ direction: 'rising', places });
  expect(wordedScale(labels.toReversed())).toEqual({ direction: 'falling', places });
  expect(isWordedScale(of(labels))).toBe(true);
});

it('says of ends of which none is the lower one that nobody knows', () => {
  expect(wordedScale(['非常贵', '贵', '合适', '便宜', '非常便宜'])?.direction).toBe('unknown');
});

it.each([
  [['男', '女', '其他']],
  [['North', 'South', 'West']],
  [['1', '3', '2']],
  [['Very good', 'Very poor']],
  [['Yes', 'No']],
  [['18–24', '25–34', '35+']],
  [['不到 1 年', '1–3 年', '3–5 年', '5 年以上']],
  [['每天', '每周几次', '几乎不喝']],
  [['瑞幸咖啡', '星巴克', '喜茶', '不喝']],
  [['Chain', 'Independent café', 'Not at all']],
  [['非常满意', '满意', '比较满意']],
])('finds none in %j', labels => {
  expect(wordedScale(labels)).toBeUndefined();
  expect(isWordedScale(of(labels))).toBe(false);
});

it('leaves aside what stands beside it, and codes are points only where nothing does', () => {
  const labels = ['Very poor', 'Fair', 'Very good', "Don't know"];
  expect(wordedScale(labels)?.places).toEqual([0, 0.5, 1, undefined]);
  expect(isWordedScale(of(labels))).toBe(false);
  expect(isWordedScale(of(labels, [4]))).toBe(true);
});

it('several answers at once are none', () => {
  expect(isWordedScale({ ...of(['1', '2', '3']), kept: 'codes' })).toBe(false);
});
