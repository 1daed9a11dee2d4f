import pg from 'pg';
import { copyOut } from '../database/copy/copy-out.ts';
import { FORMAT_VERSION } from './archive-format.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { findFiles, readFileChunks } from './files-folder.ts';
import {
  findJobSchemaVersion,
  listMigrations,
  listSequences,
  listTables,
  type TableFacts,
  tableToStdout,
} from './schema-facts.repository.ts';

export interface BackupOptions {
  readonly databaseUrl: string;
  readonly filesDir: string;
  readonly archivePath: string;
  /** Breaks it off: then there is no file. */
  readonly signal?: AbortSignal;
}

export interface BackupTotals {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
}

/**
 * Everything in one file: the tables as they were at one moment, then the uploaded files. The application may go on working.
 * Undefined, and no file, where the database has never held anything.
 */
export async function createBackup({
  databaseUrl,
  filesDir,
  archivePath,
  signal,
}: BackupOptions): Promise<BackupTotals | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // A connection that is broken off is told to whoever waits for its next statement; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  let writer: ArchiveWriter | undefined;
  try {
    await client.query('begin isolation level repeatable read read only');
    const migrations = await listMigrations(client);
    if (migrations.length === 0) return undefined;
    writer = new ArchiveWriter(archivePath);
    await writer.writeEvent({
      event: 'begin',
      format: FORMAT_VERSION,
      madeAt: new Date().toISOString(),
      migrations,
      jobSchemaVersion: await findJobSchemaVersion(client),
      sequences: await listSequences(client),
    });
    const tables = await listTables(client);
    let rows = 0;
    for (const table of tables) rows += await writeTable(client, table, writer, signal);
    await client.query('commit');
    // After the tables: a file is stored before the row that names it, so every named file is there.
    const files = await writeFiles(filesDir, writer, signal);
    const totals = { tables: tables.length, rows, files };
    await writer.writeEvent({ event: 'finished', ...totals });
    await writer.finish();
    return totals;
  } catch (error) {
    await writer?.discard();
    throw error;
  } finally {
    await client.end();
  }
}

async function writeTable(
  client: pg.Client,
  facts: TableFacts,
  writer: ArchiveWriter,
  signal: AbortSignal | undefined,
): Promise<number> {
  signal?.throwIfAborted();
  await writer.writeEvent({ event: 'table', ...facts });
  let sizeBytes = 0;
  const rows = await copyOut(client, tableToStdout(client, facts), chunk => {
    signal?.throwIfAborted();
    sizeBytes += chunk.length;
    return writer.writeData(chunk);
  });
  await writer.writeEvent({ event: 'end', rows, sizeBytes });
  return rows;
}

async function writeFiles(filesDir: string, writer: ArchiveWriter, signal: AbortSignal | undefined): Promise<number> {
  let files = 0;
  for await (const path of findFiles(filesDir)) {
    await writer.writeEvent({ event: 'file', path });
    let sizeBytes = 0;
    for await (const chunk of readFileChunks(filesDir, path)) {
      signal?.throwIfAborted();
      sizeBytes += chunk.length;
      await writer.writeData(chunk);
    }
    await writer.writeEvent({ event: 'end', sizeBytes });
    files += 1;
  }
  return files;
}
