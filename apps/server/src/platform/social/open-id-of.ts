import { type FetchLimits, limitedFetch } from './limited-fetch.ts';
import { SocialFailure } from './social-app.ts';

export interface OpenIdQuestion {
  readonly appId: string;
  readonly secret: string;
  /** Where we ask who it was. */
  readonly api: string;
  readonly limits?: FetchLimits;
}

/** Exchanges the code that somebody came back with for who they are to this application. */
export async function openIdOf({ appId, secret, api, limits }: OpenIdQuestion, code: string): Promise<string> {
  const address = new URL('/sns/oauth2/access_token', api);
  const query = { appid: appId, secret, code, grant_type: 'authorization_code' };
  address.search = new URLSearchParams(query).toString();
  return readOpenId(await ask(address.href, limits));
}

/** Its answers say text/plain, and 200 also when they refuse. */
async function ask(address: string, limits?: FetchLimits): Promise<unknown> {
  const response = await limitedFetch(address, {}, limits);
  try {
    return JSON.parse(await response.text());
  } catch {
    throw new SocialFailure('unreachable', `WeChat answered ${response.status} and no JSON`);
  }
}

const OPEN_ID = /^[\w-]{1,128}$/;

function readOpenId(answer: unknown): string {
  const { openid, errcode } = (answer ?? {}) as { openid?: unknown; errcode?: unknown };
  // 40029 and 40163: a code that is wrong, too old, or used. -1 is "busy".
  if (errcode === -1) throw new SocialFailure('unreachable', 'WeChat is busy');
  if (typeof openid !== 'string' || !OPEN_ID.test(openid))
    throw new SocialFailure('refused', `WeChat names nobody for this code (${String(errcode)})`);
  return openid;
}
