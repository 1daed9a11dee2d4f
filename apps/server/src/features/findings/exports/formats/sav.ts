import type { FileColumn } from '@wenshu/analysis/data-file';
import {
  type SavDictionary,
  type SavFormat,
  type SavMultipleSet,
  type SavVariable,
  startSav,
} from '@wenshu/data-files';
import type { ExportTable, Format } from './format.ts';

const MOST_BYTES = 32_767;
/** SPSS takes no more single values as missing. */
const MOST_MISSING = 3;
/** Numbers of seconds, and how they are shown: 2026/03/01 is read one way in every country. */
const times: Readonly<Partial<Record<FileColumn['kind'], SavFormat>>> = {
  moment: { type: 'DATETIME', width: 20, decimals: 0 },
  day: { type: 'SDATE', width: 10, decimals: 0 },
};

/** SPSS: codes with their words, multiple-response sets, missing values. */
export const sav: Format = {
  extension: 'sav',
  contentType: 'application/x-spss-sav',
  async write(table, sink) {
    const { task, batches } = table;
    // How many rows the rounds make is known when they are written.
    const cases = task.options.rows === 'records' ? { cases: task.records } : {};
    const writer = await startSav(sink, dictionaryOf(table), cases);
    for await (const batch of batches) await writer.columns(batch);
    await writer.close();
  },
};

function dictionaryOf({ task, columns, textBytes }: ExportTable): SavDictionary {
  const widest = ({ places }: FileColumn) => Math.max(1, ...places.map(place => textBytes[place] ?? 0));
  return {
    fileLabel: task.title,
    documents: task.about.map(([name, value]) => `${name}: ${value}`),
    variables: columns.map(column => variableOf(column, widest(column))),
    multipleSets: setsOf(columns),
  };
}

function variableOf({ name, label, kind, measure, categories, missing }: FileColumn, bytes: number): SavVariable {
  const own = { name, label };
  if (kind === 'text') return { ...own, width: Math.min(MOST_BYTES, bytes), measure: 'nominal' };
  const format = times[kind];
  if (format) return { ...own, width: 0, format, measure: 'scale' };
  return {
    ...own,
    width: 0,
    measure: measure === 'text' ? 'nominal' : measure,
    ...(categories && { valueLabels: categories.map(({ code, label: words }) => ({ value: code, label: words })) }),
    ...(missing && missing.length > 0 && { missing: { values: missing.slice(0, MOST_MISSING) } }),
  };
}

function setsOf(columns: readonly FileColumn[]): SavMultipleSet[] {
  const sets = new Map<string, { readonly label: string; readonly variables: string[] }>();
  for (const { name, set } of columns) {
    if (!set) continue;
    const known = sets.get(set.name) ?? { label: set.label, variables: [] };
    known.variables.push(name);
    sets.set(set.name, known);
  }
  return [...sets].map(([name, set]) => ({ name: `$${name}`, countedValue: 1, ...set }));
}
