import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { browserPlace, readJson } from '../../app/local-storage.ts';
import { stringifySearch } from '../../app/routes/search.ts';
import { useSession } from '../../app/session/session.ts';

export type Query = Readonly<Record<string, string | undefined>>;

interface KeptScreen<View, Layout> {
  /** What it keeps of a questionnaire stands under this name. */
  readonly screen: string;
  readonly scrollId: string;
  /** What a view is called in an address. */
  readonly names: readonly string[];
  read(query: Query): View;
  write(view: View): Query;
  readonly usualLayout: Layout;
  /** Parts of the view before that come back though the address says others. */
  restore?(view: View, before: View, query: Query): View | undefined;
}

interface Kept<Layout> {
  readonly view?: Query;
  readonly layout?: Partial<Layout>;
}

type Named = Pick<KeptScreen<never, never>, 'screen' | 'scrollId'>;
type Viewed<View> = Named & Pick<KeptScreen<View, never>, 'names' | 'read' | 'restore'>;

const placeOf = ({ screen, scrollId }: Named, userId = '') => `${screen}:${userId}:${scrollId}`;
const readKept = (place: string) => (readJson(browserPlace, place) ?? {}) as Kept<object>;

/** The view that an address is made to say; none where it stays as it is. */
function viewBefore<View>({ names, read, restore }: Viewed<View>, query: Query, kept: Query = {}): View | undefined {
  if (Object.keys(kept).length === 0) return undefined;
  const isInAddress = names.some(name => query[name] !== undefined);
  return isInAddress ? restore?.(read(query), read(kept), query) : read(kept);
}

/** What somebody who opens this address now comes to see. */
export function viewAt<View>(of: Viewed<View>, query: Query): View {
  const { view } = readKept(placeOf(of, useSession.getState().user?.userId));
  return viewBefore(of, query, view) ?? of.read(query);
}

/**
 * A view that is kept in the address, so that a link shows the same, and a layout that is kept in this browser. Where the address says
 * nothing, the view is the one that this person last had of this questionnaire.
 */
export function useKeptView<View, Layout extends object>(of: KeptScreen<View, Layout>) {
  const { names, read, write, usualLayout } = of;
  const query = useSearch({ strict: false }) as Query;
  const router = useRouter();
  const userId = useSession(state => state.user?.userId);
  const place = placeOf(of, userId);
  const kept = useMemo(() => readKept(place) as Kept<Layout>, [place]);
  const [layout, setLayout] = useState<Layout>(() => ({ ...usualLayout, ...kept.layout }));
  const written = JSON.stringify(names.map(name => query[name]));
  // Seen before the address says it, so that nothing is asked for that nobody will see. Once: somebody who has cleared everything since is
  // not to be given it back.
  const [restored, setRestored] = useState(() => ({ view: viewBefore(of, query, kept.view), written }));
  if (restored.view !== undefined && restored.written !== written) setRestored({ view: undefined, written });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is a new object at every navigation; `written` says what matters
  const view = useMemo(() => restored.view ?? read(query), [written, restored]);

  const newest = useRef({ query, view, layout });
  newest.current = { query, view, layout };
  const keep = () => {
    const { view: now, layout: laid } = newest.current;
    browserPlace.set(place, JSON.stringify({ view: write(now), layout: laid }));
  };
  // The path is read when it is needed: whoever follows it is drawn again as somebody leaves for another page.
  const addressOf = (more: Query) =>
    `${router.state.location.pathname}${stringifySearch({ ...newest.current.query, ...more })}`;
  const show = (next: View, more: Query = {}) => {
    newest.current.view = next;
    router.history.replace(addressOf({ ...write(next), ...more }));
    keep();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => {
    if (restored.view !== undefined) show(restored.view);
  }, []);
  return {
    view,
    layout,
    /** What the address says besides. */
    query,
    /** The view before this moment, also within one handler. */
    newestView: () => newest.current.view,
    show,
    change: (changes: Partial<View>) => show({ ...newest.current.view, ...changes }),
    lay: (changes: Partial<Layout>) => {
      const next = { ...newest.current.layout, ...changes };
      newest.current.layout = next;
      setLayout(next);
      keep();
    },
    /** This page with other words in its address: a step that "back" takes back, or none. */
    goTo: (more: Query, isStep: boolean) => {
      const address = addressOf(more);
      if (isStep) router.history.push(address);
      else router.history.replace(address);
    },
  };
}
