import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type LinkOverview, linkCalls } from '@wenshu/api-contract';
import { client } from '../../../app/client.ts';

export const LINKS_SIZE = 20;

/** A page of the anonymous links. It is counted anew when the overview says that something came: not before. */
export function useLinks(scrollId: string, page: number, overview: LinkOverview) {
  const { status, views, collected, success, screened, quotaFull } = overview;
  return useQuery({
    queryKey: ['links', scrollId, page, status, views, collected, success, screened, quotaFull],
    queryFn: ({ signal }) =>
      client.call(linkCalls.findPage, { scrollId, page, size: LINKS_SIZE }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });
}

/** After a link was made or changed. */
export function useRefreshLinks(scrollId: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['links', scrollId] });
}
