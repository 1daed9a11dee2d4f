import { conceptShape } from '../concept/concept-shape.ts';
import { deskStudyShape } from '../desk-study/desk-study-shape.ts';
import { outlineShape } from '../outline/outline-shape.ts';
import type { PaperKind } from '../paper/paper-kinds.ts';
import type { PaperShape } from '../paper/paper-shape.ts';

export const paperShapes: Readonly<Record<PaperKind, PaperShape>> = {
  outline: outlineShape,
  'desk-study': deskStudyShape,
  concept: conceptShape,
};
