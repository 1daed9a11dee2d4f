import { type CallInput, type SignedIn, socialCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { publicAddress } from '../../../platform/public-address.ts';
import type { SocialWay } from '../../../platform/social/social-app.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { bindOpenId, completeSignIn, unbindOpenId } from '../account/index.ts';
import { bindByPassword } from './bind-by-password.ts';
import { signUpStranger } from './sign-up-stranger.ts';
import { sealStranger } from './social-ticket.ts';
import { callbackPaths, comeBack, requireApp, setOut } from './way-out.ts';
import { ways } from './ways.ts';

export function registerSocialCalls(app: FastifyInstance): void {
  registerCalls(app, socialCalls, {
    signInWays: (_input, { platform: { social } }) => ({
      social: social.social !== undefined,
      company: social.company?.name ?? null,
    }),

    wxQrUrl: (_input, { platform }) => ({
      appId: requireApp(platform, 'social').appId,
      wxCallbackUrl: publicAddress(platform, callbackPaths.login),
    }),

    wxSignIn: ({ browserKey, place }, context) => setOut(context, 'social', browserKey, place),
    wxOauth: (input, context) => signInFromOutside(context, 'social', input),
    wxSignUp: signUpStranger,
    wxBinding: bindByPassword,

    wxBindingUpdate: async (input, context) => {
      const { subject } = await comeBack(context, 'social', input);
      const bound = await bindOpenId(context.database.pool, context.actor.personId, subject, { instead: true });
      if (bound === 'taken') throw new Refusal('socialAccountBoundElsewhere', { params: { way: 'social' } });
      return null;
    },

    wxUnbundling: async (_input, { actor, database }) => {
      await unbindOpenId(database.pool, actor.personId);
      return null;
    },

    thirdDeparture: ({ browserKey }, context) => setOut(context, 'company', browserKey, 'company'),
    thirdSignIn: (input, context) => signInFromOutside(context, 'company', input),
  });
}

/** Signs in whoever the service vouches for; who belongs to no account may register or bind one with the ticket. */
async function signInFromOutside(
  context: CallContext,
  way: SocialWay,
  input: CallInput<typeof socialCalls.thirdSignIn>,
): Promise<SignedIn> {
  const { platform } = context;
  const identity = await comeBack(context, way, input);
  const person = await ways[way].findPerson(platform.database.pool, identity);
  if (person) return completeSignIn(context, person);
  const data = sealStranger(platform, { way, identity });
  throw new Refusal('socialAccountNotBound', { params: { way }, data });
}
