import type { accountCalls, CallInput, SignedIn } from '@wenshu/api-contract';
import type { CallContext } from '../../../http/call-context.ts';
import { checkPictureCode, forgivePictureCode } from '../picture-code/index.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { openAccountName, openField } from './open-field.ts';
import type { Person } from './person.repository.ts';
import { presentUserInfo } from './present-person.ts';
import { requirePassword } from './require-password.ts';

export async function signIn(input: CallInput<typeof accountCalls.signIn>, context: CallContext): Promise<SignedIn> {
  const { platform, database, clientAddress } = context;
  const account = openAccountName(input.phone);
  const password = openField('password', input.password);
  await checkPictureCode(platform, input);
  const person = await requirePassword(context, account.key, () => account.find(database.pool), password);
  await forgivePictureCode(platform, clientAddress);
  return person.forceModifyState ? presentForced(person) : completeSignIn(context, person);
}

/** Who must change the password first (P4.3) learns who they are and gets no session: an empty token opens nothing. */
function presentForced(person: Person): SignedIn {
  return {
    userInfo: presentUserInfo(person),
    tokenInfo: { tokenHead: 'Bearer', token: '', expiresIn: 0 },
    xauthorityMap: {},
  };
}
