import { describe, expect, it } from 'vitest';
import { withNets } from '../data-set/coded.ts';
import { type FrameCodes, LARGEST_CODE, MOST_CODES } from './frame.ts';
import { editFrame, type Frame, type FrameCommand } from './frame-commands.ts';

const words = { definition: '', example: '', colour: '', isRetired: false };
/** 7 price (12 too dear, 9 worth it), 4 service. */
const codes: FrameCodes = [
  { ...words, code: 7, parent: null, zh: '价格', en: 'Price', key: 'p' },
  { ...words, code: 12, parent: 7, zh: '太贵', en: 'Too dear', key: '' },
  { ...words, code: 9, parent: 7, zh: '性价比高', en: '', key: 'w' },
  { ...words, code: 4, parent: null, zh: '客服', en: 'Service', key: '' },
];
const frame: Frame = { codes, nextCode: 20 };
const edited = (...commands: readonly FrameCommand[]) => {
  const outcome = editFrame(frame, commands);
  if ('problem' in outcome) throw new Error(outcome.problem);
  return outcome;
};
const tree = ({ codes: all }: Frame) => all.map(({ code, parent }) => [code, parent]);

describe('a frame of codes', () => {
  it('takes a new code below another one, before a sister, under a number that nobody had', () => {
    const { nextCode, ...after } = edited({ does: 'add', parent: 7, before: 9, zh: '涨价', key: 'z' });
    expect(tree({ ...after, nextCode })).toEqual([
      ...[
        [7, null],
        [12, 7],
        [20, 7],
        [9, 7],
        [4, null],
      ],
    ]);
    expect([nextCode, after.codes[2], after.moved, after.replaced]).toEqual([
      ...[21, { ...words, code: 20, parent: 7, zh: '涨价', en: '', key: 'z' }, [], []],
    ]);
  });

  it('changes the words that are given and no others', () => {
    const [, second] = edited({ does: 'change', code: 12, en: 'Costs too much', zh: undefined }).codes;
    expect(second).toEqual({ ...codes[1], en: 'Costs too much' });
  });

  it('moves a code with all below it, who then count elsewhere', () => {
    const { replaced, moved, ...after } = edited({ does: 'move', code: 7, parent: 4 });
    expect([tree(after), moved, replaced]).toEqual([
      [
        [12, 7],
        [9, 7],
        [4, null],
        [7, 4],
      ],
      [],
      [7, 12, 9],
    ]);
  });

  it('merges one into another, with what is below it and what was coded', () => {
    const { replaced, moved, ...after } = edited({ does: 'merge', code: 7, into: 4 });
    expect([tree(after), moved, replaced]).toEqual([
      [
        [12, 4],
        [9, 4],
        [4, null],
      ],
      [{ from: 7, to: 4 }],
      [12, 9],
    ]);
  });

  it('splits one into new ones below it, and says where codings go', () => {
    const into = [{ en: 'By phone' }, { en: 'By chat' }];
    const first = edited({ does: 'split', code: 4, into, codings: 'first' });
    expect([tree(first).slice(4), first.moved]).toEqual([
      [
        [20, 4],
        [21, 4],
      ],
      [{ from: 4, to: 20 }],
    ]);
    expect(edited({ does: 'split', code: 4, into, codings: 'stay' }).moved).toEqual([]);
  });

  it('deletes one: what is below it goes up, what was coded goes where it is told, or is lost', () => {
    const { moved, replaced, ...after } = edited({ does: 'delete', code: 7, to: null });
    expect([tree(after), moved, replaced]).toEqual([
      [
        [12, null],
        [9, null],
        [4, null],
      ],
      [{ from: 7, to: null }],
      [12, 9],
    ]);
    expect(edited({ does: 'delete', code: 9, to: 12 }).moved).toEqual([{ from: 9, to: 12 }]);
  });

  it('retires one, which keeps its place and gives its key to others', () => {
    const after = edited(
      { does: 'retire', code: 9, isRetired: true },
      { does: 'add', parent: null, en: 'Wrapping', key: 'W' },
    );
    expect(after.codes.map(({ code, isRetired }) => [code, isRetired])).toEqual([
      ...[
        [7, false],
        [12, false],
        [9, true],
        [4, false],
        [20, false],
      ],
    ]);
  });

  const many = Array.from({ length: MOST_CODES }, () => ({ does: 'add', parent: null, en: 'One more' }) as const);
  const deep = [20, 21, 22].map(code => ({ does: 'add', parent: code === 20 ? 12 : code - 1, en: 'Deeper' }) as const);
  it.each<[string, string, number, readonly FrameCommand[]]>([
    [
      'a code that is not there',
      'code-unknown',
      1,
      [
        { does: 'add', parent: 4, en: 'A' },
        { does: 'change', code: 5 },
      ],
    ],
    ['below one that is not there', 'code-unknown', 0, [{ does: 'add', parent: 5, en: 'A' }]],
    ['no words at all', 'name-empty', 0, [{ does: 'add', parent: null, definition: 'x' }]],
    ['the words taken away', 'name-empty', 0, [{ does: 'change', code: 9, zh: '' }]],
    ['a key that another has', 'key-twice', 0, [{ does: 'change', code: 12, key: 'P' }]],
    ['below itself', 'circular', 0, [{ does: 'move', code: 7, parent: 9 }]],
    ['into what is below it', 'into-itself', 0, [{ does: 'merge', code: 7, into: 9 }]],
    ['into itself', 'into-itself', 0, [{ does: 'delete', code: 7, to: 7 }]],
    ['more than it may have', 'too-many-codes', MOST_CODES - codes.length, many],
    ['deeper than it may be', 'too-deep', 2, deep],
  ])('refuses %s, and nothing of the rest is done', (_what, problem, at, commands) => {
    expect(editFrame(frame, commands)).toEqual({ problem, at });
  });

  it('gives no number that a column cannot hold', () => {
    const full = { codes, nextCode: LARGEST_CODE + 1 };
    expect(editFrame(full, [{ does: 'add', parent: null, en: 'A' }])).toEqual({ problem: 'numbers-used-up', at: 0 });
  });
});

it('who has a code has those above it, once', () => {
  const parents = new Map(codes.map(({ code, parent }) => [code, parent]));
  expect(withNets([9, 12], code => parents.get(code))).toEqual([7, 9, 12]);
  expect(withNets([4], code => parents.get(code))).toEqual([4]);
});
