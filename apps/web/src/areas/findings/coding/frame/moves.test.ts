import { editFrame } from '@wenshu/analysis';
import { describe, expect, it } from 'vitest';
import type { Code, FrameCommand } from '../coding-data.ts';
import { treeLines } from '../frame-tree.ts';
import { bringCodes } from './bring-codes.ts';
import { dropOf, othersThan, placeOf, type Side, stepOf, type Way } from './moves.ts';

const code = (number: number, parent: number | null, more: Partial<Code> = {}): Code => ({
  code: number,
  parent,
  zh: `码${number}`,
  en: '',
  definition: '',
  example: '',
  colour: '',
  key: '',
  isRetired: false,
  ...more,
});
// 1 (3 (5), 4), 2, 6
const codes = [code(1, null), code(2, null), code(3, 1), code(4, 1), code(5, 3), code(6, null)];
const one = (number: number) => codes.find(found => found.code === number)!;
/** As it is read then: each with how deep it stands. */
function after(commands: readonly (FrameCommand | undefined)[]): string {
  const done = editFrame({ codes, nextCode: 7 }, commands.filter(command => command !== undefined) as never);
  if ('problem' in done) return done.problem;
  return treeLines(done.codes)
    .map(({ code: { code: number }, level }) => '-'.repeat(level - 1) + number)
    .join(' ');
}

describe('a code', () => {
  it.each<[number, Way, string | undefined]>([
    [2, 'up', '2 1 -3 --5 -4 6'],
    [1, 'down', '2 1 -3 --5 -4 6'],
    [2, 'down', '1 -3 --5 -4 6 2'],
    [2, 'in', '1 -3 --5 -4 -2 6'],
    [3, 'out', '1 -4 3 -5 2 6'],
    [5, 'out', '1 -3 -5 -4 2 6'],
    [6, 'down', undefined],
    [1, 'up', undefined],
    [3, 'in', undefined],
    [6, 'out', undefined],
  ])('%i moves %s by one step', (number, way, expected) => {
    const step = stepOf(codes, one(number), way);
    expect(step && after([step])).toBe(expected);
  });

  it.each<[number, number, Side, string | undefined]>([
    [6, 2, 'before', '1 -3 --5 -4 6 2'],
    [1, 2, 'after', '2 1 -3 --5 -4 6'],
    [6, 4, 'within', '1 -3 --5 -4 --6 2'],
    [5, 1, 'after', '1 -3 -4 5 2 6'],
    [2, 1, 'after', undefined],
    [1, 5, 'within', undefined],
    [4, 1, 'within', undefined],
  ])('%i is dropped on %i, %s', (number, target, side, expected) => {
    const drop = dropOf(codes, one(number), one(target), side);
    expect(drop && after([drop])).toBe(expected);
  });

  it('goes back to where it stood', () => {
    for (const number of [1, 3, 4, 5, 6]) {
      const away = stepOf(codes, one(number), number === 1 ? 'down' : number === 6 ? 'up' : 'out');
      expect(away).toBeDefined();
      expect(after([away, placeOf(codes, one(number))])).toBe(after([]));
    }
  });

  it('becomes part of any that does not stand below it', () => {
    expect(othersThan(codes, one(3)).map(({ code: number }) => number)).toEqual([1, 4, 2, 6]);
  });
});

describe('codes that are brought in', () => {
  it('join those of the same name in the same place, and take no key twice', () => {
    const here = [code(1, null, { zh: '价格', key: 'q' }), code(4, null, { zh: '太贵' })];
    const there = [
      code(8, 9, { zh: '太贵', key: 'Q' }),
      code(9, null, { zh: '价格' }),
      code(3, null, { zh: '服务', key: 's' }),
      code(2, 8, { zh: '贵得多' }),
    ];
    const { commands, known } = bringCodes({ codes: here, nextCode: 12 }, there);
    expect(known).toBe(1);
    expect(commands).toMatchObject([
      { parent: 1, zh: '太贵', key: '' },
      { parent: 12, zh: '贵得多' },
      { parent: null, zh: '服务', key: 's' },
    ]);
  });
});
