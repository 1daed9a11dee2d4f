export type Point = readonly [x: number, y: number];
export type Stroke = readonly Point[];

export const GLYPH_WIDTH = 8;
export const GLYPH_HEIGHT = 12;

/**
 * Letters and digits as strokes on a grid 8 wide and 12 high, "x,y x,y; x,y …". Left out are those that people mix up:
 * 0 and O, 1, I and L, 5 and S, 2 and Z, B and 8, G and 6, U and V.
 */
const drawn: Readonly<Record<string, string>> = {
  3: '0,1 3,0 7,1 7,4 3,6 7,8 7,11 3,12 0,11',
  4: '6,12 6,0 0,8 8,8',
  7: '0,0 8,0 3,12',
  9: '7,4 4,7 1,5 1,2 4,0 7,2 7,4 6,9 3,12',
  A: '0,12 4,0 8,12; 1.5,8 6.5,8',
  C: '8,2 5,0 2,1 0,4 0,8 2,11 5,12 8,10',
  D: '0,0 0,12 5,11 8,8 8,4 5,1 0,0',
  E: '8,0 0,0 0,12 8,12; 0,6 6,6',
  F: '8,0 0,0 0,12; 0,6 6,6',
  H: '0,0 0,12; 8,0 8,12; 0,6 8,6',
  K: '0,0 0,12; 8,0 0,7; 3,5 8,12',
  M: '0,12 0,0 4,7 8,0 8,12',
  N: '0,12 0,0 8,12 8,0',
  P: '0,12 0,0 6,0 8,3 6,6 0,6',
  R: '0,12 0,0 6,0 8,3 6,6 0,6; 4,6 8,12',
  T: '0,0 8,0; 4,0 4,12',
  W: '0,0 2,12 4,5 6,12 8,0',
  X: '0,0 8,12; 8,0 0,12',
  Y: '0,0 4,6 8,0; 4,6 4,12',
};

export const PICTURE_ALPHABET = Object.keys(drawn).join('');

export function strokesOf(char: string): readonly Stroke[] {
  return (drawn[char] ?? '').split('; ').map(stroke => stroke.split(' ').map(toPoint));
}

function toPoint(text: string): Point {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return [x, y];
}
