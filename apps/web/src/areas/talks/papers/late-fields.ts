import type { PaperKind } from '@wenshu/papers';

/** Of the brief, what one writes at the end: it stands below all else, and nobody is asked for it to begin with. */
export const lateFields: Readonly<Record<PaperKind, readonly string[]>> = {
  outline: [],
  'desk-study': ['conclusion'],
  concept: [],
};
