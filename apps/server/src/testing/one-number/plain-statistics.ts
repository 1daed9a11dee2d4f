/** A number that somebody has, and how much they weigh. */
export interface Weighed {
  readonly value: number;
  readonly weight: number;
}

const NORMAL_975 = 1.959963984540054;
export const sum = (numbers: readonly number[]) => numbers.reduce((sofar, one) => sofar + one, 0);
const weightOf = (all: readonly Weighed[]) => sum(all.map(({ weight }) => weight));

/** How many people of equal weight would tell as much. */
export const effectiveOf = (weights: readonly number[]) => sum(weights) ** 2 / sum(weights.map(weight => weight ** 2));

/** Wilson's, in per cent, of a share of 0 to 1. */
export function wilson(share: number, people: number): readonly [number, number] {
  const z2 = NORMAL_975 ** 2 / people;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (NORMAL_975 / (1 + z2)) * Math.sqrt((share * (1 - share)) / people + z2 / (4 * people));
  return [100 * Math.max(0, middle - half), 100 * Math.min(1, middle + half)];
}

export const meanOf = (all: readonly Weighed[]) => sum(all.map(({ value, weight }) => value * weight)) / weightOf(all);

/** Upon the effective base, less one: the same whether weights add up to the sample or to a country. */
export function deviationOf(all: readonly Weighed[]): number {
  const mean = meanOf(all);
  const people = effectiveOf(all.map(({ weight }) => weight));
  const squares = sum(all.map(({ value, weight }) => weight * (value - mean) ** 2)) / weightOf(all);
  return Math.sqrt((squares * people) / (people - 1));
}

/** By t, upon the effective base. */
export function meanInterval(all: readonly Weighed[]): readonly [number, number] {
  const people = effectiveOf(all.map(({ weight }) => weight));
  const half = (deviationOf(all) / Math.sqrt(people)) * tQuantile975(people - 1);
  return [meanOf(all) - half, meanOf(all) + half];
}

/** As SPSS has it: at (W + 1)p, between two values that weigh at least one by the part that is left. */
export function percentileOf(all: readonly Weighed[], p: number): number {
  const values = [...new Set(all.map(({ value }) => value))].sort((a, b) => a - b);
  const weights = values.map(value => weightOf(all.filter(one => one.value === value)));
  const wanted = (sum(weights) + 1) * p;
  let below = 0;
  for (const [at, value] of values.entries()) {
    const upTo = below + weights[at]!;
    if (wanted < upTo) {
      const left = wanted - below;
      if (left >= 1 || at === 0) return value;
      const part = weights[at]! >= 1 ? left : left / weights[at]!;
      return values[at - 1]! * (1 - part) + value * part;
    }
    below = upTo;
  }
  return values.at(-1)!;
}

/** By halving, upon the area below the density, which is summed up in small steps. */
function tQuantile975(freedom: number): number {
  let [low, high] = [0, 60];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (tArea(middle, freedom) < 0.475) low = middle;
    else high = middle;
  }
  return low;
}

/** Simpson's, from 0 to t. */
function tArea(t: number, freedom: number): number {
  const steps = 800;
  const density = (x: number) => (1 + x ** 2 / freedom) ** (-(freedom + 1) / 2);
  const area = (upTo: number, count: number) => {
    const step = upTo / count;
    let total = density(0) + density(upTo);
    for (let at = 1; at < count; at++) total += (at % 2 === 1 ? 4 : 2) * density(at * step);
    return (total * step) / 3;
  };
  // The whole half is ½: what stands before the density need not be known. x = tan θ brings the end near.
  const whole = () => {
    const count = 4000;
    const step = Math.PI / 2 / count;
    const at = (angle: number) => (angle >= Math.PI / 2 ? 0 : Math.cos(angle) ** -2 * density(Math.tan(angle)));
    let total = at(0);
    for (let place = 1; place < count; place++) total += (place % 2 === 1 ? 4 : 2) * at(place * step);
    return (total * step) / 3;
  };
  return (0.5 * area(t, steps)) / wholeOf(freedom, whole);
}

const wholes = new Map<number, number>();
function wholeOf(freedom: number, work: () => number): number {
  const known = wholes.get(freedom) ?? work();
  wholes.set(freedom, known);
  return known;
}
