import { lazy } from 'react';
import { codingParts } from '../../../findings/coding/coding-parts.ts';

/** The work on what is coded in transcripts, in the order in which it is shown. What coding has for any answers is taken as it is. */
export const analysisParts = {
  transcripts: lazy(() => import('./transcripts-coded.tsx')),
  frame: codingParts.frame,
  suggestions: codingParts.suggestions,
  rules: codingParts.rules,
  coders: codingParts.coders,
  matrix: lazy(() => import('./matrix/matrix-part.tsx')),
  together: lazy(() => import('./matrix/together-part.tsx')),
  themes: lazy(() => import('./themes/themes-part.tsx')),
  summary: lazy(() => import('./summary/summary-part.tsx')),
  byPerson: lazy(() => import('./by-person/by-person-part.tsx')),
  memos: lazy(() => import('./memos/memos-part.tsx')),
} as const;

export type AnalysisPartName = keyof typeof analysisParts;
