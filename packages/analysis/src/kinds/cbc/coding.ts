import type { CbcAttribute } from '@wenshu/statistics';
import type { ModelRequest } from '../model/form.ts';
import type { Attribute } from '../solution/attributes.ts';
import type { PriceLevels } from '../solution/price-levels.ts';

/** How an attribute goes to the sampler, and its levels' worths come back from it. */
export interface CodedAttribute {
  /** One, or one for each step between levels that have an order. */
  readonly parts: readonly CbcAttribute[];
  /** What is said of a level, by part. */
  code(place: number): readonly number[];
  /** What its coefficients are called. */
  readonly names: readonly string[];
  /** How its coefficients vary together when all its levels vary alike, each by 1. */
  readonly shape: readonly (readonly number[])[];
  /** By coefficient, where all of them have one. */
  readonly sign?: 'positive' | 'negative';
  /** By level, from one person's coefficients of it. */
  worths(coefficients: readonly number[]): readonly number[];
}

/** Numbers of attributes as a person writes them: 2, 4. */
export const placesIn = (text: unknown): ReadonlySet<number> =>
  new Set((String(text ?? '').match(/\d+/g) ?? []).map(number => Number(number) - 1));

/**
 * Levels that get better from the first to the last, and prices that fall, are coded by their steps: the worth of a level is the sum of those
 * up to it, and as no step goes the wrong way nobody likes a dearer one better.
 */
export function codedAttributes(
  attributes: readonly Attribute[],
  price: PriceLevels | undefined,
  { options }: ModelRequest,
): readonly CodedAttribute[] {
  const ordered = placesIn(options.ordered);
  const zero = options.coding === 'dummy' ? lastIsZero : meanIsZero;
  return attributes.map((attribute, at) => {
    const called = attribute.name === '' ? String(at + 1) : attribute.name;
    if (price?.attribute === at) {
      const sign = options.falls ? ('negative' as const) : undefined;
      if (options.priceAs === 'line') return line(String(at), called, price.values, sign);
      if (sign) return steps(attribute, { name: String(at), called, sign, zero, rank: rankOf(price.values) });
    } else if (ordered.has(at))
      return steps(attribute, {
        name: String(at),
        called,
        sign: 'positive' as const,
        zero,
        rank: attribute.levels.map((_, place) => place),
      });
    return free(attribute, String(at), called, options.coding === 'dummy');
  });
}

type Zero = (worths: readonly number[]) => readonly number[];
const meanIsZero: Zero = worths => {
  const mean = worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
  return worths.map(worth => worth - mean);
};
const lastIsZero: Zero = worths => worths.map(worth => worth - worths.at(-1)!);

function line(
  name: string,
  called: string,
  values: readonly number[],
  sign: CodedAttribute['sign'] | undefined,
): CodedAttribute {
  // The sampler expects coefficients of about 1, and what a yuan is worth is far from that.
  const unit = deviationOf(values);
  return {
    parts: [{ name, type: 'linear' }],
    names: [called],
    shape: [[1]],
    ...(sign && { sign }),
    code: place => [values[place]! / unit],
    // Beside the mean of the prices, whatever the others' zero is: so the simulator reads it.
    worths: ([slope]) => meanIsZero(values.map(value => (slope! * value) / unit)),
  };
}

function deviationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

const square = (size: number, value: (one: number, other: number) => number): readonly (readonly number[])[] =>
  Array.from({ length: size }, (_, one) => Array.from({ length: size }, (_, other) => value(one, other)));

/** Of all coefficients: those of different attributes, and of choosing none, have nothing in common. */
export function shapeOf(coded: readonly CodedAttribute[], hasNone: boolean): readonly (readonly number[])[] {
  const blocks = [...coded.map(({ shape }) => shape), ...(hasNone ? [[[1]]] : [])];
  const places = blocks.flatMap((block, at) => block.map((row, place) => ({ at, place, row })));
  return places.map(one => places.map(other => (one.at === other.at ? one.row[other.place]! : 0)));
}

/** Where each value stands among them, from the least. */
const rankOf = (values: readonly number[]) => values.map(value => values.filter(other => other < value).length);

interface Stepped {
  readonly name: string;
  readonly called: string;
  readonly sign: NonNullable<CodedAttribute['sign']>;
  readonly zero: Zero;
  readonly rank: readonly number[];
}

function steps({ levels }: Attribute, { name, called, sign, zero, rank }: Stepped): CodedAttribute {
  const count = Math.max(...rank);
  const at = (step: number) => levels[rank.indexOf(step)]?.name ?? String(step);
  const each = Array.from({ length: count }, (_, step) => step + 1);
  return {
    parts: each.map(step => ({ name: `${name}>${step}`, type: 'linear' })),
    names: each.map(step => `${called}: ${at(step - 1)} → ${at(step)}`),
    // Neighbouring steps share a level.
    shape: square(count, (one, other) => (one === other ? 2 : Math.abs(one - other) === 1 ? -1 : 0)),
    sign,
    code: place => each.map(step => (rank[place]! >= step ? 1 : 0)),
    worths: own => zero(rank.map(up => own.slice(0, up).reduce((sum, step) => sum + step, 0))),
  };
}

function free({ levels }: Attribute, name: string, called: string, isDummy: boolean): CodedAttribute {
  return {
    parts: [{ name, type: 'categorical', levels: levels.map(({ id }) => id) }],
    names: levels.slice(0, -1).map(level => `${called}: ${level.name}`),
    shape: square(levels.length - 1, (one, other) => Number(one === other) + (isDummy ? 1 : -1 / levels.length)),
    code: place => [place],
    worths: own => [...own, isDummy ? 0 : -own.reduce((sum, worth) => sum + worth, 0)],
  };
}
