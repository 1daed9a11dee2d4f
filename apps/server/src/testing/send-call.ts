import type { Call, Envelope } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';

export interface TestRequest {
  readonly token?: string;
  readonly lang?: 'zh' | 'en';
  readonly headers?: Readonly<Record<string, string>>;
  readonly remoteAddress?: string;
}

export interface TestAnswer extends Envelope {
  readonly status: number;
}

/** The input goes where the contract takes it from: into the query of a call without a body, else into the body, which may be a form. */
export async function sendCall(
  app: FastifyInstance,
  call: Call,
  input: Record<string, unknown>,
  { token, lang, headers, remoteAddress }: TestRequest = {},
): Promise<TestAnswer> {
  const response = await app.inject({
    method: call.method,
    url: `/api${call.path}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(lang && { lang }),
      ...(call.takes && { 'content-type': contentTypes[call.takes] }),
      ...headers,
    },
    ...(call.body ? { payload: bodyOf(call, input) } : { query: toQuery(input) }),
    ...(remoteAddress && { remoteAddress }),
  });
  return { status: response.statusCode, ...response.json() };
}

const contentTypes = {
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data; boundary=form',
  upload: 'multipart/form-data; boundary=form',
};

function bodyOf({ takes }: Call, input: Record<string, unknown>): Record<string, unknown> | string {
  if (takes === undefined) return input;
  return takes === 'form' ? new URLSearchParams(toQuery(input)).toString() : toForm(input);
}

/** The fields only; `sendForm` sends files as well. */
function toForm(input: Record<string, unknown>): string {
  const parts = Object.entries(input).map(
    ([name, value]) => `--form\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  );
  return `${parts.join('')}--form--\r\n`;
}

function toQuery(input: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
}
