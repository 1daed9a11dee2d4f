import { limits } from '@wenshu/survey-core/answering';
import { describe, expect, it, test } from 'vitest';
import { perLine, pointLook } from './point-look.ts';

test.each([
  [['0', '10', '-3'], 'numbers'],
  [['非常不满意', '一般', '非常满意'], 'words'],
  [['Strongly disagree', 'Neutral', 'Agree'], 'words'],
  [['满意', '套餐内容是否符合您的实际需要，以及变更是否方便'], 'sentences'],
  [['Agree', 'I agree, but only because there is nothing better'], 'sentences'],
])('%j are %s', (labels, look) => {
  expect(pointLook(labels)).toBe(look);
});

describe.each(limits.scalePoints)('%s points', count => {
  it('share one line of a phone when they are numbers', () => {
    expect(perLine(count, 'numbers')).toBe(count);
  });

  it('leave none alone on a line when they are words', () => {
    const inLine = perLine(count, 'words');
    expect(count % inLine === 0 || count % inLine >= inLine - 1).toBe(true);
    expect(inLine).toBeLessThanOrEqual(7);
  });
});
