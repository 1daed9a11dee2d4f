import { designAt, everyDesign } from '../../data-set/task-design.ts';
import type { ModelData } from '../model/model-data.ts';

/** What a brand costs, step by step, as the question's type gives it. */
interface PricedBrand {
  readonly id: string;
  readonly code: number;
  readonly name: string;
  readonly prices: readonly number[];
}

export interface Brand extends Omit<PricedBrand, 'code'> {
  /** All that any version asked, ascending. */
  readonly prices: readonly number[];
}

/** A shelf that somebody stood before, and what they took. */
export interface Shelf {
  readonly row: number;
  /** By brand; NaN where it was not there, or no more. */
  readonly prices: readonly number[];
  /** The brand's place; null for none of them. */
  readonly chosen: number | null;
}

export interface Shelves {
  readonly brands: readonly Brand[];
  readonly shelves: readonly Shelf[];
  /** People whose choices could not have been made with the prices of their version, from there on. */
  readonly unread: number;
}

/** Every choice with the prices that it was made at: those of the version that was answered, risen with each choice. */
export function readShelves(data: ModelData, key: string): Shelves {
  const question = data.question(key);
  const known = (question.design ?? []) as readonly PricedBrand[];
  const designs = everyDesign(question) as readonly (readonly PricedBrand[])[];
  const brands = known.map(({ id, name }) => ({ id, name, prices: everyPrice(designs, id) }));
  const placeOf = new Map(known.map(({ code }, place) => [code, place]));
  const sequence = question.variables
    .map(part => data.variable(part.key))
    .find(({ content }) => content === 'sequence');
  const steps = sequence ? data.sequence(sequence.key) : [];
  const [times, designOf] = [data.versions(), designAt(question)];
  const shelves: Shelf[] = [];
  let unread = 0;
  for (let row = 0; row < data.people; row++) {
    const design = designOf(times[row]!) as readonly PricedBrand[];
    const left = brands.map(({ id }) => [...(design.find(one => one.id === id)?.prices ?? [])]);
    for (const step of steps) {
      const code = step[row]!;
      if (Number.isNaN(code)) break;
      const chosen = code === 0 ? null : (placeOf.get(code) ?? -1);
      if (chosen !== null && !left[chosen]?.length) {
        unread++;
        break;
      }
      shelves.push({ row, prices: left.map(([price = Number.NaN]) => price), chosen });
      if (chosen === null) break;
      left[chosen]!.shift();
    }
  }
  return { brands, shelves, unread };
}

function everyPrice(designs: readonly (readonly PricedBrand[])[], id: string): readonly number[] {
  const prices = designs.flatMap(design => design.find(one => one.id === id)?.prices ?? []);
  return [...new Set(prices)].sort((a, b) => a - b);
}
