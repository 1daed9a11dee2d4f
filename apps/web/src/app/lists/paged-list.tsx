import { LoadingState } from '@wenshu/ui';
import type { ReactNode } from 'react';
import { type Fetched, Loaded, type LoadedWords } from '../loaded.tsx';
import { ListPages } from './list-pages.tsx';
import { usePageWithin } from './use-page-within.ts';

interface Counted {
  readonly items: readonly unknown[];
  readonly total: number;
}

interface PagedListProps<Page extends Counted> {
  readonly of: Fetched<Page> & { readonly isFetching: boolean };
  readonly words: LoadedWords;
  /** In the place of a list that has nothing on any page. */
  readonly empty?: ReactNode;
  readonly page: number;
  readonly size: number;
  /** Of the way from page to page. */
  readonly className?: string | undefined;
  onPage(page: number): void;
  children(data: Page): ReactNode;
}

/** A list of which one page is fetched at a time: loading, failed, empty, or the page and the way to the others. */
export function PagedList<Page extends Counted>(props: PagedListProps<Page>) {
  const { of, words, empty, page, size, className, onPage, children } = props;
  const { data, isFetching } = of;
  const isBeyond = usePageWithin({ total: data?.total, isFetching, page, size, onPage });
  const isMoving = ({ items, total }: Page) => items.length === 0 && total > 0 && (isBeyond || isFetching);
  return (
    <Loaded
      of={of}
      words={words}
      {...(empty !== undefined && { empty: { isSo: ({ total }: Page) => total === 0, shows: empty } })}
    >
      {found =>
        isMoving(found) ? (
          <LoadingState text={words.loading} />
        ) : (
          <>
            {children(found)}
            <ListPages className={className} page={page} size={size} total={found.total} onPage={onPage} />
          </>
        )
      }
    </Loaded>
  );
}
