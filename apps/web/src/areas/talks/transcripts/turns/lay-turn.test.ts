import { expect, it } from 'vitest';
import { layTurn, placesOf } from './lay-turn.ts';

const plain = { showsCuts: true, proposed: [], hits: [], hitNow: undefined };
const turn = {
  text: '我觉得茶太贵了',
  cuts: [
    { at: 0, words: '嗯，', now: '', why: 'filler' as const },
    { at: 3, words: '红', now: '', why: 'false-start' as const },
    { at: 7, words: '啊', now: '', why: 'filler' as const },
  ],
};
const told = (pieces: ReturnType<typeof layTurn>) => pieces.map(({ is, text }) => `${is}:${text}`).join(' ');

it('shows what was cut where it stood, at the beginning and the end too, or leaves it out', () => {
  expect(told(layTurn(turn, plain))).toBe('cut:嗯， text:我觉得 cut:红 text:茶太贵了 cut:啊');
  expect(told(layTurn(turn, { ...plain, showsCuts: false }))).toBe('text:我觉得茶太贵了');
});

it('marks what would be cut and what is looked for, one of them as the one looked at', () => {
  const shown = {
    ...plain,
    showsCuts: false,
    proposed: [{ from: 1, to: 3, now: '', why: 'repeat' as const }],
    hits: [
      { at: 3, length: 1 },
      { at: 5, length: 2 },
    ],
    hitNow: 5,
  };
  expect(told(layTurn(turn, shown))).toBe('text:我 proposed:觉得 hit:茶 text:太 hit-now:贵了');
});

it('shows what would stand instead behind what would go, and what would be put in', () => {
  const proposed = [
    { from: 0, to: 1, now: '您', why: 'marks' as const },
    { from: 7, to: 7, now: '。', why: 'marks' as const },
  ];
  expect(told(layTurn({ text: '我觉得茶太贵了', cuts: [] }, { ...plain, proposed }))).toBe(
    'proposed:我 added:您 text:觉得茶太贵了 added:。',
  );
});

it('finds words whatever their case, with signs that mean something to patterns', () => {
  expect(placesOf('Tea (green) TEA tea', 'tea')).toEqual([
    { at: 0, length: 3 },
    { at: 12, length: 3 },
    { at: 16, length: 3 },
  ]);
  expect(placesOf('a (b) c', '(b)')).toEqual([{ at: 2, length: 3 }]);
  expect(placesOf('aaa', 'aa')).toHaveLength(1);
  expect(placesOf('tea', '')).toEqual([]);
});
