import { expect, it } from 'vitest';
import { textPieces, wordsOf } from './text-pieces.ts';

it('cuts a text wherever something begins or ends, so that what overlaps is told of both', () => {
  const stretches = [
    { from: 4, to: 8, note: 'dear' },
    { from: 6, to: 13, note: 'rude' },
    { from: 10, to: 99, note: 'longer than the text' },
  ];
  expect(textPieces('Too dear, rude', stretches).map(({ text, notes }) => [text, notes])).toEqual([
    ['Too ', []],
    ['de', ['dear']],
    ['ar', ['dear', 'rude']],
    [', rud', ['rude']],
    ['e', []],
  ]);
  expect(textPieces('plain', [])).toEqual([{ from: 0, text: 'plain', notes: [] }]);
});

it('finds the words of a text, without signs and blanks', () => {
  const text = 'Dear, 太贵了！';
  const words = wordsOf(text).map(({ from, to }) => text.slice(from, to));
  expect(words[0]).toBe('Dear');
  expect(words.slice(1).join('')).toBe('太贵了');
});
