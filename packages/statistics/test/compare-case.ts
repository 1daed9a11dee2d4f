import { compareColumns, comparePartition, compareRows, compareSets, compareSorted } from './compare-free-order.ts';
import { compareTree } from './compare-tree.ts';
import type { CompareMode, ReferenceCase } from './reference-case.ts';
import { buildTolerance, isNothing, show, type Tolerance } from './tolerance.ts';

/** The differences between a result and its reference, each with its path; none when they agree. */
export function compareCase(reference: ReferenceCase, result: unknown): string[] {
  const differences: string[] = [];
  const comparison: Comparison = {
    toleranceOf: buildToleranceLookup(reference),
    modeOf: buildModeLookup(reference.compare ?? {}),
    report: (path, text) => differences.push(`${path || '(result)'}: ${text}`),
  };
  compare(comparison, result, reference.expected, '');
  return differences;
}

interface Comparison {
  toleranceOf(path: string): Tolerance;
  modeOf(path: string): CompareMode | undefined;
  report(path: string, text: string): void;
}

/** Paths are written with dots; `*` stands for any one step. */
const isUnder = (pattern: readonly string[], steps: readonly string[]) =>
  pattern.length <= steps.length && pattern.every((step, i) => step === '*' || step === steps[i]);

function buildModeLookup(modes: Record<string, CompareMode>): Comparison['modeOf'] {
  const patterns = Object.entries(modes).map(([pattern, mode]) => ({ steps: pattern.split('.'), mode }));
  return path => {
    const steps = path.split('.');
    return patterns.find(pattern => pattern.steps.length === steps.length && isUnder(pattern.steps, steps))?.mode;
  };
}

function buildToleranceLookup({ tolerance, tolerances = {} }: ReferenceCase): Comparison['toleranceOf'] {
  const overall = buildTolerance(tolerance);
  const patterns = Object.entries(tolerances)
    .map(([pattern, slack]) => ({ steps: pattern.split('.'), tolerance: buildTolerance(slack) }))
    .sort((a, b) => b.steps.length - a.steps.length);
  return path => patterns.find(({ steps }) => isUnder(steps, path.split('.')))?.tolerance ?? overall;
}

function compare(comparison: Comparison, got: unknown, want: unknown, path: string): void {
  const mode = path ? comparison.modeOf(path) : undefined;
  if (mode) compareByMode(comparison, mode, got, want, path);
  else compareExactly(comparison, got, want, path);
}

/** The modes that look at a part as a whole; each gives its difference, or nothing. */
const wholeComparisons: Partial<Record<CompareMode, WholeComparison>> = {
  skip: () => undefined,
  signColumns: (got, want, tolerance) => compareColumns(got, want, tolerance, false),
  signPermuteColumns: (got, want, tolerance) => compareColumns(got, want, tolerance, true),
  signPermuteColumnsPrefix: (got, want, tolerance) => compareColumns(prefixOf(got, want), want, tolerance, true),
  permuteRows: compareRows,
  sorted: compareSorted,
  partition: comparePartition,
  setOfSets: compareSets,
  tree: compareTree,
  upperBound: (got, want, tolerance) => (tolerance.isAtMost(got, want) ? undefined : `${show(got)} > ${show(want)}`),
  lowerBound: (got, want, tolerance) => (tolerance.isAtLeast(got, want) ? undefined : `${show(got)} < ${show(want)}`),
  between: (got, want) => {
    const [low, high] = want as [number, number];
    return typeof got === 'number' && got >= low && got <= high ? undefined : `${show(got)} outside ${show(want)}`;
  },
};

type WholeComparison = (got: unknown, want: unknown, tolerance: Tolerance) => string | undefined;

function compareByMode(comparison: Comparison, mode: CompareMode, got: unknown, want: unknown, path: string): void {
  if (mode === 'optional') {
    if (got !== undefined) compareExactly(comparison, got, want, path);
    return;
  }
  const compareWhole = wholeComparisons[mode];
  if (!compareWhole) {
    compareExactly(comparison, prefixOf(got, want), want, path);
    return;
  }
  const difference = compareWhole(got, want, comparison.toleranceOf(path));
  if (difference) comparison.report(path, difference);
}

function prefixOf(got: unknown, want: unknown): unknown[] | undefined {
  if (!isArrayLike(got) || !Array.isArray(want) || got.length < want.length) return undefined;
  return Array.from(got).slice(0, want.length);
}

function compareExactly(comparison: Comparison, got: unknown, want: unknown, path: string): void {
  if (want === null) {
    if (!isNothing(got)) comparison.report(path, `got ${show(got)}, want nothing`);
  } else if (typeof want === 'number') {
    if (!comparison.toleranceOf(path).isClose(got, want)) comparison.report(path, `got ${show(got)}, want ${want}`);
  } else if (typeof want !== 'object') {
    if (got !== want) comparison.report(path, `got ${show(got)}, want ${show(want)}`);
  } else if (Array.isArray(want)) {
    if (!isArrayLike(got) || got.length !== want.length) {
      comparison.report(path, `got ${show(got)}, want ${want.length} elements`);
      return;
    }
    for (let i = 0; i < want.length; i++) compare(comparison, got[i], want[i], path ? `${path}.${i}` : String(i));
  } else {
    if (got === null || typeof got !== 'object') {
      comparison.report(path, `got ${show(got)}, want an object`);
      return;
    }
    const fields = got as Record<string, unknown>;
    for (const [key, value] of Object.entries(want as object)) {
      compare(comparison, fields[key], value, path ? `${path}.${key}` : key);
    }
  }
}

function isArrayLike(value: unknown): value is ArrayLike<unknown> {
  return Array.isArray(value) || ArrayBuffer.isView(value);
}
