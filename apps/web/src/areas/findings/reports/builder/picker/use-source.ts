import { useQuery } from '@tanstack/react-query';
import { type Analysis, defaultSummaryRequest, type Exhibit } from '@wenshu/analysis/browser';
import { analysisCalls } from '@wenshu/api-contract';
import { client } from '../../../../../app/client.ts';
import { asSent } from '../../../analysis/work/as-sent.ts';

/** What exhibits are taken from: a question of the survey, or an analysis that somebody has kept. */
export type Source = { readonly questionKey: string } | { readonly analysisId: string };

interface Taken {
  readonly analysis: Analysis;
  readonly exhibits: readonly Exhibit[];
}

export const questionAnalysis = (question: string): Analysis => ({
  kind: 'summary',
  derived: {},
  request: { ...defaultSummaryRequest, questions: [{ question }] },
});

/** What a source yields, with the answers as they are now. */
export function useSource(scrollId: string, source: Source | undefined) {
  return useQuery({
    queryKey: ['report-source', scrollId, source],
    enabled: source !== undefined,
    staleTime: 60_000,
    queryFn: ({ signal }) => take(scrollId, source!, signal),
  });
}

async function take(scrollId: string, source: Source, signal: AbortSignal): Promise<Taken> {
  const options = { quiet: true, signal } as const;
  const keptAnalysis = async (analysisId: string) => {
    const found = await client.call(analysisCalls.get, { scrollId, analysisId }, options);
    // The contract says JSON; the server checked it when it was saved.
    return found.analysis as unknown as Analysis;
  };
  const analysis =
    'questionKey' in source ? questionAnalysis(source.questionKey) : await keptAnalysis(source.analysisId);
  const { exhibits } = await client.call(analysisCalls.run, { scrollId, ...asSent(analysis) }, options);
  // The contract says JSON; the server made it of this type.
  return { analysis, exhibits: exhibits as unknown as readonly Exhibit[] };
}
