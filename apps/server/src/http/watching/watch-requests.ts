import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LabelsOf, RequestArea } from '../../platform/metrics/dictionary.ts';
import { type Metrics, reading } from '../../platform/metrics/metrics.ts';
import type { Tracing } from '../../platform/tracing/tracing.ts';
import { areaOfPath } from './request-area.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a call: what its contract says about it. */
    area?: RequestArea;
  }
}

type StatusClass = LabelsOf<'wenshu_requests_total'>['status'];

/** Nobody knows the address: all of these are one route, whatever was asked for. */
export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? '(none)';

/** Every request, counted and traced at one place: when its connection is done with it, however it ended. */
export function watchRequests(app: FastifyInstance): void {
  const { metrics, tracing } = app.door.platform;
  if (metrics.isOn) countRequests(app, metrics);
  if (tracing.isOn) traceRequests(app, tracing);
}

function countRequests(app: FastifyInstance, metrics: Metrics): void {
  const running = new Map<RequestArea, number>();
  const add = (area: RequestArea, by: number) => running.set(area, (running.get(area) ?? 0) + by);
  metrics.readFrom(() => [...running].map(([area, count]) => reading('wenshu_requests_running', count, { area })));
  metrics.readFrom(async () => [reading('wenshu_open_sockets', await countSockets(app), {})]);
  app.addHook('onRequest', (request, reply, done) => {
    const area = request.routeOptions.config?.area ?? areaOfPath(request.routeOptions.url);
    const began = performance.now();
    add(area, 1);
    whenOver(reply, () => {
      add(area, -1);
      metrics.observe('wenshu_request_duration_seconds', { area }, (performance.now() - began) / 1000);
      const { method } = request;
      metrics.add('wenshu_requests_total', { method, route: routeOf(request), status: statusClass(reply) });
    });
    done();
  });
}

function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers } = request;
    const route = routeOf(request);
    const span = tracing.begin(`${method} ${route}`, {
      kind: 'server',
      headers,
      attributes: { 'http.request.method': method, 'http.route': route, 'wenshu.request_id': request.id },
    });
    whenOver(reply, () => {
      span.set({ 'http.response.status_code': reply.raw.statusCode });
      span.end(reply.raw.statusCode >= 500 ? { code: String(reply.raw.statusCode) } : undefined);
    });
    // What comes after a body stands below it too: Fastify binds what reads one.
    span.run(done);
  });
}

/** Also when whoever asked hangs up before there is an answer. */
const whenOver = ({ raw }: FastifyReply, over: () => void): void => void raw.once('close', over);

function statusClass({ raw }: FastifyReply): StatusClass {
  if (!raw.writableEnded) return 'aborted';
  return `${Math.floor(raw.statusCode / 100)}xx` as StatusClass;
}

function countSockets({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
