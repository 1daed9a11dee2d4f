import { type CallData, type CallInput, helpedPeopleCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findNamedPerson, searchPersons } from '../../people/account/index.ts';
import { endSessions, forcePassword, liftLock, resetFactor } from './help-person.ts';
import { lookAtPerson, presentFound } from './look-at-person.ts';
import { tellOfReset } from './tell-of-reset.ts';

type Find = typeof helpedPeopleCalls.find;

export function registerHelpedPeopleCalls(app: FastifyInstance): void {
  registerCalls(app, helpedPeopleCalls, {
    find: (input, { database }) => find(input, database.pool),
    look: ({ userId }, { platform, operator }) => lookAtPerson(platform, operator, userId),
    endSessions: async ({ userId, sessionId }, context) => ({
      ended: await endSessions(context, { by: context.operator, userId, sessionId }),
    }),
    liftLock: async ({ userId }, context) => {
      await liftLock(context, { by: context.operator, userId });
      return null;
    },
    forcePassword: async ({ userId }, context) => {
      await forcePassword(context, { by: context.operator, userId });
      return null;
    },
    resetFactor: async ({ userId }, context) => {
      tellOfReset(context, await resetFactor(context, { by: context.operator, userId }));
      return null;
    },
  });
}

/** Either the whole of a phone or an address, or a part of a name: of a part of a number nobody is found. */
async function find({ account, words, page, size }: CallInput<Find>, db: Queryable): Promise<CallData<Find>> {
  if (account !== undefined) {
    const person = await findNamedPerson(db, account);
    return { items: await presentFound(db, person ? [person] : []), total: person ? 1 : 0 };
  }
  if (words === undefined) throw new Refusal('inputInvalid', { field: 'words', problem: { word: 'required' } });
  const { rows, total } = await searchPersons(db, words, { limit: size, offset: (page - 1) * size });
  return { items: await presentFound(db, rows), total };
}
