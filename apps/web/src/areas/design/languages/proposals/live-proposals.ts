import type { TranslationProposal } from '@wenshu/api-contract';
import { markOfNow, type Questionnaire } from '@wenshu/survey-core';
import { rowKey, type TextRow } from '../text-rows.ts';

/** By row, what is proposed for the original and the translation that stand there now: what was accepted, or was for other words, is not shown. */
export function liveProposals(
  document: Questionnaire,
  languageId: number,
  rows: readonly TextRow[],
  proposals: readonly TranslationProposal[],
): ReadonlyMap<string, TranslationProposal> {
  if (proposals.length === 0) return new Map();
  const byKey = new Map(proposals.map(proposal => [rowKey(proposal), proposal]));
  return new Map(
    rows.flatMap(row => {
      const proposal = byKey.get(rowKey(row));
      return proposal?.mark === markOfNow(document, languageId, row) ? [[rowKey(row), proposal]] : [];
    }),
  );
}
