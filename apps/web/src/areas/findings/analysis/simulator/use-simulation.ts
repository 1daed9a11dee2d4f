import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Simulation } from '@wenshu/analysis/browser';
import { analysisCalls } from '@wenshu/api-contract';
import { client } from '../../../../app/client.ts';
import type { ModelAnalysis } from '../models/model-analysis.ts';
import { asSent } from '../work/as-sent.ts';

/** What screens move by themselves: fetched anew when records, weights or estimates change, not with every product. */
export function useSimulation<Of extends Simulation['of']>(
  scrollId: string,
  of: Of,
  analysis: ModelAnalysis,
  isWhole: boolean,
) {
  const { plan: _, ...request } = analysis.request;
  const asked = { scrollId, ...asSent({ ...analysis, request }) };
  const query = useQuery({
    queryKey: ['simulation', JSON.stringify(asked)],
    queryFn: ({ signal }) => client.call(analysisCalls.simulation, asked, { signal, quiet: true }),
    enabled: isWhole,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // The contract says JSON; the server made it of this type.
  const told = query.data?.simulation as unknown as Simulation | undefined;
  const simulation = told?.of === of ? (told as Extract<Simulation, { of: Of }>) : undefined;
  return { simulation, isFailed: query.isError, isFetched: query.isSuccess, refetch: () => void query.refetch() };
}
