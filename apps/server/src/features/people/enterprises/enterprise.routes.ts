import { enterpriseCalls, MOST_ENTERPRISES, MOST_WAITING_ORDERS } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { holdsRight, listHeldRights, lockRightsOf } from '../../../authorisation/right.repository.ts';
import {
  findHolding,
  listEnterpriseRights,
  placeObject,
  putInRole,
} from '../../../authorisation/role-holding.repository.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findNamedPerson } from '../account/index.ts';
import { type AttemptLimit, countAttempt } from '../attempts/index.ts';
import { balanceOf, sumInPackets } from '../ledger/index.ts';
import { listPlans, orderNumberAt } from '../licences/index.ts';
import { logOperation } from '../operation-log/index.ts';
import { listHavingFactor } from '../second-factor/index.ts';
import { createToken, hashToken } from '../session/index.ts';
import { beginToAsk } from './begin-to-ask.ts';
import {
  askNoSecondFactor,
  findEnterprise,
  insertEnterprise,
  listEnterprises,
  lockEnterprise,
  lockGoingEnterprise,
  markDeleted,
  updateInformation,
} from './enterprise.repository.ts';
import { deleteInvitation, findInvited, keepInvitation } from './invitation.repository.ts';
import {
  enterpriseRef,
  type HandOverWork,
  handOver,
  listMembers,
  presentMember,
  sitDown,
  standUp,
  tellOfSeat,
} from './members.ts';
import { nameVersions } from './name-versions.ts';
import { insertOrder } from './order.repository.ts';
import { listAllOrders, listOwnOrders } from './own-orders.ts';
import { planToOrder } from './plan-to-order.ts';
import { presentEnterprises } from './present-enterprise.ts';

const TRIAL = { seats: 5, days: 30 };
const INVITATION_DAYS = 7;
/** Whoever looks for people by their phones finds out who is registered: not many of them. */
const lookups: AttemptLimit = { name: 'enterprise:add', most: 60, windowSeconds: 60 * 60 };

export interface EnterpriseWork {
  readonly handOverWork: HandOverWork;
  /** Removes what stands in enterprises that were deleted. */
  readonly removeDeleted: (platform: Platform) => Promise<void>;
}

export function registerEnterpriseCalls(app: FastifyInstance, { handOverWork, removeDeleted }: EnterpriseWork): void {
  registerCalls(app, enterpriseCalls, {
    create: async (input, { database, actor }) => {
      const enterpriseId = newId();
      await database.transaction(async db => {
        // One after another: two at once would both find room for the last one.
        await lockRightsOf(db, enterpriseRef(actor.personId));
        const administered = (await listEnterpriseRights(db, actor.personId)).filter(({ rights }) =>
          rights.includes('enterprise.own'),
        );
        if (administered.length >= MOST_ENTERPRISES)
          throw new Refusal('tooManyEnterprises', { params: { most: MOST_ENTERPRISES } });
        await insertEnterprise(db, enterpriseId, input, TRIAL);
        await placeObject(db, enterpriseRef(enterpriseId), []);
        await putInRole(db, actor.personId, enterpriseRef(enterpriseId), 'enterprise.administrator');
        const object = enterpriseRef(enterpriseId);
        const { name } = input;
        await logOperation(db, { personId: actor.personId, action: 'enterprise.create', object, details: { name } });
      });
      return { enterpriseId };
    },
    list: async (_input, { database, actor, language }) => {
      const held = await listEnterpriseRights(database.pool, actor.personId);
      const rows = await listEnterprises(
        database.pool,
        held.map(({ enterpriseId }) => enterpriseId),
      );
      const seen = rows.map(row => {
        const own = held.find(({ enterpriseId }) => enterpriseId === row.enterpriseId);
        return { row, rights: own?.rights ?? [], isShut: own?.isShut };
      });
      return presentEnterprises(database.pool, language, seen);
    },
    get: async ({ enterpriseId }, { database, actor, language }) => {
      const row = await findEnterprise(database.pool, enterpriseId);
      if (!row) throw new Refusal('noPermission');
      const rights = await listHeldRights(database.pool, actor, enterpriseRef(enterpriseId));
      const [shown] = await presentEnterprises(database.pool, language, [{ row, rights }]);
      return shown!;
    },
    edit: async ({ enterpriseId, ...information }, { database }) => {
      await updateInformation(database.pool, enterpriseId, information);
      return null;
    },
    askSecondFactor: async ({ enterpriseId, isAsked }, { database, actor }) => {
      await database.transaction(db =>
        isAsked ? beginToAsk(db, enterpriseId, actor.personId) : askNoSecondFactor(db, enterpriseId),
      );
      return null;
    },
    members: async (input, { database, actor }) => {
      const object = enterpriseRef(input.enterpriseId);
      const isManaging = await holdsRight(database.pool, actor, object, 'enterprise.members');
      return listMembers(database.pool, input, { isManaging });
    },
    addMember: async ({ enterpriseId, phone }, { database, platform, actor }) => {
      await countAttempt(platform, lookups, actor.personId);
      const person = await findNamedPerson(database.pool, phone);
      if (!person) throw new Refusal('userNotFound', { field: 'phone' });
      const seat = { enterpriseId, personId: person.id, actorId: actor.personId };
      await sitDown(database, enterpriseId, person.id, db => tellOfSeat(db, 'enterprise-added', seat));
      const holding = await findHolding(database.pool, person.id, enterpriseRef(enterpriseId));
      if (!holding) throw new Refusal('userNotFound', { field: 'phone' });
      return presentMember(person, holding, {
        hasSecondFactor: (await listHavingFactor(database.pool, [person.id])).has(person.id),
      });
    },
    invite: async ({ enterpriseId }, { database, actor }) => {
      const invitation = createToken();
      const kept = { enterpriseId, codeHash: hashToken(invitation), personId: actor.personId, days: INVITATION_DAYS };
      return { invitation, expireTime: (await keepInvitation(database.pool, kept)).getTime() };
    },
    endInvitation: async ({ enterpriseId }, { database }) => {
      await deleteInvitation(database.pool, enterpriseId);
      return null;
    },
    openInvitation: async ({ invitation }, { database, actor }) => {
      const found = await findInvited(database.pool, hashToken(invitation));
      if (!found) throw new Refusal('invitationInvalid');
      const holding = await findHolding(database.pool, actor.personId, enterpriseRef(found.enterpriseId));
      return { ...found, isMember: holding !== undefined };
    },
    join: async ({ invitation }, { database, actor }) => {
      const found = await findInvited(database.pool, hashToken(invitation));
      if (!found) throw new Refusal('invitationInvalid');
      const { personId } = actor;
      const object = enterpriseRef(found.enterpriseId);
      await sitDown(database, found.enterpriseId, personId, db =>
        logOperation(db, { personId, action: 'enterprise.join', object }),
      );
      return { enterpriseId: found.enterpriseId };
    },
    moveOut: async ({ enterpriseId, userId }, { database, actor }) => {
      const seat = { enterpriseId, personId: userId, actorId: actor.personId };
      await standUp(database, handOverWork, seat, db => tellOfSeat(db, 'enterprise-removed', seat));
      return null;
    },
    // Without a right, because nobody is held in an enterprise that shuts them out.
    exit: async ({ enterpriseId }, { database, actor }) => {
      if (!(await findHolding(database.pool, actor.personId, enterpriseRef(enterpriseId))))
        throw new Refusal('noPermission');
      await standUp(database, handOverWork, { enterpriseId, personId: actor.personId });
      return null;
    },
    handOver: async ({ enterpriseId, userId, name }, { database, actor }) => {
      const found = await findEnterprise(database.pool, enterpriseId);
      if (found?.name !== name) throw new Refusal('nameMismatch', { field: 'name' });
      await handOver(database, { enterpriseId, from: actor.personId, to: userId });
      return null;
    },
    remove: async ({ enterpriseId, name }, { database, platform }) => {
      await database.transaction(async db => {
        // Nobody credits it between the question what it has and its end.
        await lockGoingEnterprise(db, enterpriseId);
        if (!(await markDeleted(db, enterpriseId, name))) throw new Refusal('nameMismatch', { field: 'name' });
        const account = { kind: 'enterprise', id: enterpriseId, unit: 'fen' } as const;
        const fen = (await balanceOf(db, account)) + (await sumInPackets(db, account));
        if (fen > 0) throw new Refusal('enterpriseHasMoney', { params: { fen } });
      });
      await removeDeleted(platform);
      return null;
    },
    order: async ({ enterpriseId, days, planId: asked, ...wished }, { database, actor, clock }) => {
      if (wished.wish === 'seats' && wished.seats === 0)
        throw new Refusal('inputInvalid', { field: 'seats', problem: { word: 'required' } });
      const orderNumber = orderNumberAt(clock.now());
      const planId = wished.wish === 'renewal' ? await planToOrder(database.pool, enterpriseId, asked) : null;
      const order = { ...wished, orderNumber, enterpriseId, planId, days: days ?? null, personId: actor.personId };
      const isKept = await database.transaction(async db => {
        await lockEnterprise(db, enterpriseId);
        return insertOrder(db, order, MOST_WAITING_ORDERS);
      });
      if (!isKept) throw new Refusal('tooManyOrders', { params: { most: MOST_WAITING_ORDERS } });
      return { orderNumber };
    },
    orders: async ({ enterpriseId }, { database, language }) => {
      const row = await findEnterprise(database.pool, enterpriseId);
      if (!row) throw new Refusal('noPermission');
      return listAllOrders(database.pool, row, await nameVersions(database.pool, language));
    },
    plans: async (_input, { database, language }) =>
      (await listPlans(database.pool))
        .filter(({ isOffered }) => isOffered)
        .map(plan => ({ planId: plan.planId, versionName: plan[language], features: [...plan.features] })),
    ownOrders: (_input, { database, actor, language }) => listOwnOrders(database.pool, actor.personId, language),
  });
}
