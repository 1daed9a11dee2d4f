import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { collector } from '../../test/collect.ts';
import { dataDescriptor, directoryEnd, directoryEntry } from './zip-records.ts';
import { startZip } from './zip-writer.ts';

const modified = new Date('2026-03-01T09:05:10Z');

it('holds what was put in, read back by another program', async () => {
  const file = fc.record({
    content: fc.uint8Array({ maxLength: 3000 }),
    level: fc.constantFrom(0 as const, 1 as const, 6 as const),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(file, { maxLength: 8 }), async files => {
      const { sink, bytes } = collector();
      const zip = startZip(sink);
      const names: string[] = [];
      for (const { content, level } of files) names.push(await zip.add('图片/照片.jpg', content, { level, modified }));
      await zip.close();
      const read = unzipSync(bytes());
      expect(Object.keys(read)).toEqual(names);
      for (const [index, { content }] of files.entries())
        expect(Buffer.from(read[names[index]!]!)).toEqual(Buffer.from(content));
    }),
    { numRuns: 50 },
  );
});

it('puts chunks together to one stream, however they come', async () => {
  const { sink, bytes } = collector();
  const zip = startZip(sink);
  const content = Buffer.alloc(3_000_000, 'The same words, again and again; ');
  for (let index = 0; index < content.length; index += 7919) content[index] = index % 251;
  const pieces = async function* () {
    for (let at = 0; at < content.length; at += 100_003) yield content.subarray(at, at + 100_003);
  };
  await zip.add('packed.txt', pieces(), { level: 1, modified });
  await zip.add('as it is.jpg', pieces(), { level: 0, modified });
  await zip.close();
  const read = unzipSync(bytes());
  expect(content.equals(read['packed.txt']!)).toBe(true);
  expect(content.equals(read['as it is.jpg']!)).toBe(true);
  expect(bytes().length).toBeGreaterThan(content.length);
  expect(bytes().length).toBeLessThan(content.length * 1.1);
});

it('needs no more than a few chunks of memory: what was written is handed on before the end', async () => {
  const { sink, writes } = collector();
  const zip = startZip(sink);
  const entry = await zip.open('large', { level: 1 });
  for (let turn = 0; turn < 8; turn++) await entry.write(Buffer.alloc(600_000, turn));
  // Of eight chunks one may still be under way, behind the entry's head.
  expect(writes()).toBeGreaterThanOrEqual(8);
  await entry.close();
  await zip.close();
});

it('holds more than 65,535 files (zip64)', async () => {
  const { sink, bytes } = collector();
  const zip = startZip(sink);
  const count = 65_540;
  for (let index = 0; index < count; index++) await (await zip.open(`f${index}`, { modified })).close();
  await zip.close();
  expect(Object.keys(unzipSync(bytes()))).toHaveLength(count);
});

it('writes sizes and places beyond 4 GB in the fields of zip64', () => {
  const record = { name: Buffer.from('n'), modified: 0, offset: 5e9, crc: 1, packedBytes: 6e9, bytes: 7e9 };
  const entry = directoryEntry(record);
  expect([entry.readUInt32LE(20), entry.readUInt32LE(24), entry.readUInt32LE(42)]).toEqual(Array(3).fill(0xffffffff));
  expect(entry.readUInt16LE(47)).toBe(1);
  expect([51, 59, 67].map(at => Number(entry.readBigUInt64LE(at)))).toEqual([7e9, 6e9, 5e9]);
  expect(Number(dataDescriptor(record).readBigUInt64LE(16))).toBe(7e9);
  expect(Number(directoryEnd(1, 5e9, 70).readBigUInt64LE(48))).toBe(5e9);
});

it('refuses to begin a file while another is open', async () => {
  const zip = startZip(collector().sink);
  await zip.open('one');
  await expect(zip.open('two')).rejects.toThrow('still open');
});
