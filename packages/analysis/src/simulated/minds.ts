/** The kinds that a feature can be taken for by whoever has a use for it. */
export type KanoKind = 'M' | 'O' | 'A' | 'I';

/** What is true of simulated people, by solution: the values that an analysis should find again. Parts stand in the order of the question. */
export interface Minds {
  /** The kind that each feature is for most; how many take it for that at once, 0 to 1. The others take it for any kind, by chance. */
  readonly kano: { readonly kinds: readonly KanoKind[]; readonly clear: number };
  /** Utilities by attribute and level, summing to 0 by attribute; of choosing none. */
  readonly cbc: { readonly worths: readonly (readonly number[])[]; readonly none: number };
  /** Points of intent by attribute and level, and on average; how far a rating scatters. */
  readonly cpc: { readonly worths: readonly (readonly number[])[]; readonly mean: number; readonly spread: number };
  readonly maxdiff: { readonly worths: readonly number[] };
  /** The price that people think right: its median and how far its logarithm scatters. The four that they name are multiples of it. */
  readonly psm: {
    readonly median: number;
    readonly spread: number;
    readonly tooCheap: number;
    readonly cheap: number;
    readonly expensive: number;
    readonly tooExpensive: number;
  };
  /** Utilities of the brands beside the first, by unit of price, and of taking none. */
  readonly bpto: { readonly brands: readonly number[]; readonly price: number; readonly none: number };
}

export type SimulatedType = keyof Minds;

/** How many take a feature for its kind, 0 to 1: who are clear about it, and of the others one in four. */
export const kanoShare = ({ clear }: Minds['kano']) => clear + (1 - clear) / 4;

/** Where two curves cross whose prices are multiples of one that scatters evenly about its median on the scale of logarithms. */
const between = ({ median }: Minds['psm'], one: number, other: number) => median * Math.sqrt(one * other);

/** The four crossing points of all people's curves. */
export function crossingsOf(mind: Minds['psm']) {
  return {
    pmc: between(mind, mind.tooCheap, mind.expensive),
    opp: between(mind, mind.tooCheap, mind.tooExpensive),
    idp: between(mind, mind.cheap, mind.expensive),
    pme: between(mind, mind.cheap, mind.tooExpensive),
  };
}
