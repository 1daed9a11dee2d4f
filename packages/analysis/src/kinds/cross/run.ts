import type { ColumnResult } from '../../columns/column-request.ts';
import { Groups, WEIGHT_UNIT } from '../../columns/group-columns.ts';
import type { DataVariable } from '../../data-set/variable.ts';
import type { Base } from '../../exhibit/exhibits.ts';
import { type Held, heldBefore, percentOf } from '../../exhibit/units.ts';
import type { Answers, Variables } from '../kind.ts';
import { bannerTree, type ComparedColumns, comparedColumns } from './banner-columns.ts';
import { type Above, compareMeans, compareShares, comparisonOf } from './compare-columns.ts';
import { hasNumbers } from './has-numbers.ts';
import { type CrossAsks, layAsks } from './lay-asks.ts';
import { type Line, linesOf, sortedLines } from './lines.ts';
import { type MeasuredIn, measureFormats } from './measures.ts';
import { independenceOf, MOST_TESTED_VALUES, overallOf } from './overall.ts';
import type { CrossMeasure, CrossRequest, CrossRow } from './request.ts';
import type { CrossCell, CrossResult, CrossTable } from './result.ts';
import { columnMoments, statisticOf } from './statistics.ts';
import { ColumnFinders, PER_COLUMN, type Sums, type Tally, tally } from './tally.ts';

/** More values of a number than this are no lines. */
export const MAX_VALUE_LINES = 200;

/** Counts → tables. */
export function runCross(request: CrossRequest, answers: Answers, variables: Variables): CrossResult {
  const laid = layAsks(request, variables);
  const tree = bannerTree(request.banner, variables, occurringCodes(laid, answers, variables));
  const finders = new ColumnFinders(tree);
  const compared = comparedColumns(tree.nodes, variables);
  const tables = request.rows.map((row, place) => {
    const variable = variables.get(row.variable);
    const missing = new Set(variable?.missing);
    const counted = tally(laid.tables[place]!, {
      answers,
      tree,
      finders,
      needsCrossed: request.test.chiSquare,
      ...(hasNumbers(variable) && { numberOf: code => (missing.has(code) ? undefined : code) }),
    });
    return tableOf(request, row, { variable, counted, compared, columns: tree.columns });
  });
  return { banner: tree.nodes, tables };
}

/** Of a banner's question without categories, such as the language of answering, the codes that any count has seen. */
function occurringCodes(
  { asks }: CrossAsks,
  answers: Answers,
  variables: Variables,
): (variable: string) => readonly number[] {
  const seen = new Map<string, Set<number>>();
  return variable => {
    if (variables.get(variable)?.categories) return [];
    const known = seen.get(variable);
    if (known) return [...known];
    const codes = new Set<number>();
    seen.set(variable, codes);
    for (const [index, ask] of asks.entries()) {
      if (ask.kind !== 'count') continue;
      const place = ask.by.findIndex(one => one.variable === variable);
      if (place < 0) continue;
      const groups = new Groups((answers[index] as ColumnResult<'count'>).groups);
      while (groups.next()) {
        const code = groups.value(place);
        if (code !== null) codes.add(code as number);
      }
    }
    return [...codes];
  };
}

interface Counted {
  readonly variable: DataVariable | undefined;
  readonly counted: Tally;
  readonly compared: readonly ComparedColumns[];
  readonly columns: number;
}

/** Of what was counted of a row, by column, a table. */
export function tableOf(request: CrossRequest, row: CrossRow, of: Counted): CrossTable {
  const { variable, counted, columns } = of;
  const codes = [...counted.codes.keys()];
  const isMany = hasNumbers(variable) && codes.length > MOST_TESTED_VALUES;
  const isTooLong = variable?.kept === 'number' && (codes.length > MAX_VALUE_LINES || row.figuresOnly === true);
  const sumsOf = (line: Line) => lineSums(line, counted, columns, variable?.kept === 'codes');
  const lines = isTooLong ? linesOf({}, row) : shownLines(row, variable, codes, line => sumsOf(line)[1]!);
  const sums = lines.map(sumsOf);
  const bases = Array.from({ length: columns }, (_, column) => baseOf(counted.bases, column));
  const moments = hasNumbers(variable) ? columnMoments(counted, columns, variable!) : undefined;
  // A net of such numbers is a band, and says something.
  const tested = lines.flatMap((line, place) =>
    isMany && line.net === undefined ? [] : [{ line, sums: sums[place]! }],
  );
  const { letters, chiSquare } = request.test;
  const shares = letters && request.measures.includes('columnPercent') ? compareShares(request, tested, of) : undefined;
  const aboveOf = new Map(tested.map(({ line }, place) => [line, shares?.above[place]]));
  const means =
    letters && moments && request.statistics.includes('mean') ? compareMeans(request, moments, of) : undefined;
  const comparison = comparisonOf(request, of, {
    lines: shares?.family,
    means: means?.family,
    hasLines: tested.length > 0,
  });
  const independence = isMany || variable?.kept === 'codes' ? [] : independenceIn(counted);
  return {
    lines,
    ...(isMany && { values: codes.length }),
    bases,
    cells: sums.map((line, index) =>
      bases.map((_base, column) =>
        cellOf(request.measures, line, { bases, column, above: aboveOf.get(lines[index]!) }),
      ),
    ),
    shares: sums.map(line => bases.map(({ weighted }, column) => percentOf(weightAt(line, column), weighted))),
    statistics: moments
      ? request.statistics.map(name => ({
          of: name,
          cells: moments.map((one, column) => ({
            values: [statisticOf(name, one)],
            ...(name === 'mean' && means?.above[column]?.length && { above: means.above[column] }),
          })),
        }))
      : [],
    independence,
    overall: chiSquare
      ? [...new Set(of.compared.map(({ path }) => path))].flatMap(path =>
          overallOf(path, {
            request,
            counted,
            columns,
            compared: of.compared,
            isSet: variable?.kept === 'codes',
            independence: independence.find(one => one.path === path),
            moments: isMany ? moments : undefined,
          }),
        )
      : [],
    comparison,
    wasCompared: comparison.state === 'tested',
  };
}

function independenceIn({ crossed }: Tally): CrossTable['independence'] {
  return [...crossed].flatMap(([path, counts]) => {
    const tested = independenceOf(counts);
    return tested ? [{ ...tested, path }] : [];
  });
}

function shownLines(
  row: CrossRow,
  variable: DataVariable | undefined,
  codes: readonly number[],
  amountOf: (line: Line) => number,
): readonly Line[] {
  if (!row.sort) return linesOf(variable, row, codes);
  return sortedLines(variable, row, codes, { direction: row.sort, amountOf });
}

/** A net of single answers is the sum of its categories; that of a set was counted. */
function lineSums({ codes, net }: Line, counted: Tally, columns: number, isSet: boolean): Sums {
  const nothing = () => new Float64Array(columns * PER_COLUMN);
  if (net !== undefined && isSet) return counted.nets.get(net + 1) ?? nothing();
  if (codes.length === 1) return counted.codes.get(codes[0]!) ?? nothing();
  const sums = nothing();
  for (const code of new Set(codes)) {
    const one = counted.codes.get(code);
    if (one) for (let place = 0; place < sums.length; place++) sums[place]! += one[place]!;
  }
  return sums;
}

const weightAt = (sums: Sums, column: number) => sums[column * PER_COLUMN + 1]! / WEIGHT_UNIT;

export function baseOf(sums: Sums, column: number): Required<Base> {
  const weighted = weightAt(sums, column);
  const squares = sums[column * PER_COLUMN + 2]! / WEIGHT_UNIT ** 2;
  return { people: sums[column * PER_COLUMN]!, weighted, effective: squares > 0 ? weighted ** 2 / squares : 0 };
}

interface CellPlace {
  readonly bases: readonly Required<Base>[];
  readonly column: number;
  readonly above: Above[number] | undefined;
}

function cellOf(measures: readonly CrossMeasure[], line: Sums, { bases, column, above }: CellPlace): CrossCell<Held> {
  const weight = weightAt(line, column);
  const whole = weightAt(line, 0);
  const base = bases[column]!;
  const values: Readonly<{ [Measure in CrossMeasure]: () => MeasuredIn<Measure> | null }> = {
    columnPercent: () => percentOf(weight, base.weighted),
    rowPercent: () => percentOf(weight, whole),
    totalPercent: () => percentOf(weight, bases[0]!.weighted),
    count: () => weight,
    unweightedCount: () => line[column * PER_COLUMN]!,
    index: () => {
      const [here, total] = [percentOf(weight, base.weighted), percentOf(whole, bases[0]!.weighted)];
      return here === null || !total ? null : (100 * here) / total;
    },
    residual: () => residualOf(weight, { line: whole, column: base.weighted, total: bases[0]! }),
  };
  const letters = above?.[column];
  return {
    values: measures.map(measure => heldBefore(measureFormats[measure], base.people === 0 ? null : values[measure]())),
    ...(letters?.length && { above: letters }),
  };
}

/**
 * How far a cell is from what it would be if the column were like everybody else, in standard errors: (O−E)/√(E(1−r/N)(1−c/N)), on the
 * effective base. None where line or column hold everybody or nobody.
 */
function residualOf(
  observed: number,
  { line, column, total: { weighted, effective } }: { line: number; column: number; total: Required<Base> },
): number | null {
  if (!(weighted > 0)) return null;
  const expected = (line * column) / weighted;
  const spread = expected * (1 - line / weighted) * (1 - column / weighted);
  if (!(spread > 1e-14 * weighted)) return null;
  return ((observed - expected) / Math.sqrt(spread)) * Math.sqrt(effective / weighted);
}
