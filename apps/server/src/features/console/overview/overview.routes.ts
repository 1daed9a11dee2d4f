import { type OperatorRight, type OverviewInfo, operatorHolds, overviewCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import type { SeatedOperator } from '../../../authorisation/operator.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { findLastBackup } from '../../../platform/backup/backup-mark.ts';
import { listQueues } from '../../../platform/jobs/queue-desk.repository.ts';
import { endOutwardPause, findOutwardPause } from '../../../platform/outward-pause.repository.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listTallies } from '../../../platform/tallies/tally.repository.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { listOrdersToHandle } from '../../collect/samples/index.ts';
import { listMailsToReview } from '../../collect/sending/index.ts';
import { listWaitingOrders } from '../../people/enterprises/index.ts';
import { describeHelper } from './describe-helper.ts';
import { describePlace } from './describe-place.ts';
import { errorsByKind, firstHour, mailByHour } from './sum-tallies.ts';

export function registerOverviewCalls(app: FastifyInstance): void {
  registerCalls(app, overviewCalls, {
    get: async (_input, { platform, operator }) => {
      const { pool } = platform.database;
      const now = platform.clock.now().getTime();
      await platform.tallies.flush();
      const rows = await listTallies(pool, new Date(firstHour(now)));
      const queues = await listQueues(pool);
      const sum = (of: 'waiting' | 'running' | 'failed') => queues.reduce((total, queue) => total + queue[of], 0);
      const oldest = queues.flatMap(({ oldestAt }) => oldestAt?.getTime() ?? []);
      return {
        ...(await describePlace(platform)),
        jobs: {
          waiting: sum('waiting'),
          running: sum('running'),
          failed: sum('failed'),
          oldestTime: oldest.length > 0 ? Math.min(...oldest) : null,
        },
        mail: mailByHour(rows, now),
        errors: errorsByKind(rows, now),
        helper: await describeHelper(platform),
        decisions: await listDecisions(platform, operator, sum('failed')),
      };
    },
    goOn: async (_input, { database }) => {
      if (!(await endOutwardPause(database.pool))) throw new Refusal('notWaiting');
      return null;
    },
  });
}

/** What waits for somebody, as far as this one may see it. */
async function listDecisions(
  { database: { pool }, database, clock, env }: Platform,
  { roles }: SeatedOperator,
  failedJobs: number,
): Promise<OverviewInfo['decisions']> {
  const ifSeen = async (right: OperatorRight, count: () => Promise<number>) =>
    operatorHolds(roles, right) ? count() : null;
  return {
    orders: await ifSeen('orders.decide', async () => (await listWaitingOrders(pool)).length),
    mails: await ifSeen('reviews.decide', async () => (await listMailsToReview({ database, clock })).length),
    samples: await ifSeen('reviews.decide', async () => (await listOrdersToHandle({ database, clock })).length),
    failedJobs: await ifSeen('jobs.see', async () => failedJobs),
    backupTime: await ifSeen('backups.see', async () => (await findLastBackup(env.backupMark))?.getTime() ?? 0),
    pausedSince: (await findOutwardPause(pool))?.getTime() ?? null,
  };
}
