import { clusterTexts } from '@wenshu/texts/findings/models/clusters';
import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import { peopleOf } from '../../claims/evidence.ts';
import { tellOf } from '../../claims/tell-of.ts';
import type { Base, Exhibit } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { type Percent, percentOf } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import { clusterClaims, type KnownClusters } from './cluster-claims.ts';
import type { ModelRequest } from './form.ts';
import { foundNames, variableNames } from './named.ts';
import { countFormat, type ModelNotes, modelNotes, numberAs, percentFormat, plainTable } from './plain-table.ts';

/** People in groups, however these were found. Clusters by number, then variables. */
export interface FoundClusters {
  readonly base: Base;
  readonly leftOut: number;
  /** How often one group of people with such answers looks as clustered. */
  readonly chance: number;
  /** People, and what they weigh where there is a weight. */
  readonly sizes: readonly number[];
  readonly weightedSizes?: readonly number[];
  /** Means in the variables' own units, of each cluster and of everybody. */
  readonly centers: readonly (readonly number[])[];
  readonly means: readonly number[];
  /** How far each cluster's mean is from everybody's, in standard deviations. */
  readonly distances: readonly (readonly number[])[];
}

/** From here on a cluster is said to be high or low in something. */
const CLEAR_DISTANCE = 0.5;
const MOST_TRAITS = 4;

export const clusterNames = (count: number, request: ModelRequest, { language }: PresentContext) =>
  foundNames(count, request, clusterTexts[language].numbered);

export const clusterShares = ({ sizes, weightedSizes }: FoundClusters): readonly (Percent | null)[] => {
  const parts = weightedSizes ?? sizes;
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map(part => percentOf(part, whole));
};

/** Who they are: how many, what tells them from the others, their means, and those as a profile. */
export function presentClusters(
  found: FoundClusters,
  request: ModelRequest,
  notes: ModelNotes,
  context: PresentContext,
): readonly Exhibit[] {
  const { language, source } = context;
  const texts = clusterTexts[language];
  const { base, centers, means, distances, sizes, weightedSizes } = found;
  const keys = request.slots.variables!;
  const names = variableNames(keys, context);
  const clusters = clusterNames(sizes.length, request, context);
  const shares = clusterShares(found);
  return [
    plainTable(
      {
        id: 'clusters',
        title: texts.titles.clusters,
        base,
        notes,
        columns: [
          { id: 'people', text: texts.columns.people, format: countFormat },
          ...(weightedSizes ? [{ id: 'weighted', text: texts.columns.weighted, format: countFormat }] : []),
          { id: 'share', text: texts.columns.share, format: percentFormat },
          { id: 'traits', text: texts.columns.traits, format: countFormat },
        ],
        rows: clusters.map((text, at) => ({
          id: String(at + 1),
          text,
          nameAs: String(at + 1),
          values: [
            sizes[at]!,
            ...(weightedSizes ? [weightedSizes[at]!] : []),
            shares[at]!,
            traitsOf(distances[at]!, names, context),
          ],
        })),
      },
      context,
    ),
    plainTable(
      {
        id: 'centers',
        title: texts.titles.centers,
        base,
        notes: modelNotes({ footnotes: [texts.heat] }),
        columns: [
          ...clusters.map((text, at) => ({ id: String(at + 1), text, format: numberAs(2) })),
          { id: 'all', text: texts.columns.all, format: numberAs(2) },
        ],
        rows: keys.map((id, variable) => ({
          id,
          text: names[variable]!,
          values: [...centers.map(center => center[variable]!), means[variable]!],
          heat: distances.map(distance => Math.min(1, Math.abs(distance[variable]!) / 2)),
        })),
      },
      context,
    ),
    {
      kind: 'bars',
      id: 'profile',
      title: texts.titles.profile,
      source: { ...source, base },
      notes: modelNotes({ footnotes: [texts.profileIs] }),
      format: numberAs(2),
      direction: 'bars',
      layout: 'grouped',
      categories: names,
      series: clusters.map((name, at) => ({ id: String(at + 1), name, values: distances[at]! })),
    },
  ];
}

function traitsOf(distances: readonly number[], names: readonly string[], { language }: PresentContext): string {
  const texts = clusterTexts[language];
  const { list } = modelResultTexts[language];
  const clear = distances
    .map((distance, at) => ({ distance, name: names[at]! }))
    .filter(({ distance }) => Math.abs(distance) >= CLEAR_DISTANCE)
    .sort((a, b) => Math.abs(b.distance) - Math.abs(a.distance))
    .slice(0, MOST_TRAITS);
  const named = (isHigh: boolean) => clear.filter(({ distance }) => distance > 0 === isHigh).map(({ name }) => name);
  const [high, low] = [named(true), named(false)];
  return (
    [high.length > 0 ? texts.high(list(high)) : [], low.length > 0 ? texts.low(list(low)) : []]
      .flat()
      .join(texts.between) || texts.average
  );
}

export const knownClusters = ({ sizes, chance, base }: FoundClusters): KnownClusters => ({
  count: sizes.length,
  p: chance,
  people: peopleOf(base),
});

/** Whether there are groups, which ones, and which of them are too small to build on. */
export function clusterNotes(found: FoundClusters, request: ModelRequest, context: PresentContext) {
  const { language } = context;
  const texts = clusterTexts[language];
  const claims = clusterClaims;
  const known = knownClusters(found);
  const shares = clusterShares(found);
  const all = found.sizes.reduce((sum, size) => sum + size, 0);
  const clusters = clusterNames(shares.length, request, context).map((name, at) => ({
    name,
    share: shares[at]!,
    people: found.sizes[at]!,
    all,
  }));
  const parts = () => ({
    count: clusters.length,
    parts: modelResultTexts[language].list(
      clusters.map(({ name, share }) => texts.part({ name, share: formatNumber(percentFormat, share, language) })),
    ),
  });
  const named = { known: (one: (typeof clusters)[number]) => one, name: (one: (typeof clusters)[number]) => one.name };
  return {
    meaning: [
      claims.groups.tell(language, known, parts),
      claims.parted.tell(language, known, parts),
      claims.oneGroup.tell(language, known),
      claims.tooFew.tell(language, known),
    ],
    warnings: [
      claims.noGroups.tell(language, known),
      tellOf(claims.tiny, language, clusters, named),
      tellOf(claims.small, language, clusters, named),
      claims.few.tell(language, known.people),
    ],
  };
}
