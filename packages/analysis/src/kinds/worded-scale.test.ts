import { expect, it } from 'vitest';
import { wordedScale } from './worded-scale.ts';

it.each([
  [['很不满意', '不满意', '一般', '满意', '很满意']],
  [['Very dissatisfied', 'Dissatisfied', 'Neutral', 'Satisfied', 'Very satisfied']],
  [['Strongly disagree', 'Disagree', 'Neither', 'Agree', 'Strongly agree']],
  [['从不', '偶尔', '总是']],
  [['Not at all important', 'Somewhat', 'Very important']],
])('finds the scale in %s, whichever way it runs', labels => {
  const rising = labels.map((_, at) => at / (labels.length - 1));
  expect(wordedScale(labels)).toEqual(rising);
  expect(wordedScale(labels.toReversed())).toEqual(rising.toReversed());
});

it('leaves aside what stands beside it', () => {
  expect(wordedScale(['非常同意', '一般', '完全不同意', '不知道'])).toEqual([1, 0.5, 0, undefined]);
});

it.each([
  [['瑞幸咖啡', '星巴克', '喜茶', '不喝']],
  [['Chain', 'Independent café', 'Not at all']],
  [['Yes', 'No']],
  [['18–24', '25–34', '35+']],
  [['非常满意', '满意', '比较满意']],
])('finds none in %s', labels => {
  expect(wordedScale(labels)).toBeUndefined();
});
