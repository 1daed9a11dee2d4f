import type { PaperKind } from '@wenshu/papers';
import type { ComponentType } from 'react';
import { usePaper } from '../open/paper-context.ts';
import { ConceptTest } from './concept-test.tsx';
import { MinutesSign } from './minutes-sign.tsx';

/** What a kind of paper has between its brief and its parts. */
const EXTRAS: Partial<Record<PaperKind, ComponentType>> = { outline: MinutesSign, concept: ConceptTest };

export function Extras() {
  const Extra = EXTRAS[usePaper().kind];
  return Extra && <Extra />;
}
