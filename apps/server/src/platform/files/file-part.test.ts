import { randomBytes } from 'node:crypto';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FilePart } from './file-part.ts';

const content = randomBytes(1_700_000);
let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wenshu-part-'));
  path = join(folder, 'file');
  await writeFile(path, content);
});
afterAll(() => rm(folder, { recursive: true }));

const partOf = async (start: number, end: number) => new FilePart(await open(path), { start, end });

/** Takes its time for each piece, and copies it when it is done with it. */
function slowly(take: (piece: Buffer) => void): Writable {
  return new Writable({
    write(piece: Buffer, _encoding, done) {
      void setTimeout(5).then(() => {
        take(Buffer.from(piece));
        done();
      });
    },
  });
}

it.each([
  ['all of it', 0, content.length - 1],
  ['a part', 600_000, 1_650_000],
  ['a byte', 7, 7],
  ['nothing', 0, -1],
])('gives %s, read or piped', async (_what, start, end) => {
  const expected = content.subarray(start, end + 1);
  expect((await buffer(await partOf(start, end))).equals(expected)).toBe(true);
  const pieces: Buffer[] = [];
  const part = await partOf(start, end);
  await Promise.all([finished(part), finished(part.pipe(slowly(piece => pieces.push(piece))))]);
  expect(Buffer.concat(pieces).equals(expected)).toBe(true);
});

it.each([
  ['whoever it is sent to is gone', (_part: FilePart, target: Writable) => target.destroy()],
  ['it is destroyed', (part: FilePart) => part.destroy()],
])('closes its file when %s', async (_when, end) => {
  const file = await open(path);
  const part = new FilePart(file, { start: 0, end: content.length - 1 });
  const target = slowly(() => end(part, target)).on('error', () => {});
  part.pipe(target);
  await expect(finished(part)).rejects.toThrow();
  expect(file.fd).toBe(-1);
});
