import { type Independence, independenceOfCounts, meanDifferences, optionTests } from '@wenshu/statistics';
import { WEIGHT_UNIT } from '../../columns/group-columns.ts';
import type { ComparedColumns } from './banner-columns.ts';
import { type Compared, effectiveOf, sharesOf, testMeans, testShares } from './compare-columns.ts';
import { type CrossRequest, leastOf } from './request.ts';
import type { Overall } from './result.ts';
import type { ColumnMoments } from './statistics.ts';
import type { Crossed } from './tally.ts';

/** Of numbers with more values than this the shares of single values say nothing: means are compared, and there is no χ². */
export const MOST_TESTED_VALUES = 20;

interface Tested extends Compared {
  readonly request: CrossRequest;
  /** Of a set, whose options are not exclusive. */
  readonly isSet: boolean;
  /** Of numbers with many values: compared by their means alone. */
  readonly moments?: readonly ColumnMoments[] | undefined;
}

type OverallFound = Omit<Overall, 'path'> | undefined;

/** Cochran's rule: at most a fifth of the expected counts below 5, and none below 1. */
export const hasSmallExpected = ({ minExpected, percentExpectedBelow5 }: Independence): boolean =>
  minExpected < 1 || percentExpectedBelow5 > 20;

export function independenceOf({ cells, columns, squares }: Crossed): Independence | null {
  const counts = [...cells.values()].map(row =>
    Array.from({ length: columns.size }, (_, column) => (row[column] ?? 0) / WEIGHT_UNIT),
  );
  return counts.length === 0 ? null : independenceOfCounts(counts, squares / WEIGHT_UNIT ** 2);
}

/** Whether the question differs by a path of the banner at all: one p, by the test that fits what was asked. */
export function overallOf(
  path: number,
  { independence, ...of }: Tested & { readonly independence: Independence | undefined },
): readonly Overall[] {
  const { leastBase } = leastOf(of.request.test);
  const groups = of.compared.filter(group => group.path === path);
  const isLarge = ({ columns }: ComparedColumns) =>
    columns.filter(column => effectiveOf(of.counted.bases, column) >= leastBase).length >= 2;
  if (!groups.some(isLarge)) return [];
  // Whom columns share is counted for letters only: without them nobody knows how much they have in common.
  const isUnknown = groups.some(({ mayOverlap }) => mayOverlap) && !of.request.test.letters;
  const found =
    ofMeans(groups, of) ??
    ofOptions(groups, of) ??
    ofIndependence(independence) ??
    (isUnknown ? undefined : ofPairs(groups, of));
  return found ? [{ path, ...found }] : [];
}

/** The columns of one question that nobody is in twice. */
const apartIn = ([group, ...more]: readonly ComparedColumns[]): readonly number[] | undefined =>
  group && more.length === 0 && !group.mayOverlap ? group.columns : undefined;

function ofMeans(groups: readonly ComparedColumns[], { moments, request }: Tested): OverallFound {
  const apart = moments && apartIn(groups);
  const found =
    apart &&
    meanDifferences(
      apart.map(column => moments[column]!),
      leastOf(request.test),
    );
  if (!found) return undefined;
  const { f, df1, df2, pValue, effect } = found;
  return { by: 'welch', pValue, effect, ...(f !== null && { f: { value: f, df1: df1!, df2: df2! } }) };
}

function ofOptions(groups: readonly ComparedColumns[], { isSet, moments, counted, request }: Tested): OverallFound {
  const apart = isSet && !moments ? apartIn(groups) : undefined;
  if (!apart) return undefined;
  const { bases, codes } = counted;
  const effective = apart.map(column => effectiveOf(bases, column));
  const tests = optionTests(sharesOf([...codes.values()], bases, apart), effective, leastOf(request.test));
  const { pValue, effect, tested } = tests;
  return pValue === null || effect === null ? undefined : { by: 'options', pValue, effect, tested };
}

function ofIndependence(independence: Independence | undefined): OverallFound {
  const { chiSquare, cramersV, fisherP } = independence ?? { chiSquare: null, cramersV: null, fisherP: null };
  if (!chiSquare || cramersV === null) return undefined;
  if (!hasSmallExpected(independence!)) return { by: 'chi-square', pValue: chiSquare.pValue, effect: cramersV };
  return fisherP === null ? undefined : { by: 'fisher', pValue: fisherP, effect: cramersV };
}

interface Pair {
  readonly pValue: number;
  readonly effect: number;
}

/** Tables too thin for χ², and columns that share people: each pair by itself, and Bonferroni for how many they are. */
function ofPairs(groups: readonly ComparedColumns[], of: Tested): OverallFound {
  let tested = 0;
  // Everybody said the same: there is nothing by which columns could differ.
  let surest: Pair = { pValue: 1, effect: 0 };
  for (const group of groups)
    for (const pair of of.moments ? meanPairs(group, of.moments, of) : sharePairs(group, of)) {
      tested++;
      if (pair.pValue < surest.pValue) surest = pair;
    }
  const pValue = Math.min(1, surest.pValue * Math.max(1, tested));
  return { by: 'pairs', tested, effect: surest.effect, pValue };
}

/** One after the other: they may be millions. */
function* sharePairs(group: ComparedColumns, of: Tested): Generator<Pair> {
  const { leastBase } = leastOf(of.request.test);
  for (const line of of.counted.codes.values()) {
    const [shares] = sharesOf([line], of.counted.bases, group.columns);
    for (const { a, b, pValue } of testShares(line, group, of, leastBase))
      yield { pValue, effect: Math.abs(shares![a]! - shares![b]!) };
  }
}

/** How far two means are apart, in standard deviations of everybody, as a correlation would have it. */
function meanPairs(group: ComparedColumns, moments: readonly ColumnMoments[], of: Tested): readonly Pair[] {
  const { leastBase } = leastOf(of.request.test);
  const spread = moments[0]?.sd ?? 0;
  return testMeans(moments, group, of, { alpha: 0.5, leastBase }).map(({ difference, pValue }) => {
    const apart = spread > 0 ? Math.abs(difference) / spread : 0;
    return { pValue, effect: apart / Math.sqrt(apart ** 2 + 4) };
  });
}
