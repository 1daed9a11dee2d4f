import { describe, expect, it } from 'vitest';
import { readWhole } from '../../test/read-whole.ts';

/** 满意, 北京 in the encoding of Chinese Windows. */
const SATISFIED = Buffer.from('c2fad2e2', 'hex');
const BEIJING = Buffer.from('b1b1bea9', 'hex');

interface OldFile {
  readonly isBigEndian?: boolean;
  readonly codePage?: number;
  readonly encodingName?: string;
  readonly label?: Buffer;
}

/** A file as old programs wrote it: uncompressed, a date, a text and a labelled number, in either byte order. */
function oldFile({ isBigEndian = false, codePage, encodingName, label = SATISFIED }: OldFile): Buffer {
  const int = (...values: number[]) => {
    const bytes = Buffer.alloc(4 * values.length);
    for (const [at, value] of values.entries())
      isBigEndian ? bytes.writeInt32BE(value, 4 * at) : bytes.writeInt32LE(value, 4 * at);
    return bytes;
  };
  const double = (value: number) => {
    const bytes = Buffer.alloc(8);
    isBigEndian ? bytes.writeDoubleBE(value) : bytes.writeDoubleLE(value);
    return bytes;
  };
  const field = (content: Buffer | string, size: number) => {
    const bytes = Buffer.alloc(size, ' ');
    Buffer.from(content as string).copy(bytes);
    return bytes;
  };
  const format = (type: number, width: number) => (type << 16) | (width << 8);
  const variable = (name: string, width: number, shown: number, ...missing: Buffer[]) => [
    ...[int(2, width, 0, missing.length, shown, shown), field(name, 8), ...missing],
  ];
  return Buffer.concat([
    ...[field('$FL2', 4), field('@(#) SPSS DATA FILE MS Windows Release 11', 60), int(2, 4, 0, 0, 2), double(100)],
    ...[field('01 Jan 99', 9), field('12:00:00', 8), field('', 64), Buffer.alloc(3)],
    ...variable('DAY', 0, format(20, 11)),
    ...variable('CITY', 12, format(1, 12)),
    ...[int(2, -1, 0, 0, 0, 0), field('', 8)],
    ...variable('SCORE', 0, format(5, 2), double(9)),
    ...[int(3, 1), double(1), Buffer.of(label.length), field(label, 7), int(4, 1, 4)],
    ...(codePage === undefined ? [] : [int(7, 3, 4, 8, 11, 0, 0, -1, 1, 1, isBigEndian ? 1 : 2, codePage)]),
    ...(encodingName === undefined ? [] : [int(7, 20, 1, encodingName.length), Buffer.from(encodingName)]),
    // Two of three: measure and alignment, as files before version 10 had them.
    int(7, 11, 4, 6, 3, 1, 1, 0, 2, 1),
    int(999, 0),
    ...[double(13_149_907_200), field(BEIJING, 8), field('', 8), double(1)],
    ...[double(-Number.MAX_VALUE), field('', 16), double(-Number.MAX_VALUE)],
  ]);
}

describe.each([false, true])('an old file, its bytes the other way round: %s', isBigEndian => {
  it.each([
    ['by its code page', { codePage: 936 }],
    ['by the name of its encoding, which goes before', { codePage: 1252, encodingName: 'GBK' }],
    ['by a name of its own kind', { encodingName: 'cp936' }],
  ] as const)('is read %s', async (_, said) => {
    const { dictionary, rows } = await readWhole(oldFile({ isBigEndian, ...said }));
    expect(rows).toEqual([
      [new Date('1999-06-28T00:00:00Z'), '北京', 1],
      [null, '', null],
    ]);
    expect(dictionary.variables[2]).toMatchObject({
      name: 'SCORE',
      measure: 'ordinal',
      alignment: 'right',
      missing: { values: [9] },
      valueLabels: [{ value: 1, label: '满意' }],
    });
  });
});

it('is read in the encoding that its reader believes where it says nothing, and in the one that its reader insists on', async () => {
  const label = Buffer.from('caf\xe9', 'latin1');
  const labelIn = async (file: OldFile, options = {}) =>
    (await readWhole(oldFile({ label, ...file }), options)).dictionary.variables[2]!.valueLabels![0]!.label;
  expect(await labelIn({})).toBe('café');
  expect(await labelIn({ codePage: 2 })).toBe('café');
  expect(await labelIn({ label: SATISFIED }, { fallbackEncoding: 'gb18030' })).toBe('满意');
  expect(await labelIn({ label: SATISFIED, codePage: 1252 }, { encoding: 'gb18030' })).toBe('满意');
  expect(await labelIn({ codePage: 28_591 })).toBe('café');
});

it('is refused where nobody knows its encoding', async () => {
  await expect(readWhole(oldFile({ encodingName: 'klingon' }))).rejects.toMatchObject({ code: 'unknown-encoding' });
  await expect(readWhole(oldFile({ codePage: 12_345 }))).rejects.toMatchObject({ code: 'unknown-encoding' });
});
