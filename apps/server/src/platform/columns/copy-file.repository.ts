import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { CopiedTable } from './copied-table.ts';
import { copyPath } from './copy-path.ts';
import { RowFiles } from './row-files.ts';
import { WritingRoom } from './writing-room.repository.ts';

const SPOILED = 'spoiled';

export interface CopyFileOptions {
  readonly folder: string;
  readonly memoryMb: number;
  readonly threads: number;
}

/** Somebody else has the file open. DuckDB holds a lock of the kernel's on it, which ends with its process however that ends. */
export class CopyTaken extends Error {}

export interface CopyFile {
  readonly instance: DuckDBInstance;
  readonly files: RowFiles;
  readonly room: WritingRoom;
}

/** Opens the copy's file; what cannot be read is thrown away. Only one process at a time may try: see `OwnerParts.alone`. */
export async function openCopyFile({ folder, memoryMb, threads }: CopyFileOptions): Promise<CopyFile> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = copyPath(folder);
  const temporary = join(folder, 'temporary');
  const files = new RowFiles(folder);
  const open = async () => {
    const instance = await DuckDBInstance.create(path, {
      memory_limit: `${memoryMb}MB`,
      threads: String(threads),
      temp_directory: temporary,
      // What it no longer needs goes back to the system at once: kept for later, it is half as much again as it may take.
      allocator_flush_threshold: '8MB',
      allocator_bulk_deallocation_flush_threshold: '8MB',
      allocator_background_threads: 'true',
      autoinstall_known_extensions: 'false',
    });
    try {
      const connection = await instance.connect();
      // Nothing of it comes from outside, no extension can be had, and all it may write are files of rows.
      await connection.run(`set allowed_directories = ['${files.folder.replaceAll("'", "''")}']`);
      await connection.run('set enable_external_access = false');
      await connection.run('create table if not exists copied (name VARCHAR, state VARCHAR)');
      await connection.run('select * from copied');
      connection.closeSync();
      return instance;
    } catch (error) {
      instance.closeSync();
      throw error;
    }
  };
  // Noted and not removed: whoever found it out still had it open.
  if (existsSync(join(folder, SPOILED))) removeCopies(folder);
  rmSync(join(folder, SPOILED), { force: true });
  const opened = await open().catch(error => {
    if (/conflicting lock/i.test(String(error))) throw new CopyTaken();
    removeCopies(folder);
    return open();
  });
  removeCopies(folder, path);
  return { instance: opened, files, room: new WritingRoom(opened, { memoryMb, path }) };
}

/** Bytes that cannot be read were met: the next who opens it begins anew. */
export function noteSpoiled(folder: string): void {
  writeFileSync(join(folder, SPOILED), '');
}

function removeCopies(folder: string, except?: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const isKept = except !== undefined && join(folder, name).startsWith(except);
    if (/^v[0-9]+\.duckdb/.test(name) && !isKept) rmSync(join(folder, name), { force: true, recursive: true });
  }
}

/** What is known of the tables. Tables that nobody knows of were being made when somebody died: they go. */
export async function readCopied(connection: DuckDBConnection): Promise<Map<string, CopiedTable>> {
  const stored = (await connection.runAndReadAll('select name, state from copied')).getRowsJS() as [string, string][];
  const copied = new Map(stored.map(([name, state]) => [name, JSON.parse(state) as CopiedTable]));
  const known = new Set([...copied].map(([name, { generation }]) => `d_${name}_${generation}`));
  const tables = await connection.runAndReadAll(
    "select table_name from duckdb_tables() where table_name like 'd\\_%' escape '\\'",
  );
  for (const [name] of tables.getRowsJS() as [string][])
    if (!known.has(name)) await connection.run(`drop table "${name}"`);
  return copied;
}

/** In the transaction that changed its rows. */
export async function writeCopied(
  connection: DuckDBConnection,
  name: string,
  state: CopiedTable | undefined,
): Promise<void> {
  await connection.run('delete from copied where name = $1', [name]);
  if (state) await connection.run('insert into copied values ($1, $2)', [name, JSON.stringify(state)]);
}

/** As a transaction sees it: the state is written with the rows, so equal states are equal rows. */
export async function readCopiedTable(connection: DuckDBConnection, name: string): Promise<string | undefined> {
  // As a literal, because every request reads it: bound, the statement would take three times as long.
  const stored = await connection.runAndReadAll(
    `select state from copied where name = '${name.replaceAll("'", "''")}'`,
  );
  return (stored.getRowsJS() as [string][])[0]?.[0];
}
