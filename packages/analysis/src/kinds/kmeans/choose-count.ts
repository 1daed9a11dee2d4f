import { attempt, type KmeansInput, type KmeansResult, kmeans } from '@wenshu/statistics';

/** What speaks for a number of clusters. */
export interface Candidate {
  readonly count: number;
  readonly within: number;
  /** How clearly people belong to their own cluster; weighted there is none, and the ratio of spreads decides. */
  readonly silhouette: number | null;
  readonly ratio: number | null;
}

export interface ChosenCount {
  readonly count: number;
  readonly by: 'silhouette' | 'ratio';
  readonly candidates: readonly Candidate[];
  /** What a single cluster leaves. */
  readonly whole: number;
}

const MOST_TRIED = 8;

/** Tries 2 to 8 clusters; the one in which people belong most clearly to their own is taken, where there are any. */
export function chooseCount(input: KmeansInput, areThereAny: boolean): ChosenCount {
  const tried = Array.from({ length: MOST_TRIED - 1 }, (_, at) => at + 2).flatMap(k => {
    // Fewer different answers than clusters: what there is decides.
    const found = attempt(() => kmeans({ ...input, settings: { ...input.settings, k, elbowMaxK: 0 } }));
    return 'value' in found ? [found.value] : [];
  });
  const candidates = tried.map(candidateOf);
  const by = candidates.some(({ silhouette }) => silhouette !== null) ? 'silhouette' : 'ratio';
  const [best] = candidates.toSorted((a, b) => (b[by] ?? -1) - (a[by] ?? -1));
  // With nobody to part, the fit itself says why.
  return { count: areThereAny ? (best?.count ?? 2) : 1, by, candidates, whole: tried[0]?.totalSS ?? 0 };
}

/** What 1, 2, … clusters leave within them, where their number is given. */
export const elbowOf = (input: KmeansInput): readonly number[] =>
  kmeans({ ...input, settings: { ...input.settings, k: 2, elbowMaxK: MOST_TRIED, silhouette: false } }).elbow;

const candidateOf = ({ k, totalWithinSS, averageSilhouette, calinskiHarabasz }: KmeansResult): Candidate => ({
  count: k,
  within: totalWithinSS,
  silhouette: averageSilhouette,
  ratio: calinskiHarabasz,
});
