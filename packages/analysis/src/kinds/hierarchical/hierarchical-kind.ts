import { type ClusterCut, type HierarchicalResult, hierarchicalCluster } from '@wenshu/statistics';
import { peopleOf } from '../../claims/evidence.ts';
import { KindRefusal } from '../kind.ts';
import { areGroups } from '../model/cluster-claims.ts';
import { chanceOfGroups } from '../model/cluster-evidence.ts';
import type { Model } from '../model/model.ts';
import type { ModelData } from '../model/model-data.ts';
import { modelKind } from '../model/model-kind.ts';
import type { FoundClusters } from '../model/present-clusters.ts';
import { distanceFrom, spreadOf } from '../model/spread-of.ts';
import { statisticsInput } from '../model/statistics-input.ts';
import { presentHierarchical } from './exhibits.ts';
import { hierarchicalForm } from './form.ts';
import type { FoundHierarchy } from './found.ts';
import { foldTree, lastSteps } from './tree.ts';

const MOST_CUT = 12;
const MOST_CHOSEN = 8;
/** As many branches as can be drawn with a name each. */
const DRAWN = 30;
const LISTED_STEPS = 20;

const hierarchicalModel: Model<FoundHierarchy> = {
  name: 'hierarchical',
  form: hierarchicalForm,
  fit: (data, request) => {
    const keys = request.slots.variables!;
    const whole = data.wholeRows(keys.map(data.column));
    const { variables, data: given } = statisticsInput(data, keys);
    const found = hierarchicalCluster({
      variables,
      data: given,
      settings: {
        method: request.options.method as 'ward',
        distance: 'euclidean',
        standardize: request.options.standardize === true ? 'zscore' : 'none',
        cutK: Array.from({ length: Math.min(MOST_CUT, whole.length) - 1 }, (_, at) => at + 2),
      },
    });
    const asked = request.options.clusters as number | null;
    const base = data.base(whole);
    const chance = chanceOfGroups(data, keys, request.options.standardize === true);
    const areAny = areGroups({ count: 2, p: chance, people: peopleOf(base) });
    const best = decideCut(found, asked);
    const cut = asked === null && !areAny ? everybody(found.n) : best;
    return {
      base,
      chance,
      leftOut: data.people - whole.length,
      isChosen: asked === null,
      ...profileOf(cut, data, keys, whole),
      tree: foldTree(found, DRAWN),
      // Of one group above the last joining.
      cutAt:
        ((found.heights[found.n - cut.k] ?? 1.1 * found.heights.at(-1)!) + (found.heights[found.n - cut.k - 1] ?? 0)) /
        2,
      steps: lastSteps(found, LISTED_STEPS),
      cuts: found.cuts.map(({ k, sizes }) => ({ count: k, sizes: sizes.toSorted((a, b) => b - a) })),
      cophenetic: found.copheneticCorrelation,
    };
  },
  // Everybody is held against everybody.
  effortMs: (_request, cells) => 150 + 0.04 * cells,
  present: presentHierarchical,
};

const everybody = (n: number): ClusterCut => ({ k: 1, membership: new Array<number>(n).fill(0), sizes: [n] });

/** As asked; else before the longest way that the tree goes without joining anything. */
function decideCut({ cuts, heights, n }: HierarchicalResult, asked: number | null): ClusterCut {
  const gap = (k: number) => heights[n - k]! - (heights[n - k - 1] ?? 0);
  const [best] =
    asked === null
      ? cuts.filter(({ k }) => k <= MOST_CHOSEN).sort((a, b) => gap(b.k) - gap(a.k))
      : cuts.filter(({ k }) => k === asked);
  if (best) return best;
  // Everybody is alike, or two joinings are equally far: nothing says which of them comes first.
  throw new KindRefusal(
    asked === null ? { word: 'no-spread', slot: 'variables' } : { word: 'option-not-fitting', slot: 'clusters' },
  );
}

/** Clusters by size, the largest first, and how they differ from everybody. */
function profileOf(
  { k, membership }: ClusterCut,
  data: ModelData,
  keys: readonly string[],
  whole: readonly number[],
): Pick<FoundClusters, 'sizes' | 'centers' | 'means' | 'distances'> {
  const members = Array.from({ length: k }, (_, cluster) => whole.filter((_row, at) => membership[at] === cluster));
  members.sort((a, b) => b.length - a.length);
  const spreads = keys.map(key => spreadOf(data, key, whole));
  const meanOf = (column: Float64Array, rows: readonly number[]) =>
    rows.reduce((sum, row) => sum + column[row]!, 0) / rows.length;
  const centers = members.map(rows => keys.map(key => meanOf(data.column(key), rows)));
  return {
    sizes: members.map(rows => rows.length),
    centers,
    means: spreads.map(({ mean }) => mean),
    distances: centers.map(center => center.map((value, at) => distanceFrom(spreads[at]!, value))),
  };
}

export const hierarchicalKind = modelKind(hierarchicalModel);
