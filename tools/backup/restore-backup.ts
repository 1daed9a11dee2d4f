import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import pg from 'pg';
import {
  type ArchiveHeader,
  FORMAT_VERSION,
  type TableEvent,
} from '../../apps/server/src/platform/backup/archive-format.ts';
import { ArchiveDamaged, ArchiveReader } from '../../apps/server/src/platform/backup/archive-reader.ts';
import type { BackupTotals } from '../../apps/server/src/platform/backup/create-backup.ts';
import { writeFileChunks } from '../../apps/server/src/platform/backup/files-folder.ts';
import {
  findFilledTable,
  findJobSchemaVersion,
  JOB_SCHEMA,
  listTables,
  quoteTable,
} from '../../apps/server/src/platform/backup/schema-facts.repository.ts';
import { copyIn } from '../../apps/server/src/platform/database/copy/copy-in.ts';
import { Problem } from '../problem.ts';
import { migrateServerDatabase, pauseOutward } from '../server-modules.ts';
import { makeFreshSchema } from './fresh-schema.ts';
import { withoutChecks } from './without-checks.ts';

interface RestoreOptions {
  readonly databaseUrl: string;
  readonly filesDir: string;
  readonly archivePath: string;
  /** Whether existing data may be replaced. */
  readonly canReplace: boolean;
}

export interface RestoreTotals extends BackupTotals {
  /** False: the backup's job queue has another version, so waiting jobs were not taken over. */
  readonly hasJobs: boolean;
}

/** Puts a backup back: all of it, or nothing. */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreTotals> {
  const reader = new ArchiveReader(options.archivePath);
  const client = new pg.Client({ connectionString: options.databaseUrl });
  await client.connect();
  try {
    const header = await readHeader(reader);
    const filled = options.canReplace ? undefined : await findFilledTable(client);
    if (filled) throw new Problem('database-not-empty', { table: filled });
    await migrateServerDatabase(options.databaseUrl);
    const totals = await restoreInTransaction(client, reader, header, options.filesDir);
    swapFiles(options.filesDir);
    // From the backup's version to ours.
    await migrateServerDatabase(options.databaseUrl);
    // The installation that it was made of may be at work: its people would get everything twice.
    await pauseOutward(options.databaseUrl);
    return totals;
  } catch (error) {
    if (!(error instanceof ArchiveDamaged)) throw error;
    throw new Problem('archive-damaged', { path: options.archivePath, reason: error.message }, error);
  } finally {
    rmSync(incoming(options.filesDir), { recursive: true, force: true });
    await client.end();
    await reader.close();
  }
}

async function readHeader(reader: ArchiveReader): Promise<ArchiveHeader> {
  const header = await reader.nextEvent();
  if (header.event !== 'begin') throw new ArchiveDamaged('foreign', 'it has no beginning');
  if (header.format > FORMAT_VERSION) throw new Problem('archive-newer', { migration: `format ${header.format}` });
  return header;
}

async function restoreInTransaction(client: pg.Client, reader: ArchiveReader, header: ArchiveHeader, filesDir: string) {
  await client.query('begin');
  try {
    await makeFreshSchema(client, header.migrations);
    const hasJobs = (await findJobSchemaVersion(client)) === header.jobSchemaVersion;
    let totals: BackupTotals | undefined;
    await withoutChecks(client, async () => {
      await emptyTables(client, hasJobs);
      totals = await readContents(client, reader, filesDir, hasJobs);
    });
    for (const { name, lastValue, isCalled } of header.sequences) {
      if (!hasJobs && name.startsWith(`${JOB_SCHEMA}.`)) continue;
      await client.query('select setval($1, $2, $3)', [name, lastValue, isCalled]);
    }
    await client.query('commit');
    return { ...totals!, hasJobs };
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Migrations may bring rows of their own; the backup has them too, perhaps changed since. */
async function emptyTables(client: pg.Client, hasJobs: boolean): Promise<void> {
  const tables = (await listTables(client)).filter(({ schema }) => hasJobs || schema !== JOB_SCHEMA);
  const names = tables.map(({ schema, table }) => quoteTable(client, schema, table));
  await client.query(`truncate ${names.join(', ')}`);
}

async function readContents(client: pg.Client, reader: ArchiveReader, filesDir: string, hasJobs: boolean) {
  mkdirSync(incoming(filesDir), { recursive: true, mode: 0o700 });
  const found = { tables: 0, rows: 0, files: 0 };
  for (;;) {
    const event = await reader.nextEvent();
    if (event.event === 'table') {
      found.tables += 1;
      found.rows += await readTable(client, reader, event, hasJobs);
    } else if (event.event === 'file') {
      const isInside = await writeFileChunks(incoming(filesDir), event.path, reader.data());
      if (!isInside) throw new ArchiveDamaged('foreign', event.path);
      found.files += 1;
    } else if (event.event === 'finished') {
      const isWhole = found.tables === event.tables && found.rows === event.rows && found.files === event.files;
      if (!isWhole) throw new ArchiveDamaged('totals', 'its totals do not add up');
      return found;
    }
  }
}

async function readTable(
  client: pg.Client,
  reader: ArchiveReader,
  facts: TableEvent,
  hasJobs: boolean,
): Promise<number> {
  const { schema, table, columns } = facts;
  const statement = `copy ${quoteTable(client, schema, table)} (${columns.map(client.escapeIdentifier).join(', ')}) from stdin`;
  const isWanted = hasJobs || schema !== JOB_SCHEMA;
  const copied = isWanted ? await copyIn(client, statement, reader.data()) : undefined;
  const end = await reader.nextEvent();
  const expected = end.event === 'end' ? end.rows : undefined;
  if (expected === undefined) throw new ArchiveDamaged('broken', `no end of ${table}`);
  if (copied !== undefined && copied !== expected)
    throw new Problem('restore-incomplete', { table, expected, found: copied });
  return expected;
}

function incoming(filesDir: string): string {
  return `${filesDir}.restoring`;
}

function swapFiles(filesDir: string): void {
  const old = `${filesDir}.replaced`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(filesDir)) renameSync(filesDir, old);
  renameSync(incoming(filesDir), filesDir);
  rmSync(old, { recursive: true, force: true });
}
