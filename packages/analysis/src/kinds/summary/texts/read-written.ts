import { plain } from '@wenshu/survey-core';
import type { WrittenTexts } from '../../../columns/joined-texts.ts';
import { MOST_LETTERS, WordParter } from './words-of.ts';

export interface Counted {
  readonly text: string;
  readonly count: number;
}

/** What was written in the parts of a question. */
export interface Written {
  /** Records that wrote anything. */
  readonly total: number;
  /** The newest of them, which all other numbers are of. */
  readonly read: number;
  readonly parts: readonly WrittenPart[];
  /** The commonest first; a record counts once for each. */
  readonly words: readonly Counted[];
  /** Records whose words were counted: where people write much, fewer than were read. */
  readonly parted: number;
  /** The newest, and which part each was written in. */
  readonly newest: readonly { readonly recordId: string; readonly part: number; readonly text: string }[];
}

export interface WrittenPart {
  readonly wrote: number;
  readonly distinct: number;
  /** What more than one wrote, the commonest first. */
  readonly common: readonly Counted[];
}

const MOST_COMMON = 20;
const MOST_WORDS = 100;
const MOST_NEWEST = 50;
/** Parting them takes about a third of a second where everybody writes something else: 15,000 Chinese answers of a line. */
const MOST_PARTED = 300_000;

export function readWritten(
  { total, records }: { readonly total: number; readonly records: readonly WrittenTexts[] },
  parts: number,
  /** What the questionnaire offers: its names are kept whole. */
  labels: Iterable<string> = [],
  mostParted = MOST_PARTED,
): Written {
  const same = Array.from({ length: parts }, () => new Tally());
  const words = new Tally();
  const parter = new WordParter(labels);
  const newest: { recordId: string; part: number; text: string }[] = [];
  let [letters, parted] = [0, 0];
  for (const { id, texts } of records) {
    const isParted = letters < mostParted;
    const said = new Set<string>();
    for (const [part, text] of texts.entries()) {
      if (text === null) continue;
      same[part]!.addText(text);
      letters += Math.min(text.length, MOST_LETTERS);
      if (newest.length < MOST_NEWEST) newest.push({ recordId: id, part, text });
      if (!isParted) continue;
      for (const word of parter.wordsOf(text)) {
        if (said.has(word)) continue;
        words.add(word, word);
        // Of one text each comes once; another part may say it again.
        if (parts > 1) said.add(word);
      }
    }
    if (isParted) parted++;
  }
  return {
    total,
    read: records.length,
    newest,
    parted,
    words: words.commonest(MOST_WORDS),
    parts: same.map(tally => ({
      wrote: tally.sum,
      distinct: tally.distinct,
      common: tally.commonest(MOST_COMMON).filter(({ count }) => count > 1),
    })),
  };
}

interface Tallied {
  readonly text: string;
  count: number;
}

/** Counts by name, and remembers how each was first written. */
class Tally {
  readonly #counts = new Map<string, Tallied>();
  readonly #byText = new Map<string, Tallied>();
  sum = 0;

  add(name: string, text: string): Tallied {
    this.sum++;
    const known = this.#counts.get(name);
    if (known) {
      known.count++;
      return known;
    }
    const tallied = { text, count: 1 };
    this.#counts.set(name, tallied);
    return tallied;
  }

  /** Named as filters compare texts: whoever opens the records behind a number finds as many. Many write the same, letter for letter. */
  addText(text: string): void {
    const known = this.#byText.get(text);
    if (known) {
      this.sum++;
      known.count++;
    } else this.#byText.set(text, this.add(plain(text), text.trim()));
  }

  get distinct(): number {
    return this.#counts.size;
  }

  /** Of as many, those that came first: a list must not turn about between two looks. */
  commonest(most: number): readonly Counted[] {
    return [...this.#counts.values()].sort((a, b) => b.count - a.count).slice(0, most);
  }
}
