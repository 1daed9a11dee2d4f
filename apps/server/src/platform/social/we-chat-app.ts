import { type FetchLimits, limitedFetch } from './limited-fetch.ts';
import { type SocialApp, SocialFailure } from './social-app.ts';

interface WeChatOptions {
  readonly appId: string;
  readonly secret: string;
  /** Where people scan, and where we ask who it was. */
  readonly page: string;
  readonly api: string;
  readonly limits?: FetchLimits;
}

const ISSUER = 'wechat';

/** WeChat's sign-in for web sites (snsapi_login): a page with a QR code, and one call that exchanges the code for an openid. */
export function createWeChatApp({ appId, secret, page, api, limits }: WeChatOptions): SocialApp {
  return {
    appId,
    name: 'WeChat',
    frameOrigin: new URL(page).origin,
    async addressFor({ state, callbackUrl }, language) {
      const address = new URL('/connect/qrconnect', page);
      address.search = new URLSearchParams({
        appid: appId,
        redirect_uri: callbackUrl,
        response_type: 'code',
        scope: 'snsapi_login',
        state,
        lang: language === 'en' ? 'en' : 'cn',
        // The small page that their own script puts into a frame; after scanning it sends the whole window on.
        login_type: 'jssdk',
        self_redirect: 'default',
      }).toString();
      address.hash = 'wechat_redirect';
      return address.href;
    },
    async addressInside({ state, callbackUrl }) {
      const address = new URL('/connect/oauth2/authorize', page);
      const query = { appid: appId, redirect_uri: callbackUrl, response_type: 'code', scope: 'snsapi_base', state };
      address.search = new URLSearchParams(query).toString();
      address.hash = 'wechat_redirect';
      return address.href;
    },
    async getIdentity({ code }) {
      const address = new URL('/sns/oauth2/access_token', api);
      const query = { appid: appId, secret, code, grant_type: 'authorization_code' };
      address.search = new URLSearchParams(query).toString();
      const answer = await ask(address.href, limits);
      return { issuer: ISSUER, subject: readOpenId(answer) };
    },
  };
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
