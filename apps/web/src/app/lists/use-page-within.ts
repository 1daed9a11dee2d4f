import { useEffect } from 'react';

interface PageAsked {
  /** Undefined before the first came. */
  readonly total: number | undefined;
  /** What is known is being asked for anew: it may be of another page, or old. */
  readonly isFetching: boolean;
  readonly page: number;
  readonly size: number;
  onPage(page: number): void;
}

/**
 * Others leave a list while somebody stands on its last page. Where that was all of the page, nothing would stand there, not even the way
 * back, since a list of one page shows none: they are taken to the page that is the last one now. True until they are there.
 */
export function usePageWithin({ total, isFetching, page, size, onPage }: PageAsked): boolean {
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / size));
  const isBeyond = page > last;
  const mustMove = isBeyond && !isFetching;
  useEffect(() => {
    if (mustMove) onPage(last);
  }, [mustMove, last, onPage]);
  return isBeyond;
}
