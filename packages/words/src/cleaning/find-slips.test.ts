import { expect, it, test } from 'vitest';
import { slipsEnKept } from '../../test/labels/slips-en-kept.ts';
import { slipsEnOpen } from '../../test/labels/slips-en-open.ts';
import { slipsZhKept } from '../../test/labels/slips-zh-kept.ts';
import { slipsZhOpen } from '../../test/labels/slips-zh-open.ts';
import { scoreSlips } from '../../test/slips-score.ts';
import type { WordsLanguage } from '../cutting/cut-words.ts';
import { findSlips } from './find-slips.ts';
import { withoutSlips } from './without-slips.ts';

test.each([
  ['zh', 'open', slipsZhOpen],
  ['zh', 'kept', slipsZhKept],
  ['en', 'open', slipsEnOpen],
  ['en', 'kept', slipsEnKept],
] as const)('is right in %s, in the %s half', (language, half, lines) => {
  const { precision, recall, readsWell, wrong } = scoreSlips(lines, language);
  const percent = (share: number) => `${Math.round(100 * share)}%`;
  console.log(
    `${language} ${half}: precision ${percent(precision)}, recall ${percent(recall)}, reads well ${percent(readsWell)}`,
  );
  expect(precision, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
  expect(recall, wrong.join('\n')).toBeGreaterThanOrEqual(0.7);
  expect(readsWell, wrong.join('\n')).toBeGreaterThanOrEqual(0.9);
});

const cleaned = (text: string, language: WordsLanguage) => withoutSlips(text, findSlips(text, language)).text;

it.each([
  ['zh', '告诉你你也不懂，问他他不说。'],
  ['zh', '主要原因因为我现在在家，成就就在眼前。'],
  ['zh', '有没有没有糖的？一把把伞都坏了。'],
  ['zh', '价格不对，应该是三百。'],
  ['zh', '老师问了三遍，嗯？'],
  ['zh', '你你你，过来一下。'],
  ['zh', '嗯，呃……'],
  ['en', 'What they do they do well, as far as I can I can help.'],
  ['en', 'I told you you need it; I like it, it is cheap.'],
  ['en', 'I was — and still am — a fan. She wants to… you know.'],
  ['en', 'The UM campus has an ER. Uh-huh, I see.'],
  ['en', 'Um, uh... er.'],
] as const)('leaves %s %j as it is', (language, text) => {
  expect(findSlips(text, language)).toEqual([]);
});

it.each([
  ['zh', '我，呃，我觉得，嗯，还行吧，嗯。', '我觉得，还行吧。'],
  ['zh', '我们，我们周三——不对，嗯，周四去的。', '我们周四去的。'],
  ['en', 'Um, I, uh, I went to the, the other shop, you know.', 'I went to the other shop.'],
  ['en', 'Yes, um, I paid thirty, no wait, forty.', 'Yes, I paid forty.'],
  ['en', 'It broke. Well, the, um, the screen broke.', 'It broke. The screen broke.'],
] as const)('cleans %s %j where slips stand within slips', (language, text, wanted) => {
  expect(cleaned(text, language)).toBe(wanted);
});

it('says where each cut stood', () => {
  const text = '嗯，价格，呃，高。Um, it broke.';
  const { text: rest, cuts } = withoutSlips(text, [
    { from: 0, to: 2, kind: 'filler' },
    { from: 5, to: 7, kind: 'filler' },
    { from: 9, to: 13, kind: 'filler' },
  ]);
  expect(rest).toBe('价格，高。It broke.');
  expect(cuts).toEqual([
    { at: 0, text: '嗯，' },
    { at: 3, text: '呃，' },
    { at: 5, text: 'Um, ' },
  ]);
});

it('takes as long as there are letters', () => {
  for (const [unit, language] of [
    ['我我我觉', 'zh'],
    ['嗯，那个，', 'zh'],
    ['I I th- the, ', 'en'],
    ['um, you know, ', 'en'],
    ['aaaaaaaa', 'en'],
  ] as const) {
    const before = process.cpuUsage();
    findSlips(unit.repeat(Math.floor(30_000 / unit.length)), language);
    // Of the processor, since others may be using it.
    expect(process.cpuUsage(before).user / 1000, unit).toBeLessThan(3_000);
  }
});
