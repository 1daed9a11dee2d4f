import type { SignedIn } from '@wenshu/api-contract';
import type { CallContext } from '../../../http/call-context.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findSecondFactor, issueTicket } from '../second-factor/index.ts';
import { startSession } from '../session/index.ts';
import type { Person } from './person.repository.ts';
import { takeRemovalBack } from './person-removal.repository.ts';
import { presentAuthorities, presentUserInfo } from './present-person.ts';

type SignInContext = Pick<CallContext, 'platform' | 'clientAddress' | 'userAgent'>;

/** Where every way of signing in ends, once it is sure who it is: nothing else starts a session, so what is asked of everybody is asked here. */
export async function completeSignIn(context: SignInContext, person: Person): Promise<SignedIn> {
  const { platform } = context;
  const factor = await findSecondFactor(platform.database.pool, person.id);
  if (factor?.isOn) throw new Refusal('secondFactorNeeded', { ticket: await issueTicket(platform, person.id) });
  return openSession(context, person);
}

/** The last step, when nothing more is asked for. Whoever comes back has changed their mind about leaving. */
export async function openSession(context: SignInContext, person: Person): Promise<SignedIn> {
  const { platform, clientAddress: address, userAgent } = context;
  const stays = await takeRemovalBack(platform.database.pool, person.id, platform.clock.now());
  if (!stays) throw new Refusal('accountOrPasswordWrong');
  return {
    userInfo: presentUserInfo(person),
    tokenInfo: await startSession(platform, person.id, { address, userAgent }),
    xauthorityMap: await presentAuthorities(platform.database.pool, person.id),
  };
}
