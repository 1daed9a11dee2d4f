import { expect, it } from 'vitest';
import { codesBeside, isWordedScale, wordedScale } from './worded-scale.ts';

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

const fair = { zh: ['很差', '一般', '很好'], en: ['Very poor', 'Fair', 'Very good'] };
it.each([
  ...['不知道', '不清楚', '不适用', '说不清', '不了解'].map(beside => [[...fair.zh, beside]]),
  ...["Don't know", 'Don’t know', 'Not sure', 'Not applicable', 'N/A', 'Prefer not to say'].map(beside => [
    [...fair.en, beside],
  ]),
  [['很满意', '满意', '不满意', '不知道']],
])('leaves aside what stands at the end of %j: it has no colour of the scale, and no points', labels => {
  expect(wordedScale(labels)?.places).toEqual([0, 0.5, 1, undefined]);
  expect(codesBeside(of(labels))).toEqual([4]);
  expect(codesBeside(of(labels, [4]))).toEqual([]);
});

it('in the middle of a scale it leaves codes that are no equal steps: no points', () => {
  const labels = ['Very poor', 'Poor', "Don't know", 'Good', 'Very good'];
  expect(wordedScale(labels)?.places).toEqual([0, 1 / 3, undefined, 2 / 3, 1]);
  expect(isWordedScale(of(labels))).toBe(false);
});

it.each([
  [['非常不了解', '不了解', '一般', '了解', '非常了解']],
  [['不了解', '不太了解', '比较了解', '了解']],
  [['Not sure', 'Rather sure', 'Very sure']],
])('not knowing is an end of %j, whichever way it runs', labels => {
  for (const way of [labels, labels.toReversed()]) {
    expect(wordedScale(way)?.places).toEqual(labels.map((_, at) => at / (labels.length - 1)));
    expect(codesBeside(of(way))).toEqual([]);
  }
});

it('several answers at once are none', () => {
  expect(isWordedScale({ ...of(['1', '2', '3']), kept: 'codes' })).toBe(false);
});
