import { type CallInput, operatedPlanCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findNamedPerson, findPerson, hideReach } from '../../people/account/index.ts';
import { countByPlan, findHolder, type Holder, spaceOfHolder } from '../../people/enterprises/index.ts';
import {
  grantLicence,
  listHeldLicences,
  listPlans,
  PERSONAL_PLAN,
  savePlan,
  withdrawLicence,
} from '../../people/licences/index.ts';
import { balanceOf, findLastGrant, grantPoints, listLastEntries } from '../../people/points/index.ts';
import { presentHeld, presentHolder } from './present-licences.ts';

const momentOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

export function registerOperatedPlanCalls(app: FastifyInstance): void {
  registerCalls(app, operatedPlanCalls, {
    list: async (_input, { database: { pool } }) => {
      const counts = await countByPlan(pool);
      return (await listPlans(pool)).map(({ features, ...plan }) => ({
        ...plan,
        features: [...features],
        enterprises: plan.planId === PERSONAL_PLAN ? null : (counts.get(plan.planId) ?? 0),
      }));
    },
    save: async (input, context) => {
      await savePlan(context, input);
      return null;
    },
    licences: async ({ page, size }, { database: { pool } }) => {
      const { rows, total } = await listHeldLicences(pool, { limit: size, offset: (page - 1) * size });
      return { items: await presentHeld(pool, rows), total };
    },
    holder: async ({ account, enterpriseId }, { database: { pool } }) => {
      const holder = await findHolder(pool, account ?? enterpriseId ?? '');
      const isWanted = holder?.space.kind === (account === undefined ? 'enterprise' : 'person');
      if (!holder || !isWanted) throw nobody(account === undefined ? 'enterpriseId' : 'account');
      return presentHolder(pool, holder);
    },
    grant: async ({ days, ...decided }, context) => {
      await grantLicence(context, Object.assign(await decisionOn(context.database.pool, decided), { days }));
      return null;
    },
    withdraw: async (decided, context) => {
      await withdrawLicence(context, await decisionOn(context.database.pool, decided));
      return null;
    },
    points: async ({ account, page, size }, { platform, database: { pool } }) => {
      const person = await findNamedPerson(pool, account);
      if (!person) throw nobody('account');
      const balance = await balanceOf(platform, person.id);
      const { rows, total } = await listLastEntries(pool, person.id, { limit: size, offset: (page - 1) * size });
      return {
        userId: person.id,
        name: person.nickName,
        reach: hideReach(person),
        balance,
        grantTime: (await findLastGrant(pool, person.id))?.getTime() ?? null,
        items: rows.map(({ change, balance: then, reason, at }) => ({
          change,
          balance: then,
          reason,
          time: at.getTime(),
        })),
        total,
      };
    },
    grantPoints: async ({ userId, points, seenTime }, { platform, database }) => {
      if (!(await findPerson(database.pool, userId))) throw nobody('userId');
      return { balance: await grantPoints(platform, userId, points, momentOf(seenTime)) };
    },
  });
}

type Decided = CallInput<typeof operatedPlanCalls.withdraw>;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function decisionOn(db: Queryable, { kind, holderId, feature, seenTime, why }: Decided) {
  const isId = kind === 'enterprise' || UUID.test(holderId);
  const holder: Holder | undefined = isId ? await spaceOfHolder(db, { kind, id: holderId }) : undefined;
  if (!holder) throw nobody('holderId');
  return Object.assign({}, holder, { feature, why, seen: momentOf(seenTime) });
}

const nobody = (field: string) => new Refusal('userNotFound', { field });
