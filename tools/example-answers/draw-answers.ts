import { seededRandom } from '../../packages/statistics/src/random.ts';

/** What somebody said, by code. Some did not say how old they are. */
export interface ExampleAnswer {
  readonly again: number;
  readonly age: number | null;
  readonly region: number;
  readonly since: number;
}

/** The codes in the order of the table: none is its place. */
export const exampleCodes = {
  again: [5, 3, 1],
  age: [2, 3, 4, 6],
  region: [11, 12, 21, 22],
  since: [3, 1, 2],
} as const;

export const EXAMPLE_SEED = 66;
const PEOPLE = 400;

const AGES = [0.27, 0.33, 0.3, 0.07];
/** Whoever is older and whoever has been a customer for longer buys again more often; where people live says nothing. */
const AGAIN_BY_AGE = [0.36, 0.5, 0.64, 0.55];
const AGAIN_BY_SINCE = [-0.11, 0, 0.12];
const SINCE = [0.3, 0.4, 0.3];
const UNDECIDED = 0.55;

/** The 400 made-up answers of the table on the public site, the same with every run. */
export function drawAnswers(seed: number = EXAMPLE_SEED): readonly ExampleAnswer[] {
  const random = seededRandom(seed);
  const placeIn = (shares: readonly number[]) => {
    let left = random.next();
    const place = shares.findIndex(share => {
      left -= share;
      return left < 0;
    });
    return place < 0 ? undefined : place;
  };
  return Array.from({ length: PEOPLE }, () => {
    const age = placeIn(AGES);
    const since = placeIn(SINCE) ?? 0;
    const again = (age === undefined ? 0.5 : AGAIN_BY_AGE[age]!) + AGAIN_BY_SINCE[since]!;
    const said = random.next() < again ? 0 : random.next() < UNDECIDED ? 1 : 2;
    return {
      again: exampleCodes.again[said],
      age: age === undefined ? null : exampleCodes.age[age]!,
      region: exampleCodes.region[random.below(exampleCodes.region.length)]!,
      since: exampleCodes.since[since]!,
    };
  });
}
