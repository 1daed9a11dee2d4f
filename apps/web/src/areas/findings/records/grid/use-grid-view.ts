import { useLocation, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { browserPlace, readJson } from '../../../../app/local-storage.ts';
import { stringifySearch } from '../../../../app/routes/search.ts';
import { useSession } from '../../../../app/session/session.ts';
import { type GridLayout, type GridView, readView, USUAL_LAYOUT, viewNames, writeView } from './grid-view.ts';

type Query = Readonly<Record<string, string | undefined>>;

interface Kept {
  readonly view?: Query;
  readonly layout?: Partial<GridLayout>;
}

/** The view of the address; where the address says nothing, the one that this person last had of this questionnaire. */
export function useGridView(scrollId: string) {
  const query = useSearch({ strict: false }) as Query;
  const path = useLocation({ select: location => location.pathname });
  const router = useRouter();
  const userId = useSession(state => state.user?.userId) ?? '';
  const place = `record-grid:${userId}:${scrollId}`;
  const kept = useMemo(() => (readJson(browserPlace, place) ?? {}) as Kept, [place]);
  const [layout, setLayout] = useState<GridLayout>(() => ({ ...USUAL_LAYOUT, ...kept.layout }));
  const isInAddress = viewNames.some(name => query[name] !== undefined);
  const written = JSON.stringify(viewNames.map(name => query[name]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is a new object at every navigation; `written` says what matters
  const view = useMemo(() => readView(query), [written]);

  const newest = useRef({ query, view, layout });
  newest.current = { query, view, layout };
  const keep = () => {
    const { view: now, layout: laid } = newest.current;
    browserPlace.set(place, JSON.stringify({ view: writeView(now), layout: laid }));
  };
  const show = (next: GridView, more: Query = {}) => {
    newest.current.view = next;
    const address = `${path}${stringifySearch({ ...newest.current.query, ...writeView(next), ...more })}`;
    router.history.replace(address);
    keep();
  };
  // Once: somebody who has cleared everything since is not to be given it back.
  const isRestored = useRef(false);
  useEffect(() => {
    if (isRestored.current) return;
    isRestored.current = true;
    if (!isInAddress && kept.view && Object.keys(kept.view).length > 0) show(readView(kept.view));
    else if (query.columns === undefined && kept.view?.columns) show({ ...view, columns: readView(kept.view).columns });
  });
  return {
    view,
    layout,
    change: (changes: Partial<GridView>) => show({ ...newest.current.view, ...changes }),
    lay: (changes: Partial<GridLayout>) => {
      const next = { ...newest.current.layout, ...changes };
      newest.current.layout = next;
      setLayout(next);
      keep();
    },
    /** One of the lists, or the files in place of the table. */
    select: (tab: GridView['list'] | 'files') => {
      if (tab === 'files') router.history.replace(`${path}${stringifySearch({ ...newest.current.query, tab })}`);
      else show({ ...newest.current.view, list: tab }, { tab: undefined });
    },
    /** The record that is looked at, beside the table. */
    record: query.record,
    openRecord: (record: string | undefined) => {
      const address = `${path}${stringifySearch({ ...newest.current.query, record })}`;
      // Opening is a step that "back" takes back; turning pages is none.
      if (record !== undefined && newest.current.query.record === undefined) router.history.push(address);
      else router.history.replace(address);
    },
  };
}
