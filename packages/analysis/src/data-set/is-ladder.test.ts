import { expect, it } from 'vitest';
import { isLadder } from './is-ladder.ts';

const of = (labels: readonly string[], missing: readonly number[] = []) => ({
  ...({ kept: 'code', missing } as const),
  categories: labels.map((label, at) => ({ code: at + 1, label })),
});

it.each([
  [['很不满意', '不满意', '一般', '满意', '非常满意']],
  [['非常满意', '满意', '一般', '不满意', '很不满意']],
  [['不同意', '一般', '同意']],
  [['Strongly disagree', 'Disagree', 'Neither', 'Agree', 'Strongly agree']],
  [['Poor', 'Fair', 'Excellent']],
  [['从不', '有时', '总是']],
  [['1 分', '2 分', '3 分']],
  [['5', '4', '3', '2', '1']],
])('%j are rungs of a ladder', labels => {
  expect(isLadder(of(labels))).toBe(true);
});

it.each([
  [['男', '女', '其他']],
  [['North', 'South', 'West']],
  [['1', '3', '2']],
  [['Very good', 'Very poor']],
  [['不到 1 年', '1–3 年', '3–5 年', '5 年以上']],
  [['每天', '每周几次', '几乎不喝']],
])('%j are not, or nobody can tell', labels => {
  expect(isLadder(of(labels))).toBe(false);
});

it('an answer that is no value is no rung', () => {
  const labels = ['Very poor', 'Fair', 'Very good', "Don't know"];
  expect(isLadder(of(labels))).toBe(false);
  expect(isLadder(of(labels, [4]))).toBe(true);
});

it('several answers at once are none', () => {
  expect(isLadder({ ...of(['1', '2', '3']), kept: 'codes' })).toBe(false);
});
