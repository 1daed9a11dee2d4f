import { type KmeansInput, kmeans } from '@wenshu/statistics';
import { clusterTexts } from '@wenshu/texts/findings/models/clusters';
import { peopleOf } from '../../claims/evidence.ts';
import { percentOf } from '../../exhibit/units.ts';
import { areGroups } from '../model/cluster-claims.ts';
import { chanceOfGroups } from '../model/cluster-evidence.ts';
import type { Model } from '../model/model.ts';
import { modelKind } from '../model/model-kind.ts';
import { clusterNames } from '../model/present-clusters.ts';
import { distanceFrom, spreadOf } from '../model/spread-of.ts';
import { type StatisticsInput, statisticsInput } from '../model/statistics-input.ts';
import { chooseCount, elbowOf } from './choose-count.ts';
import { presentKmeans } from './exhibits.ts';
import { kmeansForm } from './form.ts';
import type { FoundKmeans } from './found.ts';

/** So many numbers are gone through again from other starts as often as there is time for. */
const STARTED_WORK = 3e6;
const MOST_STARTS = 25;
const LEAST_STARTS = 3;
/** How many clusters there are is seen on some thousands as well as on all, and from a few starts each. */
const LOOKED_AT = 5_000;
const LOOKED_WORK = 250_000;

const kmeansModel: Model<FoundKmeans> = {
  name: 'kmeans',
  form: kmeansForm,
  fit: (data, request) => {
    const keys = request.slots.variables!;
    const whole = data.wholeRows(keys.map(data.column));
    const asked = request.options.clusters as number | null;
    const settingsOf = (people: number, work: number): KmeansInput['settings'] => {
      const starts = Math.floor(work / Math.max(1, people * keys.length));
      return {
        k: asked ?? 2,
        standardize: request.options.standardize === true ? 'zscore' : 'none',
        seed: 1,
        nStart: Math.max(LEAST_STARTS, Math.min(MOST_STARTS, starts)),
        maxIterations: 100,
        missing: 'listwise',
        elbowMaxK: 0,
        silhouette: data.weights === undefined,
      };
    };
    const input = statisticsInput(data, keys);
    const some = everyNth(whole, LOOKED_AT);
    const looked: KmeansInput = { ...takeRows(input, some), settings: settingsOf(some.length, LOOKED_WORK) };
    const base = data.base(whole);
    const chance = chanceOfGroups(data, keys, request.options.standardize === true);
    const chosen =
      asked === null ? chooseCount(looked, areGroups({ count: 2, p: chance, people: peopleOf(base) })) : undefined;
    const settings = settingsOf(whole.length, STARTED_WORK);
    const found = kmeans({ ...input, settings: { ...settings, k: chosen?.count ?? settings.k } });
    const spreads = keys.map(key => spreadOf(data, key, whole));
    return {
      base,
      chance,
      leftOut: data.people - whole.length,
      sizes: found.sizes,
      ...(found.weightedSizes && { weightedSizes: found.weightedSizes }),
      centers: found.centersOriginal,
      means: spreads.map(({ mean }) => mean),
      distances: found.centersOriginal.map(center => center.map((value, at) => distanceFrom(spreads[at]!, value))),
      scales: found.standardDeviations ?? keys.map(() => 1),
      ...(chosen && { chosen }),
      ...(some.length < whole.length && { lookedAt: some.length }),
      elbow: chosen ? [chosen.whole, ...chosen.candidates.map(({ within }) => within)] : elbowOf(looked),
      silhouette: found.averageSilhouette,
      explained: percentOf(found.betweenSS, found.totalSS),
      anova: found.anova,
      isConverged: found.converged,
    };
  },
  // Measured: how many clusters there are is looked at in some thousands of people, and found in all.
  effortMs: (_request, cells) => 500 + 0.07 * Math.min(cells, 60_000) + 0.01 * cells,
  present: presentKmeans,
  saved: ({ centers, scales }, request, context) => {
    // One group is everybody: nothing to keep.
    if (centers.length < 2) return [];
    const { saved } = clusterTexts[context.language];
    const categories = clusterNames(centers.length, request, context).map((label, at) => ({ code: at + 1, label }));
    const variables = request.slots.variables!;
    return [{ name: saved, label: saved, make: 'nearest', variables, categories, centers, scales }];
  },
};

function everyNth(rows: readonly number[], most: number): readonly number[] {
  if (rows.length <= most) return rows;
  return Array.from({ length: most }, (_, at) => rows[Math.floor((at * rows.length) / most)]!);
}

function takeRows(input: StatisticsInput, rows: readonly number[]): StatisticsInput {
  const taken = Object.entries(input.data).map(([key, column]) => [key, Float64Array.from(rows, row => column[row]!)]);
  return { ...input, data: Object.fromEntries(taken) };
}

export const kmeansKind = modelKind(kmeansModel);
