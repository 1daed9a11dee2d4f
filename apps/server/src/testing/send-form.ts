import type { Call, Envelope } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';

export interface SentForm {
  readonly fields: Readonly<Record<string, string | number>>;
  readonly file?: { readonly content: Uint8Array; readonly name: string };
  /** The file before the fields, as some clients do. */
  readonly isFileFirst?: boolean;
  readonly token?: string;
  readonly lang?: 'zh' | 'en';
}

/** Makes a call that takes a form with a file. */
export async function sendForm(app: FastifyInstance, call: Call, sent: SentForm): Promise<Envelope & { data: never }> {
  const form = new FormData();
  const addFile = () => sent.file && form.append('file', new Blob([new Uint8Array(sent.file.content)]), sent.file.name);
  if (sent.isFileFirst) addFile();
  for (const [name, value] of Object.entries(sent.fields)) form.append(name, String(value));
  if (!sent.isFileFirst) addFile();
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const response = await app.inject({
    method: call.method,
    url: `/api${call.path}`,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(sent.token && { authorization: `Bearer ${sent.token}` }),
      lang: sent.lang ?? 'en',
    },
  });
  return response.json();
}

const bytes = (text: string) => Buffer.from(text, 'latin1');
/** The smallest beginnings that pass for a file of the format. */
export const samples = {
  png: Buffer.concat([bytes('\x89PNG\r\n\x1a\n'), Buffer.alloc(2000, 7)]),
  mp4: Buffer.concat([bytes('\0\0\0\x18ftypisom'), Buffer.alloc(1000)]),
  glb: Buffer.concat([bytes('glTF\x02\0\0\0'), Buffer.alloc(1000)]),
  html: Buffer.from('<html><script>alert(1)</script></html>'),
};
