import type { Code } from '../coding-data.ts';
import { colourOf, pathName } from '../frame-tree.ts';
import type { TextNote } from './answer-text.tsx';
import { type Answer, chipsOf } from './marks.ts';
import type { Stretch } from './text-pieces.ts';

/** Codes that stand on words of an answer, as they are drawn below these. */
export const codeNotes = (answer: Answer, codes: readonly Code[]): Stretch<TextNote>[] =>
  chipsOf(answer.marks).flatMap(({ span, holds, code }) =>
    span && holds === 'yes' ? [{ ...span, note: { colour: colourOf(codes, code), title: pathName(codes, code) } }] : [],
  );
