import type { DuckDBConnection, DuckDBDataChunk, DuckDBValue } from '@duckdb/node-api';
import { type CountRequest, type GroupColumns, type GroupValues, type Value, WORDS_PER_SUM } from '@wenshu/analysis';
import { copyNumbers, copyWords } from './chunk-numbers.ts';
import { UNMASKED } from './code-mask.ts';
import { ColumnsProblem } from './columns-problem.ts';
import { countsSql, type GroupReading, groupReading, UNFIT } from './counts-sql.repository.ts';
import type { AskedTable } from './request-sql.repository.ts';
import { chunksOf } from './run-statement.repository.ts';

export const MOST_GROUPS = 200_000;

/** Counts that may share a statement, see `countsSql`, in their order. */
export async function runCounts(
  connection: DuckDBConnection,
  requests: readonly CountRequest[],
  asked: AskedTable,
): Promise<readonly GroupColumns[]> {
  const whole = await countWhole(connection, requests, asked);
  const lines = linesOf(whole.places, requests.length);
  if (whole.places.length > MOST_GROUPS) {
    const sizes = lines.map(({ length }) => length);
    throw new ColumnsProblem('too-large', undefined, sizes.indexOf(Math.max(...sizes)));
  }
  return requests.map(({ by }, place) => ({
    size: lines[place]!.length,
    by: by.map((_by, index) => pick(whole.by[index]!, lines[place]!, 1)),
    counts: pick(whole.counts, lines[place]!, 1),
    ...(whole.sums && {
      sums: {
        weights: pick(whole.sums.weights, lines[place]!, WORDS_PER_SUM),
        squares: pick(whole.sums.squares, lines[place]!, WORDS_PER_SUM),
      },
    }),
  }));
}

/** What a lean statement cannot hold is rare. */
async function countWhole(
  connection: DuckDBConnection,
  requests: readonly CountRequest[],
  asked: AskedTable,
): Promise<Whole> {
  const count = async (isWide: boolean) => {
    const statement = countsSql(requests, asked, { most: MOST_GROUPS + 1, isWide });
    return readWhole(await chunksOf(connection, statement), requests, asked);
  };
  const whole = await count(false);
  return isHeld(whole) ? whole : count(true);
}

function isHeld({ counts, places, by }: Whole): boolean {
  const hasUnmasked = by.some(values => values instanceof Int32Array && values.includes(UNMASKED));
  return !hasUnmasked && !counts[places.indexOf(UNFIT)];
}

type Whole = Omit<GroupColumns, 'size'> & { readonly places: Int32Array };

/** All lines of the statement, column by column. */
function readWhole(chunks: readonly DuckDBDataChunk[], requests: readonly CountRequest[], asked: AskedTable): Whole {
  const lines = chunks.reduce((sum, chunk) => sum + chunk.rowCount, 0);
  const widest = requests.reduce((sofar, { by }) => (by.length > sofar.length ? by : sofar), requests[0]!.by);
  const filled = <T extends Numbers>(into: T, column: number): T => {
    let at = 0;
    for (const chunk of chunks) {
      const vector = chunk.getColumnVector(column);
      if (into instanceof Uint32Array) copyWords(vector, into, at * WORDS_PER_SUM);
      else copyNumbers(vector, into, at);
      at += chunk.rowCount;
    }
    return into;
  };
  const valuesOf: Readonly<Record<GroupReading, (column: number) => GroupValues>> = {
    codes: column => filled(new Int32Array(lines), column),
    numbers: column => filled(new Float64Array(lines), column),
    plain: column => chunks.flatMap(chunk => chunk.getColumnValues(column).map(plainValue)),
  };
  const isWeighted = requests[0]!.weight !== undefined;
  const sumsAt = (column: number) => filled(new Uint32Array(lines * WORDS_PER_SUM), column);
  return {
    places: filled(new Int32Array(lines), 0),
    by: widest.map((by, index) => valuesOf[groupReading(by, asked)](index + 1)),
    counts: filled(new Float64Array(lines), widest.length + 1),
    ...(isWeighted && { sums: { weights: sumsAt(widest.length + 2), squares: sumsAt(widest.length + 3) } }),
  };
}

/** Which lines are whose: those of several counts come as they are done. */
function linesOf(places: Int32Array, requests: number): readonly (readonly number[])[] {
  const lines = Array.from({ length: requests }, (): number[] => []);
  for (const [line, place] of places.entries()) if (place !== UNFIT) lines[place]!.push(line);
  return lines;
}

type Numbers = Int32Array | Float64Array | Uint32Array;

/** Of some lines; `per` numbers make one. */
function pick<T extends GroupValues | Numbers>(values: T, lines: readonly number[], per: number): T {
  if (lines.length * per === values.length) return values;
  // What was a list stays a list, and T is what came in.
  if (Array.isArray(values)) return lines.map(line => values[line]) as unknown as T;
  const numbers = values as Numbers;
  const picked = new (numbers.constructor as new (length: number) => Numbers)(lines.length * per);
  for (const [index, line] of lines.entries())
    for (let word = 0; word < per; word++) picked[index * per + word] = numbers[line * per + word]!;
  return picked as T;
}

function plainValue(value: DuckDBValue): Value {
  if (typeof value === 'object' && value !== null && 'items' in value) return [...value.items] as number[];
  return value as Value;
}
