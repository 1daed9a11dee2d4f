import { type CbcPartWorth, codeLevel, conjointChoice } from '@wenshu/statistics';
import { alreadyPercent, type Percent, percentOf } from '../../exhibit/units.ts';
import { isIndividual } from '../individual/sampling.ts';
import type { ModelRequest } from '../model/form.ts';
import type { Model } from '../model/model.ts';
import type { ModelData } from '../model/model-data.ts';
import { modelKind } from '../model/model-kind.ts';
import { requireBearable } from '../model/require-bearable.ts';
import { type Attribute, attributesOf, placesIn, shownIn } from '../solution/attributes.ts';
import { type PriceLevels, priceAmong } from '../solution/price-levels.ts';
import { type ReadTask, readTasks, rowsOf } from '../solution/read-tasks.ts';
import { estimated, fitSegments } from '../solution/segments.ts';
import { errorsByPerson, worthEvidence } from '../solution/worth-evidence.ts';
import { type FoundAttribute, placedAttributes, priceOf, withAmounts } from '../solution/worths.ts';
import { presentCbc } from './exhibits.ts';
import { cbcForm } from './form.ts';
import type { FoundCbc, FoundChoices, FoundTogether } from './found.ts';
import { fitPeople } from './people.ts';
import { presentPeople, savedPeople } from './present-people.ts';

/** Concepts that all people together were shown: what is coded of them has to fit into memory. */
const MOST_SHOWN = 600_000;
/** What is said by whoever chose none of them. */
const NONE = 0;

const cbcModel: Model<FoundCbc> = {
  name: 'cbc',
  form: cbcForm,
  fit: (data, request, control) => {
    if (!isIndividual(request)) return fitTogether(data, request);
    const { unread, ...choices } = readChoices(data, request);
    return { ...estimated(() => fitPeople(data, { request, ...choices }, control)), unread };
  },
  present: (found, request, context) =>
    found.estimate === 'individual' ? presentPeople(found, request, context) : presentCbc(found, request, context),
  saved: (found, request, context) => (found.estimate === 'individual' ? savedPeople(found, request, context) : []),
  records: isIndividual,
};

/** One set of utilities for everybody, and one for each group. */
export function fitTogether(data: ModelData, request: ModelRequest): FoundTogether {
  const { tasks, known, hasNone, unread } = readChoices(data, request);
  const fit = (rows: readonly number[]) => {
    const own = new Set(rows);
    const ownTasks = tasks.filter(({ row }) => own.has(row));
    return estimated(() => fitChoices(data, request, ownTasks, known, hasNone));
  };
  return { estimate: 'together', ...fitSegments(data, request, rowsOf(tasks), fit), unread };
}

function readChoices(data: ModelData, { slots }: ModelRequest) {
  const [key] = slots.question as readonly [string];
  const known = attributesOf(data.question(key));
  const { tasks: answered, unread } = readTasks(data, key);
  const isOne = placesIn(known);
  const tasks = answered.filter(
    ({ concepts, said }) => said.task! >= NONE && said.task! <= concepts.length && concepts.every(isOne),
  );
  const shown = tasks.reduce((sum, { concepts }) => sum + concepts.length, 0);
  requireBearable('question', data.people, shown / data.people, MOST_SHOWN);
  const hasNone = tasks.some(({ said }) => said.task === NONE);
  return { tasks, known, hasNone, unread: unread + answered.length - tasks.length };
}

function fitChoices(
  { weights }: ModelData,
  { options }: ModelRequest,
  tasks: readonly ReadTask[],
  known: readonly Attribute[],
  hasNone: boolean,
): FoundChoices {
  const attributes = shownIn(known, conceptsIn(tasks));
  const price = priceAmong(attributes, options.price);
  const isLine = (at: number) => options.priceAs === 'line' && price?.attribute === at;
  const placesOf = placesIn(attributes);
  const coded = (concept: readonly string[]) =>
    placesOf(concept)!.map((place, at) => (isLine(at) ? price!.values[place]! : place));
  const found = conjointChoice({
    attributes: placedAttributes(attributes).map((one, at) =>
      isLine(at) ? { name: one.name, type: 'linear' } : { ...one, type: 'categorical' },
    ),
    tasks: tasks.map(({ row, concepts, said }) => ({
      respondent: row,
      alternatives: [...concepts.map(coded), ...(hasNone ? [null] : [])],
      chosen: said.task === NONE ? concepts.length : said.task! - 1,
    })),
    ...(weights && { weights: Float64Array.from(tasks, ({ row }) => weights[row]!) }),
    ...(price && { price: { attribute: price.attribute, values: price.values } }),
    settings: { coding: options.coding as 'effects' | 'dummy', none: hasNone },
  });
  const { coefficients, partWorths, importance, willingness, noneUtility, byPerson, simulation: _, ...stats } = found;
  const worths = attributes.map(
    (attribute, at): FoundAttribute => ({
      name: attribute.name,
      importance: alreadyPercent(importance[at]!.percent),
      ...slopeOf(partWorths[at]!),
      levels: withAmounts(levelsOf(attribute, partWorths[at]!, price), String(at), willingness),
    }),
  );
  const none = coefficients.at(-1)!;
  return {
    attributes: worths,
    fit: stats,
    ...(price && { price: priceOf(worths, price, willingness) }),
    evidence: worthEvidence(
      worths,
      errorsByPerson(
        byPerson,
        levelVectors(attributes, at => (isLine(at) ? price!.values : undefined), options, coefficients.length),
      ),
      byPerson.pValue,
      price,
    ),
    none: noneUtility === undefined ? null : { utility: noneUtility, standardError: none.standardError },
    nonePercent: hasNone ? noneShare(tasks, weights) : null,
  };
}

/** By attribute and level: of which coefficients its worth is made. Of a straight line, of the distance from the mean of prices. */
function levelVectors(
  attributes: readonly Attribute[],
  lineOf: (at: number) => readonly number[] | undefined,
  { coding }: ModelRequest['options'],
  width: number,
): readonly (readonly (readonly number[])[])[] {
  let first = 0;
  return attributes.map(({ levels }, at) => {
    const line = lineOf(at);
    const from = first;
    first += line ? 1 : levels.length - 1;
    const mean = line ? line.reduce((sum, value) => sum + value, 0) / line.length : 0;
    return levels.map((_, level) => {
      const own = line ? [line[level]! - mean] : codeLevel(level, levels.length, coding as 'effects' | 'dummy');
      return Array.from({ length: width }, (_, j) => own[j - from] ?? 0);
    });
  });
}

function* conceptsIn(tasks: readonly ReadTask[]): Iterable<readonly string[]> {
  for (const { concepts } of tasks) yield* concepts;
}

const slopeOf = (worth: CbcPartWorth) =>
  worth.type === 'linear' ? { slope: { estimate: worth.slope, standardError: worth.standardError } } : {};

/** Of a straight line what it says of each price, beside the mean of them. */
function levelsOf({ levels }: Attribute, worth: CbcPartWorth, price: PriceLevels | undefined) {
  if (worth.type === 'categorical')
    return levels.map(({ id, name }, at) => ({
      id,
      name,
      utility: worth.levels[at]!.utility,
      standardError: worth.levels[at]!.standardError,
    }));
  const mean = price!.values.reduce((sum, value) => sum + value, 0) / price!.values.length;
  return levels.map(({ id, name }, at) => ({
    id,
    name,
    utility: worth.slope * (price!.values[at]! - mean) + 0,
    standardError: worth.standardError * Math.abs(price!.values[at]! - mean),
  }));
}

function noneShare(tasks: readonly ReadTask[], weights: Float64Array | undefined): Percent | null {
  const weightOf = (list: readonly ReadTask[]) => list.reduce((sum, { row }) => sum + (weights ? weights[row]! : 1), 0);
  const all = weightOf(tasks);
  return percentOf(weightOf(tasks.filter(({ said }) => said.task === NONE)), all);
}

export const cbcKind = modelKind(cbcModel);
