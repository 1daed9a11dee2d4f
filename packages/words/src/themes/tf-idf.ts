import { compareCodePoints } from '@wenshu/statistics/blocks';
import type { FormsOf } from '../counting/frequent-words.ts';
import { tellingWords } from '../counting/telling-words.ts';
import type { WordsLanguage } from '../cutting/cut-words.ts';
import { type SparseMatrix, sparseFromRows } from './sparse-matrix.ts';

export interface TfIdf {
  /** The forms that columns stand for, by code points. */
  readonly terms: readonly string[];
  /** A row for each text, of length 1; of length 0 where it has none of the terms. */
  readonly matrix: SparseMatrix;
  /** In how many texts each term stands. */
  readonly texts: readonly number[];
}

export interface TfIdfSettings {
  readonly language: WordsLanguage;
  /** What of a text counts, as often as it is said, where that is not its telling words. */
  readonly formsOf?: FormsOf;
  readonly leastTexts?: number;
  /** What more than this share of the texts has parts nobody from anybody. */
  readonly mostShare?: number;
  /** Only the most frequent. */
  readonly mostTerms?: number;
}

/**
 * How much each word tells of each text: tf·(ln((1+N)/(1+n)) + 1), tf times in the text, in n of N texts; rows are brought to length 1.
 *
 * @example
 * tfIdf(['slow slow app', 'slow', 'app', 'kind'], { language: 'en', mostShare: 1 }).matrix.values // [0.894427191, 0.4472135955, 1, 1]
 */
export function tfIdf(texts: readonly string[], settings: TfIdfSettings): TfIdf {
  const { language, formsOf = formsTold, leastTexts = 2, mostShare = 0.5, mostTerms = 2000 } = settings;
  const counted = texts.map(text => countForms(formsOf(text, language)));
  const inTexts = new Map<string, number>();
  for (const counts of counted) for (const form of counts.keys()) inTexts.set(form, (inTexts.get(form) ?? 0) + 1);
  const terms = [...inTexts]
    .filter(([, count]) => count >= leastTexts && count <= mostShare * texts.length)
    .sort(([a, one], [b, other]) => other - one || compareCodePoints(a, b))
    .slice(0, mostTerms)
    .map(([form]) => form)
    .sort(compareCodePoints);
  const placeOf = new Map(terms.map((form, place) => [form, place]));
  const rarity = terms.map(form => Math.log((1 + texts.length) / (1 + inTexts.get(form)!)) + 1);
  const rows = counted.map(counts => weighRow(counts, placeOf, rarity));
  return { terms, matrix: sparseFromRows(rows, terms.length), texts: terms.map(form => inTexts.get(form)!) };
}

const formsTold: FormsOf = (text, language) => tellingWords(text, language).map(({ form }) => form);

function countForms(forms: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const form of forms) counts.set(form, (counts.get(form) ?? 0) + 1);
  return counts;
}

function weighRow(
  counts: ReadonlyMap<string, number>,
  placeOf: ReadonlyMap<string, number>,
  rarity: readonly number[],
): Map<number, number> {
  const row = new Map<number, number>();
  let square = 0;
  for (const [form, count] of counts) {
    const place = placeOf.get(form);
    if (place === undefined) continue;
    const value = count * rarity[place]!;
    row.set(place, value);
    square += value * value;
  }
  for (const [place, value] of row) row.set(place, value / Math.sqrt(square));
  return row;
}
