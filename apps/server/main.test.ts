import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../tools/testing/test-database.ts';
import { TraceCollector } from './src/testing/fakes/trace-collector.ts';
import { serverEntry } from './src/testing/server-entry.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let dataDir: string;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ isMigrated: false });
  dataDir = await mkdtemp(join(tmpdir(), 'wenshu-main-'));
});
afterAll(async () => {
  await testDatabase.drop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Running {
  readonly child: ChildProcess;
  readonly lines: string[];
  /** What the line that begins with this word says. */
  said(word: string): Promise<Record<string, unknown>>;
  readonly exitCode: Promise<number | null>;
}

function startServer(env: Record<string, string> = {}): Running {
  // Nothing of what surrounds the tests, but what was compiled for them.
  const { PATH, NODE_COMPILE_CACHE, SERVER_DIST } = process.env;
  const own = { DATABASE_URL: testDatabase.url, DATA_DIR: dataDir, PORT: '0', DEMO: 'short' };
  const surroundings = { PATH, NODE_COMPILE_CACHE, ...(SERVER_DIST && { SERVER_DIST }), ...own, ...env };
  const child = spawn(process.execPath, [serverEntry()], { env: surroundings, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  const waiting: (() => void)[] = [];
  createInterface({ input: child.stdout }).on('line', line => {
    lines.push(line);
    for (const look of waiting) look();
  });
  const exitCode = once(child, 'exit').then(([code]) => code as number | null);
  const said = (word: string) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      const look = () => {
        const line = lines.find(each => each.startsWith(`${word} `));
        if (line) resolve(JSON.parse(line.slice(word.length + 1)));
      };
      waiting.push(look);
      look();
      exitCode.then(() => setTimeout(() => reject(new Error(`It ended without ${word}: ${lines.join('\n')}`)), 200));
    });
  return { child, lines, said, exitCode };
}

// Servers of their own, which on a busy machine take their time.
describe('main', { timeout: 120_000 }, () => {
  it('migrates an empty database, seeds the demo, listens on this machine only, and stops with 0', async () => {
    const server = startServer();
    const ready = await server.said('WENSHU_READY');
    expect(ready).toEqual({
      address: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      listensOn: ready.address,
      signIns: [
        { phone: '13800138000', password: 'Wenshu2026', name: '林晓' },
        { phone: '13900139000', password: 'Wenshu2026', name: '周衡' },
        { phone: '13900139001', password: 'Wenshu2026', name: '吴敏' },
        { phone: '13900139002', password: 'Wenshu2026', name: '何川' },
        { phone: '13900139003', password: 'Wenshu2026', name: '陈露' },
      ],
      outbox: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/outbox\?key=.{43}$/),
    });
    expect((await fetch(`${ready.address}/readyz`)).status).toBe(200);
    expect((await fetch(String(ready.outbox))).status).toBe(200);
    // Of the installation, not of the demonstration (S1.18).
    const form = await fetch(
      `${ready.address}/api/survey/scroll/open?linkCode=applyForTrialEn&cookieId=${'a'.repeat(32)}`,
    );
    expect(await form.json()).toMatchObject({ code: '0000', data: { scrollInfo: expect.any(Object) } });
    const news = await fetch(`${ready.address}/api/manage/knowledgeBase/getShowIndexKnowledgeBaseInfo`);
    expect(await news.json()).toMatchObject({
      code: '0000',
      data: { items: expect.arrayContaining([expect.any(Object)]) },
    });
    server.child.kill('SIGTERM');
    expect(await server.exitCode).toBe(0);
  });

  it('runs several times on one database, with the same key for the outbox', async () => {
    const servers = [startServer(), startServer()];
    const [first, second] = await Promise.all(servers.map(server => server.said('WENSHU_READY')));
    const keyOf = (ready: Record<string, unknown> | undefined) => String(ready?.outbox).split('key=')[1];
    expect(keyOf(first)).toBe(keyOf(second));
    expect(first?.address).not.toBe(second?.address);
    for (const server of servers) server.child.kill('SIGTERM');
    expect(await Promise.all(servers.map(server => server.exitCode))).toEqual([0, 0]);
  });

  it('says nothing of the demo or the outbox under a public address, and warns about what stands open', async () => {
    const server = startServer({ PUBLIC_URL: 'https://wenshu.example/', CAPTCHA: 'off' });
    const ready = await server.said('WENSHU_READY');
    const listensOn = expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(ready).toEqual({ address: 'https://wenshu.example', listensOn, signIns: [] });
    // The log is a stream of its own: it may come a moment after the word that the server is ready.
    const warnings = () => server.lines.filter(line => line.startsWith('{"level":40')).join();
    await expect.poll(warnings, { timeout: 60_000 }).toContain('CAPTCHA=off');
    await expect.poll(warnings, { timeout: 60_000 }).toContain('demo accounts still have their published password');
    server.child.kill('SIGTERM');
    expect(await server.exitCode).toBe(0);
  });

  it('loads nothing for metrics and traces that nobody asked for, and tells both where somebody did', async () => {
    const watching = { NODE_OPTIONS: `--import=${new URL('./src/testing/tell-loaded.mjs', import.meta.url)}` };
    const observing = (server: Running) =>
      server.lines.filter(line => /^LOADED "@(opentelemetry|prometheus-io)\//.test(line)).length;
    const plain = startServer(watching);
    await plain.said('WENSHU_READY');
    // The hook sees what is loaded.
    expect(plain.lines).toContain('LOADED "fastify"');
    expect(observing(plain)).toBe(0);
    plain.child.kill('SIGTERM');
    expect(await plain.exitCode).toBe(0);

    const collector = new TraceCollector();
    const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: await collector.start() };
    const told = startServer({ ...watching, ...traces, METRICS_PORT: '0', LOG_LEVEL: 'info' });
    const { address } = await told.said('WENSHU_READY');
    expect(observing(told)).toBeGreaterThan(3);
    const metricsAt = () => told.lines.flatMap(line => /"metricsAt":"([^"]+)"/.exec(line)?.[1] ?? [])[0];
    await expect.poll(metricsAt, { timeout: 60_000 }).toBeDefined();
    await fetch(`${address}/news`);
    expect(await (await fetch(metricsAt()!)).text()).toContain('wenshu_database_up 1\n');
    told.child.kill('SIGTERM');
    expect(await told.exitCode).toBe(0);
    expect(collector.problems).toEqual([]);
    expect(collector.named('GET /news')).toHaveLength(1);
    await collector.stop();
  });

  it('names the problem and leaves with 1 when the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const server = startServer({ PORT: String(typeof address === 'object' ? address?.port : '') });
    expect(await server.said('WENSHU_FATAL')).toMatchObject({
      problem: 'port-in-use',
      message: expect.stringContaining('EADDRINUSE'),
    });
    expect(await server.exitCode).toBe(1);
    taken.close();
  });

  it.each([
    ['database-unreachable', { DATABASE_URL: 'postgres://app:x@127.0.0.1:1/wenshu' }],
    ['bad-environment', { PORT: 'eighty' }],
    ['host-not-here', { HOST: '192.0.2.1' }],
  ])('names the problem %s and leaves with 1', async (problem, env) => {
    const server = startServer(env);
    expect(await server.said('WENSHU_FATAL')).toMatchObject({ problem });
    expect(await server.exitCode).toBe(1);
  });

  it('says that the database refuses when it does not know us', async () => {
    const server = startServer({ DATABASE_URL: testDatabase.url.replace(/\/\/([^:]+):[^@]+@/, '//$1:wrong@') });
    expect(await server.said('WENSHU_FATAL')).toMatchObject({ problem: 'database-refused' });
    expect(await server.exitCode).toBe(1);
  });
});
