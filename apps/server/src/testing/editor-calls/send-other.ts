import type { Call, Envelope } from '@wenshu/api-contract';
import type { TestApp } from '../build-test-app.ts';
import { sendForm } from '../send-form.ts';

interface Sent {
  readonly token?: string;
  readonly file?: Buffer | undefined;
}

type Input = Readonly<Record<string, unknown>>;

/** Makes a call of any kind, in English: with a file, answered by a file (its name is the data then), or plain. */
export function sendOther(test: TestApp, call: Call, input: Input, { token, file }: Sent): Promise<Envelope> {
  if (call.answers === 'file') return fetchFile(test, call, input, token);
  const who = { ...(token && { token }), lang: 'en' } as const;
  // Tests send what they like; the call itself checks it.
  if (!call.takes) return test.call(call, input as never, who);
  const fields = input as Readonly<Record<string, string | number>>;
  return sendForm(test.app, call, { fields, ...(file && { file: { content: file, name: 'a.bin' } }), ...who });
}

async function fetchFile({ app }: TestApp, call: Call, input: Input, token: string | undefined): Promise<Envelope> {
  const response = await app.inject({
    method: call.method,
    url: `/api${call.path}`,
    headers: { ...(token && { authorization: `Bearer ${token}` }), lang: 'en' },
    ...(call.method === 'GET' ? { query: input as Record<string, string> } : { payload: input }),
  });
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers['content-disposition'] ?? '')?.[1];
  if (name === undefined) return response.json();
  return { code: '0000', message: '', data: decodeURIComponent(name) };
}
