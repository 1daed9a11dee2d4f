import { once } from 'node:events';
import { connect } from 'node:net';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { readMetrics } from '../../testing/fakes/read-metrics.ts';
import { listenForMetrics } from './metrics-page.ts';
import { areaOfPath } from './request-area.ts';

const SECRET = 'a secret of 24 characters';
const bearer = { authorization: `Bearer ${SECRET}` };
let test: TestApp | undefined;
afterEach(async () => {
  await test?.close();
  test = undefined;
});
const begin = async (env: Readonly<Record<string, string>>, more: Parameters<typeof buildTestApp>[0] = {}) => {
  test = await buildTestApp({ env, ...more });
  return test;
};
/** To whoever comes anew: the connections of the pool are not asked. */
async function closeDatabase(databaseUrl: string): Promise<void> {
  const url = new URL(databaseUrl);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`alter database ${name} with allow_connections false`);
  await client.end();
}
const scrape = async ({ app }: TestApp) => readMetrics((await app.inject({ url: '/metrics', headers: bearer })).body);

describe('below the server’s own address', () => {
  it('is not there without a secret, and nothing is counted', async () => {
    const { app, platform } = await begin({});
    // As any other address that nobody knows.
    const [answer, other] = [await app.inject({ url: '/metrics', headers: bearer }), await app.inject('/nowhere')];
    expect([answer.statusCode, answer.body]).toEqual([other.statusCode, other.body]);
    expect(platform.metrics.isOn).toBe(false);
  });

  it.each([undefined, 'Bearer wrong', `Bearer ${SECRET.slice(1)}`, `Bearer ${SECRET} `.repeat(2), SECRET])(
    'tells nothing to whoever says %s',
    async authorization => {
      const { app } = await begin({ METRICS_SECRET: SECRET });
      const answer = await app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
      expect([answer.statusCode, answer.body, answer.headers['www-authenticate']]).toEqual([401, '', 'Bearer']);
    },
  );

  it('answers in the form that was asked for', async () => {
    const { app } = await begin({ METRICS_SECRET: SECRET });
    const accept = 'application/openmetrics-text;version=1.0.0;q=0.75,text/plain;version=0.0.4;q=0.5,*/*;q=0.1';
    const open = await app.inject({ url: '/metrics', headers: { ...bearer, accept } });
    expect(open.headers['content-type']).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8');
    expect(open.body).toMatch(/# EOF\n$/);
    for (const headers of [bearer, { ...bearer, accept: 'text/plain' }]) {
      const plain = await app.inject({ url: '/metrics', headers });
      expect(plain.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
      expect(plain.body).toMatch(/^# HELP wenshu_requests_total /);
    }
  });

  it('says that the database is away, and everything that needs none', async () => {
    const running = await begin({ METRICS_SECRET: SECRET });
    await closeDatabase(running.platform.env.databaseUrl);
    const { statusCode, body } = await running.app.inject({ url: '/metrics', headers: bearer });
    const series = readMetrics(body);
    expect([statusCode, series('wenshu_database_up')]).toEqual([200, 0]);
    expect(series('wenshu_mail_reviews_waiting')).toBeUndefined();
    expect(series('wenshu_disk_free_bytes')).toBeGreaterThan(0);
    expect(series('wenshu_database_connections_limit')).toBe(4);
  });
});

describe('at a port of its own', () => {
  it('is read without the secret that is not set, and closes with the app', async () => {
    const { app } = await begin({ METRICS_PORT: '0' });
    const address = await listenForMetrics(app);
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
    const answer = await fetch(address!);
    expect(readMetrics(await answer.text())('wenshu_database_up')).toBe(1);
    expect((await fetch(address!.replace('/metrics', '/healthz'))).status).toBe(404);
    expect((await fetch(address!, { method: 'POST' })).status).toBe(404);
    // The main port says nothing to anybody.
    expect((await app.inject({ url: '/metrics', headers: bearer })).body).not.toContain('wenshu_');
    await test?.close();
    test = undefined;
    await expect(fetch(address!)).rejects.toThrow();
  });

  it('asks for the secret where there is one', async () => {
    const { app } = await begin({ METRICS_PORT: '0', METRICS_SECRET: SECRET });
    const address = await listenForMetrics(app);
    expect((await fetch(address!)).status).toBe(401);
    expect((await fetch(address!, { headers: bearer })).status).toBe(200);
  });
});

describe('requests', () => {
  it('are counted by the pattern of their route: no id, code or word of an address is in the whole scrape', async () => {
    const running = await begin({ METRICS_SECRET: SECRET });
    const { app } = running;
    await app.inject('/s/secretcode1?name=zhangsan');
    await app.inject('/api/survey/scroll/open?linkCode=secretcode2');
    for (let turn = 0; turn < 3; turn++) await app.inject(`/api/nowhere/secretcode3${turn}`);
    const { body } = await app.inject({ url: '/metrics', headers: bearer });
    expect(body).not.toMatch(/secretcode|zhangsan/);
    const series = readMetrics(body);
    // Nobody has built the page here.
    expect(series('wenshu_requests_total{method="GET",route="/s/:code",status="5xx"}')).toBe(1);
    expect(series('wenshu_requests_total{method="GET",route="/api/survey/scroll/open",status="4xx"}')).toBe(1);
    expect(series('wenshu_requests_total{method="GET",route="(none)",status="4xx"}')).toBe(3);
    expect(series('wenshu_refusals_total{error="pathUnknown"}')).toBe(3);
    expect(series('wenshu_refusals_total{error="questionnaireNotFound"}')).toBeGreaterThanOrEqual(1);
    expect(series('wenshu_requests_running{area="machines"}')).toBe(1);
  });

  it('are told by the area that they belong to, every one that there is', async () => {
    const patterns: string[] = [];
    await begin({}, { registerMore: api => api.addHook('onRoute', ({ url }) => void patterns.push(url)) });
    const calls = test!.app.door.calls.map(({ path }) => `/api${path}`);
    expect(calls.length).toBeGreaterThan(300);
    expect(calls.filter(path => areaOfPath(path) === 'other')).toEqual([]);
    expect(['/s/:code', '/', '/*', '/metrics', undefined].map(areaOfPath)).toEqual([
      ...['answering', 'pages', 'files', 'machines', 'other'],
    ]);
  });

  it('that wait for news, and those that carry files, do not make an area look slow', async () => {
    const running = await begin({ METRICS_SECRET: SECRET });
    const { app } = running;
    await app.inject('/api/survey/edit/since?scrollId=1&version=0');
    await app.inject('/api/platform/file?ticket=none');
    await app.inject('/api/survey/scroll/get?scrollId=1');
    const series = await scrape(running);
    const counted = (area: string) => series(`wenshu_request_duration_seconds_count{area="${area}"}`);
    expect([counted('waiting'), counted('transfer'), counted('design'), counted('people')]).toEqual([1, 1, 1, 0]);
  });

  it('whose asker hangs up are aborted, and run no longer', async () => {
    let hasCome = () => {};
    const arrived = new Promise<void>(resolve => {
      hasCome = resolve;
    });
    const running = await begin(
      { METRICS_SECRET: SECRET },
      {
        registerMore: api =>
          void api.get('/hang', () => {
            hasCome();
            return new Promise(() => {});
          }),
      },
    );
    await running.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = running.app.server.address() as { port: number };
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('GET /api/hang HTTP/1.1\r\nHost: here\r\n\r\n');
    await arrived;
    const during = await scrape(running);
    expect(during('wenshu_requests_running{area="other"}')).toBe(1);
    expect(during('wenshu_open_sockets')).toBe(1);
    socket.destroy();
    await vi.waitFor(async () => {
      const after = await scrape(running);
      expect(after('wenshu_requests_total{method="GET",route="/api/hang",status="aborted"}')).toBe(1);
      expect(after('wenshu_requests_running{area="other"}')).toBe(0);
    });
  });
});
