import { type BroughtTable, ColumnFiller, type KnownOfColumn, type TableCell } from '@wenshu/analysis/brought-in';
import {
  type Cell,
  DataFileProblem,
  openSav,
  type SavDictionary,
  type SavFormatType,
  type SavVariable,
  sourceOfBytes,
} from '@wenshu/data-files';
import { FileProblem } from '../file-problem.ts';
import type { DataTableOptions, DataTableProblem } from './data-table.ts';

const MOST_DICTIONARY = 16 * 2 ** 20;
const days: readonly SavFormatType[] = ['DATE', 'ADATE', 'EDATE', 'SDATE', 'JDATE'];

/** The cases of a system file of SPSS, with what its dictionary says of the variables. */
export async function readSavTable(
  bytes: Uint8Array,
  options: DataTableOptions,
): Promise<BroughtTable | DataTableProblem> {
  const { maxRows, maxColumns, maxUnpackedBytes } = options;
  try {
    const file = await openSav(sourceOfBytes(bytes), {
      maxCases: maxRows,
      maxVariables: maxColumns * 4,
      maxDictionaryBytes: MOST_DICTIONARY,
      maxUnpackedBytes,
      fallbackEncoding: 'gb18030',
    });
    const { dictionary } = file;
    const { variables, fileLabel = '' } = dictionary;
    if (variables.length > maxColumns) return { problem: 'too-many-columns' };
    const fillers = variables.map(() => new ColumnFiller());
    let rows = 0;
    for await (const batch of file.rows()) {
      for (const row of batch) for (const [place, filler] of fillers.entries()) filler.add(cellOf(row[place] ?? null));
      rows += batch.length;
    }
    return {
      name: fileLabel,
      lines: Int32Array.from({ length: rows }, (_, row) => row + 1),
      columns: variables.map((variable, place) => ({
        name: variable.name,
        ...(variable.label && { label: variable.label }),
        values: fillers[place]!.values,
        places: fillers[place]!.places,
        known: knownOf(variable, dictionary),
      })),
    };
  } catch (error) {
    if (!(error instanceof DataFileProblem)) throw error;
    if (error.code === 'too-many-cases') return { problem: 'too-many-rows' };
    if (error.code === 'too-many-variables') return { problem: 'too-many-columns' };
    throw new FileProblem(error.code === 'too-large' ? 'too-large' : 'broken');
  }
}

function cellOf(cell: Cell): TableCell | null {
  if (cell === null || typeof cell === 'number') return cell;
  if (typeof cell === 'string') return cell.trim() || null;
  const [day, time] = cell.toISOString().split('T') as [string, string];
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 8)}`;
}

function knownOf(
  { name, width, format, measure, missing, valueLabels = [] }: SavVariable,
  { multipleSets = [] }: SavDictionary,
): KnownOfColumn {
  const set = multipleSets.find(one => one.countedValue !== undefined && one.variables.includes(name));
  const labels = valueLabels.map(({ value, label }) => ({
    value: typeof value === 'string' ? value.trim() : value,
    label,
  }));
  return {
    ...(labels.length > 0 && { labels }),
    ...(missing?.values && {
      missing: missing.values.map(value => (typeof value === 'string' ? value.trim() : value)),
    }),
    ...(missing?.range && { missingRange: missing.range }),
    ...(measure && { measure }),
    ...(width > 0 && { isText: true as const }),
    ...(format && days.includes(format.type) && { isDay: true as const }),
    ...(set && { set: { name: set.name, label: set.label, chosen: set.countedValue! } }),
  };
}
