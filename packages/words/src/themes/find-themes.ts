import { compareCodePoints, createMatrix, type DenseMatrix } from '@wenshu/statistics/blocks';
import type { FormsOf } from '../counting/frequent-words.ts';
import { type LogLikelihood, logLikelihood } from '../counting/log-likelihood.ts';
import { weightsOf } from '../counting/weights-of.ts';
import type { WordsLanguage } from '../cutting/cut-words.ts';
import { eachValue } from './sparse-matrix.ts';
import { sphericalKMeans } from './spherical-k-means.ts';
import { type TfIdf, tfIdf } from './tf-idf.ts';
import { truncatedSvd } from './truncated-svd.ts';

export interface ThemeWord {
  form: string;
  /** Texts of the theme that have it, unweighted. */
  texts: number;
  /** Of the theme's texts, and of all others. */
  share: number;
  elsewhere: number;
}

export interface Theme {
  /** What its texts say more than others, the surest first. */
  words: ThemeWord[];
  /** Its texts, ascending. */
  places: number[];
  /** Those in the midst of it, the nearest first: what to read to understand it. */
  typical: number[];
  weighted: number;
  /** By weight, of the texts that have a theme. */
  share: number;
}

export interface Themes {
  themes: Theme[];
  /** Texts without any word that two texts share. */
  without: number[];
  /** 0 to 1: how much texts of a theme are alike. */
  cohesion: number;
}

export interface ThemesSettings {
  readonly language: WordsLanguage;
  readonly themes: number;
  /** What of a text counts, as often as it is said, where that is not its telling words. */
  readonly formsOf?: FormsOf;
  readonly weights?: ArrayLike<number>;
  readonly seed?: number;
  /** What is not in so many texts takes no part. */
  readonly leastTexts?: number;
}

const DIMENSIONS = 50;
const MOST_WORDS = 10;
const MOST_TYPICAL = 5;

/**
 * Parts texts into themes by the words they share: TF-IDF, brought to at most 50 directions by a truncated SVD, parted by spherical k-means, all with a seed.
 * A theme is a proposal to read, not a finding: another number of themes parts otherwise.
 *
 * @example
 * findThemes(['物流慢', '物流太慢', '客服差', '客服很差', '？'], { language: 'zh', themes: 2 }).themes.map(theme => theme.places) // [[0, 1], [2, 3]]
 */
export function findThemes(texts: readonly string[], settings: ThemesSettings): Themes {
  const { language, formsOf, themes: count, seed = 1, leastTexts = 2 } = settings;
  const weights = weightsOf(settings.weights, texts.length);
  const table = tfIdf(texts, { language, leastTexts, ...(formsOf && { formsOf }) });
  const { scores } = truncatedSvd(table.matrix, DIMENSIONS, seed);
  const wordless = (row: number) => table.matrix.starts[row] === table.matrix.starts[row + 1];
  const found = sphericalKMeans(withoutRows(scores, wordless), {
    clusters: count,
    seed,
    ...(settings.weights ? { weights: settings.weights } : {}),
  });
  const places = Array.from({ length: count }, (): number[] => []);
  const without: number[] = [];
  found.clusters.forEach((cluster, place) => {
    (places[cluster] ?? without).push(place);
  });
  const mass = places.map(own => own.reduce((sum, place) => sum + weights.of(place), 0));
  const all = mass.reduce((sum, value) => sum + value, 0);
  const words = themeWords(table, found.clusters, count);
  const themes = places.map((own, theme) => ({
    words: words[theme]!,
    places: own,
    typical: own.toSorted((a, b) => found.closeness[b]! - found.closeness[a]! || a - b).slice(0, MOST_TYPICAL),
    weighted: mass[theme]!,
    share: mass[theme]! / all,
  }));
  return { themes, without, cohesion: found.cohesion };
}

/** Rounding leaves a direction to a row of zeros: it would be taken for a text. */
function withoutRows(scores: DenseMatrix, isLeftOut: (row: number) => boolean): DenseMatrix {
  const kept = createMatrix(scores.rows, scores.columns, Float64Array.from(scores.values));
  for (let row = 0; row < scores.rows; row++)
    if (isLeftOut(row)) kept.values.fill(0, row * scores.columns, (row + 1) * scores.columns);
  return kept;
}

function themeWords({ terms, matrix, texts }: TfIdf, clusters: Int32Array, count: number): ThemeWord[][] {
  const sizes = new Float64Array(count);
  for (const cluster of clusters) if (cluster >= 0) sizes[cluster]! += 1;
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const having = new Float64Array(count * terms.length);
  eachValue(matrix, (row, term) => {
    having[clusters[row]! * terms.length + term]! += 1;
  });
  return Array.from(sizes, (size, theme) => {
    const rest = Math.max(1, all - size);
    const tested = terms.map((form, term): ThemeWord & LogLikelihood => {
      const own = having[theme * terms.length + term]!;
      const others = texts[term]! - own;
      return {
        form,
        texts: own,
        share: own / size,
        elsewhere: others / rest,
        ...logLikelihood(own, size, others, rest),
      };
    });
    return tested
      .filter(({ share, elsewhere }) => share > elsewhere)
      .sort((a, b) => b.value - a.value || compareCodePoints(a.form, b.form))
      .slice(0, MOST_WORDS)
      .map(({ form, texts: own, share, elsewhere }) => ({ form, texts: own, share, elsewhere }));
  });
}
