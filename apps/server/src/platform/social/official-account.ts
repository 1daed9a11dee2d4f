import { type OpenIdQuestion, openIdOf } from './open-id-of.ts';

export interface OfficialAccountOptions extends OpenIdQuestion {
  /** Where WeChat asks who stands there. */
  readonly page: string;
}

/** The account that pays, as whoever stands in WeChat meets it: by whom they are known there is by whom money is sent. */
export interface OfficialAccount {
  readonly appId: string;
  /** For WeChat's own browser, where nobody is asked anything. */
  addressInside(back: { readonly state: string; readonly callbackUrl: string }): string;
  /** Who came back with this code. Throws a SocialFailure. */
  openIdOf(code: string): Promise<string>;
}

export function createOfficialAccount(options: OfficialAccountOptions): OfficialAccount {
  const { appId, page } = options;
  return {
    appId,
    addressInside({ state, callbackUrl }) {
      const address = new URL('/connect/oauth2/authorize', page);
      const query = { appid: appId, redirect_uri: callbackUrl, response_type: 'code', scope: 'snsapi_base', state };
      address.search = new URLSearchParams(query).toString();
      address.hash = 'wechat_redirect';
      return address.href;
    },
    openIdOf: code => openIdOf(options, code),
  };
}
