import type { ProposalSource } from '@wenshu/api-contract';
import { normaliseWords } from './normalise-words.ts';

/** A text in both languages, and the list it stands in: 一般 is "Neutral" among degrees of satisfaction and "Fair" among judgements. */
export interface KnownPair {
  readonly from: string;
  readonly to: string;
  readonly list: string;
  readonly source: Exclude<ProposalSource, 'model' | 'no-words'>;
}

interface Remembered {
  readonly to: string;
  readonly source: KnownPair['source'];
  readonly isExact: boolean;
}

/** The nearer it is to this survey, the more it says how its people call a thing. */
const SOURCES: readonly KnownPair['source'][] = ['this-survey', 'other-survey', 'house'];

/** Texts that stand in both languages already. It knows what is the same or alike, and nothing that is merely similar. */
export class TranslationMemory {
  readonly #known = new Map<string, KnownPair[]>();
  /** Counted once for all options of a question: there may be thousands. */
  readonly #listsBeside = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

  constructor(...parts: readonly Iterable<KnownPair>[]) {
    for (const part of parts)
      for (const pair of part) {
        const key = normaliseWords(pair.from);
        const known = this.#known.get(key);
        if (key === '' || pair.to.trim() === '') continue;
        if (known) known.push(pair);
        else this.#known.set(key, [pair]);
      }
  }

  /** Beside others: of several translations the one whose list has the most of what stands around it. */
  find(text: string, beside: readonly string[] = []): Remembered | undefined {
    const pairs = this.#known.get(normaliseWords(text));
    if (!pairs) return undefined;
    const lists = this.#listsBeside.get(beside) ?? this.#countLists(beside);
    this.#listsBeside.set(beside, lists);
    const uses = new Map<string, number>();
    for (const { to } of pairs) uses.set(to, (uses.get(to) ?? 0) + 1);
    const trimmed = text.trim();
    const rank = (pair: KnownPair): readonly number[] => [
      SOURCES.indexOf(pair.source),
      -(lists.get(pair.list) ?? 0),
      pair.from.trim() === trimmed ? 0 : 1,
      -(uses.get(pair.to) ?? 0),
    ];
    const best = pairs.reduce((one, other) => (isBefore(rank(other), rank(one)) ? other : one));
    return { to: best.to.trim(), source: best.source, isExact: best.from.trim() === trimmed };
  }

  /** How many of the texts each list knows. */
  #countLists(texts: readonly string[]): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const key of new Set(texts.map(normaliseWords))) {
      const lists = new Set((this.#known.get(key) ?? []).map(({ list }) => list));
      for (const list of lists) counts.set(list, (counts.get(list) ?? 0) + 1);
    }
    return counts;
  }
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && one[at]! < other[at]!;
}
