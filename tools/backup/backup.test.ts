import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBackup } from '../../apps/server/src/platform/backup/create-backup.ts';
import { listTables, quoteTable } from '../../apps/server/src/platform/backup/schema-facts.repository.ts';
import { PATIENCE_MS } from '../testing/patience.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { restoreBackup } from './restore-backup.ts';

vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS });

const folder = makeTemporaryFolder('backup');
const archivePath = join(folder.path, 'all.backup.gz');
const databases: Awaited<ReturnType<typeof createTestDatabase>>[] = [];
const clients: pg.Client[] = [];

async function openDatabase(options?: { isMigrated: boolean }): Promise<{ url: string; client: pg.Client }> {
  const database = await createTestDatabase(options);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  databases.push(database);
  clients.push(client);
  return { url: database.url, client };
}

afterAll(async () => {
  for (const client of clients) await client.end();
  for (const database of databases) await database.drop();
  folder.remove();
});

const AWKWARD = ['满意度调查', 'tab\tnew\nline\\N\\.', '', '"quoted", {json}', '\u{1f600}'];

async function fill(client: pg.Client): Promise<void> {
  for (const [index, name] of AWKWARD.entries()) {
    await client.query(
      'insert into person (phone, password_hash, nick_name, name, picture) values ($1, $2, $3, $3, $4)',
      [`1390000000${index}`, 'hash', name, index % 2 ? null : name],
    );
    await client.query("insert into outbox_message (channel, recipient, body) values ('mail', 'a@b.c', $1)", [name]);
  }
  await client.query(
    `insert into session (person_id, created_at) select id, now() from person;
     insert into session_token (token_hash, session_id, issued_at, expires_at)
       select sha256(id::text::bytea), id, now(), 'infinity' from session`,
  );
}

/** Every row of every table, in an order that does not depend on where it lies on the disk. */
async function contents(client: pg.Client): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { schema, table, columns } of await listTables(client)) {
    const list = columns.map(client.escapeIdentifier).join(', ');
    const { rows } = await client.query(
      `select row(${list})::text as line from ${quoteTable(client, schema, table)} order by 1`,
    );
    all[`${schema}.${table}`] = rows.map(row => row.line);
  }
  return all;
}

describe('a backup', () => {
  const filesDir = join(folder.path, 'files');
  const picture = createHash('sha512').update('picture').digest();
  let source: Awaited<ReturnType<typeof openDatabase>>;
  /** Brought back once, and looked at by several. */
  let target: Awaited<ReturnType<typeof openDatabase>>;
  let totals: Awaited<ReturnType<typeof restore>>;

  beforeAll(async () => {
    source = await openDatabase();
    await fill(source.client);
    mkdirSync(join(filesDir, 'a/b'), { recursive: true });
    writeFileSync(join(filesDir, 'a/b/图片.png'), Buffer.concat(Array(5_000).fill(picture)));
    writeFileSync(join(filesDir, 'empty'), '');
    expect(await createBackup({ databaseUrl: source.url, filesDir, archivePath })).toMatchObject({ files: 2 });
    target = await openDatabase({ isMigrated: false });
    totals = await restore(target.url);
  });

  function restore(databaseUrl: string, options: { canReplace?: boolean; archive?: string; files?: string } = {}) {
    const { canReplace = false, archive = archivePath, files = 'restored' } = options;
    return restoreBackup({ databaseUrl, filesDir: join(folder.path, files), archivePath: archive, canReplace });
  }

  it('brings every row and every file back into an empty database', async () => {
    expect(totals).toMatchObject({ files: 2, hasJobs: true });
    const restored = await contents(target.client);
    const { 'public.outward_pause': pause, ...all } = restored;
    const { 'public.outward_pause': _none, ...of } = await contents(source.client);
    expect(all).toEqual(of);
    // The copy sends nothing that the first one sends too, until somebody says go on.
    expect(pause).toHaveLength(1);
    expect(restored['public.person']).toHaveLength(AWKWARD.length);
    expect(readFileSync(join(folder.path, 'restored/a/b/图片.png'))).toEqual(
      readFileSync(join(filesDir, 'a/b/图片.png')),
    );
    expect(readFileSync(join(folder.path, 'restored/empty'))).toHaveLength(0);
  });

  it('gives files back to their owner alone, whoever could read them before', () => {
    const modes = ['', 'a', 'a/b', 'a/b/图片.png', 'empty'].map(
      name => statSync(join(folder.path, 'restored', name)).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o700, 0o700, 0o600, 0o600]);
  });

  it('leaves foreign keys in force and numbers going on where they were', async () => {
    const session = `insert into session (person_id, created_at) values (gen_random_uuid(), now())`;
    await expect(target.client.query(session)).rejects.toThrow('foreign key');
    const message = "insert into outbox_message (channel, recipient, body) values ('sms', '1', '1') returning id::int";
    expect((await target.client.query(message)).rows).toEqual([{ id: AWKWARD.length + 1 }]);
  });

  it('does not replace data unless told to, and then leaves nothing of it', async () => {
    const target = await openDatabase();
    await target.client.query("insert into person (phone, password_hash, nick_name) values ('1', '1', 'of before')");
    await expect(restore(target.url)).rejects.toMatchObject({ code: 'database-not-empty' });
    mkdirSync(join(folder.path, 'replaced'));
    writeFileSync(join(folder.path, 'replaced/of-before'), '');
    await restore(target.url, { canReplace: true, files: 'replaced' });
    const { 'public.outward_pause': _pause, ...all } = await contents(target.client);
    const { 'public.outward_pause': _none, ...of } = await contents(source.client);
    expect(all).toEqual(of);
    expect(() => readFileSync(join(folder.path, 'replaced/of-before'))).toThrow('ENOENT');
  });

  it.each([
    ['was cut off', (path: string) => truncateSync(path, Math.floor(readFileSync(path).length / 2))],
    [
      'misses its last words',
      (path: string) => writeFileSync(path, gzipSync(gunzipSync(readFileSync(path)).subarray(0, -70))),
    ],
    ['is something else', (path: string) => writeFileSync(path, gzipSync('a text that somebody packed'))],
    ['is not packed at all', (path: string) => writeFileSync(path, 'a text')],
  ])('that %s changes nothing', async (_, damage) => {
    const target = await openDatabase();
    await target.client.query("insert into person (phone, password_hash, nick_name) values ('1', '1', 'of before')");
    const before = await contents(target.client);
    const damaged = join(folder.path, 'damaged.gz');
    cpSync(archivePath, damaged);
    damage(damaged);
    const attempt = restore(target.url, { canReplace: true, archive: damaged, files: 'untouched' });
    await expect(attempt).rejects.toMatchObject({ code: 'archive-damaged' });
    expect(await contents(target.client)).toEqual(before);
  });

  it('of a newer version is refused by name', async () => {
    await source.client.query("insert into kysely_migration values ('9999-from-the-future', '2099')");
    const newer = join(folder.path, 'newer.gz');
    await createBackup({ databaseUrl: source.url, filesDir, archivePath: newer });
    await source.client.query("delete from kysely_migration where name = '9999-from-the-future'");
    const target = await openDatabase({ isMigrated: false });
    const attempt = restore(target.url, { archive: newer });
    await expect(attempt).rejects.toMatchObject({
      code: 'archive-newer',
      details: { migration: '9999-from-the-future' },
    });
  });

  it('of a database that never held anything is none, and leaves no file', async () => {
    const empty = await openDatabase({ isMigrated: false });
    const nothing = join(folder.path, 'nothing.backup.gz');
    expect(await createBackup({ databaseUrl: empty.url, filesDir, archivePath: nothing })).toBeUndefined();
    expect([existsSync(nothing), existsSync(`${nothing}.part`)]).toEqual([false, false]);
  });

  it('shows one moment, however busy the application is meanwhile', async () => {
    const busy = await openDatabase();
    await busy.client.query(
      `insert into person (phone, password_hash, nick_name) select n::text, repeat('x', 500), '' from generate_series(1, 40000) n`,
    );
    const writer = new pg.Client({ connectionString: busy.url });
    await writer.connect();
    clients.push(writer);
    let isBusy = true;
    let written = 0;
    const writing = (async () => {
      for (; isBusy; written += 1) {
        // Both or neither: a backup that saw only the session could not be restored.
        await writer.query(
          `with one as (insert into person (phone, password_hash, nick_name) values ('busy-' || $1::text, '', '') returning id)
           insert into session (person_id, created_at) select id, now() from one`,
          [written],
        );
      }
    })();
    const moment = join(folder.path, 'moment.gz');
    await createBackup({ databaseUrl: busy.url, filesDir, archivePath: moment });
    isBusy = false;
    await writing;
    expect(written).toBeGreaterThan(1);
    const target = await openDatabase({ isMigrated: false });
    await restore(target.url, { archive: moment });
    const counts = `select (select count(*) from person where phone like 'busy-%') = (select count(*) from session) as "isWhole"`;
    expect((await target.client.query(counts)).rows).toEqual([{ isWhole: true }]);
  });
});
