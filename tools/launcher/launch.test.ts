import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readPostmasterPid } from '../postgres/orphan.ts';
import { isReachableByOthers } from '../postgres/reachable.ts';
import { NOBODY } from '../postgres/run-as.ts';
import { processIdentity } from '../process/process-identity.ts';
import { waitUntil } from '../process/wait-until.ts';
import { repositoryRoot } from '../repository-root.ts';
import { PATIENCE_MS } from '../testing/patience.ts';
import { endProcessesBelow } from '../testing/processes-below.ts';
import { LauncherRun, visit } from '../testing/run-launcher.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';

// Many processes start and stop here, each as soon as the machine lets it.
vi.setConfig({ testTimeout: 2 * PATIENCE_MS, hookTimeout: 2 * PATIENCE_MS });

const isRoot = process.getuid?.() === 0;
const folder = makeTemporaryFolder('launcher');
const runs: LauncherRun[] = [];

function start(options: ConstructorParameters<typeof LauncherRun>[0]): LauncherRun {
  const run = new LauncherRun(options);
  runs.push(run);
  return run;
}

afterEach(async () => {
  for (const run of runs.splice(0)) if (!run.hasEnded()) await run.interrupt();
});
afterAll(() => {
  endProcessesBelow(folder.path);
  folder.remove();
});

function isAlive(pid: number): boolean {
  return processIdentity(pid) !== undefined;
}

function postgresPid(dataDir: string): number {
  return readPostmasterPid(join(dataDir, 'postgres'))!;
}

describe('a start', () => {
  const dataDir = join(folder.path, 'plain');
  let firstServerPid: number;

  it('prints the address and the demo sign-in, and serves with a role that is no superuser', async () => {
    const run = start({ dataDir });
    const { pid, role } = await visit(await run.address());
    firstServerPid = pid;
    expect(run.output).toContain('13800138000 / Wenshu2026');
    expect(role).toBe('wenshu');
    const postgres = postgresPid(dataDir);
    expect(statSync(join(dataDir, 'run')).mode & 0o077).toBe(0);
    const { code, output } = await run.interrupt();
    expect(code).toBe(0);
    expect(output).toContain('Stopped.');
    expect([firstServerPid, postgres].filter(isAlive)).toEqual([]);
  });

  it('keeps secrets from other users', () => {
    for (const name of ['', 'postgres.secret', 'postgres', 'logs/postgres.log']) {
      expect(statSync(join(dataDir, name)).mode & 0o077, name).toBe(0);
    }
    const hba = readFileSync(join(dataDir, 'postgres/pg_hba.conf'), 'utf8');
    expect(hba.replace(/^#.*$/gm, '')).not.toMatch(/trust/);
  });

  it('finds its data again', async () => {
    const address = await start({ dataDir }).address();
    expect((await visit(address)).visits).toBe(2);
  });

  it('stops everything when asked to while it is still starting', async () => {
    const run = start({ dataDir });
    await waitUntil(() => existsSync(join(dataDir, 'wenshu.lock')), { timeoutMs: PATIENCE_MS });
    expect((await run.interrupt()).code).toBe(0);
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
    expect(existsSync(join(dataDir, 'wenshu.lock'))).toBe(false);
  });
});

describe('a clear sentence', () => {
  it('answers a second start on the same folder', async () => {
    const dataDir = join(folder.path, 'plain');
    const address = await start({ dataDir }).address();
    const { code, output } = await start({ dataDir }).end();
    expect(code).toBe(1);
    expect(output).toContain(`already running on the data folder ${dataDir}`);
    expect(output).toContain(address);
  });

  it('answers a port in use, before anything was started', async () => {
    const dataDir = join(folder.path, 'port');
    const occupant = createServer().listen(0);
    const { port } = occupant.address() as { port: number };
    const { code, output } = await start({ dataDir, environment: { PORT: String(port) } }).end();
    occupant.close();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is in use`);
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  });

  it.each([
    ['postgres://me:secret@127.0.0.1:1/survey', '127.0.0.1:1/survey, cannot be reached'],
    ['postgres://me:secret@nowhere.invalid/survey', 'nowhere.invalid:5432/survey, cannot be reached'],
    ['mysql://me@localhost/survey', 'DATABASE_URL is not an address'],
  ])('answers DATABASE_URL=%s', async (url, sentence) => {
    const { code, output } = await start({
      dataDir: join(folder.path, 'remote'),
      environment: { DATABASE_URL: url },
    }).end();
    expect(code).toBe(1);
    expect(output).toContain(sentence);
    expect(output).not.toContain('secret');
    expect(output).not.toMatch(/^\s+at /m);
  });

  it('answers a PORT that is no number', async () => {
    const { code, output } = await start({ dataDir: join(folder.path, 'port'), environment: { PORT: 'web' } }).end();
    expect(code).toBe(1);
    expect(output).toContain('PORT must be a whole number');
  });

  it.skipIf(isRoot)('answers a data folder that cannot be written to', async () => {
    const locked = join(folder.path, 'locked');
    mkdirSync(locked, { mode: 0o500 });
    const { output } = await start({ dataDir: join(locked, 'data') }).end();
    expect(output).toContain('cannot be written to');
  });
});

describe('a server of one’s own', () => {
  it('is used by DATABASE_URL, with no PostgreSQL started beside it', async () => {
    const owner = start({ dataDir: join(folder.path, 'plain') });
    await owner.address();
    const { databaseUrl } = JSON.parse(readFileSync(join(folder.path, 'plain/wenshu.lock'), 'utf8'));
    const dataDir = join(folder.path, 'guest');
    const address = await start({ dataDir, environment: { DATABASE_URL: databaseUrl } }).address();
    expect((await visit(address)).visits).toBeGreaterThan(2);
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    const wrong = databaseUrl.replace(/:[^:@]+@/, ':wrong@');
    const refused = await start({ dataDir: join(folder.path, 'refused'), environment: { DATABASE_URL: wrong } }).end();
    expect(refused.output).toContain('refused the connection: password authentication failed');
  });
});

describe('after kill -9', () => {
  const dataDir = join(folder.path, 'killed');
  let visits = 0;

  beforeAll(async () => {
    const run = start({ dataDir });
    visits = (await visit(await run.address())).visits;
    await run.interrupt();
  });

  it('of the launcher, the next start ends the PostgreSQL and the server that were left, and loses nothing', async () => {
    const first = start({ dataDir });
    const { pid } = await visit(await first.address());
    visits += 1;
    const postgres = postgresPid(dataDir);
    await first.kill();
    expect(isAlive(postgres)).toBe(true);
    const second = await visit(await start({ dataDir }).address());
    visits += 1;
    expect(second.visits).toBe(visits);
    expect([pid, postgres].filter(isAlive)).toEqual([]);
  });

  it('of PostgreSQL, the launcher starts it again', async () => {
    const run = start({ dataDir });
    const address = await run.address();
    const postgres = postgresPid(dataDir);
    process.kill(postgres, 'SIGKILL');
    await run.said(/database ended unexpectedly/);
    visits += 1;
    expect((await visit(address)).visits).toBe(visits);
    expect(postgresPid(dataDir)).not.toBe(postgres);
  });

  it('of the server, the launcher starts it again', async () => {
    const run = start({ dataDir, environment: { PORT: '0' } });
    const { pid } = await visit(await run.address());
    visits += 1;
    process.kill(pid, 'SIGKILL');
    await run.said(/server ended unexpectedly[\s\S]*Running again/);
    expect(isAlive(pid)).toBe(false);
  });

  it('a server that hangs is ended and started again, and the log says so', async () => {
    const run = start({ dataDir, environment: { HEALTH_EVERY_MS: '200' } });
    const address = await run.address();
    const { pid } = await visit(address);
    visits += 1;
    const hung = fetch(`${address}/hang`).catch(() => 'cut');
    await run.said(/has not answered for 2 seconds[\s\S]*Running again/);
    expect(await hung).toBe('cut');
    expect(isAlive(pid)).toBe(false);
    expect(readFileSync(join(dataDir, 'logs/server.log'), 'utf8')).toContain('has not answered for 2 seconds');
  });

  const startScript = fileURLToPath(new URL('../start.mjs', import.meta.url));
  // npm runs a script through a shell, which stays in between.
  const likeNpm = `require('child_process').spawn('sh', ['-c', '"$0" "$@"; exit $?', ...process.argv.slice(1)], { stdio: 'inherit' })`;
  it.each([
    ['npm’s child', [process.execPath, startScript]],
    ['npm', [process.execPath, '--eval', likeNpm, process.execPath, startScript]],
  ] as const)('of %s, everything below it ends', async (_, program) => {
    const run = start({ dataDir, program: [...program], environment: { npm_lifecycle_event: 'start' } });
    const { pid } = await visit(await run.address());
    visits += 1;
    const postgres = postgresPid(dataDir);
    run.child.kill('SIGKILL');
    expect(await waitUntil(() => ![pid, postgres].some(isAlive), { timeoutMs: PATIENCE_MS })).toBe(true);
  });

  it('of everything, the next start recovers', async () => {
    const run = start({ dataDir });
    const { pid } = await visit(await run.address());
    visits += 1;
    for (const part of [run.child.pid!, pid, postgresPid(dataDir)]) process.kill(part, 'SIGKILL');
    visits += 1;
    expect((await visit(await start({ dataDir }).address())).visits).toBe(visits);
  });

  it('a lock and a pid file that now name other programs do not keep it from starting', async () => {
    writeFileSync(join(dataDir, 'wenshu.lock'), JSON.stringify({ pid: process.pid, identity: 'another' }));
    writeFileSync(join(dataDir, 'server.pid'), JSON.stringify({ pid: process.pid, identity: 'another' }));
    writeFileSync(join(dataDir, 'postgres/postmaster.pid'), `${process.pid}\n${dataDir}/postgres\n`);
    mkdirSync(join(dataDir, 'run'), { mode: 0o700 });
    writeFileSync(join(dataDir, 'run/.s.PGSQL.5432.lock'), `${process.pid}\n${dataDir}/postgres\n`);
    visits += 1;
    expect((await visit(await start({ dataDir }).address())).visits).toBe(visits);
  });
});

describe('a difficult place', () => {
  it('whose path is too long for a socket works all the same', async () => {
    const dataDir = join(folder.path, 'long-'.repeat(20), '有 空格, 和"引号"');
    expect((await visit(await start({ dataDir }).address())).visits).toBe(1);
    expect(existsSync(join(dataDir, 'run'))).toBe(false);
  });

  it('that only its owner may enter works', async () => {
    const home = join(folder.path, 'home');
    mkdirSync(home, { mode: 0o700 });
    expect((await visit(await start({ dataDir: join(home, 'data') }).address())).visits).toBe(1);
  });

  describe.runIf(isRoot && isReachableByOthers(repositoryRoot))('below a folder of their own', () => {
    it.each([
      ['an ordinary user', NOBODY],
      // As in a container that was started with just a number.
      ['a user without a name', 54_321],
    ])('works for %s', async (_, uid) => {
      const home = join(folder.path, `home-${uid}`);
      mkdirSync(home, { mode: 0o700 });
      chownSync(home, uid, uid);
      chmodSync(folder.path, 0o711);
      const dataDir = join(home, 'data');
      const run = start({ dataDir, uid });
      expect((await visit(await run.address())).visits).toBe(1);
      expect(statSync(join(dataDir, 'postgres')).uid).toBe(uid);
    });
  });
});
