/** Somebody who answers, as far as their answers depend on each other: who is older buys other brands, who pays more expects more, who is content recommends. */
export interface MadeUpPerson {
  readonly isFemale: boolean;
  readonly age: number;
  /** 0 (lowest) to 4. */
  readonly income: number;
  readonly province: number;
  readonly city: number;
  /** The brand bought most, 0 to 7. */
  readonly brand: number;
  /** How content they are with it, about −2 to 2. */
  readonly mood: number;
  /** How much they use it, about −2 to 2. */
  readonly zeal: number;
  random(): number;
}

export const PROVINCES = 6;
export const CITIES = 3;
const BRANDS = 8;

export function makeUpPerson(random: () => number): MadeUpPerson {
  const isFemale = random() < 0.54;
  const age = Math.round(clamp(18 + 52 * random() ** 1.4 + normal(random) * 2, 16, 75));
  const province = pick([28, 22, 17, 13, 11, 9], random);
  const city = pick([5, 3, 2], random);
  const income = clamp(Math.round(1.6 + (age - 30) / 25 - city * 0.3 + normal(random) * 0.9), 0, 4);
  // The first brands are those of the young, the last those of the old; the dear ones stand at even places.
  const brand = pick(
    Array.from(
      { length: BRANDS },
      (_, index) => Math.exp(-(((age - 20) / 7 - index) ** 2) / 8) * (index % 2 === 0 ? 1 + income / 3 : 1.8),
    ),
    random,
  );
  const mood = [0.5, -0.2, 0.3, -0.5, 0.6, 0.1, 0.2, -0.1][brand]! + (age - 40) / 60 + normal(random) * 0.8;
  const zeal = (isFemale ? 0.2 : -0.1) - (age - 35) / 40 + normal(random) * 0.8;
  return { isFemale, age, income, province, city, brand, mood, zeal, random };
}

/** One of a list, by weights that need not add up to 1. */
export function pick(weights: readonly number[], random: () => number): number {
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const found = weights.findIndex(weight => {
    left -= weight;
    return left < 0;
  });
  return found < 0 ? weights.length - 1 : found;
}

/** A place on a scale of so many points, around the middle for 0 and at the top for 2. */
export function point(lean: number, points: number, { random }: Pick<MadeUpPerson, 'random'>): number {
  const middle = (points - 1) / 2;
  return clamp(Math.round(middle + ((lean + normal(random) * 0.6) * middle) / 2), 0, points - 1);
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Near enough to a bell: twelve even ones would be slower and no truer. */
export function normal(random: () => number): number {
  return (random() + random() + random() + random() - 2) * 1.73;
}
