import type { Server } from 'node:http';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Env } from './env.ts';
import { registerAnswerPage } from './features/collect/answering/index.ts';
import { linkViews, ViewCounter } from './features/collect/links/index.ts';
import { identityViews, personalViews } from './features/collect/respondents/index.ts';
import { registerOneClick, registerReturnedMail } from './features/collect/sending/index.ts';
import { noteErrand, requireOperator } from './features/console/operators/index.ts';
import { columnsWorker } from './features/findings/data-set/index.ts';
import { registerSharedPages } from './features/findings/shares/index.ts';
import { addMetricSources } from './features/metric-sources.ts';
import { objectFinders } from './features/object-finders.ts';
import { logOperation } from './features/people/operation-log/index.ts';
import { registerPaymentNotices, registerTillPage } from './features/people/payments/index.ts';
import { countAccountCall, isAboutAccount, requireActor } from './features/people/session/index.ts';
import { registerSite } from './features/people/site/index.ts';
import { registerLocalSocialPage } from './features/people/social/index.ts';
import { registerFeatures } from './features/register-features.ts';
import { threadKinds } from './features/thread-kinds.ts';
import { answerBrokenRequest } from './http/answer-broken-request.ts';
import type { Door } from './http/door.ts';
import { handleError, sendRefusal } from './http/handle-error.ts';
import { registerHealth } from './http/health.ts';
import { registerApiDocs } from './http/pages/api-docs.ts';
import { registerOutboxPage } from './http/pages/outbox-page.ts';
import { builtPages, type PageFolders } from './http/pages/page-source.ts';
import { registerPages } from './http/pages/pages.ts';
import { addContentParsers } from './http/reading/content-parsers.ts';
import { createRequestIds, tellRequestIds } from './http/request-ids.ts';
import { RequestLog } from './http/request-log.ts';
import { registerMetrics } from './http/watching/metrics-page.ts';
import { watchRequests } from './http/watching/watch-requests.ts';
import { createLogger } from './logger.ts';
import { openPlatform, type PlatformOptions } from './platform/platform.ts';
import type { ThreadKinds } from './platform/threads/thread-kind.ts';
import { Refusal } from './refusal/refusal.ts';

export interface AppOptions extends Omit<PlatformOptions, 'columnsWorker' | 'threadKinds'> {
  readonly env: Env;
  readonly logger?: FastifyBaseLogger;
  readonly pages?: PageFolders;
  readonly checksAnswers?: boolean;
  /** Others in their place, for tests. */
  readonly threadKinds?: Partial<ThreadKinds>;
  /** More calls below /api, for tests of the door itself. */
  readonly registerMore?: (api: FastifyInstance) => void;
}

/** A request may take as long as the client waits for it. */
const REQUEST_TIMEOUT_MS = 300_000;

/** The whole server, not yet listening. The database must be migrated. Closing the app closes everything it opened. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { env } = options;
  const logger = options.logger ?? createLogger(env.logLevel);
  const onJobError = (error: unknown, job?: string) =>
    logger.error({ err: error, job }, job ? 'job failed' : 'job queue in trouble');
  const onSpoiledCopy = (reason: string) =>
    logger.error({ reason }, 'the columnar copy could not be read and is made anew: look after the disk');
  const kinds = { ...threadKinds, ...options.threadKinds };
  const platform = await openPlatform(env, {
    onJobError,
    onSpoiledCopy,
    columnsWorker,
    ...options,
    threadKinds: kinds,
  });

  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new RequestLog(),
    genReqId: createRequestIds(),
    requestIdHeader: false,
    // Only what a named network says about its client is believed; by default nobody's.
    trustProxy: env.trustProxy.length > 0 ? [...env.trustProxy] : false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // While stopping, a request that still arrives on an open connection is answered like any other.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: handleError,
  });
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    closeIdleConnections(app.server);
  });
  app.addHook('onClose', () => platform.close());

  const door: Door = {
    platform,
    requireActor: authorization => requireActor(platform, authorization),
    requireOperator: (cookies, call) => requireOperator(platform, cookies, call),
    noteErrand,
    counterOf: path => (isAboutAccount(path) ? caller => countAccountCall(platform, caller) : undefined),
    logOperation,
    objectFinders,
    calls: [],
    checksAnswers: options.checksAnswers ?? false,
  };
  app.decorate('door', door);
  app.decorateRequest('actor', undefined);
  app.decorateRequest('operator', undefined);
  app.decorateRequest('newCookie', undefined);
  app.setErrorHandler(handleError);
  tellRequestIds(app);
  watchRequests(app);
  addMetricSources(platform);

  const views = new ViewCounter(platform.database, {
    link: linkViews,
    personal: personalViews,
    identity: identityViews,
  });
  app.addHook('onClose', () => views.stop());

  app.register(async api => registerApi(api, options, views), { prefix: '/api' });
  registerHealth(app, () => isStopping);
  registerMetrics(app);
  registerOutboxPage(app);
  registerLocalSocialPage(app);
  registerTillPage(app);
  registerPaymentNotices(app);
  registerOneClick(app);
  registerReturnedMail(app);
  registerAnswerPage(app, options.pages ?? builtPages, views);
  registerSharedPages(app, options.pages ?? builtPages);
  registerPages(app, options.pages ?? builtPages, registerSite(app, options.pages ?? builtPages));
  try {
    await app.ready();
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}

/** Closing a server closes the connections that are idle then; one whose request finishes later would keep it open for a minute. */
function closeIdleConnections(server: Server): void {
  const timer = setInterval(() => server.closeIdleConnections(), 50);
  server.once('close', () => clearInterval(timer));
}

async function registerApi(api: FastifyInstance, { registerMore }: AppOptions, views: ViewCounter): Promise<void> {
  addContentParsers(api);
  api.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
    done();
  });
  api.setNotFoundHandler((request, reply) => sendRefusal(new Refusal('pathUnknown'), request, reply));
  registerFeatures(api, views);
  registerMore?.(api);
  registerApiDocs(api);
}
