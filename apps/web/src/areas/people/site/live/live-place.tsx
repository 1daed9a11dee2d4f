import type { LivePiece } from '@wenshu/texts/people/site-pages/page-words';
import type { ComponentType } from 'react';
import { CrossTablePlace } from './cross-table/cross-table-place.tsx';
import { QuestionPlace } from './question/question-place.tsx';
import { SampleSizePlace } from './sample-size/sample-size-place.tsx';
import { SimulatorPlace } from './simulator/simulator-place.tsx';

const places: Readonly<Record<LivePiece, ComponentType>> = {
  question: QuestionPlace,
  simulator: SimulatorPlace,
  'cross-table': CrossTablePlace,
  'sample-size': SampleSizePlace,
};

/** Something to try, in the place where a page speaks of it: drawn with its page, and awake when somebody comes near. */
export function LivePlace({ piece }: { readonly piece: LivePiece }) {
  const Place = places[piece];
  return <Place />;
}
