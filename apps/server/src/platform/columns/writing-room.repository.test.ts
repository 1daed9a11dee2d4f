import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WritingRoom, writingMb } from './writing-room.repository.ts';

const MEMORY_MB = 320;
const WIDE = 17_820;
let folder: string;
let instance: DuckDBInstance;
let room: WritingRoom;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'writing-room-'));
  const path = join(folder, 'copy.duckdb');
  instance = await DuckDBInstance.create(path, { memory_limit: `${MEMORY_MB}MB` });
  room = new WritingRoom(instance, { memoryMb: MEMORY_MB, path });
});
afterEach(() => {
  instance.closeSync();
  rmSync(folder, { recursive: true, force: true });
});

async function settings(): Promise<unknown[]> {
  const connection = await instance.connect();
  const read = await connection.runAndReadAll(
    "select current_setting('memory_limit'), current_setting('checkpoint_threshold')",
  );
  connection.closeSync();
  return read.getRowsJS()[0]!;
}

it('DuckDB has more memory while a very wide table is written, and no longer', async () => {
  await room.writing(92, async () => {});
  const usual = await settings();
  const [whileWide, whileNarrow] = await room.writing(WIDE, async () => [
    await settings(),
    await room.writing(92, settings),
  ]);
  expect(whileWide[0]).not.toBe(usual[0]);
  expect(whileWide[1]).not.toBe(usual[1]);
  expect(whileNarrow).toEqual(whileWide);
  expect(await settings()).toEqual(usual);
});

it('has it until the last who needs it is done, however that ends', async () => {
  const usual = await settings();
  const failing = room.writing(WIDE, async () => {
    const inner = await room.writing(WIDE, settings);
    expect(await settings()).toEqual(inner);
    throw new Error('broken off');
  });
  await expect(failing).rejects.toThrow('broken off');
  expect(await settings()).toEqual(usual);
});

it('asks for no more than a bound', () => {
  expect([92, WIDE, 1_000_000].map(writingMb)).toEqual([131, 546, 1024]);
});
