import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { collector } from '../test/collect.ts';
import type { ByteSink } from './byte-sink.ts';
import type { Cell } from './cell.ts';
import type { CellBatch, CellColumn } from './cell-columns.ts';
import { startCsv } from './csv/csv-writer.ts';
import { startSav } from './sav/sav-writer.ts';
import { numberFormats } from './xlsx/cell-style.ts';
import { startXlsx } from './xlsx/xlsx-writer.ts';

type Kind = CellColumn['kind'];

const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom('', '=1+1', '＝1', 'a,b"c', 'a\r\nb', '非常满意', '_x0041_', '  ', '😀'.repeat(80), '\ud800'),
);
const numbers = fc.oneof(
  fc.integer({ min: -130, max: 300 }),
  fc.integer(),
  fc.double(),
  fc.constantFrom(-0, 127, 128, Number.POSITIVE_INFINITY, 1e21),
);
const moments = fc.oneof(
  fc.integer({ min: 0, max: 4e9 }).map(seconds => seconds * 1000),
  // Before 1900 and after 9999, where Excel has no date.
  fc.constantFrom(-1e13, 1e15),
);

/** A column's cells: one for each row, and the members of its list. */
const drawn = {
  numbers: fc.option(numbers),
  moments: fc.option(moments),
  texts: fc.option(texts),
  listed: fc.option(fc.nat({ max: 4 })),
} as const;
const kinds = Object.keys(drawn) as Kind[];

const table = fc
  .array(fc.record({ kind: fc.constantFrom(...kinds), list: fc.array(texts, { minLength: 5, maxLength: 5 }) }), {
    minLength: 1,
    maxLength: 5,
  })
  .chain(made =>
    fc.record({
      made: fc.constant(made),
      rows: fc.array(fc.tuple(...made.map(({ kind }) => drawn[kind] as fc.Arbitrary<string | number | null>)), {
        minLength: 1,
        maxLength: 10,
      }),
    }),
  );

interface Made {
  readonly kind: Kind;
  readonly list: readonly string[];
}

function columnOf({ kind, list }: Made, values: readonly (string | number | null)[]): CellColumn {
  if (kind === 'texts') return { kind, values: values as (string | null)[] };
  if (kind === 'listed') return { kind, list, values: Int32Array.from(values, value => Number(value ?? -1)) };
  return { kind, values: Float64Array.from(values, value => (value === null ? Number.NaN : Number(value))) };
}

function cellOf({ kind, list }: Made, value: string | number | null): Cell {
  if (value === null || Number.isNaN(value)) return null;
  if (kind === 'listed') return list[Number(value)]!;
  return kind === 'moments' ? new Date(Number(value)) : value;
}

const created = new Date('2026-03-01T09:05:00Z');
interface Writer {
  rows(batch: readonly (readonly Cell[])[]): Promise<void>;
  columns(batch: CellBatch): Promise<void>;
}

/** Begins a file of each kind; what it gives back ends it. */
const formats: Readonly<
  Record<string, (sink: ByteSink, made: readonly Made[]) => Promise<{ readonly to: Writer; end(): Promise<void> }>>
> = {
  async csv(sink) {
    const csv = startCsv(sink, { separator: ';' });
    return { to: csv, end: () => csv.close() };
  },
  async xlsx(sink, made) {
    // Few texts are shared, and few rows stand in a sheet: what does not fit is met too.
    const book = await startXlsx(sink, {
      modified: created,
      maxRows: 4,
      sharedStrings: { strings: 3, characters: 99 },
    });
    const style = book.style({ format: numberFormats.dateTime });
    const sheet = await book.sheet({
      name: 'Data',
      header: [made.map(({ kind }) => kind)],
      hasFilter: true,
      columns: made.map((_, place) => (place % 2 === 0 ? {} : { style })),
    });
    return { to: sheet, end: () => book.close() };
  },
  async sav(sink, made) {
    const variables = made.map(({ kind }, place) => {
      const width = kind === 'numbers' || kind === 'moments' ? 0 : place % 2 === 0 ? 13 : 300;
      return { name: `V${place}`, width };
    });
    const sav = await startSav(sink, { variables }, { created });
    return { to: sav, end: () => sav.close() };
  },
};

/** Texts of a sheet are numbered as they are met, which is in another order: what counts there is what somebody reads. */
const readers: Readonly<Record<string, (bytes: Buffer) => Promise<unknown>>> = {
  csv: async bytes => bytes.toString('latin1'),
  xlsx: async bytes => (await readXlsx(bytes)).sheets.map(({ name, rows }) => ({ name, rows })),
  sav: async bytes => bytes.toString('latin1'),
};

it.each(Object.keys(formats))(
  '%s is the same whether its cells come in rows or in columns',
  async format => {
    const written = async (made: readonly Made[], write: (to: Writer) => Promise<void>) => {
      const { sink, bytes } = collector();
      const { to, end } = await formats[format]!(sink, made);
      await write(to);
      await end();
      return readers[format]!(bytes());
    };
    await fc.assert(
      fc.asyncProperty(table, async ({ made, rows }) => {
        const cells = rows.map(row => row.map((value, place) => cellOf(made[place]!, value)));
        const inRows = await written(made, async to => {
          await to.rows(cells);
          await to.rows(cells);
        });
        const batch = {
          rows: rows.length,
          columns: made.map((one, place) =>
            columnOf(
              one,
              rows.map(row => row[place]!),
            ),
          ),
        };
        const inColumns = await written(made, async to => {
          await to.columns(batch);
          await to.columns(batch);
        });
        expect(inColumns).toEqual(inRows);
      }),
      { numRuns: 60 },
    );
  },
  60_000,
);

it.each(Object.keys(formats))('%s takes a list that has grown since the last batch', async format => {
  const list = ['first'];
  const made: Made[] = [{ kind: 'listed', list }];
  const batchOf = (place: number): CellBatch => ({
    rows: 1,
    columns: [{ kind: 'listed', list, values: Int32Array.of(place) }],
  });
  const both = [collector(), collector()] as const;
  const [columns, rows] = await Promise.all(both.map(({ sink }) => formats[format]!(sink, made)));
  await columns!.to.columns(batchOf(0));
  list.push('second');
  await columns!.to.columns(batchOf(1));
  await columns!.end();
  await rows!.to.rows([['first'], ['second']]);
  await rows!.end();
  expect(both[0].bytes()).toEqual(both[1].bytes());
});

it.each(Object.keys(formats))(
  '%s takes columns that have in a later batch what they did not have before',
  async format => {
    const list = ['a', 'b'];
    const made: Made[] = [
      ...(['numbers', 'numbers', 'numbers'] as const).map(kind => ({ kind, list })),
      ...(['listed', 'texts', 'listed'] as const).map(kind => ({ kind, list })),
    ];
    const numbers = [
      [0, 1, 1],
      [null, 2, 90],
      [17, null, 127],
      [0, 0.5, 128],
      [1, -1, null],
    ];
    const texts = [
      ['a', 'x', 'b'],
      ['b', null, 'a'],
      [null, 'y', null],
    ];
    const both = [collector(), collector()] as const;
    const [columns, rows] = await Promise.all(both.map(({ sink }) => formats[format]!(sink, made)));
    for (let batch = 0; batch < 8; batch++) {
      const cells = [0, 1].map(row => [...numbers[(batch + row) % 5]!, ...texts[(batch + row) % 3]!]);
      // The last column is listed in some batches, in another list in others, and written out in the rest.
      const lists = [list, [...list], undefined, undefined];
      const columnAt = (place: number): CellColumn => {
        const values = cells.map(row => row[place]!);
        const own = place === 5 ? lists[batch % 4] : list;
        if (place < 3) return columnOf(made[place]!, values);
        if (place === 4 || !own) return { kind: 'texts', values: values as (string | null)[] };
        return { kind: 'listed', list: own, values: Int32Array.from(values, value => own.indexOf(String(value))) };
      };
      await columns!.to.columns({ rows: 2, columns: made.map((_, place) => columnAt(place)) });
      await rows!.to.rows(cells);
    }
    await Promise.all([columns!.end(), rows!.end()]);
    expect(await readers[format]!(both[0].bytes())).toEqual(await readers[format]!(both[1].bytes()));
  },
);

it('has every row of a batch in its place', async () => {
  const rows = Array.from({ length: 193 }, (_, row) => [row % 3 === 0 ? null : row, `第 ${row} 位`]);
  const batch: CellBatch = {
    rows: rows.length,
    columns: [
      { kind: 'numbers', values: Float64Array.from(rows, ([number]) => Number(number ?? Number.NaN)) },
      { kind: 'texts', values: rows.map(([, text]) => String(text)) },
    ],
  };
  const csv = collector();
  const csvWriter = startCsv(csv.sink, { hasByteOrderMark: false });
  await csvWriter.columns(batch);
  await csvWriter.close();
  expect(csv.bytes().toString()).toBe(rows.map(([number, text]) => `${number ?? ''},${text}\r\n`).join(''));
  const xlsx = collector();
  // A sheet ends in the middle of the batch.
  const book = await startXlsx(xlsx.sink, { maxRows: 121 });
  await (await book.sheet({ name: 'Data' })).columns(batch);
  await book.close();
  const { sheets } = await readXlsx(xlsx.bytes());
  expect(sheets.flatMap(sheet => sheet.rows)).toEqual(rows);
});

it('writes the same cells when there were too many different ones to remember them', async () => {
  const list = Array.from({ length: 40 }, (_, place) => `${place} ${'x'.repeat(200)}`);
  const pairs = list.flatMap((_, left) => list.map((__, right) => [left, right] as const));
  const csv = collector();
  const writer = startCsv(csv.sink, { hasByteOrderMark: false });
  const batches = [pairs, pairs.toReversed(), pairs];
  for (const batch of batches) {
    const columns = [0, 1].map(side => ({
      kind: 'listed' as const,
      list,
      values: Int32Array.from(batch, pair => pair[side]!),
    }));
    await writer.columns({ rows: batch.length, columns });
  }
  await writer.close();
  const lines = batches.flat().map(([left, right]) => `${list[left]},${list[right]}\r\n`);
  expect(csv.bytes().toString()).toBe(lines.join(''));
});
