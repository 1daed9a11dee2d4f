import { bpto } from '@wenshu/statistics';
import type { OptionValue } from '../model/form.ts';
import type { Model } from '../model/model.ts';
import type { ModelData } from '../model/model-data.ts';
import { modelKind } from '../model/model-kind.ts';
import { requireBearable } from '../model/require-bearable.ts';
import { fitSegments } from '../solution/segments.ts';
import { brandSimulation } from './brand-shares.ts';
import { presentBpto } from './exhibits.ts';
import { bptoForm } from './form.ts';
import type { FoundBpto, FoundTradeOff } from './found.ts';
import { type Brand, readShelves, type Shelf } from './read-shelves.ts';

/** Brands on all shelves together: what is coded of them has to fit into memory. */
const MOST_SHOWN = 600_000;

const bptoModel: Model<FoundBpto> = {
  name: 'bpto',
  form: bptoForm,
  fit: (data, request) => {
    const { brands: known, shelves, unread } = readShelves(data, request.slots.question![0]!);
    requireBearable('question', data.people, (shelves.length * known.length) / data.people, MOST_SHOWN);
    const hasNone = shelves.some(({ chosen }) => chosen === null);
    const fit = (rows: readonly number[]) => {
      const own = new Set(rows);
      return tradeOff(
        data,
        shelves.filter(({ row }) => own.has(row)),
        known,
        hasNone,
        request.options.at!,
      );
    };
    return {
      ...fitSegments(data, request, [...new Set(shelves.map(({ row }) => row))], fit),
      brands: known.map(({ id, name }) => ({ id, name })),
      unread,
    };
  },
  present: presentBpto,
  simulation: (found, { options }) => brandSimulation(found, options.own),
};

function tradeOff(
  { weights }: ModelData,
  shelves: readonly Shelf[],
  brands: readonly Brand[],
  hasNone: boolean,
  at: OptionValue,
): FoundTradeOff {
  const found = bpto({
    brands: brands.map(({ id, prices }) => ({ name: id, prices })),
    tasks: shelves.map(({ row, prices, chosen }) => ({ respondent: row, prices, chosen })),
    ...(weights && { weights: Float64Array.from(shelves, ({ row }) => weights[row]!) }),
    scenarioPrices: brands.map(({ prices }) => prices[placeAt(prices.length, at)]!),
    settings: { none: hasNone },
  });
  return { ...found, switching: switchingIn(shelves, brands.length, weights) };
}

const placeAt = (count: number, at: OptionValue) =>
  at === 'lowest' ? 0 : at === 'highest' ? count - 1 : Math.floor((count - 1) / 2);

/** What somebody took after a brand whose price had risen because they took it. */
function switchingIn(shelves: readonly Shelf[], brands: number, weights: Float64Array | undefined): number[][] {
  const counts = Array.from({ length: brands }, () => new Array<number>(brands + 1).fill(0));
  for (const [at, { row, chosen }] of shelves.entries()) {
    const next = shelves[at + 1];
    if (chosen === null || next?.row !== row) continue;
    counts[chosen]![next.chosen ?? brands]! += weights ? weights[row]! : 1;
  }
  return counts;
}

export const bptoKind = modelKind(bptoModel);
