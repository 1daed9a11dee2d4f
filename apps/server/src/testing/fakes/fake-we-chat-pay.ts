import { createCipheriv, generateKeyPairSync, type KeyObject, randomBytes, sign, verify } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a route of it answers. `body` undefined is an empty answer. */
export interface FakeAnswer {
  readonly status: number;
  readonly body?: object;
}
interface FakeRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
}
/** Undefined: not this route’s. */
export type FakeRoute = (request: FakeRequest) => FakeAnswer | undefined;

export interface SignedNotice {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/**
 * As much of WeChat Pay v3 as an installation needs, by its documentation. It looks at every signature by code of its own, shares nothing with
 * the adapter, and answers nobody who has not signed; what it answers it signs.
 */
export interface FakeWeChatPay {
  readonly url: string;
  readonly mchId: string;
  /** The environment of an installation that pays by it. */
  readonly env: Readonly<Record<string, string>>;
  /** Everything that was asked and signed well: method and path. */
  readonly asked: string[];
  /** Requests whose signature was wrong, with the reason. */
  readonly unsigned: string[];
  /** Answers the next request like this and does nothing for it; `isUnsigned` leaves the signature out. */
  answerOnce(answer: FakeAnswer & { readonly isUnsigned?: boolean }): void;
  /** Does the next request of this method and hangs up instead of answering. */
  hangUpOnce(method: 'GET' | 'POST'): void;
  /** A notice with this inside, signed and sealed as theirs are. `by` signs it instead. */
  notice(
    eventType: string,
    resource: object,
    more?: { at?: Date; by?: KeyObject; serial?: string; v3Key?: string },
  ): SignedNotice;
  stop(): Promise<void>;
}

export async function startFakeWeChatPay(
  routes: readonly FakeRoute[],
  /** Their clock. */
  now: () => Date,
): Promise<FakeWeChatPay> {
  const merchant = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const v3Key = randomBytes(16).toString('hex');
  const [mchId, serial, keyId] = ['1900000109', '5F3D1F2E9A', 'PUB_KEY_ID_0119000001092026'];
  const folder = await mkdtemp(join(tmpdir(), 'fake-we-chat-pay-'));
  const [keyFile, publicKeyFile] = [join(folder, 'apiclient_key.pem'), join(folder, 'pub_key.pem')];
  await writeFile(keyFile, merchant.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await writeFile(publicKeyFile, theirs.publicKey.export({ type: 'spki', format: 'pem' }));

  const asked: string[] = [];
  const unsigned: string[] = [];
  const nonces = new Set<string>();
  let next: (FakeAnswer & { readonly isUnsigned?: boolean }) | undefined;
  let hangsUpOn: string | undefined;

  const signed = (body: string, at: Date, by = theirs.privateKey, name = keyId) => {
    const timestamp = String(Math.floor(at.getTime() / 1000));
    const nonce = randomBytes(16).toString('hex');
    const signature = sign('sha256', Buffer.from(`${timestamp}\n${nonce}\n${body}\n`), by).toString('base64');
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-signature': signature,
      'wechatpay-serial': name,
    };
  };

  /** Why a request is not believed; undefined of one that is. */
  const problemOf = ({ method = '', url = '', headers }: IncomingMessage, body: string): string | undefined => {
    const [scheme, list = ''] = (headers.authorization ?? '').split(' ');
    if (scheme !== 'WECHATPAY2-SHA256-RSA2048') return 'no signature';
    const part = (name: string) => new RegExp(`(?:^|,)${name}="([^"]*)"`).exec(list)?.[1] ?? '';
    if (part('mchid') !== mchId || part('serial_no') !== serial) return 'another merchant';
    if (Math.abs(Number(part('timestamp')) - now().getTime() / 1000) > 300) return 'an old signature';
    if (!/^\w{16,32}$/.test(part('nonce_str')) || nonces.has(part('nonce_str'))) return 'a nonce that was used';
    nonces.add(part('nonce_str'));
    const message = `${method}\n${url}\n${part('timestamp')}\n${part('nonce_str')}\n${body}\n`;
    const isRight = verify(
      'sha256',
      Buffer.from(message),
      merchant.publicKey,
      Buffer.from(part('signature'), 'base64'),
    );
    return isRight ? undefined : 'a wrong signature';
  };

  const answerTo = (request: IncomingMessage, text: string): FakeAnswer => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://fake');
    const problem = problemOf(request, text);
    if (problem !== undefined) {
      unsigned.push(problem);
      return { status: 401, body: { code: 'SIGN_ERROR', message: problem } };
    }
    asked.push(`${request.method} ${pathname}`);
    const known = {
      method: request.method ?? '',
      path: pathname,
      query: searchParams,
      body: text ? JSON.parse(text) : {},
    };
    for (const route of routes) {
      const answer = route(known);
      if (answer) return answer;
    }
    return { status: 404, body: { code: 'NOT_FOUND', message: pathname } };
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const instead = next;
    next = undefined;
    const { status, body } = instead ?? answerTo(request, Buffer.concat(chunks).toString());
    if (hangsUpOn === request.method) {
      hangsUpOn = undefined;
      return void request.socket.destroy();
    }
    const text = body === undefined ? '' : JSON.stringify(body);
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(!instead?.isUnsigned && signed(text, now())),
    });
    response.end(text);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    mchId,
    env: {
      PUBLIC_URL: 'https://survey.example',
      WECHAT_PAY_APP_ID: 'wx8888888888888888',
      WECHAT_PAY_APP_SECRET: 'secret of the official account',
      WECHAT_PAY_MCHID: mchId,
      WECHAT_PAY_SERIAL: serial,
      WECHAT_PAY_KEY_FILE: keyFile,
      WECHAT_PAY_V3_KEY: v3Key,
      WECHAT_PAY_PUBLIC_KEY_ID: keyId,
      WECHAT_PAY_PUBLIC_KEY_FILE: publicKeyFile,
      WECHAT_PAY_URL: url,
    },
    asked,
    unsigned,
    answerOnce(answer) {
      next = answer;
    },
    hangUpOnce(method) {
      hangsUpOn = method;
    },
    notice(eventType, resource, more = {}) {
      const nonce = randomBytes(6).toString('hex');
      const associated = 'transaction';
      const cipher = createCipheriv('aes-256-gcm', more.v3Key ?? v3Key, nonce);
      cipher.setAAD(Buffer.from(associated));
      const sealed = Buffer.concat([cipher.update(JSON.stringify(resource)), cipher.final(), cipher.getAuthTag()]);
      const body = JSON.stringify({
        id: randomBytes(16).toString('hex'),
        create_time: now().toISOString(),
        event_type: eventType,
        resource_type: 'encrypt-resource',
        resource: {
          algorithm: 'AEAD_AES_256_GCM',
          ciphertext: sealed.toString('base64'),
          nonce,
          associated_data: associated,
          original_type: associated,
        },
        summary: '',
      });
      return { body, headers: signed(body, more.at ?? now(), more.by, more.serial) };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
