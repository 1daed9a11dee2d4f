import { useQuery } from '@tanstack/react-query';
import { type QuestionnaireOrigin, scrollCalls } from '@wenshu/api-contract';
import { client } from '../../client.ts';

/** Where a questionnaire's data comes from; as if it was designed until it is known: nearly all are. */
export function useOrigin(scrollId: string | null): QuestionnaireOrigin {
  const { data } = useQuery({
    queryKey: ['survey-origin', scrollId],
    queryFn: () => client.call(scrollCalls.origin, { scrollId: scrollId ?? '' }, { quiet: true }),
    enabled: scrollId !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.origin ?? 'designed';
}
