import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** As much of WeChat's server as a sign-in needs, answering as its documentation says: always 200, as text/plain, errors in `errcode`. */
export interface FakeWeChat {
  readonly url: string;
  /** Somebody scans and agrees: the code that WeChat sends them back with. It is good once. */
  agree(openId: string): string;
  /** What the next question gets instead: a status, and a body. */
  answerOnce(status: number, body: string): void;
  stop(): Promise<void>;
}

export async function startFakeWeChat(appId: string, secret: string): Promise<FakeWeChat> {
  const openIds = new Map<string, string>();
  let next: { status: number; body: string } | undefined;

  const answerTo = ({ pathname, searchParams: asked }: URL) => {
    if (pathname !== '/sns/oauth2/access_token') return { errcode: -1, errmsg: 'unknown address' };
    if (asked.get('appid') !== appId) return { errcode: 40013, errmsg: 'invalid appid' };
    if (asked.get('secret') !== secret) return { errcode: 40125, errmsg: 'invalid appsecret' };
    if (asked.get('grant_type') !== 'authorization_code') return { errcode: 40002, errmsg: 'invalid grant_type' };
    const code = asked.get('code') ?? '';
    const openid = openIds.get(code);
    if (openid === undefined) return { errcode: 40029, errmsg: 'invalid code' };
    openIds.delete(code);
    const tokens = { access_token: 'ACCESS', expires_in: 7200, refresh_token: 'REFRESH' };
    return { ...tokens, openid, scope: 'snsapi_login', unionid: `union-${openid}` };
  };

  const server = createServer((request, response) => {
    const { status, body } = next ?? {
      status: 200,
      body: JSON.stringify(answerTo(new URL(request.url ?? '', 'http://fake'))),
    };
    next = undefined;
    response.writeHead(status, { 'content-type': 'text/plain' }).end(body);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    agree(openId) {
      const code = `code${openIds.size}${openId}`;
      openIds.set(code, openId);
      return code;
    },
    answerOnce(status, body) {
      next = { status, body };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
