import { type AnchorAnswer, type FitControl, type MaxDiffVariant, maxDiffHb, softmaxPercent } from '@wenshu/statistics';
import { alreadyPercent, type Percent, percentOfShare } from '../../exhibit/units.ts';
import { KindRefusal } from '../../kind/kind.ts';
import { carriedBy } from '../individual/carried.ts';
import { covariateOptions, covariatesOf, foundCovariates } from '../individual/covariates.ts';
import { drawnMeans, leadOfPeople } from '../individual/drawn-means.ts';
import { holdOut } from '../individual/hold-out.ts';
import {
  CHECKING_SHARE,
  checkingOf,
  controlBetween,
  drawingOf,
  priorIn,
  requireBearableSampling,
  samplingOf,
} from '../individual/sampling.ts';
import { firstPercents, meanOf, type Spread, spreadOf, weightsAt } from '../individual/spread.ts';
import { spreadOverGroups } from '../individual/spread-over-groups.ts';
import { chanceOf, convergenceOf, type Hits, type Validity } from '../individual/validity.ts';
import type { ModelRequest } from '../model/form.ts';
import type { ModelData } from '../model/model-data.ts';
import type { Segmented } from '../solution/segments.ts';
import type { WholeSet } from './whole-set.ts';

export interface PeopleItem extends Spread {
  readonly code: number;
  readonly name: string;
  /** Percent of people to whom it matters most. */
  readonly firstPercent: Percent;
  /** The mean of people's own shares of preference, and how far those are apart. */
  readonly share: Percent;
  readonly shareDeviation: Percent;
  /** Percent of people to whom it is worth anything; null where nobody was asked. */
  readonly abovePercent: Percent | null;
}

export interface PeopleItems {
  readonly items: readonly PeopleItem[];
}

interface Item {
  readonly code: number;
  readonly label: string;
  readonly itemId?: string;
}

/** Of single people. */
export interface PeopleScores {
  readonly people: number;
  /** Whose they are. */
  readonly rows: readonly number[];
  readonly items: readonly Item[];
  /** By item, by place among the rows. */
  readonly worths: readonly Float64Array[];
  readonly isAnchored: boolean;
  readonly validity: Validity;
}

export interface FoundPeople extends Segmented<PeopleItems> {
  readonly estimate: 'individual';
  readonly found: PeopleScores;
  readonly unread: number;
}

interface UtilitiesAsked {
  readonly request: ModelRequest;
  readonly sets: readonly WholeSet[];
  readonly offered: readonly Item[];
}

/** Everybody's own utilities, and how they are spread over everybody and over each group. */
export function fitPeople(data: ModelData, asked: UtilitiesAsked, control?: FitControl): Omit<FoundPeople, 'unread'> {
  return spreadOverGroups(data, asked.request, estimatePeople(data, asked, control), spreadItems);
}

function estimatePeople(
  data: ModelData,
  { request, sets, offered }: UtilitiesAsked,
  control?: FitControl,
): PeopleScores {
  const seen = new Set(sets.flatMap(({ shown }) => shown));
  const items = offered.filter(({ code }) => seen.has(code));
  const placeOf = new Map(items.map(({ code }, place) => [code, place]));
  const anchors = anchorsOf(data, request, sets, items);
  const sampling = samplingOf(request);
  const compared = sets.reduce((sum, { shown }) => sum + 2 * shown.length - 2, anchors.length);
  const people = new Set(sets.map(({ row }) => row)).size;
  requireBearableSampling({ people, compared, width: items.length }, sampling);
  const model = request.options.model as MaxDiffVariant;
  // Beside the line each item varies for itself; beside the last item they share what that one varies by.
  const width = anchors.length > 0 ? items.length : items.length - 1;
  const besideLast = Array.from({ length: width }, (_, one) =>
    Array.from({ length: width }, (_, other) => (one === other ? 2 : 1)),
  );
  const prior = priorIn(request, width, anchors.length > 0 ? undefined : besideLast);
  const tasksOf = (own: readonly WholeSet[]) =>
    own.map(({ row, shown, best, worst }) => ({
      respondent: row,
      items: shown.map(code => placeOf.get(code)!),
      best: placeOf.get(best)!,
      worst: placeOf.get(worst)!,
    }));
  const { weights } = data;
  const options = covariateOptions(data, request, [...new Set(sets.map(({ row }) => row))]);
  const inputOf = (own: readonly WholeSet[]) => {
    const rows = [...new Set(own.map(({ row }) => row))];
    return {
      items: items.map(({ code }) => String(code)),
      tasks: tasksOf(own),
      covariates: covariatesOf(options, rows),
      ...(anchors.length > 0 && { anchors }),
      ...(weights && { weights: Float64Array.from(rows, row => weights[row]!) }),
    };
  };
  const { learnt, held } = holdOut(sets, request);
  // An item that only the sets kept back show has nothing to be learnt from.
  const isTold = new Set(learnt.flatMap(({ shown }) => shown)).size === items.length;
  const checked =
    held.length > 0 && isTold
      ? maxDiffHb(
          { ...inputOf(learnt), holdoutTasks: tasksOf(held), settings: { model, prior, ...checkingOf(sampling) } },
          controlBetween(control, 0, CHECKING_SHARE),
        )
      : undefined;
  const own = weightsAt(weights, [...new Set(sets.map(({ row }) => row))]);
  const drawn = drawnMeans(drawnCoefficients => sharesIn(drawnCoefficients, anchors.length > 0), width, own);
  const result = maxDiffHb(
    { ...inputOf(sets), watch: drawn.watch, settings: { model, prior, ...sampling } },
    controlBetween(control, checked ? CHECKING_SHARE : 0, 1),
  );
  const rows = result.individuals.map(({ respondent }) => respondent as number);
  const chance = chanceOf(sets.map(({ shown }) => shown.length));
  return {
    people: data.people,
    rows,
    items,
    isAnchored: anchors.length > 0,
    worths: items.map((_, item) => Float64Array.from(result.individuals, ({ utilities }) => utilities[item]!)),
    validity: {
      rlh: meanOf(
        result.individuals.map(({ rlh }) => rlh),
        weightsAt(weights, rows),
      ),
      rlhOfChance: chance.rlh,
      hits: hitsOf(checked?.holdout, chance.hit),
      ...convergenceOf(
        result,
        items.map(({ label }) => label),
      ),
      ...drawingOf(sampling, result.priorVariance, request),
      carried: carriedBy({
        people,
        parameters: width,
        pooledP: result.aggregate?.pValue ?? null,
        held: checked?.holdout?.ofBest,
        // Two choices of each set, of which the best says where it stood.
        tasks: sets.map(({ shown, best }) => ({
          offered: 2 * shown.length - 1,
          taken: shown.indexOf(best),
          isNone: false,
        })),
      }),
      leadZ: leadOfPeople(
        items.map((_, item) => result.individuals.map(({ utilities }) => softmaxPercent(utilities)[item]!)),
        own,
        drawn,
      ),
      covariates: foundCovariates(options, result.covariates),
    },
  };
}

/** As they are sampled: beside the line, or beside the last item, whose utility is 0. */
const sharesIn = (coefficients: Float64Array, isAnchored: boolean) =>
  softmaxPercent(isAnchored ? Array.from(coefficients) : [...coefficients, 0]);

function hitsOf(holdout: ReturnType<typeof maxDiffHb>['holdout'], chance: Percent): readonly Hits[] {
  if (!holdout) return [];
  const { n, bestHitRate, worstHitRate, aggregateBestHitRate, aggregateWorstHitRate } = holdout;
  return [
    { of: 'best', tasks: n, own: percentOfShare(bestHitRate), together: percentOfShare(aggregateBestHitRate), chance },
    {
      of: 'worst',
      tasks: n,
      own: percentOfShare(worstHitRate),
      together: percentOfShare(aggregateWorstHitRate),
      chance,
    },
  ];
}

/** What people said of each item in a question of many options: those are known by their words, which are the items'. */
function anchorsOf(
  data: ModelData,
  { slots }: ModelRequest,
  sets: readonly WholeSet[],
  items: readonly Item[],
): readonly AnchorAnswer[] {
  const key = slots.anchor?.[0];
  if (key === undefined) return [];
  const { categories = [] } = data.variable(key);
  const options = items.flatMap(({ label }, item) => {
    const same = categories.find(one => one.label.trim() === label.trim());
    return same ? [{ item, said: data.chosen(key, same.code) }] : [];
  });
  if (options.length === 0) throw new KindRefusal({ word: 'codes-unknown', slot: 'anchor', variable: key });
  const rows = [...new Set(sets.map(({ row }) => row))];
  return options.flatMap(({ item, said }) =>
    rows.flatMap(row => (Number.isNaN(said[row]) ? [] : [{ respondent: row, item, isAbove: said[row] === 1 }])),
  );
}

function spreadItems(
  { items, worths, isAnchored }: PeopleScores,
  places: readonly number[],
  weights: Float64Array,
): PeopleItems {
  const own = worths.map(column => Float64Array.from(places, place => column[place]!));
  const shares = own.map(() => new Float64Array(places.length));
  for (let at = 0; at < places.length; at++) {
    const most = Math.max(...own.map(column => column[at]!));
    const powers = own.map(column => Math.exp(column[at]! - most));
    const whole = powers.reduce((sum, power) => sum + power, 0);
    for (const [item, power] of powers.entries()) shares[item]![at] = (100 * power) / whole;
  }
  const firsts = firstPercents(own, weights);
  return {
    items: items.map(({ code, label: name }, item) => {
      const { mean: share, deviation: shareDeviation } = spreadOf(shares[item]!, weights);
      const above = own[item]!.map(worth => (worth > 0 ? 100 : 0));
      return {
        code,
        name,
        ...spreadOf(own[item]!, weights),
        firstPercent: firsts[item]!,
        share: alreadyPercent(share),
        shareDeviation: alreadyPercent(shareDeviation),
        abovePercent: isAnchored ? alreadyPercent(meanOf(above, weights)) : null,
      };
    }),
  };
}
