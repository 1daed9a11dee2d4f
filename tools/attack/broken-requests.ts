import { connect } from 'node:net';
import type { Call } from '@wenshu/api-contract';
import type { RawRequest } from './sender.ts';

/** Bodies that are no input at all, for a call that takes one. */
export function* brokenBodies({ method, path, takes }: Call, token: string): Generator<RawRequest & { what: string }> {
  const to = { method, path: `/api${path}` };
  const authorization = `Bearer ${token}`;
  const json = { authorization, 'content-type': 'application/json' };
  const form = { authorization, 'content-type': 'multipart/form-data; boundary=form' };
  const bodies: readonly (readonly [what: string, headers: Record<string, string>, body: string | Buffer])[] = [
    ...['null', '[]', '"x"', '5', '{', '{"a":', '{"a":1}}', '\ufeff{}', '{"__proto__":{"x":1}}', '{"a":1,"a":2}'].map(
      body => [`body ${body}`, json, body] as const,
    ),
    ['deep lists', json, '['.repeat(100_000)],
    ['deep objects', json, `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
    ['no UTF-8', json, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['another content type', { authorization, 'content-type': 'text/xml' }, '<a/>'],
    ['no content type', { authorization }, '{}'],
    ['a form without a boundary', { authorization, 'content-type': 'multipart/form-data' }, 'x'],
    [
      'a form without an end',
      form,
      '--form\r\ncontent-disposition: form-data; name="file"; filename="a.docx"\r\n\r\nPK',
    ],
    ['a form that is nothing', form, 'x'.repeat(1000)],
    ['a thousand fields', form, manyFields(1_000)],
    ['a form in a form', form, manyFields(3).replaceAll('form-data', 'multipart/mixed; boundary=form')],
  ];
  for (const [what, headers, body] of bodies) {
    if (takes === undefined || what.includes('form') || what.includes('fields')) yield { ...to, what, headers, body };
  }
}

function manyFields(count: number): string {
  const fields = Array.from(
    { length: count },
    (_, index) => `--form\r\ncontent-disposition: form-data; name="f${index}"\r\n\r\nx\r\n`,
  );
  return `${fields.join('')}--form--\r\n`;
}

const strangeParts = [
  '%00',
  '%',
  '%zz',
  '%ff%fe',
  '%C0%AE%C0%AE',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e',
  '%F0%9F%92%A9',
  'constructor',
  '__proto__',
  "';--",
  'a'.repeat(5000),
  '?linkCode=%00',
  '?linkCode=a&linkCode=b',
  '?__proto__[x]=1',
  '//evil.example',
];

/** Addresses that nobody was given, below every place that is served. */
export function* strangeAddresses(calls: readonly Call[]): Generator<RawRequest & { what: string }> {
  const places = [
    '/',
    '/s/',
    '/p/',
    '/c/',
    '/api/',
    '/files/',
    '/assets/',
    '/outbox/',
    '/survey/',
    '/api/platform/file/',
  ];
  const gets = calls.filter(call => call.method === 'GET').map(call => `/api${call.path}/`);
  for (const place of [...places, ...gets])
    for (const part of strangeParts) yield { what: part.slice(0, 20), method: 'GET', path: place + part };
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE'])
    for (const place of places) yield { what: method, method, path: place };
}

/** Not HTTP, or HTTP that stops half-way, as text on the wire. */
export const brokenConversations: readonly string[] = [
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
  'GET /\r\n\r\n',
  '\u0016\u0003\u0001\u0000\u00a5\u0001\u0000\u0000',
  'NONSENSE\r\n\r\n',
  `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: a\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: a\r\n${'x: y\r\n'.repeat(5000)}\r\n`,
  'GET /s/\u0000 HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET http://[::1 HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nauthorization: \r\n\r\n',
  post('Content-Length: 100\r\n', '{"a":1'),
  post('Content-Length: 1\r\n', '{"a":1}GET / HTTP/1.1\r\n\r\n'),
  post('Content-Length: -1\r\n', '{}'),
  post('Content-Length: 99999999999999999999\r\n', '{}'),
  post('Content-Length: 2\r\nContent-Length: 3\r\n', '{}'),
  post('Transfer-Encoding: chunked\r\nContent-Length: 2\r\n', '2\r\n{}\r\n0\r\n\r\n'),
  post('Transfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n'),
  post('Transfer-Encoding: chunked\r\n', 'ffffffffffffffff\r\n{}'),
  post('Transfer-Encoding: gzip, chunked\r\n', '2\r\n{}\r\n0\r\n\r\n'),
  post('Expect: 100-continue\r\nContent-Length: 2\r\n', ''),
  post('Content-Encoding: gzip\r\nContent-Length: 2\r\n', '{}'),
];

function post(headers: string, body: string): string {
  return `POST /api/account/signIn HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${headers}\r\n${body}`;
}

/** The status of the first answer, or 0 for none: being cut off is a good answer to nonsense. */
export function converse(origin: string, text: string): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise(resolve => {
    let got = '';
    const socket = connect(Number(port), hostname, () => socket.end(Buffer.from(text, 'latin1')));
    socket.setTimeout(5_000, () => socket.destroy());
    socket.on('data', chunk => {
      got += chunk.toString('latin1');
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(Number(/^HTTP\/1\.\d (\d{3})/.exec(got)?.[1] ?? 0)));
  });
}
