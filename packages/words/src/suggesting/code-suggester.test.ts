import { expect, test } from 'vitest';
import { CodeSuggester } from './code-suggester.ts';

const [dear, slow, rude] = [1, 2, 3];
const coded = [
  ...['太贵了', '价格太贵', '有点贵', '贵得离谱', '价格偏贵'].map(text => ({ text, codes: [dear] })),
  ...['物流太慢', '送货慢', '物流慢了三天', '快递慢', '等了很久，物流慢'].map(text => ({ text, codes: [slow] })),
  ...['客服态度差', '客服不理人', '客服态度不好', '客服说话难听'].map(text => ({ text, codes: [rude] })),
  { text: '价格贵，物流也慢', codes: [dear, slow] },
];

test('proposes what answers like it were coded with, the surest first, and nothing for what is like none', () => {
  const suggester = new CodeSuggester(coded);
  expect(suggester.suggest('价格贵')[0]?.code).toBe(dear);
  expect(suggester.suggest('快递太慢了')[0]?.code).toBe(slow);
  expect(suggester.suggest('客服态度')[0]?.code).toBe(rude);
  expect(suggester.suggest('包装精美')).toEqual([]);
  expect(suggester.suggest('')).toEqual([]);
});

test('what is said of a code counts as an answer with it', () => {
  const text = 'The courier was late';
  expect(new CodeSuggester(coded).suggest(text)).toEqual([]);
  expect(new CodeSuggester(coded, [{ text: 'late courier', codes: [slow] }]).suggest(text)[0]?.code).toBe(slow);
});

test('is surer of what it was right about, and where codes were given by chance it is sure of nothing', () => {
  const [words, others] = [
    ['battery', 'screen', 'camera', 'charger'],
    ['old', 'new', 'big', 'small', 'black', 'nice'],
  ];
  const texts = words.flatMap((word, code) =>
    others.map(other => ({ text: `the ${other} ${word}`, codes: [code + 1] })),
  );
  const learnt = new CodeSuggester(texts);
  expect(learnt.suggest('a red battery')[0]).toMatchObject({ code: 1 });
  expect(learnt.suggest('a red battery')[0]!.sureness).toBeGreaterThan(0.8);
  expect(learnt.tried).toEqual({ answers: 24, right: 24 });
  // Codes that follow the place in the list and not the words: 5 has nothing in common with 24.
  const byChance = new CodeSuggester(texts.map(({ text }, at) => ({ text, codes: [((at * 5) % 24) % 4] })));
  expect(byChance.tried.right).toBeLessThan(byChance.tried.answers / 2);
  expect(byChance.suggest('a red battery')[0]!.sureness).toBeLessThan(0.6);
});
