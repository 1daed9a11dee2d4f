import { useQuery } from '@tanstack/react-query';
import { licenceCalls } from '@wenshu/api-contract';
import { client } from '../client.ts';

interface Where {
  readonly scrollId?: string | undefined;
  readonly projectId?: string | undefined;
}

/** What is licensed where somebody works, asked anew by every page: it may have been bought since. Undefined until it is known. */
export function useFeatures({ scrollId, projectId }: Where) {
  return useQuery({
    queryKey: ['features', scrollId, projectId],
    queryFn: () =>
      client.call(
        licenceCalls.features,
        { ...(scrollId !== undefined && { scrollId }), ...(projectId !== undefined && { projectId }) },
        { quiet: true },
      ),
    staleTime: 0,
  });
}
