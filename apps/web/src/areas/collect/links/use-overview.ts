import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type LinkOverview, linkCalls, type QuestionnaireStatus } from '@wenshu/api-contract';
import { again } from '../../../app/actions/again.ts';
import { client } from '../../../app/client.ts';

const keyOf = (scrollId: string) => ['link-overview', scrollId];

/** How the survey stands and what came of it, asked for again by itself as long as somebody looks. */
export function useOverview(scrollId: string) {
  return useQuery({
    queryKey: keyOf(scrollId),
    queryFn: ({ signal }) => client.call(linkCalls.overview, { scrollId }, { quiet: true, signal }),
    refetchInterval: again('calm'),
  });
}

/** What was done on this page is seen at once; the rest comes with the next answer. */
export function useNoteStatus(scrollId: string): (status: QuestionnaireStatus) => void {
  const queries = useQueryClient();
  return status => {
    queries.setQueryData<LinkOverview>(keyOf(scrollId), known => known && { ...known, status });
    void queries.invalidateQueries({ queryKey: keyOf(scrollId) });
  };
}
