import type { CodedCategory } from '../data-set/coded.ts';

/** One code of a frame. Its number never means anything else, not even after it is gone. */
export interface FrameCode extends CodedCategory {
  readonly definition: string;
  readonly example: string;
  /** Empty, or `#` and six hexadecimal digits. */
  readonly colour: string;
  /** A letter or digit by which coders give it; empty for none. */
  readonly key: string;
  /** Not given any more. What was coded with it stays. */
  readonly isRetired: boolean;
}

/** A tree of codes, as a list: brothers and sisters stand in their order. */
export type FrameCodes = readonly FrameCode[];

export const MOST_CODES = 300;
export const MOST_LEVELS = 4;
/** As wide as the columns of a set. */
export const LARGEST_CODE = 32_767;

export type FrameProblem =
  | 'code-unknown'
  | 'code-retired'
  | 'too-many-codes'
  | 'too-deep'
  | 'circular'
  | 'name-empty'
  | 'key-twice'
  | 'into-itself'
  | 'numbers-used-up';

/** What the tree is not, if it is not one. A list that a person or a file brought. */
export function checkFrame(codes: FrameCodes): FrameProblem | undefined {
  if (codes.length > MOST_CODES) return 'too-many-codes';
  const byCode = new Map(codes.map(one => [one.code, one]));
  const keys = codes.flatMap(({ key, isRetired }) => (key === '' || isRetired ? [] : [key.toLowerCase()]));
  if (new Set(keys).size < keys.length) return 'key-twice';
  for (const one of codes) {
    if (one.zh === '' && one.en === '') return 'name-empty';
    let level = 1;
    for (let above = one.parent; above !== null; level++) {
      const parent = byCode.get(above);
      if (!parent) return 'code-unknown';
      // A circle has no end: whatever is longer than the list is one.
      if (level > codes.length) return 'circular';
      above = parent.parent;
    }
    if (level > MOST_LEVELS) return 'too-deep';
  }
  return undefined;
}

/** The code itself, and all below it. */
export function codesBelow(codes: FrameCodes, code: number): ReadonlySet<number> {
  const below = new Set([code]);
  // Parents may stand after their children: until nothing is added any more.
  for (let size = 0; size < below.size; ) {
    size = below.size;
    for (const one of codes) if (one.parent !== null && below.has(one.parent)) below.add(one.code);
  }
  return below;
}
