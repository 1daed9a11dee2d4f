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
      ...(call.takes === 'form' && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    ...(call.body ? { payload: bodyOf(call, input) } : { query: toQuery(input) }),
    ...(remoteAddress && { remoteAddress }),
  });
  return { status: response.statusCode, ...response.json() };
}

function bodyOf(call: Call, input: Record<string, unknown>): Record<string, unknown> | string {
  return call.takes === 'form' ? new URLSearchParams(toQuery(input)).toString() : input;
}

const takesForm = ({ takes }: Call) => takes === 'multipart' || takes === 'upload';

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
