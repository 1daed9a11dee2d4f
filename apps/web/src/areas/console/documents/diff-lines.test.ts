import { describe, expect, it } from 'vitest';
import { diffLines, nearChanges } from './diff-lines.ts';

const marks = { same: ' ', added: '+', removed: '-' } as const;
const diff = (before: string, after: string) =>
  diffLines(before, after)?.map(({ kind, text }) => `${marks[kind]}${text}`);

describe('two texts, line by line', () => {
  it.each([
    ['a', 'a', [' a']],
    ['a\nb\nc', 'a\nc', [' a', '-b', ' c']],
    ['a\nc', 'a\nb\nc', [' a', '+b', ' c']],
    ['a\nb\nc', 'a\nB\nc', [' a', '-b', '+B', ' c']],
    ['', 'a', ['-', '+a']],
    ['a\na\nb', 'a\nb\nb', [' a', '-a', '+b', ' b']],
    ['a\nb\nc\nd', 'b\nx\nd\na', ['-a', ' b', '-c', '+x', ' d', '+a']],
  ])('%j became %j', (before, after, lines) => {
    expect(diff(before, after)).toEqual(lines);
  });

  it('give back both of them, whatever they are', () => {
    const text = (seed: number) =>
      Array.from({ length: 40 }, (_, place) => 'abcde'[(seed * (place + 3) * 7 + place) % 5]).join('\n');
    for (let seed = 1; seed < 30; seed += 1) {
      const lines = diffLines(text(seed), text(seed + 1))!;
      const without = (kind: string) =>
        lines
          .filter(line => line.kind !== kind)
          .map(line => line.text)
          .join('\n');
      expect([without('added'), without('removed')]).toEqual([text(seed), text(seed + 1)]);
    }
  });

  it('that have too little in common are not compared', () => {
    const many = (word: string) => Array.from({ length: 3000 }, (_, place) => `${word} ${place}`).join('\n');
    expect(diffLines(many('old'), many('new'))).toBeUndefined();
    expect(diffLines(many('old'), `${many('old')}\nnew`)).toHaveLength(3001);
  });
});

it('what is far from a change is left out, and counted', () => {
  const lines = diffLines('1\n2\n3\n4\n5\n6\n7', '1\n2\n3\nX\n5\n6\n7')!;
  expect(nearChanges(lines, 1)).toEqual([
    { kind: 'left-out', count: 2 },
    { kind: 'same', text: '3' },
    { kind: 'removed', text: '4' },
    { kind: 'added', text: 'X' },
    { kind: 'same', text: '5' },
    { kind: 'left-out', count: 2 },
  ]);
});
