import { describe, expect, test } from 'vitest';
import { scoreFeeling } from '../../test/feeling-score.ts';
import { feelingEnOpen } from '../../test/labels/feeling-en-open.ts';
import { feelingZhOpen } from '../../test/labels/feeling-zh-open.ts';
import { feelingOf } from './feeling-of.ts';

test('finds the feeling of the open half, which was seen while the words were gathered', () => {
  expect(scoreFeeling(feelingZhOpen, 'zh').right / feelingZhOpen.length).toBeGreaterThan(0.88);
  expect(scoreFeeling(feelingEnOpen, 'en').right / feelingEnOpen.length).toBeGreaterThan(0.88);
});

describe.each(['zh', 'en'] as const)('in %s', language => {
  const cases = {
    zh: [
      ['好吃', 'positive'],
      ['不好吃', 'negative'],
      ['不难吃', 'positive'],
      ['不得不说难吃', 'negative'],
      ['性价比高', 'positive'],
      ['价格高', 'negative'],
      ['价格不高', 'positive'],
      ['差不多', 'neutral'],
      ['味道好，但是太慢', 'mixed'],
      ['贵，但是值', 'positive'],
      ['本以为会很好，结果很差', 'negative'],
      ['担心尺码不合适，结果刚刚好', 'positive'],
      ['希望更便宜', 'negative'],
      ['希望出个好看的蓝色款', 'neutral'],
      ['好用吗？', 'neutral'],
      ['为什么这么好的功能要取消？', 'negative'],
      ['以前好吃', 'negative'],
      ['登录不上', 'negative'],
      ['呵呵，服务真好', 'negative'],
      ['别改，保持', 'positive'],
      ['人很nice', 'positive'],
      ['👍👍', 'positive'],
      ['', 'neutral'],
      ['好\n但差', 'mixed'],
    ],
    en: [
      ['good', 'positive'],
      ['not good', 'negative'],
      ['never had a bad meal', 'positive'],
      ["can't not be angry", 'negative'],
      ['high salary', 'positive'],
      ['high prices', 'negative'],
      ['it looks like the old one', 'neutral'],
      ['Lovely food but slow', 'mixed'],
      ['Slow, but worth it', 'positive'],
      ['Promised great support but nobody answers', 'negative'],
      ['I was worried at first but it fits well', 'positive'],
      ['cheaper fares please', 'negative'],
      ['please add a nice blue one', 'neutral'],
      ['Is it good?', 'neutral'],
      ['Why is the new one so great at losing files?', 'negative'],
      ['it used to be great', 'negative'],
      ['can’t log in', 'negative'],
      ['Thanks for the broken door, great service', 'negative'],
      ['Keep it up', 'positive'],
      ['服务很好, thanks', 'positive'],
      ['😡', 'negative'],
      ['...', 'neutral'],
    ],
  }[language];

  test.each(cases)('%j is %s', (text, wanted) => {
    expect(feelingOf(text!, language).feeling).toBe(wanted);
  });
});

test('shows what it rests on, at its places, as it is meant there', () => {
  const text = '客服不太热情，不过物流真的很快';
  const { evidence, score } = feelingOf(text, 'zh');
  expect(evidence.map(found => found.text)).toEqual(['不太热情', '快']);
  for (const { start, end, text: shown } of evidence) expect(text.slice(start, end)).toBe(shown);
  const [bad, good] = evidence.map(({ value }) => value) as [number, number];
  expect([bad, good].map(Math.sign)).toEqual([-1, 1]);
  expect(score).toBeCloseTo((good + bad) / (good - bad + 0.5), 12);
});

test('weighs strong words more than weak ones, and more of them more', () => {
  const scores = ['有点慢', '慢', '非常慢', '非常慢，又贵'].map(text => feelingOf(text, 'zh').score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(new Set(scores).size).toBe(4);
  expect(scores.every(score => score > -1)).toBe(true);
});

test('reads what is made to be slow', () => {
  for (const piece of ['不', '很', '好但', 'not ', 'very good ', '😀'])
    expect(Math.abs(feelingOf(piece.repeat(5_000), 'zh').score)).toBeLessThanOrEqual(1);
});
