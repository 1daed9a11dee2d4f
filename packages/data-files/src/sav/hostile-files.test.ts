import { readFileSync } from 'node:fs';
import { constants, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readWhole, writeWhole } from '../../test/read-whole.ts';
import { DataFileProblem } from '../problem.ts';
import type { SavDictionary } from './sav-dictionary.ts';
import type { SavReadOptions } from './sav-reader.ts';

const fixture = (name: string) => readFileSync(new URL(`../../test/fixtures/${name}`, import.meta.url));

const dictionary: SavDictionary = {
  documents: ['note'],
  multipleSets: [{ name: '$s', label: 'set', variables: ['a', 'b'], countedValue: 1 }],
  variables: [
    { name: 'a', width: 0, label: 'A', valueLabels: [{ value: 1, label: 'one' }], missing: { values: [9] } },
    { name: 'b', width: 0, attributes: { x: ['1'] } },
    { name: 'c', width: 12, valueLabels: [{ value: 'k', label: 'K' }], missing: { values: ['z'] } },
    { name: 'd', width: 300 },
  ],
};
const small = () =>
  writeWhole(dictionary, [
    [1, 2.5, 'k', '很长'.repeat(50)],
    [null, -1e9, '', ''],
    [3, 4, 'text', 'x'],
  ]);

/** Tight, so that a file that promises much meets them. */
const limits: SavReadOptions = { maxCases: 100_000, maxUnpackedBytes: 2 ** 24, maxDictionaryBytes: 2 ** 20 };

/** The number of rows, or the word for what is wrong; anything else is a fault of ours. */
async function outcome(bytes: Uint8Array, options: SavReadOptions = limits): Promise<string> {
  try {
    return `${(await readWhole(bytes, options)).rows.length} rows`;
  } catch (error) {
    if (error instanceof DataFileProblem) return error.code;
    throw error;
  }
}

/** The same numbers in every run, so that what fails once fails again. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('a file that was cut off', () => {
  it('is told from a whole one at every byte', async () => {
    const whole = await small();
    expect(await outcome(whole)).toBe('3 rows');
    const seen = new Set<string>();
    for (let length = 0; length < whole.length; length++) seen.add(await outcome(whole.subarray(0, length)));
    expect([...seen].sort()).toEqual(['truncated']);
  });

  it.each(['edge_utf8.zsav', 'edge_utf8.sav'])('is told at every byte of %s', async name => {
    const whole = fixture(name);
    const seen = new Set<string>();
    for (let length = 0; length < whole.length; length++) seen.add(await outcome(whole.subarray(0, length)));
    expect([...seen].sort()).toEqual(['truncated']);
  });
});

describe('a file with wrong bytes', () => {
  const names = ['edge_utf8.sav', 'edge_utf8.zsav', 'student_survey.uncompressed.sav', 'ours'];
  it.each(names)('is a problem with a name or still a file: %s', async name => {
    const whole = name === 'ours' ? await small() : fixture(name);
    const next = random(name.length);
    const seen = new Map<string, number>();
    for (let turn = 0; turn < 1500; turn++) {
      const bytes = Buffer.from(whole);
      const flips = 1 + Math.floor(next() * 4);
      // Half of them where the dictionary is: there one byte decides most.
      const reach = turn % 2 === 0 ? bytes.length : Math.min(bytes.length, 3000);
      for (let flip = 0; flip < flips; flip++) bytes[Math.floor(next() * reach)] = Math.floor(next() * 256);
      const result = (await outcome(bytes)).replace(/^\d+ /, '');
      seen.set(result, (seen.get(result) ?? 0) + 1);
    }
    const known = [
      'rows',
      'truncated',
      'damaged',
      'not-this-format',
      'unknown-encoding',
      'too-many-cases',
      'too-large',
    ];
    expect(
      [...seen.keys()].filter(result => ![...known, 'too-many-labels', 'too-many-variables'].includes(result)),
    ).toEqual([]);
    expect(seen.get('rows')).toBeGreaterThan(0);
    expect(seen.get('damaged')).toBeGreaterThan(0);
  });

  it('is not a system file at all', async () => {
    expect(await outcome(Buffer.from('PK\x03\x04 something else'))).toBe('not-this-format');
    expect(await outcome(Buffer.alloc(0))).toBe('truncated');
  });
});

describe('a file that promises more than it has', () => {
  /** Where a record of a type begins. */
  const placeOf = (bytes: Buffer, ...numbers: number[]) => {
    const wanted = Buffer.alloc(4 * numbers.length);
    for (const [at, value] of numbers.entries()) wanted.writeInt32LE(value, 4 * at);
    return bytes.indexOf(wanted);
  };

  it.each([
    ['2 GB of encoding', [7, 20, 1], 12, 'too-large'],
    ['2 billion labels', [3, 1], 4, 'too-many-labels'],
    ['2 billion lines of notes', [6, 1], 4, 'too-large'],
    ['a label of 2 GB', [2, 0, 1], 32, 'damaged'],
  ] as const)('takes no memory for it: %s', async (_, record, offset, code) => {
    const bytes = Buffer.from(await small());
    const place = placeOf(bytes, ...record);
    expect(place).toBeGreaterThan(0);
    bytes.writeInt32LE(0x7fff_fff0, place + offset);
    expect(await outcome(bytes)).toBe(code);
  });

  it('meets each limit', async () => {
    const whole = await small();
    expect(await outcome(whole, { maxVariables: 3 })).toBe('too-many-variables');
    expect(await outcome(whole, { maxLabels: 0 })).toBe('too-many-labels');
    // One of a number, one of a long text: they count together.
    expect(await outcome(whole, { maxLabels: 1 })).toBe('too-many-labels');
    expect(await outcome(whole, { maxLabels: 2 })).toBe('3 rows');
    expect(await outcome(whole, { maxCases: 2 })).toBe('too-many-cases');
    expect(await outcome(whole, { maxDictionaryBytes: 400 })).toBe('too-large');
    expect(await outcome(whole, { maxCaseBytes: 200 })).toBe('too-large');
    const open = await writeWhole({ variables: [{ name: 'a', width: 0 }] }, [[1], [2], [3]], {});
    expect(await outcome(open, { maxCases: 2 })).toBe('too-many-cases');
  });

  /** A zsav with one variable whose cases are these blocks. */
  async function zsav(blocks: readonly { readonly packed: Buffer; readonly size: number }[]): Promise<Buffer> {
    const head = Buffer.from(await writeWhole({ variables: [{ name: 'a', width: 0 }] }, [], {}));
    head.write('$FL3', 0, 'latin1');
    head.writeInt32LE(2, 72);
    const start = head.length + 24;
    const header = Buffer.alloc(24);
    const trailer = Buffer.alloc(24 + 24 * blocks.length);
    const packed = Buffer.concat(blocks.map(block => block.packed));
    header.writeBigInt64LE(BigInt(head.length), 0);
    header.writeBigInt64LE(BigInt(start + packed.length), 8);
    header.writeBigInt64LE(BigInt(trailer.length), 16);
    trailer.writeInt32LE(blocks.length, 20);
    let at = start;
    for (const [index, block] of blocks.entries()) {
      trailer.writeBigInt64LE(BigInt(at), 24 + 24 * index + 8);
      trailer.writeInt32LE(block.size, 24 + 24 * index + 16);
      trailer.writeInt32LE(block.packed.length, 24 + 24 * index + 20);
      at += block.packed.length;
    }
    return Buffer.concat([head, header, packed, trailer]);
  }

  it('unpacks no more than the limit and than the table says', async () => {
    const packed = deflateSync(Buffer.alloc(8_000_000), { level: constants.Z_BEST_COMPRESSION });
    expect(await outcome(await zsav([{ packed, size: 8_000_000 }]))).toBe('0 rows');
    expect(await outcome(await zsav(Array(4).fill({ packed, size: 8_000_000 })))).toBe('too-large');
    expect(await outcome(await zsav([{ packed, size: 1000 }]))).toBe('damaged');
    expect(await outcome(await zsav([{ packed, size: 8_000_001 }]))).toBe('damaged');
  });

  it('does not go through one block again and again', async () => {
    const block = { packed: deflateSync(Buffer.from([101, 102, 0, 0, 0, 0, 0, 0])), size: 8 };
    const bytes = await zsav([block, block]);
    expect(await outcome(bytes)).toBe('4 rows');
    const second = bytes.length - 24;
    bytes.writeBigInt64LE(bytes.readBigInt64LE(second - 24 + 8), second + 8);
    expect(await outcome(bytes)).toBe('damaged');
  });
});
