import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type TranscriptSound, transcriptCalls } from '@wenshu/api-contract';
import { client } from '../../../../app/client.ts';
import type { TranscriptOf } from '../state/transcript-calls.ts';

/** The recording as this reader may hear it, and a new address for it when the old one has ended. */
export function useSound({ scrollId, transcriptId }: TranscriptOf, first?: TranscriptSound | null) {
  const queries = useQueryClient();
  const queryKey = ['transcript-sound', transcriptId];
  const { data } = useQuery({
    queryKey,
    queryFn: async () => (await client.call(transcriptCalls.get, { scrollId, transcriptId }, { quiet: true })).sound,
    ...(first !== undefined && { initialData: first }),
    enabled: first !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { sound: data ?? null, renew: () => queries.invalidateQueries({ queryKey }) };
}
