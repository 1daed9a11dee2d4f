import { type CodedTurn, countWritten, type TurnSpan } from './coded-turn.ts';

/** What is counted of some turns. */
export interface TurnCounts {
  readonly turns: number;
  /** Different people who speak in them; turns of nobody known are none. */
  readonly people: number;
  /** Chinese signs, and words of other scripts. */
  readonly words: number;
}

export interface CodeColumn extends TurnCounts {
  /** Empty for turns that belong to none. */
  readonly key: string;
  /** Turns with any code. */
  readonly coded: number;
}

export interface CodeRow extends TurnCounts {
  readonly code: number;
  /** In the order of the columns. */
  readonly cells: readonly TurnCounts[];
}

export interface CodeMatrix {
  readonly columns: readonly CodeColumn[];
  readonly rows: readonly CodeRow[];
  /** Of all turns, whichever column they are in. */
  readonly total: TurnCounts & { readonly coded: number };
}

class Counter {
  turns = 0;
  words = 0;
  coded = 0;
  private readonly who = new Set<number>();

  add(speaker: number | null, words: number): void {
    this.turns += 1;
    this.words += words;
    if (speaker !== null) this.who.add(speaker);
  }

  counts(): TurnCounts {
    return { turns: this.turns, people: this.who.size, words: this.words };
  }
}

interface Asked {
  readonly codes: readonly number[];
  /** The columns as they are shown, also those in which nothing is said. */
  readonly keys: readonly string[];
  /** Which column a turn is in; one that is in none of them is in a last one, which is there only then. */
  keyOf(turn: CodedTurn): string;
}

/**
 * How often each code stands in what each column said. A turn counts once for a code, however many places it has there; the words of a cell are
 * those the code stands on. Every turn is in one column, so turns and words of a row add up to its total; people may be in several.
 */
export function codeMatrix(turns: readonly CodedTurn[], { codes, keys, keyOf }: Asked): CodeMatrix {
  const known = new Set(keys);
  const columns = new Map(keys.map(key => [key, new Counter()]));
  const cells = new Map<string, Counter>();
  const rows = new Map(codes.map(code => [code, new Counter()]));
  const total = new Counter();
  for (const turn of turns) {
    const { speaker, text } = turn;
    const asked = keyOf(turn);
    const key = known.has(asked) ? asked : '';
    const words = countWritten(text);
    const isCoded = turn.codes.size > 0 ? 1 : 0;
    for (const counter of [total, counterOf(columns, key)]) {
      counter.add(speaker, words);
      counter.coded += isCoded;
    }
    for (const [code, spans] of turn.codes) {
      const row = rows.get(code);
      if (!row) continue;
      const said = wordsIn(text, spans);
      row.add(speaker, said);
      counterOf(cells, `${code} ${key}`).add(speaker, said);
    }
  }
  const shown = [...columns].map(([key, counter]) => ({ key, ...counter.counts(), coded: counter.coded }));
  return {
    columns: shown,
    rows: [...rows].map(([code, counter]) => ({
      code,
      ...counter.counts(),
      cells: shown.map(({ key }) => cells.get(`${code} ${key}`)?.counts() ?? { turns: 0, people: 0, words: 0 }),
    })),
    total: { ...total.counts(), coded: total.coded },
  };
}

function counterOf(counters: Map<string, Counter>, key: string): Counter {
  const found = counters.get(key) ?? new Counter();
  counters.set(key, found);
  return found;
}

const wordsIn = (text: string, spans: readonly TurnSpan[]): number =>
  spans.reduce((sum, { from, to }) => sum + countWritten(text.slice(from, to)), 0);
