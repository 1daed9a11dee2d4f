import { accountCalls, socialCalls } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../../../testing/fakes/open-id-provider.ts';
import { newBrowserKey, sendRegisterCode, ticketOf, tokenOf, urlOf } from '../../../testing/social-visitor.ts';
import { socialLimits } from './way-out.ts';

const CALLBACK = 'https://wenshu.example/third_login';
let provider: OpenIdProvider;
let test: TestApp;

beforeAll(async () => {
  provider = await startOpenIdProvider();
  provider.sendBackTo(CALLBACK);
  test = await buildTestApp({ env: { ...provider.env, OIDC_NAME: 'Acme', PUBLIC_URL: 'https://wenshu.example' } });
});
afterAll(async () => {
  await test.close();
  await provider.stop();
});

/** Signs in at the provider's pages and is sent back with everything that it hands over. */
async function back(login: string) {
  const browserKey = newBrowserKey();
  const address = urlOf(await test.call(socialCalls.thirdDeparture, { browserKey }));
  const { origin, pathname, searchParams } = await provider.walk(address, login);
  expect(`${origin}${pathname}`).toBe(CALLBACK);
  const [code = '', state = '', iss = ''] = ['code', 'state', 'iss'].map(name => searchParams.get(name) ?? '');
  return { code, state, iss, browserKey };
}
const signIn = async (comingBack: Awaited<ReturnType<typeof back>>) =>
  test.call(socialCalls.thirdSignIn, comingBack, { lang: 'en' });
const credentials = ({ phone, password }: Pick<TestPerson, 'phone' | 'password'>) => ({
  phone: encryptField(phone),
  password: encryptField(password),
});

describe('the company’s own sign-in, at a real provider of OpenID Connect', () => {
  it('sets out with PKCE, a nonce and a state of its own, and without our secret', async () => {
    const setOut = async () =>
      new URL(urlOf(await test.call(socialCalls.thirdDeparture, { browserKey: newBrowserKey() })));
    const [one, other] = [await setOut(), await setOut()];
    expect(one.origin).toBe(provider.issuer);
    expect(Object.fromEntries(one.searchParams)).toMatchObject({
      client_id: 'wenshu',
      redirect_uri: CALLBACK,
      response_type: 'code',
      scope: 'openid',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(one.searchParams.get(name)).not.toBe(other.searchParams.get(name));
    expect(one.href).not.toContain('secret');
    expect(await test.call(socialCalls.signInWays, {})).toMatchObject({ data: { social: false, company: 'Acme' } });
  });

  it('signs in whoever bound an account, the whole way through its pages (P7.24)', async () => {
    const first = await signIn(await back('wang'));
    expect(first).toMatchObject({
      status: 200,
      code: '2001',
      message: 'This company identity is not bound to an account yet. Please register or bind an existing account',
    });
    const person = await buildPerson(test.platform);
    const bound = await test.call(socialCalls.wxBinding, { ...credentials(person), openId: ticketOf(first) });
    // It is no WeChat: that binding is a thing of its own.
    expect(bound).toMatchObject({ code: '0000', data: { userInfo: { userId: person.id, wxOpenId: null } } });

    const again = await signIn(await back('wang'));
    expect(again).toMatchObject({ code: '0000', data: { userInfo: { userId: person.id } } });
    expect(await test.call(accountCalls.querySignUserInfo, {}, { token: tokenOf(again) })).toMatchObject({
      code: '0000',
    });
    expect(await signIn(await back('somebody-else'))).toMatchObject({ code: '2001' });
  });

  it('registers a new account for whoever has none', async () => {
    const phone = '13712340001';
    const openId = ticketOf(await signIn(await back('li')));
    const smsCode = await sendRegisterCode(test, phone);
    const input = { ...credentials({ phone, password: 'Fresh1234' }), openId, smsCode };
    expect(await test.call(socialCalls.wxSignUp, input)).toMatchObject({ code: '0000' });
    expect(await signIn(await back('li'))).toMatchObject({ code: '0000' });
  });

  it('gives an identity to one account, and an account one identity', async () => {
    const early = ticketOf(await signIn(await back('zhao')));
    const [owner, other] = [await buildPerson(test.platform), await buildPerson(test.platform)];
    const bind = (person: TestPerson, openId: string) =>
      test.call(socialCalls.wxBinding, { ...credentials(person), openId }, { lang: 'en' });
    expect(await bind(owner, early)).toMatchObject({ code: '0000' });
    expect(await bind(owner, early)).toMatchObject({ code: '0000' });
    expect(await bind(other, early)).toMatchObject({
      code: '9107',
      message: 'This company identity is bound to another account',
    });
    expect(await bind(owner, ticketOf(await signIn(await back('qian'))))).toMatchObject({ code: '9135' });
  });

  it('takes a return once, from the browser that set out, within five minutes, with the provider’s own code', async () => {
    const used = await back('sun');
    expect(await signIn(used)).toMatchObject({ code: '2001' });
    expect(await signIn(used)).toMatchObject({ code: '9132' });
    expect(await signIn({ ...(await back('sun')), browserKey: newBrowserKey() })).toMatchObject({ code: '9132' });
    const late = await back('sun');
    test.clock.advanceSeconds(300);
    expect(await signIn(late)).toMatchObject({ code: '9132' });
    expect(await signIn({ ...(await back('sun')), code: 'made-up' })).toMatchObject({ code: '9132' });
    // Another's code does not fit: PKCE and the nonce are worked out of the state.
    const [one, other] = [await back('sun'), await back('zhou')];
    expect(await signIn({ ...one, code: other.code })).toMatchObject({ code: '9132' });
    expect(await signIn({ ...(await back('sun')), iss: 'https://evil.example' })).toMatchObject({ code: '9132' });
  });

  it('names the field that is wrong, and stops who comes back again and again', async () => {
    const comingBack = { code: 'a', state: 'a-state-of-nobody', browserKey: newBrowserKey() };
    expect(await test.call(socialCalls.thirdSignIn, { ...comingBack, state: '' })).toMatchObject({ field: 'state' });
    expect(await test.call(socialCalls.thirdDeparture, { browserKey: '' })).toMatchObject({ field: 'browserKey' });
    const guess = () => test.call(socialCalls.thirdSignIn, comingBack, { remoteAddress: '10.8.0.1' });
    const answers = await Promise.all(Array.from({ length: socialLimits.return.most + 5 }, guess));
    expect(answers.filter(({ code }) => code === '9007')).toHaveLength(5);
  });

  it('says so while the provider is away, and works again as soon as it is back', async () => {
    const later = await startOpenIdProvider();
    await later.stop();
    const other = await buildTestApp({ env: { ...later.env, PUBLIC_URL: 'https://wenshu.example' } });
    const setOut = () => other.call(socialCalls.thirdDeparture, { browserKey: newBrowserKey() });
    expect(await setOut()).toMatchObject({ code: '9133' });
    const port = Number(new URL(later.issuer).port);
    const again = await startOpenIdProvider(port);
    again.sendBackTo(CALLBACK);
    expect(await setOut()).toMatchObject({ code: '0000' });
    await other.close();
    await again.stop();
  });
});
