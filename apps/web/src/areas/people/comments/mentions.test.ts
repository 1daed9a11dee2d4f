import { expect, it } from 'vitest';
import { mentionedIn, splitMentions } from './mentions.ts';

const people = [
  { userId: 'a', nickName: '林晓' },
  { userId: 'b', nickName: 'Li' },
  { userId: 'c', nickName: 'Li Na' },
  { userId: 'd', nickName: 'Li Na' },
];

it('finds who is meant: the longest name, both of two namesakes, nobody without an @', () => {
  expect(mentionedIn('@林晓看一下，还有 @Li Na', people)).toEqual(['a', 'c', 'd']);
  expect(mentionedIn('@Li, look', people)).toEqual(['b']);
  expect(mentionedIn('林晓 and Li', people)).toEqual([]);
});

it('tells names apart from the words around them, and loses none of them', () => {
  const parts = splitMentions('Hello @Li Na, @nobody', people);
  expect(parts).toEqual([
    { text: 'Hello ', isMention: false },
    { text: '@Li Na', isMention: true },
    { text: ', @nobody', isMention: false },
  ]);
  expect(parts.map(({ text }) => text).join('')).toBe('Hello @Li Na, @nobody');
});
