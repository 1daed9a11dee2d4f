import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { MetricsFormat } from '../../platform/metrics/metrics.ts';
import type { Platform } from '../../platform/platform.ts';
import { isBearer } from './is-bearer.ts';

const PATH = '/metrics';

const contentTypes: Readonly<Record<MetricsFormat, string>> = {
  prometheus: 'text/plain; version=0.0.4; charset=utf-8',
  openmetrics: 'application/openmetrics-text; version=1.0.0; charset=utf-8',
};

/** Opened when an app listens, when it takes no more hooks. */
const ownPorts = new WeakMap<FastifyInstance, Server>();

interface MetricsAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

async function answerMetrics(
  { metrics }: Platform,
  headers: IncomingHttpHeaders,
  secret: string | undefined,
): Promise<MetricsAnswer> {
  if (secret !== undefined && !isBearer(headers.authorization, secret))
    return { status: 401, headers: { 'www-authenticate': 'Bearer' }, body: '' };
  const format = headers.accept?.includes('application/openmetrics-text') ? 'openmetrics' : 'prometheus';
  const body = await metrics.tell(format);
  const type = contentTypes[format];
  return { status: 200, headers: { 'content-type': type, 'cache-control': 'no-store', vary: 'accept' }, body };
}

/** Below the server's own address, where everybody comes by: with the secret alone. */
export function registerMetrics(app: FastifyInstance): void {
  const { platform } = app.door;
  app.addHook('onClose', async () => {
    const own = ownPorts.get(app);
    own?.closeAllConnections();
    await new Promise<void>(resolve => (own ? own.close(() => resolve()) : resolve()));
  });
  const secret = platform.env.metrics?.secret;
  if (secret === undefined) return;
  app.get(PATH, { logLevel: 'warn' }, async (request, reply) => {
    const { status, headers, body } = await answerMetrics(platform, request.headers, secret);
    return reply.code(status).headers(headers).send(body);
  });
}

/** At a port of their own, which one's network keeps to itself. Gives where that is; it closes with the app. */
export async function listenForMetrics(app: FastifyInstance): Promise<string | undefined> {
  const { platform } = app.door;
  const { port, host, secret } = platform.env.metrics ?? {};
  if (port === undefined) return undefined;
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== PATH)
      return send(response, { ...nothing, status: 404 });
    answerMetrics(platform, request.headers, secret).then(
      answer => send(response, answer),
      error => {
        app.log.error({ err: error }, 'the metrics could not be told');
        send(response, { ...nothing, status: 500 });
      },
    );
  });
  ownPorts.set(app, server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { address, port: bound, family } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${bound}${PATH}`;
}

const nothing: Omit<MetricsAnswer, 'status'> = { headers: {}, body: '' };

function send(response: ServerResponse, { status, headers, body }: MetricsAnswer): void {
  response.writeHead(status, headers).end(body);
}
