import type { StreamName, ToldEvent } from '@wenshu/api-contract/room-events';

/** What an answer says of a stream: how much there is of it, and some of it. */
export interface StreamPart {
  readonly stream: StreamName;
  readonly last: number;
  readonly events: readonly ToldEvent[];
}

/** An event with the place that it keeps among all that is heard. */
export interface PlacedEvent extends ToldEvent {
  readonly stream: StreamName;
}

interface Heard {
  /** How much there is, as far as it was told. */
  last: number;
  /** Without a gap. */
  events: ToldEvent[];
  /** Came before what stands between: shown when that has come as well. */
  readonly early: Map<number, ToldEvent>;
}

/**
 * The streams that a seat hears. An event is taken once, and only after the one before it, however answers double, overtake each other or get
 * lost on the way.
 */
export class HeardStreams {
  private readonly heard = new Map<StreamName, Heard>();

  /** The newest of a stream of which nothing is known yet may begin anywhere: what stands before it is asked for when it is wanted. */
  take({ stream, last, events }: StreamPart, mayBegin = false): boolean {
    const known = this.heard.get(stream) ?? { last: 0, events: [], early: new Map<number, ToldEvent>() };
    this.heard.set(stream, known);
    known.last = Math.max(known.last, last);
    const sorted = [...events].sort((a, b) => a.no - b.no);
    if (mayBegin && known.events.length === 0 && sorted[0]) known.events.push(sorted[0]);
    const before = known.events.length;
    for (const event of sorted) if (event.no > reached(known)) known.early.set(event.no, event);
    for (let next = known.early.get(reached(known) + 1); next; next = known.early.get(reached(known) + 1)) {
      known.early.delete(next.no);
      known.events.push(next);
    }
    return known.events.length > before || (mayBegin && sorted.length > 0);
  }

  /** What was told before the first that is held; only what joins it without a gap. */
  takeEarlier(stream: StreamName, events: readonly ToldEvent[]): void {
    const known = this.heard.get(stream);
    if (!known) return;
    for (const event of [...events].sort((a, b) => b.no - a.no))
      if (event.no === (known.events[0]?.no ?? 0) - 1) known.events.unshift(event);
  }

  /** The number up to which each stream is held: what the next answer begins after. */
  known(): Record<string, number> {
    return Object.fromEntries([...this.heard].map(([stream, known]) => [stream, reached(known)]));
  }

  /** Something was told to be there that has not come. */
  isBehind(): boolean {
    return [...this.heard.values()].some(known => reached(known) < known.last);
  }

  /** The first number that is held of each stream of which there is more before. */
  begins(): { readonly stream: StreamName; readonly before: number }[] {
    return [...this.heard].flatMap(([stream, { events }]) =>
      events[0] && events[0].no > 1 ? [{ stream, before: events[0].no }] : [],
    );
  }

  /**
   * All in one order, by the server's time and then by the stream. No two of them ever change places: within a stream time never goes back,
   * and what comes later finds its place between them.
   */
  inOrder(): PlacedEvent[] {
    const all = [...this.heard].flatMap(([stream, { events }]) => {
      let latest = 0;
      return events.map(event => {
        latest = Math.max(latest, event.at);
        return { placed: { ...event, stream }, key: latest };
      });
    });
    return all
      .sort((a, b) => a.key - b.key || rank(a.placed.stream, b.placed.stream) || a.placed.no - b.placed.no)
      .map(({ placed }) => placed);
  }
}

const reached = ({ events }: Heard) => events[events.length - 1]?.no ?? 0;

/** The stage first: what all hear stands before what is said to one at the same moment. */
function rank(a: StreamName, b: StreamName): number {
  if (a === b) return 0;
  if (a === 'stage' || b === 'stage') return a === 'stage' ? -1 : 1;
  return a < b ? -1 : 1;
}
