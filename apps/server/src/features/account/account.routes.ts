import { accountCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../http/refusal.ts';
import { registerCalls } from '../../http/register-calls.ts';
import { type AttemptLimit, countAttempt } from '../attempts/index.ts';
import { issuePictureCode } from '../picture-code/index.ts';
import { endSession, refreshSession } from '../session/index.ts';
import { findPerson, setPersonLanguage } from './person.repository.ts';
import { presentUserInfo } from './present-person.ts';
import { signIn } from './sign-in.ts';

/** Every picture is a row that anybody can make us write. */
const pictureLimit: AttemptLimit = { name: 'picture-code:address', most: 600, windowSeconds: 600 };

export function registerAccountRoutes(app: FastifyInstance): void {
  registerCalls(app, accountCalls, {
    signIn,

    verifyCode: async ({ verifyCodeKey }, { platform, clientAddress }) => {
      await countAttempt(platform, pictureLimit, clientAddress);
      return issuePictureCode(platform, verifyCodeKey);
    },

    refreshToken: ({ token }, { platform }) => refreshSession(platform, token),

    signOut: async (_input, { actor, database, clock }) => {
      await endSession(database.pool, actor.sessionId, clock.now());
      return null;
    },

    querySignUserInfo: async (_input, { actor, database }) => {
      const person = await findPerson(database.pool, actor.personId);
      if (!person) throw new Refusal('tokenInvalid');
      return presentUserInfo(person);
    },

    language: async ({ language }, { actor, database }) => {
      await setPersonLanguage(database.pool, actor.personId, language);
      return null;
    },
  });
}
