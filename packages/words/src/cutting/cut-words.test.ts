import { expect, test } from 'vitest';
import { scoreCutting } from '../../test/cut-score.ts';
import { cutOpen } from '../../test/labels/cut-open.ts';
import { cutWords } from './cut-words.ts';

const cut = (text: string, language: 'zh' | 'en' = 'zh') => cutWords(text, language).map(word => word.text);
const forms = (text: string, language: 'zh' | 'en' = 'en') =>
  cutWords(text, language)
    .filter(word => word.kind !== 'sign')
    .map(word => word.form);

test('cuts the open half of the sentences cut by hand, and better than the platform alone', () => {
  const platform = new Intl.Segmenter('zh', { granularity: 'word' });
  const alone = (text: string) =>
    [...platform.segment(text)].map(({ index, segment }) => ({ start: index, text: segment }));
  expect(scoreCutting(cutOpen).f1).toBeGreaterThan(0.96);
  expect(scoreCutting(cutOpen, alone).f1).toBeLessThan(0.8);
});

test.each([
  ['性价比高，客服也不错', '性价比 高 ， 客服 也 不错'],
  ['想不起来了', '想不起来 了'],
  ['售后物流包装都物美价廉', '售后 物流 包装 都 物美价廉'],
  ['这次打不开那个APP', '这次 打不开 那个 APP'],
  ['是不是要试一试保修期', '是不是 要 试一试 保修期'],
  ['等了十一分钟，第三次', '等 了 十一 分钟 ， 第三 次'],
  ['去4S店买了1.5L的T恤', '去 4S店 买 了 1.5L 的 T恤'],
])('cuts %s', (text, wanted) => {
  expect(cut(text).join(' ')).toBe(wanted);
});

test('keeps every sign but spaces, in order, at the place it tells, whatever is typed', () => {
  const typed = ' 好👨‍👩‍👧！！𠮷野家 très-bon… don’t 3,000.50元 \u200b🇨🇳1️⃣〇々\n\tA/B  ';
  const words = cutWords(typed, 'zh');
  for (const { text, start, end } of words) expect(typed.slice(start, end)).toBe(text);
  expect(words.map(({ text }) => text).join('')).toBe(typed.replace(/\s/g, ''));
  expect(words.filter(({ kind }) => kind === 'emoji').map(({ text }) => text)).toEqual(['👨‍👩‍👧', '🇨🇳', '1️⃣']);
  expect(words.filter(({ kind }) => kind === 'number').map(({ text }) => text)).toEqual(['3,000.50']);
});

test('counts the forms of a word as one in English, and leaves names alone in Chinese', () => {
  expect(forms('Batteries died, the BATTERY keeps dying')).toEqual(['battery', 'die', 'the', 'battery', 'keep', 'die']);
  expect(forms('用Airpods打游戏', 'zh')).toEqual(['用', 'airpods', '打', '游戏']);
  expect(forms('ＡＰＰ１０', 'zh')).toEqual(['app10']);
});

test('takes no longer for what is made to be slow', () => {
  for (const sign of ['好', 'a.', 'a’', '1,', '👍\u200d', '不', ' '])
    expect(cutWords(sign.repeat(50_000), 'zh').at(-1)?.end ?? 0).toBeLessThanOrEqual(sign.length * 50_000);
});
