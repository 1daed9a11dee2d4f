import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { parseCsv } from 'hucre/csv';
import { describe, expect, it } from 'vitest';
import { readWhole, writeWhole } from '../../test/read-whole.ts';
import { sourceOfFile } from '../byte-source.ts';
import type { Cell } from '../cell.ts';
import { openSav } from './sav-reader.ts';

const pathOf = (name: string) => new URL(`../../test/fixtures/${name}`, import.meta.url);
const read = (name: string) => readFileSync(pathOf(name));
const table = (name: string) => parseCsv(read(name).toString('utf8')) as string[][];

/** A codebook says of every variable what the file must say. */
interface Codebook {
  readonly variables: readonly {
    readonly name: string;
    readonly label: string;
    readonly values?: Readonly<Record<string, string>>;
  }[];
}
const codebookOf = (name: string) => JSON.parse(read(`${name}.codebook.json`).toString('utf8')) as Codebook;
const textOf = (cell: Cell) => (cell === null ? '' : String(cell));

// Written by PSPP.
const files = [
  ['bfi', 'bfi.sav'],
  ['bfi', 'bfi.zsav'],
  ['gss_waves', 'gss_waves.sav'],
  ['gss_waves', 'gss_waves.zsav'],
  ['student_survey', 'student_survey.sav'],
  ['student_survey', 'student_survey.zsav'],
  ['student_survey', 'student_survey.uncompressed.sav'],
] as const;

describe.each(files)('%s in %s', (name, file) => {
  it('has every value of the table', async () => {
    const { dictionary, rows } = await readWhole(read(file));
    const [header, ...cells] = table(`${name}.csv`);
    expect(dictionary.variables.map(variable => variable.name)).toEqual(header);
    expect(rows.map(row => row.map(textOf))).toEqual(cells);
  });

  it('says of its variables what the codebook says', async () => {
    const { dictionary } = await readWhole(read(file));
    const said = dictionary.variables.map(({ name, label, valueLabels = [] }) => ({
      name,
      label,
      values: Object.fromEntries(valueLabels.map(({ value, label }) => [String(value), label])),
    }));
    expect(said).toEqual(codebookOf(name).variables.map(({ name, label, values = {} }) => ({ name, label, values })));
  });
});

it.each(['gss_waves', 'student_survey'])('gives the labels of %s as the table of labels has them', async name => {
  const { dictionary, rows } = await readWhole(read(`${name}.sav`));
  const labels = dictionary.variables.map(
    ({ valueLabels = [] }) => new Map<Cell, string>(valueLabels.map(({ value, label }) => [value, label])),
  );
  const [, ...cells] = table(`${name}.labels.csv`);
  expect(rows.map(row => row.map((cell, index) => labels[index]!.get(cell) ?? textOf(cell)))).toEqual(cells);
});

interface Expected {
  readonly variables: readonly {
    readonly name: string;
    readonly label: string;
    readonly format: string;
    readonly type: string;
    readonly widthBytes?: number;
    readonly values?: Readonly<Record<string, string>>;
    readonly missing?: readonly number[];
  }[];
  readonly multipleResponseSets: readonly {
    readonly name: string;
    readonly label: string;
    readonly countedValue: number;
    readonly variables: string[];
  }[];
  readonly data: readonly Readonly<Record<string, string | number | null>>[];
}

describe.each(['edge_utf8.sav', 'edge_utf8.zsav'])('%s: Chinese, dates, sets, a very long text', file => {
  const expected = JSON.parse(read('edge_utf8.expected.json').toString('utf8')) as Expected;

  it('has every value', async () => {
    const { dictionary, rows } = await readWhole(read(file));
    const shown = (cell: Cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell);
    const got = rows.map(row =>
      Object.fromEntries(dictionary.variables.map(({ name }, index) => [name, shown(row[index]!)])),
    );
    expect(got).toEqual(expected.data);
  });

  it('says everything about its variables and sets', async () => {
    const { dictionary } = await readWhole(read(file));
    for (const [index, wanted] of expected.variables.entries()) {
      const { name, label, width, format, missing, valueLabels = [] } = dictionary.variables[index]!;
      expect({ name, label, width }).toEqual({ name: wanted.name, label: wanted.label, width: wanted.widthBytes ?? 0 });
      const shown = `${format!.type}${format!.width}${wanted.format.includes('.') ? `.${format!.decimals}` : ''}`;
      expect(shown).toBe(wanted.format);
      expect(missing?.values).toEqual(wanted.missing);
      expect(Object.fromEntries(valueLabels.map(({ value, label }) => [String(value), label]))).toEqual(
        wanted.values ?? {},
      );
    }
    expect(dictionary.multipleSets).toEqual(
      expected.multipleResponseSets.map(({ name, label, countedValue, variables }) => ({
        name,
        label,
        countedValue,
        variables,
      })),
    );
  });
});

it('reads the missing values of long texts as SPSS writes them and as PSPP does, which says their length again and again', async () => {
  const ours = await writeWhole({ variables: [{ name: 'c', width: 12, missing: { values: ['none', 'xx'] } }] }, []);
  const record = Buffer.from('\x01\0\0\0c\x02\x08\0\0\0none    xx      ', 'latin1');
  const at = ours.indexOf(record);
  const theirs = Buffer.concat([
    ours.subarray(0, at),
    Buffer.from('\x01\0\0\0c\x02\x08\0\0\0none    \x08\0\0\0xx      ', 'latin1'),
    ours.subarray(at + record.length),
  ]);
  theirs.writeInt32LE(record.length + 4, at - 4);
  for (const bytes of [ours, theirs])
    expect((await readWhole(bytes)).dictionary.variables[0]!.missing).toEqual({ values: ['none', 'xx'] });
});

it('reads from an open file, in batches', async () => {
  const handle = await open(pathOf('bfi.sav'));
  const file = await openSav(await sourceOfFile(handle));
  const sizes: number[] = [];
  for await (const batch of file.rows()) sizes.push(batch.length);
  await handle.close();
  expect(sizes).toEqual([1000, 1000, 800]);
});
