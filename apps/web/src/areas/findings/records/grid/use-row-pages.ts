import { useCallback, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { askedColumns, earlyRows, FIRST_PAGE, rowsInput } from './asked-rows.ts';
import type { GridView } from './grid-view.ts';
import { RowPages } from './row-pages.ts';

export interface ShownRows {
  readonly pages: RowPages;
  /** Names what is selected and how it is ordered; another name, other rows. */
  readonly selection: string;
  /** How often it was asked for anew: the same selection, perhaps with more rows. */
  readonly renewal: number;
  /** Its first page was begun before, and is nobody else's any more. */
  takeEarly?(): void;
}

/**
 * The rows of a view. While those of another view are on their way the ones before stay: a table that empties itself with every letter of
 * a search cannot be looked at.
 */
export function useRowPages(scrollId: string, view: GridView, columns: readonly string[]) {
  const [renewal, setRenewal] = useState(0);
  const { list, filter, search, sort } = view;
  const selection = JSON.stringify([scrollId, list, filter, search, sort]);
  const columnNames = columns.join('\n');
  const last = useRef<ShownRows>(undefined);
  // The view is a new object at every change of the address: what matters is what it says.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `selection` and `columnNames` say all of it
  const wanted = useMemo((): ShownRows => {
    const asked = askedColumns(columns);
    const isSame = last.current?.selection === selection && last.current.renewal === renewal;
    const known = isSame ? last.current?.pages.order : undefined;
    const ask: ConstructorParameters<typeof RowPages>[0] = (rows, signal) =>
      earlyRows.ask(rowsInput(scrollId, view, asked, rows), { signal });
    const input = rowsInput(scrollId, view, asked, FIRST_PAGE);
    const first = last.current === undefined ? earlyRows.find(input) : undefined;
    return {
      pages: new RowPages(ask, asked, { order: known, first }),
      selection,
      renewal,
      ...(first && { takeEarly: () => earlyRows.take(input) }),
    };
  }, [selection, renewal, columnNames]);
  last.current = wanted;
  const [shown, setShown] = useState(wanted);

  // Other rows are looked at from their beginning; the place is still the one among the rows before.
  const isElsewhere = shown.selection !== wanted.selection;
  const seen = useRef<readonly [from: number, to: number]>([0, 1]);
  const want = useCallback(
    (from: number, to: number) => {
      seen.current = [from, to];
      if (isElsewhere) wanted.pages.want(0, to - from);
      else wanted.pages.want(from, to);
    },
    [wanted, isElsewhere],
  );

  useLayoutEffect(() => {
    const { pages } = wanted;
    wanted.takeEarly?.();
    pages.start();
    const show = () => {
      if (pages.total !== undefined || pages.hasFailed) setShown(wanted);
    };
    show();
    const unsubscribe = pages.subscribe(show);
    return () => {
      unsubscribe();
      pages.stop();
    };
  }, [wanted]);
  // Not left to the table: where there are no rows there is none, and the next look may find some.
  useLayoutEffect(() => want(...seen.current), [want]);

  useSyncExternalStore(shown.pages.subscribe, () => shown.pages.standing);
  const renew = useCallback(() => setRenewal(now => now + 1), []);
  return { ...shown, isChanging: shown !== wanted, want, renew };
}
