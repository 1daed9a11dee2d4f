import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPostgres } from '../postgres/start-postgres.ts';
import { migrateServerDatabase } from '../server-modules.ts';
import { PATIENCE_MS } from '../testing/patience.ts';
import { LauncherRun } from '../testing/run-launcher.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { createTestDatabase } from '../testing/test-database.ts';

vi.setConfig({ testTimeout: 2 * PATIENCE_MS, hookTimeout: 2 * PATIENCE_MS });

const folder = makeTemporaryFolder('commands');
const dataDir = join(folder.path, 'data');
const archive = join(folder.path, 'kept.gz');
afterAll(() => folder.remove());

function runTool(name: 'backup' | 'restore', args: readonly string[], environment: Record<string, string> = {}) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const script = fileURLToPath(new URL(`../${name}.ts`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    env: { PATH, NODE_COMPILE_CACHE, LANG: 'en', DATA_DIR: dataDir, ...environment },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

const readNames = (url: string) =>
  withClient(url, async client =>
    (await client.query('select nick_name as name from person')).rows.map(row => row.name),
  );

describe('npm run backup and npm run restore', () => {
  beforeAll(async () => {
    const postgres = await startPostgres({ dataDir });
    await migrateServerDatabase(postgres.url);
    await withClient(postgres.url, client =>
      client.query("insert into person (phone, password_hash, nick_name) values ('1', '1', '李雷')"),
    );
    await postgres.stop();
    mkdirSync(join(dataDir, 'files'));
    writeFileSync(join(dataDir, 'files/logo.svg'), '<svg/>');
  });

  it('bring everything back after the data folder was lost', async () => {
    const backup = runTool('backup', [archive]);
    expect(backup.output).toMatch(/Backed up \d+ tables, \d+ rows and 1 files/);
    rmSync(dataDir, { recursive: true });
    const restore = runTool('restore', [archive]);
    expect(restore.output).toMatch(/Restored \d+ tables, \d+ rows and 1 files/);
    expect([backup.status, restore.status]).toEqual([0, 0]);
    const postgres = await startPostgres({ dataDir });
    expect(await readNames(postgres.url)).toEqual(['李雷']);
    await postgres.stop();
    expect(readFileSync(join(dataDir, 'files/logo.svg'), 'utf8')).toBe('<svg/>');
  });

  it('back up a running application, and refuse to restore under its feet', async () => {
    const run = new LauncherRun({ dataDir });
    await run.address();
    const second = join(folder.path, 'running.gz');
    expect(runTool('backup', [second]).status).toBe(0);
    expect(existsSync(second)).toBe(true);
    // What the metrics tell of the last backup.
    expect(Date.now() - statSync(join(dataDir, 'last-backup')).mtimeMs).toBeLessThan(PATIENCE_MS);
    const restore = runTool('restore', [second, '--force']);
    expect(restore).toMatchObject({ status: 1, output: expect.stringContaining('already running') });
    await run.interrupt();
  });

  it('work on a server of one’s own', async () => {
    const { url, drop } = await createTestDatabase({ isMigrated: false });
    const environment = { DATABASE_URL: url, DATA_DIR: join(folder.path, 'other') };
    expect(runTool('restore', [archive], environment).output).toContain('Restored');
    expect(await readNames(url)).toEqual(['李雷']);
    expect(runTool('restore', [archive], environment).output).toContain('Add --force');
    expect(runTool('backup', [join(folder.path, 'own.gz')], environment).status).toBe(0);
    expect(existsSync(join(folder.path, 'other/postgres'))).toBe(false);
    await drop();
  });

  it('say in a sentence what is missing', () => {
    const nowhere = { DATA_DIR: join(folder.path, 'nowhere') };
    expect(runTool('restore', [join(folder.path, 'no.gz')], nowhere).output).toContain('There is no backup file');
    expect(runTool('backup', [], nowhere).output).toContain('There is no database in the data folder');
    expect(existsSync(nowhere.DATA_DIR)).toBe(false);
  });
});
