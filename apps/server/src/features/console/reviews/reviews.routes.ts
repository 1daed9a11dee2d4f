import { reviewCalls } from '@wenshu/api-contract';
import { isLink } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import {
  approvePacket,
  listRewardsNamed,
  pagePacketsToReview,
  pageRefusedPayouts,
  rejectPacket,
} from '../../collect/rewards/index.ts';
import { approveOrder, declineOrder, fieldOrder, noteOrderPaid, pageToHandle } from '../../collect/samples/index.ts';
import {
  allowMail,
  approveMail,
  findStop,
  pageMailsToReview,
  rejectMail,
  wakeSending,
} from '../../collect/sending/index.ts';
import { presentMails, readMail } from './present-mails.ts';
import { presentOrders } from './present-orders.ts';
import { presentPackets } from './present-packets.ts';
import { listDecisions } from './review-history.ts';

/** Each decides in its own statement: of two operators at once one does, and the other is told that it does not wait any more. */
const decided = (isDone: boolean): null => {
  if (!isDone) throw new Refusal('notWaiting');
  return null;
};
const panelPlaces = ['finished', 'screened', 'quotaFull'] as const;

export function registerReviewCalls(app: FastifyInstance): void {
  registerCalls(app, reviewCalls, {
    mails: async ({ page, size }, { database: { pool } }) => {
      const { mails, total } = await pageMailsToReview(pool, { limit: size, offset: (page - 1) * size });
      return { items: await presentMails(pool, mails), total };
    },
    mail: ({ taskId }, { platform }) => readMail(platform, taskId),
    approve: async ({ taskId }, { platform }) => {
      decided(await approveMail(platform, taskId));
      await wakeSending(platform);
      return null;
    },
    reject: async ({ taskId, why }, context) => decided(await rejectMail(context, taskId, why)),
    address: async ({ email }, { platform }) => {
      const stop = await findStop(platform, email);
      return { reason: stop?.reason ?? null, sinceTime: stop?.stoppedAt.getTime() ?? null };
    },
    allow: async ({ email }, { platform }) => decided(await allowMail(platform, email)),
    samples: async ({ page, size }, { database: { pool } }) => {
      const { rows, total } = await pageToHandle(pool, { limit: size, offset: (page - 1) * size });
      return { items: await presentOrders(pool, rows), total };
    },
    quote: async ({ orderNumber, priceFen }, context) => decided(await approveOrder(context, orderNumber, priceFen)),
    decline: async ({ orderNumber, why }, context) => decided(await declineOrder(context, orderNumber, why)),
    paid: async ({ orderNumber }, context) => decided(await noteOrderPaid(context, orderNumber)),
    field: async ({ orderNumber, why: _, ...addresses }, context) => {
      const wrong = panelPlaces.find(place => !isLink(addresses[place]));
      if (wrong) throw new Refusal('inputInvalid', { field: wrong, problem: { word: 'formatWrong' } });
      const path = await fieldOrder(context, orderNumber, addresses);
      if (path === undefined) throw new Refusal('notWaiting');
      return { path };
    },
    packets: async ({ page, size }, { database: { pool } }) => {
      const { rows, total } = await pagePacketsToReview(pool, { limit: size, offset: (page - 1) * size });
      return { items: await presentPackets(pool, rows), total };
    },
    refusedPayouts: async ({ page, size }, { database: { pool } }) => {
      const { rows, total } = await pageRefusedPayouts(pool, { limit: size, offset: (page - 1) * size });
      const named = await listRewardsNamed(
        pool,
        rows.map(({ rewardId }) => rewardId),
      );
      const names = new Map(named.map(({ rewardId, name }) => [rewardId, name]));
      const items = rows.map(({ rewardId, madeAt, ...row }) => {
        const sinceTime = madeAt.getTime();
        return { ...row, rewardName: names.get(rewardId) ?? '', sinceTime };
      });
      return { items, total };
    },
    approvePacket: async ({ rewardId }, context) => decided(await approvePacket(context, rewardId)),
    rejectPacket: async ({ rewardId, why }, context) => decided(await rejectPacket(context, rewardId, why)),
    history: (input, { database }) => listDecisions(database.pool, input),
  });
}
