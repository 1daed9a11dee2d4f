import type { AnalysisKind } from '@wenshu/analysis/browser';
import { savedVariableCalls } from '@wenshu/api-contract';
import { client } from '../../../../app/client.ts';
import { isModelName } from '../analysis-address.ts';

interface SavingAsked {
  readonly scrollId: string;
  readonly analysisId: string | undefined;
  readonly kind: AnalysisKind;
}

/** What an analysis has saved with the data, by its labels: whoever clears it must know. Nothing where that cannot be found out. */
export async function askSaved({ scrollId, analysisId, kind }: SavingAsked): Promise<readonly string[]> {
  if (analysisId === undefined || !isModelName(kind)) return [];
  const saved = await client.call(savedVariableCalls.list, { scrollId }, { quiet: true }).catch(() => ({ items: [] }));
  return saved.items.filter(one => one.analysisId === analysisId).map(({ label }) => label);
}
