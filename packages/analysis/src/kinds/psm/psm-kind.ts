import { psm } from '@wenshu/statistics';
import { KindRefusal } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import type { Model } from '../model/model.ts';
import type { ModelData } from '../model/model-data.ts';
import { modelKind } from '../model/model-kind.ts';
import { fitSegments, weightsOf } from '../solution/segments.ts';
import { presentPsm } from './exhibits.ts';
import { psmForm } from './form.ts';
import type { FoundPrices, FoundPsm } from './found.ts';
import { priceSimulation } from './price-simulation.ts';

const questions = ['tooCheap', 'cheap', 'expensive', 'tooExpensive'] as const;
type Prices = Readonly<Record<(typeof questions)[number], Float64Array>>;

/** How likely people buy who say so, from “certainly not” to “certainly”: Newton, Miller and Smith (1993). */
const LIKELIHOODS = [0, 0.1, 0.3, 0.5, 0.7];

/** Seeded, so that the same answers have the same intervals. */
const bootstrap = { confidence: 0.95, seed: 1 };
const MOST_REPLICATES = 2_000;
const LEAST_REPLICATES = 200;
/** So many people are drawn in a few seconds. */
const MOST_DRAWN = 4e7;

const psmModel: Model<FoundPsm> = {
  name: 'psm',
  form: psmForm,
  fit: (data, request) => {
    const prices = pricesOf(data, request.slots.question![0]!);
    const intents = intentsOf(data, request);
    const everybody = Array.from({ length: data.people }, (_, row) => row);
    const named = (row: number) => questions.filter(name => !Number.isNaN(prices[name][row]!)).length;
    const whole = everybody.filter(row => named(row) === questions.length);
    const fit = (rows: readonly number[]): FoundPrices => {
      const picked = (column: Float64Array) => Float64Array.from(rows, row => column[row]!);
      const replicates = Math.max(LEAST_REPLICATES, Math.min(MOST_REPLICATES, Math.floor(MOST_DRAWN / rows.length)));
      const { alternative: _, ...found } = psm({
        tooCheap: picked(prices.tooCheap),
        cheap: picked(prices.cheap),
        expensive: picked(prices.expensive),
        tooExpensive: picked(prices.tooExpensive),
        ...(intents && { intentCheap: picked(intents.cheap), intentExpensive: picked(intents.expensive) }),
        ...weightsOf(data, rows),
        settings: {
          ordering: request.options.ordering as 'strict' | 'nonStrict',
          interpolation: 'linear',
          calibration: calibrationOf(request),
          bootstrap: { ...bootstrap, replicates },
        },
      });
      return found;
    };
    const found = fitSegments(data, request, whole, fit);
    return {
      ...found,
      partial: everybody.filter(row => named(row) > 0).length - whole.length,
      unordered: found.all.invalidN,
    };
  },
  present: presentPsm,
  simulation: priceSimulation,
};

function pricesOf(data: ModelData, key: string): Prices {
  const parts = data.question(key).variables.map(part => data.variable(part.key));
  const priceOf = (name: string) => data.column(parts.find(({ part }) => part?.is === name)!.key);
  return Object.fromEntries(questions.map(name => [name, priceOf(name)])) as Prices;
}

/** Both or none: one alone tells no demand. */
function intentsOf(data: ModelData, { slots }: ModelRequest) {
  const [cheap] = slots.intentCheap!;
  const [expensive] = slots.intentExpensive!;
  if (cheap === undefined && expensive === undefined) return undefined;
  if (cheap === undefined) throw new KindRefusal({ word: 'empty', slot: 'intentCheap' });
  if (expensive === undefined) throw new KindRefusal({ word: 'empty', slot: 'intentExpensive' });
  return { cheap: fivePoints(data, cheap, 'intentCheap'), expensive: fivePoints(data, expensive, 'intentExpensive') };
}

function fivePoints(data: ModelData, key: string, slot: string): Float64Array {
  const { categories } = data.variable(key);
  const isOne = (code: number) => Number.isInteger(code) && code >= 1 && code <= LIKELIHOODS.length;
  if (categories && LIKELIHOODS.some((_, at) => !categories.some(({ code }) => code === at + 1)))
    throw new KindRefusal({ word: 'not-five-options', slot, variable: key });
  return data.column(key).map(code => (isOne(code) ? code : Number.NaN));
}

const calibrationOf = ({ options }: ModelRequest) =>
  Object.fromEntries(
    (options.intentEnd === 'low' ? LIKELIHOODS.toReversed() : LIKELIHOODS).map((share, at) => [String(at + 1), share]),
  );

export const psmKind = modelKind(psmModel);
