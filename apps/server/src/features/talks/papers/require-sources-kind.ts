import { paperShapes } from '@wenshu/papers';
import { Refusal } from '../../../refusal/refusal.ts';
import type { PaperRow } from './paper.repository.ts';

/** Only papers of a kind that stands upon sources take any. */
export function requireSourcesKind({ kind }: Pick<PaperRow, 'kind'>): void {
  if (!paperShapes[kind].hasSources) throw new Refusal('paperNotUsable', { field: 'paperId' });
}
