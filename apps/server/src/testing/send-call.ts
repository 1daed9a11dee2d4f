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

/** The input goes where the contract takes it from: into the query of a call without a body, else into the body. */
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
      ...headers,
    },
    ...(call.body ? { payload: input } : { query: toQuery(input) }),
    ...(remoteAddress && { remoteAddress }),
  });
  return { status: response.statusCode, ...response.json() };
}

function toQuery(input: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
}
