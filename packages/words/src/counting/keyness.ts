import { adjustPValues, compareCodePoints, StatisticsProblem } from '@wenshu/statistics/blocks';
import type { WordsLanguage } from '../cutting/cut-words.ts';
import { type LogLikelihood, logLikelihood } from './log-likelihood.ts';
import { tellingWords } from './telling-words.ts';
import { weightsOf } from './weights-of.ts';

export interface KeyWord extends LogLikelihood {
  form: string;
  /** More in the group than in the rest, or less. */
  direction: 'more' | 'less';
  /** Texts that have it, unweighted. */
  groupTexts: number;
  restTexts: number;
  /** Of the texts of each, by weight. */
  groupShare: number;
  restShare: number;
  /** p within the family of all words that were tested (Benjamini and Hochberg). */
  pFdr: number;
}

export interface KeynessSettings {
  readonly language: WordsLanguage;
  /** A text each: whether it is the group's. */
  readonly isInGroup: readonly boolean[];
  readonly weights?: ArrayLike<number>;
  /** Said in fewer texts of both they are not tested. */
  readonly leastTexts?: number;
}

/**
 * Words that set a group apart from the rest. What is counted are texts that have a word, not how often it is said: people are drawn one by
 * one, words are not. Weights are brought to the effective base of each side, (Σw)²/Σw², so that weighting does not make a sample larger than it is.
 * The surest difference first.
 *
 * @example
 * keyness(['slow', 'slow', 'slow app', 'good', 'good', 'nice app'], {
 *   language: 'en', isInGroup: [true, true, true, false, false, false],
 * }).map(word => [word.form, word.direction]) // [['slow', 'more'], ['good', 'less'], ['app', 'less']]
 */
export function keyness(texts: readonly string[], settings: KeynessSettings): KeyWord[] {
  const { language, isInGroup, leastTexts = 2 } = settings;
  if (isInGroup.length !== texts.length)
    throw new StatisticsProblem('unequal-lengths', { needed: texts.length, got: isInGroup.length });
  const weights = weightsOf(settings.weights, texts.length);
  const sides = [true, false].map(side => texts.map((_, at) => at).filter(at => isInGroup[at] === side));
  const bases = sides.map(places => weightsOf(places.map(weights.of), places.length));
  const missing = bases.findIndex(base => base.sum === 0);
  if (missing >= 0) throw new StatisticsProblem('empty-table', { what: missing === 0 ? 'group' : 'rest' });
  const counts = countBySide(texts, language, isInGroup, weights.of);
  const words = [...counts]
    .filter(([, { texts: found }]) => found[0] + found[1] >= leastTexts)
    .map(([form, found]) => ({ form, ...compareSides(found, [bases[0]!, bases[1]!]) }));
  const { fdr } = adjustPValues(words.map(({ pValue }) => pValue));
  return words
    .map((word, at) => ({ ...word, pFdr: fdr[at]! }))
    .sort((a, b) => b.value - a.value || compareCodePoints(a.form, b.form));
}

/** Of the group first, then of the rest. */
export interface SideCounts {
  readonly texts: [number, number];
  readonly weighted: [number, number];
}

interface SideBase {
  readonly sum: number;
  readonly effective: number;
}

/**
 * One word that was counted on both sides, against what each side weighs and what that is worth.
 *
 * @example
 * compareSides({ texts: [20, 10], weighted: [20, 10] }, [{ sum: 100, effective: 100 }, { sum: 100, effective: 100 }]).value // 3.98655573647
 */
export function compareSides(
  { texts, weighted }: SideCounts,
  bases: readonly [SideBase, SideBase],
): Omit<KeyWord, 'form' | 'pFdr'> {
  const [groupShare, restShare] = [weighted[0] / bases[0].sum, weighted[1] / bases[1].sum];
  const [group, rest] = [bases[0].effective, bases[1].effective];
  return {
    direction: groupShare > restShare ? 'more' : 'less',
    groupTexts: texts[0],
    restTexts: texts[1],
    groupShare,
    restShare,
    ...logLikelihood(groupShare * group, group, restShare * rest, rest),
  };
}

/** By form: of the group first, then of the rest. */
function countBySide(
  texts: readonly string[],
  language: WordsLanguage,
  isInGroup: readonly boolean[],
  weightOf: (place: number) => number,
): Map<string, SideCounts> {
  const counts = new Map<string, SideCounts>();
  texts.forEach((text, at) => {
    const side = isInGroup[at] ? 0 : 1;
    for (const form of new Set(tellingWords(text, language).map(word => word.form))) {
      const count: SideCounts = counts.get(form) ?? { texts: [0, 0], weighted: [0, 0] };
      count.texts[side] += 1;
      count.weighted[side] += weightOf(at);
      counts.set(form, count);
    }
  });
  return counts;
}
