import { type Chance, chanceFrom } from './chance.ts';

/**
 * A survey whose truth is known: of every question what each group answers how often. Printed as a csv of words, which is all that the judge
 * of sentences sees of the data.
 */
export interface SurveyWorld {
  readonly name: string;
  readonly csv: string;
  readonly questions: readonly WorldQuestion[];
  readonly groups: readonly string[];
  readonly isWeighted: boolean;
}

export interface WorldQuestion {
  readonly name: string;
  readonly options: readonly string[];
  /** Several may be chosen. */
  readonly isSet: boolean;
  /** Options are points from 1 on. */
  readonly isScale: boolean;
  /** By group, then option: how likely it is chosen. */
  readonly truth: readonly (readonly number[])[];
}

interface Recipe {
  readonly name: string;
  /** People by group; one that nobody is in is 0. */
  readonly sizes: readonly number[];
  readonly isWeighted?: true;
  /** Of the first question: by group, then option. */
  readonly first?: readonly (readonly number[])[];
  /** Nobody ever takes the last option of questions, and nobody answers the last question. */
  readonly hasEmpty?: true;
}

const even = [0.2, 0.3, 0.5];
/** No effect, small and large ones, tiny bases, shares of 0 and 100 %, empty cells, weights: what a report has to live with. */
export const surveyRecipes: readonly Recipe[] = [
  { name: 'no effect', sizes: [150, 100, 60] },
  { name: 'no effect, weighted', sizes: [180, 140, 80], isWeighted: true },
  { name: 'no effect, tiny bases', sizes: [3, 12, 200, 7] },
  { name: 'no effect, empty cells', sizes: [120, 0, 140], hasEmpty: true },
  { name: 'small effect', sizes: [150, 150], first: [even, [0.28, 0.3, 0.42]] },
  { name: 'large effect', sizes: [150, 120], first: [even, [0.65, 0.25, 0.1]] },
  { name: 'large effect, weighted', sizes: [200, 180], isWeighted: true, first: [even, [0.7, 0.2, 0.1]] },
  {
    name: '0 % against 40 %',
    sizes: [200, 200],
    first: [
      [0, 0.3, 0.7],
      [0.4, 0.2, 0.4],
    ],
  },
  {
    name: '100 % against 60 %',
    sizes: [185, 235],
    first: [
      [0, 0, 1],
      [0.3, 0.1, 0.6],
    ],
  },
];

const MISSING = 0.06;

export function surveyWorld(recipe: Recipe, seed: number): SurveyWorld {
  const chance = chanceFrom(seed);
  const groups = recipe.sizes.map((_, at) => `G${'ABCDE'[at]}`);
  const questions = Array.from({ length: 8 }, (_, at) => questionOf(at, recipe, chance));
  const people = recipe.sizes.flatMap((size, group) => Array.from({ length: size }, () => group));
  const lines = people.map(group => {
    const weight = chance.next() < 0.05 ? 0 : 0.4 + 1.6 * chance.next();
    const cells = questions.map((question, at) => answerOf(question, group, chance, recipe.hasEmpty && at === 7));
    return [groups[group]!, ...cells, weight.toFixed(3)].join(',');
  });
  return {
    name: recipe.name,
    questions,
    groups,
    isWeighted: recipe.isWeighted ?? false,
    csv: [['group', ...questions.map(({ name }) => name), 'weight'].join(','), ...lines].join('\n'),
  };
}

function questionOf(at: number, { sizes, first, hasEmpty }: Recipe, chance: Chance): WorldQuestion {
  const isScale = at === 3;
  const isSet = at === 5;
  const count = at === 0 && first ? first[0]!.length : isScale ? 5 : 2 + (at % 4);
  const options = Array.from({ length: count }, (_, option) => (isScale ? `Point${option + 1}` : `Q${at}O${option}`));
  const drawn = options.map((_, option) => (hasEmpty && option === count - 1 ? 0 : 0.2 + chance.next()));
  const sum = drawn.reduce((all, one) => all + one, 0);
  const alike = drawn.map(one => (isSet ? Math.min(0.9, one * 0.6) : one / sum));
  const truth = at === 0 && first ? first : sizes.map(() => alike);
  return { name: `q${at}`, options, isSet, isScale, truth };
}

function answerOf({ options, isSet, truth }: WorldQuestion, group: number, chance: Chance, isUnasked = false): string {
  const own = truth[group]!;
  const isMissing = chance.next() < MISSING;
  const said = isSet
    ? options.filter((_, at) => chance.next() < own[at]!).join(';') || 'NONE'
    : options[chance.pick(own)]!;
  return isMissing || isUnasked ? '' : said;
}
