import type { SignedIn } from '@wenshu/api-contract';
import type { CallContext } from '../../../http/call-context.ts';
import { startSession } from '../session/index.ts';
import type { Person } from './person.repository.ts';
import { presentAuthorities, presentUserInfo } from './present-person.ts';

/** Where every way of signing in ends, once it is sure who it is: nothing else starts a session, so what is asked of everybody is asked here. */
export async function completeSignIn({ platform }: Pick<CallContext, 'platform'>, person: Person): Promise<SignedIn> {
  return {
    userInfo: presentUserInfo(person),
    tokenInfo: await startSession(platform, person.id),
    xauthorityMap: presentAuthorities(),
  };
}
