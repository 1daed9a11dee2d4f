import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WordsLanguage } from '../cutting/cut-words.ts';
import { tidyMarks } from './tidy-marks.ts';
import { withChanges } from './with-changes.ts';

const tidied = (text: string, language: WordsLanguage) => withChanges(text, tidyMarks(text, language));

it.each([
  ['价格 有点高,,不过  还行', '价格有点高，不过还行。'],
  ['你觉得呢?', '你觉得呢？'],
  ['真的!!!', '真的！'],
  ['我想想...不知道', '我想想……不知道。'],
  ['就这样。。', '就这样。'],
  ['他说"还行",然后走了.', '他说“还行”，然后走了。'],
  ['用的App(苹果版),不好', '用的App（苹果版），不好。'],
  ['早上10:30到,花了1,299.50元', '早上10:30到，花了1,299.50元。'],
  ['写到 li.lei@example.com,或者看 https://a.cn/x?y=1,2 。', '写到 li.lei@example.com，或者看 https://a.cn/x?y=1,2。'],
  ['我用的是 iPhone 15 Pro', '我用的是 iPhone 15 Pro。'],
  ['本来——后来算了', '本来——后来算了。'],
  ['本来—后来算了', '本来——后来算了。'],
  ['第一，价格，。第二，服务', '第一，价格。第二，服务。'],
  ['他问“好吗”', '他问“好吗。”'],
  ['先这样，', '先这样。'],
  ['版本 v2.1.0 和 报告.docx', '版本 v2.1.0 和报告.docx。'],
  ['[00:12] 好的', '[00:12] 好的。'],
  ['电话〔phone-1〕,谢谢', '电话〔phone-1〕，谢谢。'],
  ['一行\n二行,完', '一行\n二行，完。'],
  ['……', '……'],
  ['', ''],
])('writes %j the Chinese way', (text, wanted) => {
  expect(tidied(text, 'zh')).toBe(wanted);
});

it.each([
  ['it was fine ,but slow', 'it was fine, but slow.'],
  ['Really??', 'Really?'],
  ['I waited…. a lot', 'I waited... a lot.'],
  ['Yes，I did。It broke！', 'Yes, I did. It broke!'],
  ['It broke.They came.. late', 'It broke. They came. late.'],
  ['At 10:30, for $1,299.50, see a.b@c.org', 'At 10:30, for $1,299.50, see a.b@c.org.'],
  ['Use e.g. the U.S. site  www.a.com/x,y', 'Use e.g. the U.S. site www.a.com/x,y.'],
  ['“Fine”, he said, "really"', '“Fine”, he said, “really.”'],
  ['"Fine", he said', '"Fine", he said.'],
  ['and then,', 'and then.'],
  ['At 9 p.m.', 'At 9 p.m.'],
  ['So he left [00:01:20]', 'So he left [00:01:20]'],
  ['A \uE000 b \uE001', 'A \uE000 b \uE001.'],
  ['3.5 % , roughly ( maybe )', '3.5 %, roughly (maybe).'],
  ['They were going to—', 'They were going to—'],
])('writes %j the English way', (text, wanted) => {
  expect(tidied(text, 'en')).toBe(wanted);
});

it('tells each change alone, so that one can be left', () => {
  const text = '好,真的?';
  const [first, second] = tidyMarks(text, 'zh');
  expect(withChanges(text, [first!])).toBe('好，真的?');
  expect(withChanges(text, [second!])).toBe('好,真的？');
});

const piece = fc.constantFrom(
  '好',
  '的',
  'ok',
  'It',
  ' ',
  '  ',
  ',',
  '，',
  '.',
  '。',
  '...',
  '…',
  '?',
  '？',
  '!',
  '"',
  '“',
  '”',
  '(',
  ')',
  '—',
  '-',
  '3',
  '10:30',
  '1,200',
  'a@b.cn',
  '、',
  '\n',
  '；',
  '：',
  ':',
  '😀',
  "'",
  '%',
);
const texts = fc.array(piece, { maxLength: 24 }).map(parts => parts.join(''));

it('has nothing more to change in what it changed, and changes no letter and no figure', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom<WordsLanguage>('zh', 'en'), (text, language) => {
      const once = tidied(text, language);
      expect(tidyMarks(once, language)).toEqual([]);
      const letters = (of: string) => of.replace(/[^\p{L}\p{N}]/gu, '');
      expect(letters(once)).toBe(letters(text));
      for (const kept of text.match(/10:30|1,200|a@b\.cn/gu) ?? []) expect(once).toContain(kept);
    }),
    { numRuns: 2000 },
  );
});
