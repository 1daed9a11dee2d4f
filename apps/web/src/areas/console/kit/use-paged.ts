import { keepPreviousData, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** Lines that a room asks for at a time. */
export const PAGE_SIZE = 20;

interface PageAsked {
  readonly page: number;
  readonly size: number;
}

/** A list of which one page is there, and the way to another. */
export interface Paged<Page> {
  readonly query: UseQueryResult<Page>;
  readonly page: number;
  setPage(page: number): void;
}

/** A page of a list, from the first on; while another one comes, this one stays. Whoever filters goes to the first. */
export function usePaged<Page>(
  key: readonly unknown[],
  ask: (asked: PageAsked) => Promise<Page>,
  refetchInterval: NonNullable<UseQueryOptions<Page>['refetchInterval']> = false,
): Paged<Page> {
  const [page, setPage] = useState(1);
  const query = useQuery<Page>({
    queryKey: [...key, page],
    queryFn: () => ask({ page, size: PAGE_SIZE }),
    placeholderData: keepPreviousData,
    refetchInterval,
  });
  return { query, page, setPage };
}
