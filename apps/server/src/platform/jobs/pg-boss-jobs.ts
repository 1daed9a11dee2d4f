import { PgBoss } from 'pg-boss';
import type { Queryable } from '../database/database.ts';
import { JOB_SCHEMA } from './install-job-schema.ts';
import type { AroundJob, JobKind, Jobs } from './jobs.ts';

export interface PgBossOptions {
  readonly url: string;
  /** Told about failed work, by the kind of job, and about trouble of the queue itself. */
  readonly onError: (error: unknown, job?: string) => void;
  readonly pollingSeconds?: number;
  /** Whether nothing is to leave the installation now. */
  readonly isPaused?: () => Promise<boolean>;
  readonly around?: AroundJob | undefined;
}

/** While stopping, jobs in work get this long; what is not done then comes back to another process. */
const STOP_TIMEOUT_MS = 20_000;
const CONNECTIONS = 3;

export async function startPgBossJobs({
  url,
  onError,
  pollingSeconds = 2,
  isPaused = async () => false,
  around = (_job, work) => work(),
}: PgBossOptions): Promise<Jobs> {
  // migrate: false, because the tables are the migration's business; a worker's role needs no right to make any.
  const boss = new PgBoss({ connectionString: url, schema: JOB_SCHEMA, max: CONNECTIONS, migrate: false });
  boss.on('error', error => onError(error));
  await boss.start();

  const known = new Set<string>();
  const makeQueue = async ({ name, retryLimit, expireInSeconds }: JobKind<object>) => {
    if (known.has(name)) return;
    await boss.createQueue(name, { retryLimit, retryBackoff: true, retryDelay: 1, expireInSeconds });
    known.add(name);
  };

  return {
    async send(kind, data, { within, startAfter } = {}) {
      await makeQueue(kind);
      await boss.send(kind.name, data, {
        ...(within && { db: toBossDatabase(within) }),
        ...(startAfter && { startAfter }),
      });
    },
    async work<Data extends object>(kind: JobKind<Data>, handler: (data: Data) => Promise<void>) {
      await makeQueue(kind);
      await boss.work<Data>(kind.name, { pollingIntervalSeconds: pollingSeconds }, async jobs => {
        for (const job of jobs) {
          try {
            await around(kind.name, async () => {
              if (!(kind.reachesOut && (await isPaused()))) await handler(job.data);
            });
          } catch (error) {
            // pg-boss only notes it in its table and tries again; somebody has to be told.
            onError(error, kind.name);
            throw error;
          }
        }
      });
    },
    async every(kind, cron, data) {
      await makeQueue(kind);
      await boss.schedule(kind.name, cron, data);
    },
    async repeat(queue, jobId) {
      return isOne(await boss.retry(queue, jobId));
    },
    async cancel(queue, jobId) {
      return isOne(await boss.cancel(queue, jobId));
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }),
  };
}

/** The library says how many there were, and its types do not. */
function isOne(answer: object): boolean {
  return 'affected' in answer && answer.affected === 1;
}

function toBossDatabase(client: Queryable) {
  return { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
}
