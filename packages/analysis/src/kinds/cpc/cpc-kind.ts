import { conjointRating, distributions } from '@wenshu/statistics';
import { alreadyPercent } from '../../exhibit/units.ts';
import type { ModelRequest } from '../model/form.ts';
import type { Model } from '../model/model.ts';
import type { ModelData } from '../model/model-data.ts';
import { modelKind } from '../model/model-kind.ts';
import { requireBearable } from '../model/require-bearable.ts';
import { type Attribute, attributesOf, placesIn, shownIn } from '../solution/attributes.ts';
import { priceAmong } from '../solution/price-levels.ts';
import { type ReadTask, readTasks, rowsOf } from '../solution/read-tasks.ts';
import { estimated, fitSegments, weightsOf } from '../solution/segments.ts';
import { largestErrors, worthEvidence } from '../solution/worth-evidence.ts';
import { type FoundAttribute, placedAttributes, priceOf, withAmounts } from '../solution/worths.ts';
import { presentCpc } from './exhibits.ts';
import { cpcForm } from './form.ts';
import type { FoundCpc, FoundRatings } from './found.ts';

/** Everybody has part-worths of their own: people by cards. */
const MOST_RATED = 1_000_000;

export const cpcModel: Model<FoundCpc> = {
  name: 'cpc',
  form: cpcForm,
  fit: (data, request) => {
    const { attributes, read, unread } = readCards(data, request);
    const fit = (rows: readonly number[]) => {
      const own = new Set(rows);
      return estimated(() =>
        fitRatings(
          data,
          request,
          read.filter(({ row }) => own.has(row)),
          attributes,
        ),
      );
    };
    return { ...fitSegments(data, request, rowsOf(read), fit), unread };
  },
  present: presentCpc,
};

function readCards(data: ModelData, request: ModelRequest) {
  const [key] = request.slots.question as readonly [string];
  const attributes = attributesOf(data.question(key));
  const { tasks, unread } = readTasks(data, key);
  const isOne = placesIn(attributes);
  const read = tasks.filter(({ concepts }) => concepts.length === 1 && isOne(concepts[0]!));
  requireBearable('question', data.people, new Set(read.map(cardOf)).size, MOST_RATED);
  return { attributes, read, unread: unread + tasks.length - read.length };
}

export interface OwnRatings {
  readonly attributes: readonly Attribute[];
  /** Who rated enough cards, and by attribute and level what these are worth to them. */
  readonly people: readonly { readonly row: number; readonly utilities: readonly (readonly number[])[] }[];
}

/** Everybody's own part-worths, of whoever rated enough cards to have some. */
export function ownRatings(data: ModelData, request: ModelRequest): OwnRatings {
  const { attributes: known, read } = readCards(data, request);
  const { attributes, rows, rated } = estimated(() => rateCards(data, request, read, known));
  const isWhole = (utilities: readonly (readonly (number | null)[])[]): utilities is readonly (readonly number[])[] =>
    utilities.every(levels => levels.every(worth => worth !== null));
  const people = rated.individual.flatMap(({ respondent, utilities }) =>
    isWhole(utilities) ? [{ row: rows[respondent]!, utilities }] : [],
  );
  return { attributes, people };
}

const cardOf = ({ concepts }: ReadTask) => JSON.stringify(concepts[0]);

/** The same card of all versions and designs is one. */
function rateCards(
  data: ModelData,
  { options }: ModelRequest,
  tasks: readonly ReadTask[],
  known: readonly Attribute[],
) {
  const concepts = tasks.map(task => task.concepts[0]!);
  const attributes = shownIn(known, concepts);
  const price = priceAmong(attributes, options.price);
  const placesOf = placesIn(attributes);
  const cards = new Map<string, number>();
  const profiles: (readonly number[])[] = [];
  const rows = rowsOf(tasks);
  const placeOf = new Map(rows.map((row, place) => [row, place]));
  for (const [at, task] of tasks.entries()) {
    const card = cardOf(task);
    if (cards.has(card)) continue;
    cards.set(card, profiles.push(placesOf(concepts[at]!)!) - 1);
  }
  const ratings = rows.map(() => new Float64Array(profiles.length).fill(Number.NaN));
  for (const task of tasks) ratings[placeOf.get(task.row)!]![cards.get(cardOf(task))!] = task.said.task!;
  const rated = conjointRating({
    attributes: placedAttributes(attributes),
    profiles,
    ratings,
    ...weightsOf(data, rows),
    ...(price && { price }),
    settings: { coding: 'effects' },
  });
  return { attributes, price, rows, rated };
}

function fitRatings(
  data: ModelData,
  request: ModelRequest,
  tasks: readonly ReadTask[],
  known: readonly Attribute[],
): FoundRatings {
  const { attributes, price, rated } = rateCards(data, request, tasks, known);
  const { partWorths, importance, willingness, individual: _, ...stats } = rated;
  const worths = attributes.map(
    ({ name, levels }, at): FoundAttribute => ({
      name,
      importance: alreadyPercent(importance[at]!.aggregate),
      ownImportance: alreadyPercent(importance[at]!.averageIndividual),
      levels: withAmounts(
        levels.map((level, place) => ({
          ...level,
          utility: partWorths[at]!.levels[place]!.utility,
          standardError: partWorths[at]!.levels[place]!.standardError,
        })),
        ...([String(at), willingness] as const),
      ),
    }),
  );
  return {
    attributes: worths,
    ...(price && { price: priceOf(worths, price, willingness) }),
    evidence: worthEvidence(worths, largestErrors(worths), chanceOfRatings(stats), price),
    mean: stats.intercept.estimate,
    cards: stats.nProfiles,
    excluded: stats.excludedIndividuals,
    rSquared: stats.rSquared,
    adjRSquared: stats.adjRSquared,
    f: stats.f,
    dfRegression: stats.dfRegression,
    dfResidual: stats.dfResidual,
    pearsonR: stats.pearsonR,
    kendallTau: stats.kendallTau,
  };
}

/** How often ratings that have nothing to do with the cards are explained as well. */
const chanceOfRatings = ({ f, dfRegression, dfResidual }: Pick<FoundRatings, 'f' | 'dfRegression' | 'dfResidual'>) =>
  f === null || !(dfResidual > 0) ? null : distributions.fSf(f, dfRegression, dfResidual);

export const cpcKind = modelKind(cpcModel);
