import {
  accountCalls,
  type CallData,
  errorCodes,
  type NotBound,
  type SignedIn,
  socialCalls,
} from '@wenshu/api-contract';
import type { Answer } from '@wenshu/api-contract/client';
import { socialTexts } from '@wenshu/texts/people/social';
import { client } from '../../../app/client.ts';
import { language } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { HOME_PATH, LOGIN_PATH, SOCIAL_REGISTER_PATH, USER_PATH } from '../../../app/routes/redirects.ts';
import { keepUser } from '../../../app/session/session.ts';
import { takeBrowserKey } from '../social/set-out.ts';
import { keepTicket } from '../social/ticket.ts';
import { keepSession } from './finish-sign-in.ts';

interface SocialReturn {
  readonly action: 'sign-in' | 'bind';
  readonly code: string;
  readonly state: string;
}

const texts = socialTexts[language];

/** Where somebody goes who was sent back by the social app. What went wrong has been told then. */
export async function comeBackFromSocialApp({ action, code, state }: SocialReturn): Promise<string> {
  const browserKey = takeBrowserKey();
  const otherwise = action === 'bind' ? USER_PATH : LOGIN_PATH;
  if (!browserKey || !state) {
    notify.error(texts.returnLost);
    return otherwise;
  }
  const back = { code, state, browserKey };
  try {
    return action === 'bind' ? await bind(back) : await signIn(back);
  } catch {
    // The client has said why (P4.15).
    return otherwise;
  }
}

type Back = Omit<SocialReturn, 'action'> & { readonly browserKey: string };

async function signIn(back: Back): Promise<string> {
  const answer = await client.send(socialCalls.wxOauth, back, { authorization: false });
  const signedIn = readSignedIn(answer);
  if (!signedIn) return SOCIAL_REGISTER_PATH;
  await keepSession(signedIn);
  location.replace(HOME_PATH);
  // The page is on its way out; nothing may render in between.
  return new Promise(() => {});
}

async function bind(back: Back): Promise<string> {
  await client.call(socialCalls.wxBindingUpdate, back);
  notify.success(texts.bound);
  await client.call(accountCalls.querySignUserInfo, {}, { quiet: true }).then(keepUser, () => undefined);
  return USER_PATH;
}

/** Undefined when who it is belongs to no account: that is told, and kept for registering or binding (P4.14). */
export function readSignedIn({
  code,
  message,
  data,
}: Answer<CallData<typeof socialCalls.wxOauth>>): SignedIn | undefined {
  if (code !== errorCodes.socialAccountNotBound.code) return data as SignedIn;
  notify.error(message);
  keepTicket(data as NotBound);
  return undefined;
}
