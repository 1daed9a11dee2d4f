import { isRecord } from '@wenshu/survey-core/answering';
import { designAnswering } from '../_shared/designs/design-answer.ts';
import type { Concept } from '../_shared/designs/design-tasks.ts';
import { bestIsWorst, bestWorstMissing } from './problems.ts';
import { maxDiffSettings } from './settings.ts';

/** What matters most and least of a set. One of them is missing while the set is being answered. */
export type BestWorst = { readonly best?: string; readonly worst?: string };

export const answering = designAnswering<(typeof maxDiffSettings)[number], BestWorst>({
  slug: 'maxdiff',
  code: 114,
  settingNames: maxDiffSettings,
  parseValue: parseBestWorst,
  checkValue: ({ best, worst }) =>
    best === undefined || worst === undefined ? bestWorstMissing : best === worst ? bestIsWorst : undefined,
});

function parseBestWorst(raw: unknown, concepts: readonly Concept[]): BestWorst | undefined {
  if (!isRecord(raw)) return undefined;
  const isOffered = (id: unknown): id is string => concepts.some(([item]) => item?.id === id);
  const { best, worst } = raw;
  if ((best !== undefined && !isOffered(best)) || (worst !== undefined && !isOffered(worst))) return undefined;
  if (best === undefined && worst === undefined) return undefined;
  return { ...(best !== undefined && { best }), ...(worst !== undefined && { worst }) };
}
