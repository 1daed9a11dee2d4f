import { type ConjointHbInput, type Covariate, conjointHb, type FitControl } from '@wenshu/statistics';
import { alreadyPercent, type Percent, percentOf, percentOfShare } from '../../exhibit/units.ts';
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
import { chanceOf, convergenceOf, type Validity } from '../individual/validity.ts';
import type { ModelRequest } from '../model/form.ts';
import type { ModelData } from '../model/model-data.ts';
import { type Attribute, placesIn, shownIn } from '../solution/attributes.ts';
import { priceAmong } from '../solution/price-levels.ts';
import type { ReadTask } from '../solution/read-tasks.ts';
import type { Segmented } from '../solution/segments.ts';
import { type CodedAttribute, codedAttributes, shapeOf } from './coding.ts';

export interface PeopleLevel extends Spread {
  readonly id: string;
  readonly name: string;
  /** Percent of people who like it best of its attribute. */
  readonly firstPercent: Percent;
}

export interface PeopleAttribute {
  readonly name: string;
  /** The mean of people's own. */
  readonly importance: Percent;
  readonly levels: readonly PeopleLevel[];
}

/** What levels are worth to some people, each of whom has utilities of their own. */
export interface PeopleWorths {
  readonly attributes: readonly PeopleAttribute[];
  readonly none: Spread | null;
}

/** Of single people. */
export interface PeopleFound {
  readonly people: number;
  /** Whose they are. */
  readonly rows: readonly number[];
  readonly attributes: readonly Attribute[];
  /** By attribute and level, by place among the rows. */
  readonly worths: readonly (readonly Float64Array[])[];
  readonly none: Float64Array | null;
  readonly validity: Validity;
}

export interface FoundPeople extends Segmented<PeopleWorths> {
  readonly estimate: 'individual';
  readonly found: PeopleFound;
  readonly unread: number;
}

interface UtilitiesAsked {
  readonly request: ModelRequest;
  readonly tasks: readonly ReadTask[];
  readonly known: readonly Attribute[];
  readonly hasNone: boolean;
}

/** What is said by whoever chose none of them. */
const NONE = 0;

/** Everybody's own part-worths, and how they are spread over everybody and over each group. */
export function fitPeople(data: ModelData, asked: UtilitiesAsked, control?: FitControl): Omit<FoundPeople, 'unread'> {
  return spreadOverGroups(data, asked.request, estimatePeople(data, asked, control), spreadWorths);
}

function estimatePeople(data: ModelData, asked: UtilitiesAsked, control?: FitControl): PeopleFound {
  const { request, tasks, known, hasNone } = asked;
  const attributes = shownIn(
    known,
    tasks.flatMap(({ concepts }) => concepts),
  );
  const coded = codedAttributes(attributes, priceAmong(attributes, request.options.price), request);
  const names = [...coded.flatMap(one => one.names), ...(hasNone ? [''] : [])];
  const sampling = samplingOf(request);
  const counts = tasks.map(({ concepts }) => concepts.length + (hasNone ? 1 : 0));
  const compared = counts.reduce((sum, count) => sum + count - 1, 0);
  const people = new Set(tasks.map(({ row }) => row)).size;
  requireBearableSampling({ people, compared, width: names.length }, sampling);
  const options = covariateOptions(data, request, [...new Set(tasks.map(({ row }) => row))]);
  const input = inputOf(data, asked, attributes, coded, own => covariatesOf(options, own));
  const { learnt, held } = holdOut(tasks, request);
  const checked =
    held.length === 0
      ? undefined
      : conjointHb(
          {
            ...input(learnt),
            holdoutTasks: input(held).tasks,
            settings: { ...input([]).settings, ...checkingOf(sampling) },
          },
          controlBetween(control, 0, CHECKING_SHARE),
        );
  const whole = input(tasks);
  const own = weightsAt(data.weights, [...new Set(tasks.map(({ row }) => row))]);
  const drawn = drawnMeans(drawnCoefficients => importancesOf(coded, Array.from(drawnCoefficients)), names.length, own);
  const result = conjointHb(
    { ...whole, watch: drawn.watch, settings: { ...whole.settings, ...sampling } },
    controlBetween(control, checked ? CHECKING_SHARE : 0, 1),
  );
  const rows = result.individuals.map(({ respondent }) => respondent as number);
  const coefficients = result.individuals.map(one => one.coefficients);
  const importances = coefficients.map(one => importancesOf(coded, one));
  const chance = chanceOf(counts);
  const { holdout } = checked ?? {};
  return {
    people: data.people,
    rows,
    attributes,
    worths: worthsOf(coded, coefficients),
    none: hasNone ? Float64Array.from(coefficients, one => one.at(-1)!) : null,
    validity: {
      rlh: meanOf(
        result.individuals.map(({ rlh }) => rlh),
        weightsAt(data.weights, rows),
      ),
      rlhOfChance: chance.rlh,
      hits: holdout
        ? [
            {
              of: 'choice',
              tasks: holdout.n,
              own: percentOfShare(holdout.hitRate),
              together: percentOfShare(holdout.aggregateHitRate),
              chance: chance.hit,
            },
          ]
        : [],
      ...convergenceOf(result, names),
      covariates: foundCovariates(options, result.covariates),
      ...drawingOf(sampling, result.priorVariance, request),
      carried: carriedBy({
        people,
        parameters: names.length,
        pooledP: result.aggregate?.pValue ?? null,
        held: holdout?.ofConcepts,
        tasks: tasks.map(({ said }, at) => ({
          offered: counts[at]!,
          taken: said.task!,
          isNone: said.task === NONE,
        })),
      }),
      leadZ: leadOfPeople(
        coded.map((_, at) => importances.map(one => one[at]!)),
        own,
        drawn,
      ),
    },
  };
}

/** Of one person: how far the worths of each attribute's levels lie apart, in percent of all. */
function importancesOf(coded: readonly CodedAttribute[], own: readonly number[]): readonly number[] {
  let first = 0;
  const ranges = coded.map(({ names, worths }) => {
    const levels = worths(own.slice(first, first + names.length));
    first += names.length;
    return Math.max(...levels) - Math.min(...levels);
  });
  const whole = ranges.reduce((sum, range) => sum + range, 0);
  return ranges.map(range => (whole > 0 ? (100 * range) / whole : 0));
}

/** By attribute and level, by person: each attribute has its own part of everybody's coefficients. */
function worthsOf(coded: readonly CodedAttribute[], own: readonly (readonly number[])[]) {
  let first = 0;
  return coded.map(({ names, worths }) => {
    const from = first;
    first += names.length;
    const byPerson = own.map(coefficients => worths(coefficients.slice(from, from + names.length)));
    return (byPerson[0] ?? []).map((_, level) => Float64Array.from(byPerson, worth => worth[level]!));
  });
}

function inputOf(
  { weights }: ModelData,
  { request, hasNone }: UtilitiesAsked,
  attributes: readonly Attribute[],
  coded: readonly CodedAttribute[],
  covariates: (rows: readonly number[]) => readonly Covariate[],
): (tasks: readonly ReadTask[]) => ConjointHbInput {
  const placesOf = placesIn(attributes);
  const alternative = (concept: readonly string[]) =>
    placesOf(concept)!.flatMap((place, at) => [...coded[at]!.code(place)]);
  const signs = coded.flatMap(({ parts, sign }) => (sign ? parts.map(({ name }) => [name, sign] as const) : []));
  const shape = shapeOf(coded, hasNone);
  const prior = priorIn(request, shape.length, shape);
  return tasks => {
    const rows = [...new Set(tasks.map(({ row }) => row))];
    return {
      attributes: coded.flatMap(({ parts }) => parts),
      tasks: tasks.map(({ row, concepts, said }) => ({
        respondent: row,
        alternatives: [...concepts.map(alternative), ...(hasNone ? [null] : [])],
        chosen: said.task === NONE ? concepts.length : said.task! - 1,
      })),
      ...(weights && { weights: Float64Array.from(rows, row => weights[row]!) }),
      covariates: covariates(rows),
      settings: {
        coding: request.options.coding as 'effects' | 'dummy',
        none: hasNone,
        signs: Object.fromEntries(signs),
        draws: 1,
        burnIn: 0,
        thin: 1,
        seed: 1,
        prior,
      },
    };
  };
}

function spreadWorths(
  { attributes, worths, none }: PeopleFound,
  places: readonly number[],
  weights: Float64Array,
): PeopleWorths {
  const at = (column: Float64Array) => Float64Array.from(places, place => column[place]!);
  const own = worths.map(levels => levels.map(at));
  const ranges = own.map(levels =>
    Float64Array.from(places, (_, place) => {
      const values = levels.map(level => level[place]!);
      return Math.max(...values) - Math.min(...values);
    }),
  );
  const wholes = places.map((_, place) => ranges.reduce((sum, range) => sum + range[place]!, 0));
  return {
    attributes: attributes.map(({ name, levels }, attribute) => {
      const firsts = firstPercents(own[attribute]!, weights);
      const shares = wholes.map((whole, place) => percentOf(ranges[attribute]![place]!, whole) ?? 0);
      return {
        name,
        importance: alreadyPercent(meanOf(shares, weights)),
        levels: levels.map((level, place) => ({
          ...level,
          ...spreadOf(own[attribute]![place]!, weights),
          firstPercent: firsts[place]!,
        })),
      };
    }),
    none: none && spreadOf(at(none), weights),
  };
}
