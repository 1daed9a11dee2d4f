import { accountCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { getChallenge, issuePictureCode, issueSoundCode } from '../picture-code/index.ts';
import { endSession, refreshSession } from '../session/index.ts';
import { findPerson, setPersonLanguage, writeToured } from './person.repository.ts';
import { findPersonProfile } from './person-profile.repository.ts';
import { presentOwnInfo } from './present-person.ts';
import { signIn } from './sign-in.ts';

export function registerAccountRoutes(app: FastifyInstance): void {
  registerCalls(app, accountCalls, {
    signIn,

    verifyCode: ({ verifyCodeKey }, { platform, clientAddress }) =>
      issuePictureCode(platform, verifyCodeKey, clientAddress),

    verifySound: ({ verifyCodeKey }, { platform, clientAddress, language }) =>
      issueSoundCode(platform, verifyCodeKey, clientAddress, language),

    verifyChallenge: ({ verifyCodeKey }, { platform, clientAddress }) =>
      getChallenge(platform, verifyCodeKey, clientAddress),

    refreshToken: ({ token }, { platform }) => refreshSession(platform, token),

    signOut: async (_input, { actor, database, clock }) => {
      await endSession(database.pool, actor.sessionId, clock.now());
      return null;
    },

    querySignUserInfo: async (_input, { actor, database }) => {
      const person = await findPerson(database.pool, actor.personId);
      const profile = await findPersonProfile(database.pool, actor.personId);
      if (!person || !profile) throw new Refusal('tokenInvalid');
      return presentOwnInfo(person, profile);
    },

    language: async ({ language }, { actor, database }) => {
      await setPersonLanguage(database.pool, actor.personId, language);
      return null;
    },

    finishTour: async (_input, { actor, database, clock }) => {
      await writeToured(database.pool, actor.personId, clock.now());
      return null;
    },
  });
}
