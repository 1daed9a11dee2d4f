import type { Head } from '@wenshu/analysis';
import type { Shape } from '../drawing/drawing.ts';

/** What a drawn table looks like, in points. */
export const SIZE = 9;
export const SMALL = 8;
export const PAD = 4;
/** More lines of words than these are cut. */
export const WORDS_LINES = 6;

const boldRoles: readonly Head['role'][] = ['group', 'net', 'total'];
export const weightOf = ({ role }: Head) => (boldRoles.includes(role) ? 'bold' : 'regular');

/** Beside the digits. */
export const lettersRoom = (wide: number) => (wide === 0 ? 0 : wide * 6 + 2);

/** Where each of them begins, and where the last one ends. */
export const runs = (from: number, widths: readonly number[]) => {
  const starts = [from];
  for (const width of widths) starts.push(starts.at(-1)! + width);
  return starts;
};

export const rule = (x1: number, x2: number, y: number, colour: string): Shape => ({
  as: 'line',
  x1,
  x2,
  y1: y,
  y2: y,
  colour,
});
