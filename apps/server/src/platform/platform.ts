import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { Env, HelperEnv } from '../env.ts';
import { type Clock, systemClock } from './clock/clock.ts';
import { Columns } from './columns/columns.ts';
import { type Database, openDatabase } from './database/database.ts';
import { getServerSecrets, type ServerSecrets } from './database/server-secret.repository.ts';
import { FileWorkers } from './file-worker/file-workers.ts';
import type { FileStore } from './files/file-store.ts';
import { createFolderFileStore } from './files/folder-file-store.ts';
import { createIncomingFolder, type IncomingFolder } from './files/incoming-folder.ts';
import type { HelperModel } from './helper/helper-model.ts';
import { createOpenAiModel } from './helper/open-ai-model.ts';
import type { Jobs } from './jobs/jobs.ts';
import { startPgBossJobs } from './jobs/pg-boss-jobs.ts';
import type { Mailer } from './mail/mailer.ts';
import { createOutboxMailer } from './mail/outbox-mailer.ts';
import type { DatabaseReadings } from './metrics/database-readings.ts';
import type { Metrics } from './metrics/metrics.ts';
import { watchProcess } from './metrics/watch-process.ts';
import { observeColumnAnswers, observeColumns } from './observed/observe-columns.ts';
import { observeJobs } from './observed/observe-job.ts';
import { observePlace } from './observed/observe-place.ts';
import { observePool } from './observed/observe-pool.ts';
import { observeTasks, observeThreads } from './observed/observe-threads.ts';
import { observedMailer, observedSms } from './observed/observed-deliveries.ts';
import { openObservers } from './observed/open-observers.ts';
import { findOutwardPause } from './outward-pause.repository.ts';
import { openPayment } from './payment/open-payment.ts';
import type { Payment } from './payment/payment.ts';
import { openPayout } from './payout/open-payout.ts';
import type { Payout } from './payout/payout.ts';
import { publicAddress } from './public-address.ts';
import { Room } from './room.ts';
import { createGatewaySmsSender } from './sms/gateway-sms-sender.ts';
import { createOutboxSmsSender } from './sms/outbox-sms-sender.ts';
import type { SmsSender } from './sms/sms-sender.ts';
import { createSocialApps } from './social/create-social-apps.ts';
import type { SocialApps } from './social/social-app.ts';
import { Tallies, talliedMetrics } from './tallies/tallies.ts';
import type { ThreadKinds } from './threads/thread-kind.ts';
import { ThreadPool } from './threads/thread-pool.ts';
import { turnLimits, usualThreads } from './threads/turn-limits.ts';
import type { TurnLimits } from './threads/turns.ts';
import type { Tracing } from './tracing/tracing.ts';
import { openWeChatPay } from './we-chat-pay/open-we-chat-pay.ts';
import type { WeChatPay } from './we-chat-pay/we-chat-pay.ts';

/** The world outside, as ports. Which adapter stands behind each is decided here, by the environment, and nowhere else. */
export interface Platform {
  readonly env: Env;
  /** Where this process listens, once it does: the environment may leave the port to the system, or name every network at once. */
  readonly place: { listensOn?: string };
  readonly clock: Clock;
  readonly database: Database;
  readonly secrets: ServerSecrets;
  readonly files: FileStore;
  readonly incoming: IncomingFolder;
  readonly room: Room;
  /** All threads of the process, by turns. */
  readonly threads: ThreadPool;
  readonly fileWorkers: FileWorkers;
  readonly mailer: Mailer;
  readonly sms: SmsSender;
  readonly social: SocialApps;
  /** How money leaves: a demonstration, or WeChat. Undefined: nobody can receive any here. */
  readonly payout: Payout | undefined;
  /** The merchant's account, for paying in and paying out; undefined where there is none. */
  readonly weChatPay: WeChatPay | undefined;
  /** Undefined: nobody can pay here. */
  readonly payment: Payment | undefined;
  readonly jobs: Jobs;
  /** Undefined: no server is named, and the house's own helper does all of it. */
  readonly helper: HelperModel | undefined;
  /** The columnar copy of the records. */
  readonly columns: Columns;
  readonly metrics: Metrics;
  /** What all processes share, for whoever reads the metrics. */
  readonly sharedReadings: DatabaseReadings;
  /** What happened by the hour, in all processes. */
  readonly tallies: Tallies;
  readonly tracing: Tracing;
  close(): Promise<void>;
}

export interface PlatformOptions {
  /** What the thread of the columnar copy's owner runs: it knows the records, the platform does not. */
  readonly columnsWorker: URL;
  readonly clock?: Clock;
  readonly onJobError?: (error: unknown, job?: string) => void;
  readonly onSpoiledCopy?: (reason: string) => void;
  readonly jobPollingSeconds?: number;
  /** What is done in threads: most of it knows more than the platform does. */
  readonly threadKinds: ThreadKinds;
  readonly turns?: Partial<TurnLimits>;
  /** Opened before, where the log wants to know of it too. */
  readonly tracing?: Tracing;
}

/** The database must be migrated. */
export async function openPlatform(env: Env, options: PlatformOptions): Promise<Platform> {
  const clock = options.clock ?? systemClock;
  const opened = await openObservers(env, options);
  const database = openDatabase(env.databaseUrl, { max: env.databaseConnections });
  const tallies = new Tallies(database, clock);
  const observers = Object.assign({}, opened, {
    metrics: talliedMetrics(opened.metrics, (kind, word) => tallies.add(kind, word)),
  });
  const { metrics, tracing } = observers;
  observePool(observers, database);
  const secrets = await getServerSecrets(database.pool);
  const jobs = await startPgBossJobs({
    url: env.databaseUrl,
    onError: options.onJobError ?? (() => {}),
    isPaused: async () => (await findOutwardPause(database.pool)) !== undefined,
    around: observeJobs(observers),
    ...(options.jobPollingSeconds && { pollingSeconds: options.jobPollingSeconds }),
  });
  const mailer = observedMailer(observers, await createMailer(env, database));
  const columns = new Columns({
    ...env.columns,
    databaseUrl: env.databaseUrl,
    entry: options.columnsWorker,
    onSpoiled: reason => {
      metrics.add('wenshu_columns_spoiled_total', {});
      options.onSpoiledCopy?.(reason);
    },
    onAnswer: observeColumnAnswers(observers),
  });
  const limits = { ...turnLimits(env.workThreads ?? usualThreads(availableParallelism())), ...options.turns };
  const threads = new ThreadPool({ kinds: options.threadKinds, limits, around: observeTasks(observers) });
  const room = new Room(env.incomingFolder, clock);
  observeThreads(observers, threads);
  observeColumns(observers, columns);
  const sharedReadings = observePlace(observers, { env, room });
  const stopWatching = watchProcess(metrics);
  const weChatPay = env.weChatPay && (await openWeChatPay(env.weChatPay, clock));
  const place: Platform['place'] = {};
  return {
    env,
    place,
    clock,
    database,
    secrets,
    jobs,
    mailer,
    threads,
    fileWorkers: new FileWorkers(threads),
    columns,
    metrics,
    sharedReadings,
    tallies,
    tracing,
    files: await createFileStore(env),
    incoming: createIncomingFolder(env.incomingFolder),
    room,
    sms: observedSms(observers, createSms(env, { clock, database, tracing })),
    helper: env.helper && createHelper(env.helper, clock),
    payout: openPayout(env, weChatPay),
    weChatPay,
    payment: openPayment(env, { database, clock, weChatPay, addressOf: path => publicAddress({ env, place }, path) }),
    social: await createSocialApps(env, { clock, secret: secrets.social }),
    async close() {
      // Jobs first: what they still do needs the rest.
      await jobs.stop();
      await mailer.close();
      await threads.close();
      await columns.close();
      await tallies.close();
      await database.close();
      stopWatching();
      // Last: what was done while closing is told too.
      await tracing.close();
    },
  };
}

function createSms(
  { sms }: Env,
  { clock, database, tracing }: Pick<Platform, 'clock' | 'database' | 'tracing'>,
): SmsSender {
  if (sms.kind === 'outbox') return createOutboxSmsSender(database);
  return createGatewaySmsSender({ ...sms, clock, traceparent: () => tracing.traceparent() });
}

function createHelper({ timeoutSeconds, url, key, model }: HelperEnv, clock: Clock): HelperModel {
  return createOpenAiModel({ url, key, model, clock, timeoutMs: timeoutSeconds * 1000 });
}

// Real adapters bring large libraries; they are loaded where they are used.

async function createMailer(env: Env, database: Database): Promise<Mailer> {
  if (env.mail.kind === 'outbox') return createOutboxMailer(database);
  const { createSmtpMailer } = await import('./mail/smtp-mailer.ts');
  const { dkim, ...options } = env.mail;
  const privateKey = dkim && (await readFile(dkim.keyFile, 'utf8'));
  return createSmtpMailer({ ...options, dkim: dkim && privateKey ? { ...dkim, privateKey } : undefined });
}

async function createFileStore({ files }: Env): Promise<FileStore> {
  if (files.kind === 'folder') return createFolderFileStore(files.folder);
  const { createS3FileStore } = await import('./files/s3-file-store.ts');
  return createS3FileStore(files);
}
