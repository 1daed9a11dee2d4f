import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeWeChat, startFakeWeChat } from '../../testing/fake-we-chat.ts';
import { SocialFailure } from './social-app.ts';
import { createWeChatApp } from './we-chat-app.ts';

let weChat: FakeWeChat;
const account = { appId: 'wx0123456789abcdef', secret: 'very secret' };
const departure = {
  state: 'a-state-of-ours',
  codeVerifier: '',
  nonce: '',
  callbackUrl: 'https://wenshu.example/login',
};
const appWith = (more: Partial<Parameters<typeof createWeChatApp>[0]> = {}) =>
  createWeChatApp({ ...account, page: 'https://open.weixin.qq.com', api: weChat.url, ...more });
const identityFor = (code: string, app = appWith()) => app.getIdentity({ ...departure, code });
const problemOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'none',
    (error: unknown) => (error instanceof SocialFailure ? error.problem : error),
  );

beforeAll(async () => {
  weChat = await startFakeWeChat(account.appId, account.secret);
});
afterAll(() => weChat.stop());

describe('WeChat', () => {
  it('is asked for its page with what its documentation wants, and never with our secret', async () => {
    const address = new URL(await appWith().addressFor(departure, 'zh'));
    expect(`${address.origin}${address.pathname}${address.hash}`).toBe(
      'https://open.weixin.qq.com/connect/qrconnect#wechat_redirect',
    );
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      appid: account.appId,
      redirect_uri: departure.callbackUrl,
      response_type: 'code',
      scope: 'snsapi_login',
      state: departure.state,
      lang: 'cn',
    });
    expect(address.href).not.toContain('secret');
  });

  it('says who a code stands for, once', async () => {
    const code = weChat.agree('oABC-123_x');
    expect(await identityFor(code)).toEqual({ issuer: 'wechat', subject: 'oABC-123_x' });
    expect(await problemOf(identityFor(code))).toBe('refused');
  });

  it('vouches for nobody when the code or the secret is wrong', async () => {
    expect(await problemOf(identityFor('made-up'))).toBe('refused');
    expect(await problemOf(identityFor(weChat.agree('o1'), appWith({ secret: 'other' })))).toBe('refused');
  });

  it.each([
    ['an error of the server', 502, 'Bad gateway'],
    ['no JSON', 200, '<html>'],
    ['that it is busy', 200, '{"errcode":-1,"errmsg":"system error"}'],
    ['more than anybody reads', 200, `{"openid":"o1","more":"${'x'.repeat(300_000)}"}`],
    ['the way to another server', 302, ''],
  ])('counts as away when it answers %s', async (_what, status, body) => {
    const code = weChat.agree('o2');
    weChat.answerOnce(status, body);
    expect(await problemOf(identityFor(code))).toBe('unreachable');
  });

  it.each([
    ['nobody', '{}'],
    ['an id that is none', '{"openid":"a b<script>"}'],
    ['null', 'null'],
  ])('is not believed when it names %s', async (_what, body) => {
    weChat.answerOnce(200, body);
    expect(await problemOf(identityFor('any'))).toBe('refused');
  });

  it('is not waited for any longer than said, and its failure does not tell our secret', async () => {
    const app = appWith({ api: 'http://127.0.0.1:1' });
    const failure = await identityFor('any', app).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SocialFailure);
    expect(String(failure)).not.toContain('secret');
  });
});
