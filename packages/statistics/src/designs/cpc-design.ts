import { requireWhole } from '../distributions/domain.ts';
import type { FitControl } from '../fit-control.ts';
import { reportProgress } from '../fit-control.ts';
import { createMatrix, type DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import { StatisticsProblem } from '../problem.ts';
import { type SeededRandom, seededRandom } from '../random.ts';
import { requireAllowed } from './allowed-profiles.ts';
import { countLevels } from './check-cbc-design.ts';
import { dOptimalCards } from './d-optimal-cards.ts';
import {
  type DesignAttribute,
  isProhibited,
  type Profile,
  type Prohibition,
  requireAttributes,
} from './design-attributes.ts';
import { addSquare, efficiencyPercent } from './information-matrix.ts';
import { findOrthogonalArray } from './orthogonal-array.ts';
import { orthogonalContrasts } from './orthogonal-contrasts.ts';
import { splitCards } from './split-cards.ts';

export interface CpcDesignInput {
  attributes: readonly DesignAttribute[];
  /** How many cards; without it the smallest orthogonal plan with at least 1.5 cards per parameter. */
  cards?: number;
  prohibitions?: readonly Prohibition[];
  /** Above this many cards they are split into versions; 16 without it. */
  cardsPerVersion?: number;
  seed: number;
}

export interface CpcDesign {
  /** Per attribute the position of its level. */
  cards: Profile[];
  method: 'orthogonal' | 'd-optimal';
  /** Whether every pair of attributes shows its pairs of levels in proportion. */
  isOrthogonal: boolean;
  /** Of the main effects, in percent of a balanced orthogonal plan of as many cards. */
  dEfficiency: number;
  levelCounts: number[][];
  /** By version: positions of its cards. */
  versions: number[][];
}

/**
 * Cards for full-profile conjoint: an orthogonal plan where there is one, otherwise the most informative cards that
 * exchanges of levels find (D-optimal), as always under prohibitions. An attribute with fewer levels than the plan's
 * columns shows some of its levels twice as often, which stays orthogonal. The same seed gives the same cards.
 *
 * @example
 * cpcDesign({ attributes: ['a', 'b', 'c'].map(name => ({ name, levels: ['1', '2', '3'] })), cards: 9, seed: 1 })
 *   .dEfficiency // 100
 */
export function cpcDesign(input: CpcDesignInput, control?: FitControl): CpcDesign {
  const { attributes, prohibitions = [] } = input;
  requireAttributes(attributes, prohibitions);
  const parameters = 1 + attributes.reduce((sum, { levels }) => sum + levels.length - 1, 0);
  const wanted = input.cards ?? Math.ceil(1.5 * parameters);
  requireWhole('cards', wanted, parameters, 1000);
  requireWhole('cardsPerVersion', input.cardsPerVersion ?? 16, 1, 1000);
  requireAllowed(attributes, prohibitions, 1);
  const random = seededRandom(input.seed);
  reportProgress(control, 0);
  const plan = prohibitions.length === 0 ? orthogonalCards(input, wanted, random) : undefined;
  const cards = plan ?? dOptimalCards(attributes, prohibitions, wanted, random, control);
  const dEfficiency = efficiencyPercent(cardInformation(cards, attributes), cards.length);
  if (dEfficiency === null || cards.some(card => isProhibited(card, prohibitions))) {
    throw new StatisticsProblem('no-design', {});
  }
  reportProgress(control, 1);
  const levelCounts = countLevels(cards, attributes);
  return {
    cards,
    method: plan ? 'orthogonal' : 'd-optimal',
    isOrthogonal: isProportional(cards, levelCounts),
    dEfficiency,
    levelCounts,
    versions: splitCards(cards, attributes, input.cardsPerVersion ?? 16, random),
  };
}

/** The plan's columns and levels are given out at random: otherwise the first card would always be the first levels. */
function orthogonalCards(
  { attributes, cards }: CpcDesignInput,
  atLeast: number,
  random: SeededRandom,
): Profile[] | undefined {
  const plan = findOrthogonalArray({
    columns: attributes.length,
    levels: Math.max(...attributes.map(({ levels }) => levels.length)),
    atLeast,
    ...(cards === undefined ? {} : { atMost: cards }),
  });
  if (!plan) return undefined;
  const columns = random.shuffle([...plan[0]!.keys()]).slice(0, attributes.length);
  const names = attributes.map(({ levels }) => {
    const size = Math.max(...plan.map(row => row[0]!)) + 1;
    const once = random.shuffle([...levels.keys()]);
    return Array.from({ length: size }, (_, value) => once[value % levels.length]!);
  });
  return random.shuffle(plan.map(row => columns.map((column, a) => names[a]![row[column]!]!)));
}

function cardInformation(cards: readonly Profile[], attributes: readonly DesignAttribute[]): DenseMatrix {
  const contrasts = attributes.map(({ levels }) => orthogonalContrasts(levels.length));
  const size = 1 + contrasts.reduce((sum, rows) => sum + rows[0]!.length, 0);
  const matrix = createMatrix(size, size);
  for (const card of cards) addSquare(matrix, [1, ...card.flatMap((level, a) => contrasts[a]![level]!)], 1);
  return matrix;
}

function isProportional(cards: readonly Profile[], counts: readonly (readonly number[])[]): boolean {
  return counts.every((own, a) =>
    counts.slice(a + 1).every((others, offset) =>
      own.every((count, i) =>
        others.every((other, j) => {
          const together = cards.filter(card => card[a] === i && card[a + 1 + offset] === j).length;
          return together * cards.length === count * other;
        }),
      ),
    ),
  );
}
