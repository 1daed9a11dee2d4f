import { accountCalls } from '@wenshu/api-contract';
import { clientTexts } from '@wenshu/texts/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** As much of a browser as the client and the session touch. */
function buildBrowser() {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const cookies = new Map<string, string>();
  const document = {
    get cookie() {
      return [...cookies].map(pair => pair.join('=')).join('; ');
    },
    set cookie(text: string) {
      const [name = '', value = ''] = text.split(';', 1)[0]?.split('=') ?? [];
      if (text.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
  const location = { hostname: 'localhost', protocol: 'http:', pathname: '/survey/create/edit', assign: vi.fn() };
  return { stored, cookies, location, globals: { document, location, localStorage: storage, sessionStorage: storage } };
}

const signedIn = {
  userInfo: { userId: '1', nickName: '林晓', picture: null, language: 1, forceModifyState: 0, wxOpenId: null },
  tokenInfo: { tokenHead: 'Bearer', token: 'abc', expiresIn: 7200 },
  xauthorityMap: {},
};
const answerWith = (body: unknown, status = 200) =>
  vi.fn(async () => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }));

let browser: ReturnType<typeof buildBrowser>;

async function openPage(fetch: typeof globalThis.fetch) {
  browser = buildBrowser();
  for (const [name, value] of Object.entries({ ...browser.globals, fetch })) vi.stubGlobal(name, value);
  vi.resetModules();
  const [{ client }, { useNotices }, session] = await Promise.all([
    import('./client.ts'),
    import('./notices/notices.ts'),
    import('./session/session.ts'),
  ]);
  session.startSession(signedIn);
  return { client, session, toasts: () => useNotices.getState().toasts.map(toast => toast.text) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a session is two cookies and what the page keeps beside them (P3.1, P3.3, P3.4, P4.1, P6.2)', async () => {
  const { session } = await openPage(answerWith({}));
  expect(Object.fromEntries(browser.cookies)).toEqual({ loginToken: 'abc', loginTokenInfo: '7200' });
  expect(JSON.parse(browser.stored.get('userInfo') ?? '')).toEqual(signedIn.userInfo);
  expect(browser.stored.has('xauthorityMap')).toBe(true);
  expect(session.isSignedIn()).toBe(true);
});

test('sends the token and the language with every call, below /api (P7.1, P7.4)', async () => {
  const fetch = answerWith({ code: '0000', message: '', data: null });
  const { client } = await openPage(fetch);
  await client.call(accountCalls.signOut);
  expect(fetch).toHaveBeenCalledWith(
    '/api/account/signOut',
    expect.objectContaining({ headers: { lang: 'zh', authorization: 'Bearer abc' } }),
  );
});

test('three calls that meet 1001 say so once, end the session and lead to the login page once, after 3 s', async () => {
  const { client, session, toasts } = await openPage(answerWith({ code: '1001', message: '', data: null }));
  await Promise.allSettled([1, 2, 3].map(() => client.call(accountCalls.querySignUserInfo)));
  expect(toasts()).toEqual([clientTexts.zh.signedInElsewhere]);
  expect(session.isSignedIn()).toBe(false);
  expect(browser.stored.has('userInfo')).toBe(false);
  vi.advanceTimersByTime(2_999);
  expect(browser.location.assign).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(browser.location.assign.mock.calls).toEqual([['/login?redirect=%2Fsurvey%2Fcreate%2Fedit']]);
});

test('an ordinary refusal keeps the session and shows the server message', async () => {
  const { client, session, toasts } = await openPage(
    answerWith({ code: '9104', message: '没有权限', data: null }, 400),
  );
  await expect(client.call(accountCalls.querySignUserInfo)).rejects.toMatchObject({ kind: 'refused' });
  expect(toasts()).toEqual(['没有权限']);
  expect(session.isSignedIn()).toBe(true);
});
