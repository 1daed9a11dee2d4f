import type { FileColumn } from '@wenshu/analysis/data-file';
import { openSav, sourceOfBytes } from '@wenshu/data-files';
import { expect, it } from 'vitest';
import type { ExportTask } from '../export-task.ts';
import { sav } from './sav.ts';

const categories = [
  { code: 1, label: 'Bad' },
  { code: 2, label: 'Good' },
  { code: 98, label: 'Don’t know' },
  { code: 99, label: 'Refused' },
];
const columns = [
  { name: 'Q1', label: 'How was it?', kind: 'number', measure: 'ordinal', categories, missing: [98, 99], places: [0] },
  { name: 'Q2', label: 'How much?', kind: 'number', measure: 'scale', missing: [-1, -2, -3, -4], places: [1] },
  { name: 'Q3', label: 'How many?', kind: 'number', measure: 'scale', missing: [], places: [2] },
] as unknown as readonly FileColumn[];
const task = {
  title: 'Coffee',
  about: [['Records', '2']],
  records: 2,
  options: { rows: 'records' },
} as unknown as ExportTask;

async function written(): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  const batches = (async function* () {
    yield {
      rows: 2,
      columns: [Float64Array.of(2, 98), Float64Array.of(12.5, -3), Float64Array.of(3, 4)].map(values => ({
        kind: 'numbers',
        values,
      })),
    };
  })();
  const sink = { write: async (bytes: Uint8Array) => void pieces.push(Uint8Array.from(bytes)) };
  await sav.write({ task, columns, batches: batches as never, textBytes: [] }, sink as never);
  return Buffer.concat(pieces);
}

it('tells SPSS which codes are no value: a mean of 1 to 5 with 98 in it would be wrong, and nobody would see why', async () => {
  const { dictionary } = await openSav(sourceOfBytes(await written()));
  expect(dictionary.variables.map(({ name, missing }) => [name, missing])).toEqual([
    ['Q1', { values: [98, 99] }],
    // SPSS takes three at most.
    ['Q2', { values: [-1, -2, -3] }],
    ['Q3', undefined],
  ]);
  expect(dictionary.variables[0]!.valueLabels).toHaveLength(4);
});
