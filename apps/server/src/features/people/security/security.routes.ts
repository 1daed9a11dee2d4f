import { secondFactorCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { listAskers } from '../../../authorisation/second-factor.repository.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findPerson, hideReach, openField, openSession, requireOwnPassword } from '../account/index.ts';
import {
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  prepareSecondFactor,
  redeemTicket,
  spendFactorCode,
  turnSecondFactorOn,
} from '../second-factor/index.ts';

/** What is asked and changed about the second factor. `second-factor` itself knows no accounts: signing in asks it. */
export function registerSecurityCalls(app: FastifyInstance): void {
  registerCalls(app, secondFactorCalls, {
    complete: async ({ ticket, code }, context) => {
      const personId = await redeemTicket(context.platform, ticket, code);
      const person = await findPerson(context.database.pool, personId);
      if (!person) throw new Refusal('signInTicketInvalid');
      return openSession(context, person);
    },

    state: async (_input, { actor, database }) => {
      const factor = await findSecondFactor(database.pool, actor.personId);
      const recoveryCodesLeft = await countRecoveryCodes(database.pool, actor.personId);
      const askedBy = await listAskers(database.pool, actor.personId);
      return { isOn: factor?.isOn ?? false, recoveryCodesLeft, askedBy };
    },

    prepare: async ({ password }, context) => {
      const person = await requireOwnPassword(context, openField('password', password));
      return prepareSecondFactor(context.platform, person.id, hideReach(person));
    },

    turnOn: async ({ code }, { actor, platform }) => ({
      recoveryCodes: [...(await turnSecondFactorOn(platform, actor.personId, code))],
    }),

    turnOff: async ({ password, code }, context) => {
      const { platform, database } = context;
      const { id } = await requireOwnPassword(context, openField('password', password));
      if (!(await findSecondFactor(database.pool, id))?.isOn) throw new Refusal('secondFactorIsOff');
      await requireNobodyAsks(database.pool, id);
      await spendFactorCode(platform, id, code);
      if (!(await deleteSecondFactor(database.pool, id))) await requireNobodyAsks(database.pool, id);
      return null;
    },
  });
}

async function requireNobodyAsks(db: Queryable, personId: string): Promise<void> {
  const enterprises = await listAskers(db, personId);
  if (enterprises.length > 0) throw new Refusal('secondFactorKept', { params: { enterprises } });
}
