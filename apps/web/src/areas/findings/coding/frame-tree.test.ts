import { describe, expect, it } from 'vitest';
import type { Code } from './coding-data.ts';
import { colourOf, foundLines, freeKey, pathName, treeLines } from './frame-tree.ts';

const code = (number: number, parent: number | null, zh: string, more: Partial<Code> = {}): Code => ({
  code: number,
  parent,
  zh,
  en: '',
  definition: '',
  example: '',
  colour: '',
  key: '',
  isRetired: false,
  ...more,
});
// A child may stand before its parent.
const codes = [
  code(4, 2, '太贵'),
  code(1, null, '服务', { key: '1' }),
  code(2, null, '价格', { colour: '#aa0000', key: 'q' }),
  code(3, 2, '划算', { en: 'Worth it' }),
];

describe('a frame as a tree', () => {
  it('is read from top to bottom, with how deep each stands and its place among its sisters', () => {
    expect(
      treeLines(codes).map(({ code: { zh }, level, place, childCount }) => [zh, level, place, childCount]),
    ).toEqual([
      ['服务', 1, 0, 0],
      ['价格', 1, 1, 2],
      ['太贵', 2, 0, 0],
      ['划算', 2, 1, 0],
    ]);
  });

  it('is narrowed by letters to what has them, in either language, and what stands above it', () => {
    expect(foundLines(treeLines(codes), 'worth').map(({ code: { code } }) => code)).toEqual([2, 3]);
    expect(foundLines(treeLines(codes), ' ')).toHaveLength(4);
    expect(foundLines(treeLines(codes), '没有')).toEqual([]);
  });

  it('gives what has no colour that of its parent', () => {
    expect(colourOf(codes, 4)).toBe('#aa0000');
    expect(colourOf(codes, 1)).not.toBe('#aa0000');
  });

  it('names a code with those above it, and the next key that is free', () => {
    expect(pathName(codes, 3)).toBe('价格 › 划算');
    expect(freeKey(codes)).toBe('2');
    expect(freeKey([...'234567890qwertyuiopasdfghlzxcvbm'].map((key, at) => code(at, null, key, { key })))).toBe('1');
  });
});
