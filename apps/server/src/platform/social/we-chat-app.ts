import { type OpenIdQuestion, openIdOf } from './open-id-of.ts';
import type { SocialApp } from './social-app.ts';

interface WeChatOptions extends OpenIdQuestion {
  /** Where people scan. */
  readonly page: string;
}

const ISSUER = 'wechat';

/** WeChat's sign-in for web sites (snsapi_login): a page with a QR code, and one call that exchanges the code for an openid. */
export function createWeChatApp(options: WeChatOptions): SocialApp {
  const { appId, page } = options;
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
    getIdentity: async ({ code }) => ({ issuer: ISSUER, subject: await openIdOf(options, code) }),
  };
}
