import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type BackupInfo, backupCalls, type CallData, operatorLogCalls } from '@wenshu/api-contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENCE_MS } from '../../../../../../tools/testing/patience.ts';
import { checkArchive } from '../../../platform/backup/check-archive.ts';
import { createBackup } from '../../../platform/backup/create-backup.ts';
import { buildOperator, type TestOperator } from '../../../testing/build-operator.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { beginCheck } from './backup-check.repository.ts';
import { findBackup } from './backup-folder.ts';
import { recordBackup } from './index.ts';

vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS });

let test: TestApp;
let chief: TestOperator;
let folder: string;
beforeAll(async () => {
  test = await buildTestApp();
  chief = await buildOperator(test, 'administrator');
  folder = test.platform.env.backupFolder;
  await mkdir(join(test.platform.env.dataDir, 'files'), { recursive: true });
  await writeFile(join(test.platform.env.dataDir, 'files', 'picture.png'), 'bytes');
});
// Names tell the second.
afterEach(() => test.clock.advanceSeconds(1));
afterAll(() => test.close());

type Listed = CallData<typeof backupCalls.list>;
const list = async () => (await test.call(backupCalls.list, {}, chief.seat)).data as Listed;
const one = async (fileName: string): Promise<BackupInfo | undefined> =>
  (await list()).items.find(item => item.fileName === fileName);
const take = (who = chief) => test.call(backupCalls.take, {}, who.seat);
const check = (fileName: string, who = chief) => test.call(backupCalls.check, { fileName }, who.seat);
const ended = (fileName: string) =>
  vi.waitFor(async () => {
    const found = await one(fileName);
    expect(found!.state).not.toBe('running');
    return found!;
  }, PATIENCE_MS);
async function taken(): Promise<string> {
  const { fileName } = (await take()).data as { fileName: string };
  expect(await ended(fileName)).toMatchObject({ state: 'done' });
  return fileName;
}
async function checked(fileName: string): Promise<BackupInfo['check']> {
  expect((await check(fileName)).code).toBe('0000');
  return vi.waitFor(async () => {
    const found = (await one(fileName))!.check;
    expect(found!.state).not.toBe('running');
    return found;
  }, PATIENCE_MS);
}
const logOf = async (action: 'backup.take' | 'backup.check') =>
  (await test.call(operatorLogCalls.list, { action }, chief.seat)).data as { total: number; items: object[] };
const said = (sql: string, ...values: unknown[]) => test.platform.database.pool.query(sql, values);

describe('taking a backup', () => {
  it('writes a whole file, tells who took it and what it holds, and when the last one was', async () => {
    expect(await list()).toMatchObject({ folder, holdsFiles: true, lastTime: null, items: [] });
    const fileName = await taken();
    const totals = await checkArchive(join(folder, fileName));
    const { size } = await import('node:fs').then(({ statSync }) => statSync(join(folder, fileName)));
    expect(totals.files).toBe(1);
    expect(await one(fileName)).toMatchObject({
      by: chief.nickName,
      sizeBytes: size,
      rows: totals.rows,
      files: 1,
      reason: null,
      check: null,
    });
    const marked = () => list().then(({ lastTime }) => expect(lastTime).toBe(test.clock.now().getTime()));
    await vi.waitFor(marked, PATIENCE_MS);
    expect((await logOf('backup.take')).total).toBe(1);
  });

  it('of two at once one is taken, and the other refused', async () => {
    const { pool } = test.platform.database;
    const records = await Promise.all(['one', 'other'].map(name => recordBackup(pool, `${name}.backup.gz`, 'test')));
    const [record, ...others] = records.filter(each => each !== undefined);
    expect(others).toEqual([]);
    const before = (await logOf('backup.take')).total;
    expect((await take()).code).toBe('9874');
    expect((await logOf('backup.take')).total).toBe(before);
    await expect(record!.of('nowhere', () => Promise.reject(new Error('no wish to')))).rejects.toThrow('no wish to');
    expect((await list()).items[0]).toMatchObject({ state: 'failed', reason: 'failed' });
    await taken();
  });

  it('a second one within the same second takes another name', async () => {
    const first = await taken();
    const second = await taken();
    expect(second).toBe(first.replace('.backup.gz', '-2.backup.gz'));
  });

  it('whose process has died is lost, and makes room with what it left half written', async () => {
    const dead = 'wenshu-dead.backup.gz';
    await recordBackup(test.platform.database.pool, dead, 'npm run backup');
    await writeFile(join(folder, `${dead}.part`), 'half');
    expect((await take()).code).toBe('9874');
    expect(await one(dead)).toMatchObject({ state: 'running', by: 'npm run backup', sizeBytes: null });
    await said(`update backup_run set beat_at = now() - interval '31 seconds' where file_name = $1`, dead);
    expect(await one(dead)).toMatchObject({ state: 'failed', reason: 'lost' });
    await taken();
    expect(await one(dead)).toMatchObject({ state: 'failed', reason: 'lost' });
    expect(existsSync(join(folder, `${dead}.part`))).toBe(false);
  });

  it.runIf(existsSync('/dev/full'))('on a full disk says so, and is no backup', async () => {
    const before = (await list()).lastTime;
    const name = `wenshu-${test.clock.now().toISOString().slice(0, 19).replaceAll(':', '-')}.backup.gz`;
    await symlink('/dev/full', join(folder, `${name}.part`));
    expect((await take()).data).toEqual({ fileName: name });
    expect(await ended(name)).toMatchObject({ state: 'failed', reason: 'storage-full', sizeBytes: null });
    expect([existsSync(join(folder, name)), (await list()).lastTime]).toEqual([false, before]);
  });

  it('is broken off when it is told to, and leaves nothing', async () => {
    const archivePath = join(folder, 'broken-off.backup.gz');
    const { databaseUrl, dataDir } = test.platform.env;
    const signal = AbortSignal.abort();
    await expect(createBackup({ databaseUrl, filesDir: dataDir, archivePath, signal })).rejects.toThrow('aborted');
    expect([existsSync(archivePath), existsSync(`${archivePath}.part`)]).toEqual([false, false]);
  });

  it('is not for whoever only may look', async () => {
    const reader = await buildOperator(test, 'reader');
    expect((await test.call(backupCalls.list, {}, reader.seat)).code).toBe('0000');
    expect((await take(reader)).code).toBe('9861');
    expect((await test.call(backupCalls.list, {}, (await buildOperator(test, 'service')).seat)).code).toBe('9861');
  });
});

describe('the folder', () => {
  it('shows files that were put there by themselves, and no other file, folder, or link', async () => {
    await writeFile(join(folder, 'notes.txt'), 'x');
    await writeFile(join(folder, 'half.backup.gz.part'), 'x');
    await mkdir(join(folder, 'folder.backup.gz'));
    await symlink('/etc/hostname', join(folder, 'link.backup.gz'));
    await writeFile(join(folder, 'old.backup.gz'), 'four');
    expect(await one('old.backup.gz')).toMatchObject({ state: 'found', by: null, sizeBytes: 4, rows: null });
    const names = (await list()).items.map(({ fileName }) => fileName);
    for (const name of ['notes.txt', 'half.backup.gz.part', 'folder.backup.gz', 'link.backup.gz'])
      expect(names).not.toContain(name);
  });

  it('keeps a backup’s line when its file is gone, or another has taken its name', async () => {
    const fileName = await taken();
    await writeFile(join(folder, fileName), 'of somebody else');
    const lines = (await list()).items.filter(item => item.fileName === fileName);
    expect(lines.map(({ state, sizeBytes }) => [state, sizeBytes]).toSorted()).toEqual([
      ['done', null],
      ['found', 16],
    ]);
  });
});

describe('checking a backup', () => {
  it('reads a whole one to its end', async () => {
    const fileName = await taken();
    expect(await checked(fileName)).toMatchObject({ state: 'whole', reason: null });
    expect((await logOf('backup.check')).items[0]).toMatchObject({ object: fileName });
  });

  const changes: [string, 'foreign' | 'broken' | 'totals', (path: string) => Promise<void>][] = [
    ['is cut off', 'broken', async path => truncate(path, Math.floor((await readFile(path)).length / 2))],
    [
      'has a byte changed',
      'broken',
      async path => {
        const bytes = await readFile(path);
        bytes[bytes.length >> 1]! ^= 0xff;
        await writeFile(path, bytes);
      },
    ],
    [
      'misses a row of what it says',
      'totals',
      async path => {
        const text = gunzipSync(await readFile(path)).toString('latin1');
        await writeFile(path, gzipSync(Buffer.from(text.replace(/"files":1}$/, '"files":2}'), 'latin1')));
      },
    ],
    ['is another program’s', 'foreign', path => writeFile(path, gzipSync('a text that somebody packed'))],
    ['is not packed at all', 'foreign', path => writeFile(path, 'a text of some length')],
  ];
  it.each(changes)('that %s is found damaged: %s', async (_, reason, change) => {
    const fileName = await taken();
    await change(join(folder, fileName));
    expect(await checked(fileName)).toMatchObject({ state: 'damaged', reason });
  });

  it('says nothing of a file that has taken the name since', async () => {
    const fileName = await taken();
    await checked(fileName);
    await writeFile(join(folder, fileName), 'of somebody else');
    const lines = (await list()).items.filter(item => item.fileName === fileName);
    expect(lines.map(line => line.check)).toEqual([null, null]);
  });

  it('is one at a time; one whose process has died is broken off, and can be begun again', async () => {
    const [first, second] = [await taken(), await taken()];
    await checked(first);
    await said(`update backup_check set state = 'running', beat_at = now() where file_name = $1`, first);
    expect((await one(first))!.check).toMatchObject({ state: 'running' });
    for (const fileName of [first, second]) expect((await check(fileName)).code).toBe('9874');
    await said(`update backup_check set beat_at = now() - interval '31 seconds' where file_name = $1`, first);
    expect((await one(first))!.check).toMatchObject({ state: 'lost' });
    const begun = await Promise.all(
      [first, second].map(async name => {
        const found = (await findBackup(folder, name))!;
        return test.platform.database.transaction(db => beginCheck(db, found));
      }),
    );
    expect(begun.toSorted()).toEqual([false, true]);
    await said(`update backup_check set beat_at = '-infinity'`);
    for (const fileName of [first, second]) expect(await checked(fileName)).toMatchObject({ state: 'whole' });
  });

  it('opens nothing outside of the folder, and nothing that a link leads to', async () => {
    await writeFile(join(folder, '..', 'beside.backup.gz'), 'x');
    for (const name of ['../beside.backup.gz', '/etc/passwd', 'a/../../beside.backup.gz', '..%2Fbeside.backup.gz'])
      expect((await check(name)).code).toMatch(/^900[1-9]$/);
    for (const name of ['link.backup.gz', 'folder.backup.gz', '...backup.gz', 'no-such.backup.gz'])
      expect((await check(name)).code).toBe('9875');
    expect((await check('old.backup.gz', await buildOperator(test, 'reader'))).code).toBe('9861');
  });
});

it('a server that is stopped breaks off what it was taking, and leaves no half of a file', async () => {
  const own = await buildTestApp();
  const operator = await buildOperator(own, 'administrator');
  const { backupFolder, databaseUrl } = own.platform.env;
  const { fileName } = (await own.call(backupCalls.take, {}, operator.seat)).data as { fileName: string };
  const { openDatabase } = await import('../../../platform/database/database.ts');
  await own.app.close();
  const database = openDatabase(databaseUrl, { max: 1 });
  try {
    const { rows } = await database.pool.query('select state, reason from backup_run');
    const isWhole = existsSync(join(backupFolder, fileName));
    expect(rows).toEqual([isWhole ? { state: 'done', reason: null } : { state: 'failed', reason: 'lost' }]);
    expect(existsSync(join(backupFolder, `${fileName}.part`))).toBe(false);
  } finally {
    await database.close();
    await own.close();
  }
});
