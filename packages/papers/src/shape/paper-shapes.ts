import { conceptShape } from '../concept/concept-shape.ts';
import { deskStudyShape } from '../desk-study/desk-study-shape.ts';
import { outlineShape } from '../outline/outline-shape.ts';
import type { PaperShape } from './paper-shape.ts';

export const paperKinds = ['outline', 'desk-study', 'concept'] as const;
export type PaperKind = (typeof paperKinds)[number];

export const paperShapes: Readonly<Record<PaperKind, PaperShape>> = {
  outline: outlineShape,
  'desk-study': deskStudyShape,
  concept: conceptShape,
};
