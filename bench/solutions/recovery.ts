import {
  type CbcTask,
  conjointHb,
  type HbPrior,
  type MaxDiffTask,
  maxDiffHb,
  priorOfPeople,
  type SeededRandom,
  seededRandom,
} from '@wenshu/statistics';

/** Simulated people of several numbers, and how large what is found of them is beside what they think: 1 where it is right. */
const PEOPLE = [60, 120, 160, 300];
/** How far people differ: hardly, much. */
const SPREADS = [0.2, 1];
const SETS = 1;
const sampling = { draws: 1_000, burnIn: 1_500, thin: 1, seed: 5 };
const LEVELS = [
  [0.9, 0.3, -0.4, -0.8],
  [0.7, 0, -0.7],
  [0.8, 0.4, -0.2, -1],
];
const ITEMS = [1.4, 1, 0.6, 0.3, 0, 0, -0.3, -0.6, -1, -1.4];
const STEP = -0.6;

interface Recovered {
  /** How large the means are beside those of the people. */
  readonly size: number;
  /** The root mean square of what is wrong with single people's utilities. */
  readonly error: number;
}
type Prior = (width: number, shape?: readonly (readonly number[])[]) => HbPrior | undefined;
const priors: Readonly<Record<string, Prior>> = {
  'fixed (bayesm)': () => undefined,
  learnt: (width, shape) => priorOfPeople({ variance: null, degrees: 5, shape }, width),
};

/** Prints every line as it is known; whether the default prior and the price are right. */
export function recovery(): boolean {
  console.log('  recovery: size of means beside the truth (error of single people)');
  const ofPrices = PEOPLE.map(priceLine);
  const ofPeople = (
    [
      ['cbc', cbc],
      ['maxdiff', maxdiff],
    ] as const
  ).flatMap(([name, recover]) =>
    SPREADS.flatMap(spread =>
      PEOPLE.map(people => {
        const found = Object.entries(priors).map(([of, prior]) => ({
          of,
          ...meanOf(seed => recover(people, spread, seed, prior)),
        }));
        // The scale of a logit of 60 people is known to a tenth or so.
        const isRight = Math.abs(found.at(-1)!.size - 1) < (people < 100 ? 0.3 : 0.2);
        const told = found.map(one => `${one.of} ${figures(one)}`).join('   ');
        return print(`${name}, ${people} people, deviation ${spread}: ${told}`, isRight);
      }),
    ),
  );
  return [...ofPrices, ...ofPeople].every(Boolean);
}

const figures = ({ size, error }: Recovered) => `${size.toFixed(2)} (${error.toFixed(2)})`;

function print(line: string, isRight: boolean): boolean {
  console.log(`${isRight ? ' ' : '!'} ${line}`);
  return isRight;
}

function priceLine(people: number): boolean {
  const [free, falling] = [false, true].map(isSigned => meanOf(seed => price(people, seed, isSigned))) as [
    Recovered,
    Recovered,
  ];
  const isRight = [free, falling].every(({ size }) => Math.abs(size - 1) < 0.3);
  return print(`price, ${people} people: free ${figures(free)}   falling ${figures(falling)}`, isRight);
}

function meanOf(run: (seed: number) => Recovered): Recovered {
  const all = Array.from({ length: SETS }, (_, seed) => run(seed + 1));
  const mean = (of: keyof Recovered) => all.reduce((sum, one) => sum + one[of], 0) / SETS;
  return { size: mean('size'), error: mean('error') };
}

const gumbel = (random: SeededRandom) => -Math.log(-Math.log(1 - random.next()));
const first = (utilities: readonly number[]) => utilities.indexOf(Math.max(...utilities));
const centred = (values: readonly number[]) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map(value => value - mean);
};

/** By person what was found, and what is true. */
function compared(found: readonly (readonly number[])[], true_: readonly (readonly number[])[]): Recovered {
  const mean = (rows: readonly (readonly number[])[]) =>
    rows[0]!.map((_, at) => rows.reduce((sum, row) => sum + row[at]!, 0) / rows.length);
  const [own, known] = [mean(found), mean(true_)];
  const product = (values: readonly number[]) => values.reduce((sum, value, at) => sum + value * known[at]!, 0);
  const squares = found.flatMap((row, i) => row.map((value, at) => (value - true_[i]![at]!) ** 2));
  const error = Math.sqrt(squares.reduce((sum, value) => sum + value, 0) / squares.length);
  return { size: product(own) / product(known), error };
}

function cbc(people: number, spread: number, seed: number, prior: Prior): Recovered {
  const random = seededRandom(seed);
  const worths = Array.from({ length: people }, () =>
    LEVELS.map(levels => centred(levels.map(level => level + spread * random.normal()))),
  );
  const tasks = worths.flatMap((own, respondent) =>
    Array.from({ length: 12 }, (): CbcTask => {
      const alternatives = [0, 1, 2].map(() => LEVELS.map(({ length }) => random.below(length)));
      const utilities = alternatives.map(concept =>
        concept.reduce((sum, level, a) => sum + own[a]![level]!, gumbel(random)),
      );
      return { respondent, alternatives, chosen: first(utilities) };
    }),
  );
  const attributes = LEVELS.map((levels, a) => ({
    name: String(a),
    type: 'categorical' as const,
    levels: levels.map((_, at) => String(at)),
  }));
  const width = LEVELS.reduce((sum, { length }) => sum + length - 1, 0);
  const places = LEVELS.flatMap((levels, a) => levels.slice(1).map((_, at) => ({ a, at, count: levels.length })));
  const shape = places.map(one =>
    places.map(other => (one.a === other.a ? Number(one.at === other.at) - 1 / one.count : 0)),
  );
  const own = prior(width, shape);
  const settings = { ...sampling, coding: 'effects' as const, none: false, ...(own && { prior: own }) };
  const { individuals } = conjointHb({ attributes, tasks, settings });
  const all = individuals.map(({ coefficients }) => {
    let from = 0;
    return LEVELS.flatMap(({ length }) => {
      const part = coefficients.slice(from, from + length - 1);
      from += length - 1;
      return [...part, -part.reduce((sum, value) => sum + value, 0)];
    });
  });
  return compared(
    all,
    worths.map(one => one.flat()),
  );
}

function maxdiff(people: number, spread: number, seed: number, prior: Prior): Recovered {
  const random = seededRandom(seed);
  const worths = Array.from({ length: people }, () => centred(ITEMS.map(item => item + spread * random.normal())));
  const tasks = worths.flatMap((own, respondent) =>
    Array.from({ length: 8 }, (): MaxDiffTask => {
      const items = random.sample(ITEMS.length, 4);
      const best = items[first(items.map(item => own[item]! + gumbel(random)))]!;
      const left = items.filter(item => item !== best);
      return { respondent, items, best, worst: left[first(left.map(item => -own[item]! + gumbel(random)))]! };
    }),
  );
  const width = ITEMS.length - 1;
  const shape = Array.from({ length: width }, (_, one) =>
    Array.from({ length: width }, (_, other) => (one === other ? 2 : 1)),
  );
  const own = prior(width, shape);
  const settings = { ...sampling, model: 'sequential' as const, ...(own && { prior: own }) };
  const { individuals } = maxDiffHb({ items: ITEMS.map((_, at) => String(at)), tasks, settings });
  return compared(
    individuals.map(({ utilities }) => utilities),
    worths,
  );
}

/** Three steps of a price, which nobody likes, beside an attribute that people differ about: with and without saying so. */
function price(people: number, seed: number, isSigned: boolean): Recovered {
  const random = seededRandom(seed);
  const minds = Array.from({ length: people }, () => ({
    steps: [0, 1, 2].map(() => STEP * Math.exp(0.5 * random.normal() - 0.125)),
    other: 0.8 * random.normal(),
  }));
  const code = (place: number) => [1, 2, 3].map(step => (place >= step ? 1 : 0));
  const tasks = minds.flatMap(({ steps, other }, respondent) =>
    Array.from({ length: 12 }, (): CbcTask => {
      const concepts = [0, 1, 2].map(() => ({ place: random.below(4), has: random.below(2) }));
      const utilities = concepts.map(
        ({ place, has }) => steps.slice(0, place).reduce((sum, step) => sum + step, has * other) + gumbel(random),
      );
      const alternatives = concepts.map(({ place, has }) => [...code(place), has]);
      return { respondent, alternatives, chosen: first(utilities) };
    }),
  );
  const names = ['1', '2', '3', 'other'];
  const signs = isSigned ? { 1: 'negative' as const, 2: 'negative' as const, 3: 'negative' as const } : {};
  const shape = [
    [2, -1, 0, 0],
    [-1, 2, -1, 0],
    [0, -1, 2, 0],
    [0, 0, 0, 1],
  ];
  const prior = priorOfPeople({ variance: null, degrees: 5, shape }, 4);
  const settings = { ...sampling, coding: 'dummy' as const, none: false, signs, prior };
  const attributes = names.map(name => ({ name, type: 'linear' as const }));
  const { individuals } = conjointHb({ attributes, tasks, settings });
  return compared(
    individuals.map(({ coefficients }) => coefficients.slice(0, 3)),
    minds.map(({ steps }) => steps),
  );
}
