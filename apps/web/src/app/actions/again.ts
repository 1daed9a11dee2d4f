import { type Pause, pauseAfter } from './pauses.ts';

/** As much of a query as it takes. */
interface QueryState<Data> {
  readonly state: { readonly data: Data | undefined };
}

interface AskedEvent {
  readonly type: string;
  readonly query: object;
  readonly action?: { readonly type: string };
}

const begun = new WeakMap<object, number>();
const took = new WeakMap<object, number>();

/** Told of everything that happens to queries, so that `again` knows how long their answers take. */
export function noteAnswer({ type, query, action }: AskedEvent, now = performance.now()): void {
  if (type !== 'updated') return;
  if (action?.type === 'fetch') begun.set(query, now);
  const since = begun.get(query);
  if (action?.type === 'success' && since !== undefined) took.set(query, now - since);
}

/**
 * A query's `refetchInterval`: how often is a word, or a function of what came last that gives one; none when it need not be asked again.
 * The library asks nothing while the tab is hidden.
 */
export function again(pause: Pause | undefined): (query: object) => number | false;
export function again<Data>(
  choose: (data: Data | undefined) => Pause | undefined,
): (query: QueryState<Data>) => number | false;
export function again<Data>(pause: Pause | undefined | ((data: Data | undefined) => Pause | undefined)) {
  return (query: QueryState<Data>): number | false => {
    const wanted = typeof pause === 'function' ? pause(query.state.data) : pause;
    return wanted !== undefined && pauseAfter(wanted, took.get(query) ?? 0);
  };
}
