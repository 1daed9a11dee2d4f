import { announcementCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { listNamedEnterprises } from '../../people/enterprises/index.ts';
import { listPlans, PERSONAL_PLAN } from '../../people/licences/index.ts';
import { cancelAnnouncement, countAnnouncements, listAnnouncements } from './announcement.repository.ts';
import { findAudience } from './find-audience.ts';
import { countReaders } from './list-readers.ts';
import { makeAnnouncement } from './make-announcement.ts';
import { presentAnnouncements } from './present-announcement.ts';

const MOST_FOUND = 20;

export function registerAnnouncementCalls(app: FastifyInstance): void {
  registerCalls(app, announcementCalls, {
    list: async ({ page, size }, { database: { pool }, clock }) => {
      const rows = await listAnnouncements(pool, { limit: size, offset: (page - 1) * size });
      return { items: await presentAnnouncements(pool, rows, clock.now()), total: await countAnnouncements(pool) };
    },
    choices: async ({ name = '' }, { database: { pool } }) => {
      // Nobody works in an enterprise by the personal one.
      const plans = (await listPlans(pool)).filter(({ planId }) => planId !== PERSONAL_PLAN);
      const enterprises = name === '' ? [] : await listNamedEnterprises(pool, name, MOST_FOUND);
      return {
        plans: plans.map(({ planId, zh, en }) => ({ planId, zh, en })),
        enterprises: enterprises.map(one => ({ enterpriseId: one.enterpriseId, name: one.name })),
      };
    },
    count: async ({ audience }, context) => {
      const { unknown, ...whom } = await findAudience(context, audience);
      return { readers: await countReaders(context.database.pool, whom), unknown: [...unknown] };
    },
    send: (input, context) => makeAnnouncement(context, input),
    cancel: async ({ id }, { database, clock }) => {
      await database.transaction(async db => {
        if (!(await cancelAnnouncement(db, id, clock.now()))) throw new Refusal('notWaiting');
      });
      return null;
    },
  });
}
