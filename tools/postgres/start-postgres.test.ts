import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { Problem } from '../problem.ts';
import { PATIENCE_MS } from '../testing/patience.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { NOBODY } from './run-as.ts';
import { type RunningPostgres, startPostgres } from './start-postgres.ts';

vi.setConfig({ testTimeout: PATIENCE_MS });

const isRoot = process.getuid?.() === 0;
const folder = makeTemporaryFolder('roots');
const copies = () => readdirSync(tmpdir()).filter(name => name.startsWith('wenshu-postgres-'));
const copiesBefore = new Set(copies());
afterAll(() => {
  folder.remove();
  // Below a folder that only root may enter, the programs were copied to where nobody can reach them.
  for (const name of copies()) if (!copiesBefore.has(name)) rmSync(join(tmpdir(), name), { recursive: true });
});

async function query<T>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function using<T>(postgres: RunningPostgres, use: (url: string) => Promise<T>): Promise<T> {
  try {
    return await use(postgres.url);
  } finally {
    await postgres.stop();
  }
}

describe('PostgreSQL from its npm package', () => {
  it('speaks UTF-8, sorts by code point, listens on no port, and lets the application add trusted extensions', async () => {
    await using(await startPostgres({ dataDir: join(folder.path, 'settings'), isDurable: false }), async url => {
      await query(url, 'create extension pg_trgm');
      const [settings] = await query(
        url,
        `select current_setting('listen_addresses') as listen, current_setting('server_encoding') as encoding,
           current_setting('TimeZone') as zone, (select datcollate from pg_database where datname = current_database()) as collation`,
      );
      expect(settings).toEqual({ listen: '', encoding: 'UTF8', zone: 'UTC', collation: 'C.UTF-8' });
    });
  });

  it('waits for the disk unless told that the data does not matter', async () => {
    const durable = await startPostgres({ dataDir: join(folder.path, 'settings') });
    expect(await using(durable, url => query(url, 'show fsync'))).toEqual([{ fsync: 'on' }]);
  });

  it('refuses new passwords for old data, and says which file is gone', async () => {
    const dataDir = join(folder.path, 'settings');
    rmSync(join(dataDir, 'postgres.secret'));
    await expect(startPostgres({ dataDir })).rejects.toThrow(Problem);
    await expect(startPostgres({ dataDir })).rejects.toMatchObject({ code: 'postgres-secret-lost' });
  });
});

describe.runIf(isRoot)('started as root where user namespaces are forbidden', () => {
  it('runs as nobody, with its data in place when nobody can walk there', async () => {
    chmodSync(folder.path, 0o711);
    const dataDir = join(folder.path, 'in-place');
    const start = (rootWay: 'auto' | 'user') => startPostgres({ dataDir, isDurable: false, rootWay });
    await using(await start('user'), url => query(url, 'create table kept (id int)'));
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(NOBODY);
    // Back on a machine with namespaces: the same data, handed over again.
    expect(await using(await start('auto'), url => query(url, 'select * from kept'))).toEqual([]);
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(0);
    expect(await using(await start('user'), url => query(url, 'select * from kept'))).toEqual([]);
  });

  it('moves its data to a reachable folder when it lies below one that only root may enter, and finds it again', async () => {
    const dataDir = join(folder.path, 'private/data');
    mkdirSync(dirname(dataDir), { mode: 0o700 });
    const start = (rootWay: 'auto' | 'user') => startPostgres({ dataDir, isDurable: false, rootWay });
    await using(await start('auto'), url => query(url, 'create table kept (id int)'));
    await using(await start('user'), url => query(url, 'select * from kept'));
    const moved = readFileSync(join(dataDir, 'postgres.location'), 'utf8').trim();
    try {
      expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
      expect(statSync(moved).uid).toBe(NOBODY);
      expect(await using(await start('auto'), url => query(url, 'select * from kept'))).toEqual([]);
    } finally {
      rmSync(dirname(moved), { recursive: true });
      if (readdirSync(dirname(dirname(moved))).length === 0) rmdirSync(dirname(dirname(moved)));
    }
  });

  it('stays the ordinary user to whom the data belongs', async () => {
    const dataDir = join(folder.path, 'theirs');
    mkdirSync(dataDir);
    await (await startPostgres({ dataDir, isDurable: false })).stop();
    const { uid, gid } = { uid: 4321, gid: 4321 };
    for (const path of ['', 'postgres']) chownSync(join(dataDir, path), uid, gid);
    chownSync(join(dataDir, 'postgres'), 0, 0);
    const { giveFolder } = await import('./private-folder.ts');
    giveFolder(join(dataDir, 'postgres'), { uid, gid });
    await using(await startPostgres({ dataDir, isDurable: false }), url => query(url, 'create table theirs (id int)'));
    expect(statSync(join(dataDir, 'postgres/postgresql.conf')).uid).toBe(uid);
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(uid);
  });
});
