import { expect, test } from 'vitest';
import { diffWords } from './diff-words.ts';

const marked = (parts: readonly { text: string; isSame: boolean }[]) =>
  parts.map(({ text, isSame }) => (isSame ? text : `[${text}]`)).join('');

test.each([
  ['How old are you?', 'How tall are you?', 'How [old] are you?', 'How [tall] are you?'],
  ['您的年龄是多少', '您的身高是多少', '您的[年龄]是多少', '您的[身高]是多少'],
  ['Same', 'Same', 'Same', 'Same'],
  ['', 'New words', '', '[New words]'],
  ['How often do you', 'How many cups do you', 'How [often] do you', 'How [many cups ]do you'],
  ['red green blue', 'one two three', '[red green blue]', '[one two three]'],
  ['one two three', 'three', '[one two ]three', 'three'],
])('marks what %j and %j do not share', (mine, theirs, mineMarked, theirsMarked) => {
  const parts = diffWords(mine, theirs);
  expect([marked(parts.mine), marked(parts.theirs)]).toEqual([mineMarked, theirsMarked]);
});

test('loses no character, whatever the texts', () => {
  const texts = ['a b  c\n', '问卷 survey 问卷', '👩‍👩‍👧 家庭', ''];
  for (const mine of texts)
    for (const theirs of texts) {
      const parts = diffWords(mine, theirs);
      expect(parts.mine.map(part => part.text).join('')).toBe(mine);
      expect(parts.theirs.map(part => part.text).join('')).toBe(theirs);
    }
});

test('shows very long texts whole', () => {
  const long = 'word '.repeat(2_000);
  expect(diffWords(long, `${long}more`).mine).toEqual([{ text: long, isSame: true }]);
});
