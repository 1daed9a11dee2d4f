import { expect, it } from 'vitest';
import { cornerBeside } from './tour-corner.ts';

const window = { width: 1440, height: 900 };
const card = { width: 380, height: 220 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

it.each([
  ['nothing', undefined, 'bottom-right'],
  ['a button at the top right', box(1200, 40, 120, 40), 'bottom-right'],
  ['what stands at the bottom right', box(1100, 700, 200, 100), 'bottom-left'],
  ['a row over the whole width at the bottom', box(100, 640, 1240, 240), 'top-right'],
  ['a row in the middle', box(100, 350, 1240, 150), 'bottom-right'],
  ['what leaves only the top left free', box(500, 10, 900, 880), 'bottom-left'],
] as const)('the card of the tour covers nothing of %s', (_, target, corner) => {
  expect(cornerBeside(target, card, window)).toBe(corner);
});

it('where every corner covers something, it covers the least', () => {
  expect(cornerBeside(box(0, 200, 1440, 700), card, window)).toBe('top-right');
});
