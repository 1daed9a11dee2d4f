import { type FitControl, reportProgress } from '../fit-control.ts';
import { createMatrix, type DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import type { SeededRandom } from '../random.ts';
import { allowedProfiles } from './allowed-profiles.ts';
import { type DesignAttribute, isProhibited, type Profile, type Prohibition } from './design-attributes.ts';
import { addSquare, ridgedLogDeterminant } from './information-matrix.ts';
import { orthogonalContrasts } from './orthogonal-contrasts.ts';

/** Random beginnings; the best end is kept, because each may be stuck on a lesser hill. */
const starts = 6;

/**
 * The cards with the largest information that coordinate exchange finds: level by level each card takes what raises
 * |XᵀX| most, until a whole round changes nothing. Prohibited cards are never taken.
 */
export function dOptimalCards(
  attributes: readonly DesignAttribute[],
  prohibitions: readonly Prohibition[],
  count: number,
  random: SeededRandom,
  control?: FitControl,
): Profile[] {
  const contrasts = attributes.map(({ levels }) => orthogonalContrasts(levels.length));
  const code = (card: Profile) => [1, ...card.flatMap((level, a) => contrasts[a]![level]!)];
  let best: { cards: Profile[]; value: number } | undefined;
  for (let start = 0; start < starts; start++) {
    reportProgress(control, start / starts);
    const cards = randomCards(attributes, prohibitions, count, random);
    const size = code(cards[0]!).length;
    const matrix = createMatrix(size, size);
    for (const card of cards) addSquare(matrix, code(card), 1);
    const value = climb(cards, matrix, attributes, prohibitions, code);
    if (!best || value > best.value + 1e-9) best = { cards, value };
  }
  return best!.cards;
}

function randomCards(
  attributes: readonly DesignAttribute[],
  prohibitions: readonly Prohibition[],
  count: number,
  random: SeededRandom,
): Profile[] {
  const order = (_: number, levels: number) => random.shuffle(Array.from({ length: levels }, (_, level) => level));
  return Array.from({ length: count }, () => {
    const found = allowedProfiles(attributes, prohibitions, new Map(), order).next();
    return found.value as Profile;
  });
}

function climb(
  cards: Profile[],
  matrix: DenseMatrix,
  attributes: readonly DesignAttribute[],
  prohibitions: readonly Prohibition[],
  code: (card: Profile) => number[],
): number {
  let value = ridgedLogDeterminant(matrix);
  let isImproved = true;
  for (let round = 0; isImproved && round < 30; round++) {
    isImproved = false;
    for (const card of cards) {
      attributes.forEach(({ levels }, a) => {
        for (let level = 0; level < levels.length; level++) {
          const before = card[a]!;
          if (level === before) continue;
          addSquare(matrix, code(card), -1);
          card[a] = level;
          const isAllowed = !isProhibited(card, prohibitions);
          addSquare(matrix, code(card), 1);
          const changed = isAllowed ? ridgedLogDeterminant(matrix) : Number.NEGATIVE_INFINITY;
          if (changed > value + 1e-9) {
            value = changed;
            isImproved = true;
            continue;
          }
          addSquare(matrix, code(card), -1);
          card[a] = before;
          addSquare(matrix, code(card), 1);
        }
      });
    }
  }
  return value;
}
