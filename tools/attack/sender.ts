import { Agent, request } from 'node:http';
import type { Call } from '@wenshu/api-contract';

export interface Answer {
  /** 0 when none came. */
  readonly status: number;
  /** Of the envelope, or empty when there is none. */
  readonly code: string;
  readonly data: unknown;
  readonly text: string;
}

export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
}

/** Longer than anything may take: whoever does not answer by then does not answer. */
const PATIENCE_MS = 60_000;
const KEPT_CHARACTERS = 300;

export interface SentFile {
  readonly name: string;
  readonly content: Buffer;
}

/** The beginning of a zip, and nothing behind it. */
const noFile: SentFile = { name: 'a.docx', content: Buffer.from('PK\u0003\u0004') };

const noAnswer = (text: string): Answer => ({ status: 0, code: '', data: null, text });

/** Sends calls of the contract, right and wrong ones, each from another address. */
export class Sender {
  readonly #origin: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 4 });
  #turn = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The input goes where the contract takes it from, and the file into the form of a call that takes one. */
  send(call: Call, input: unknown, token?: string, file?: SentFile): Promise<Answer> {
    return this.raw(requestOf(call, input, token, file));
  }

  raw({ method, path, headers = {}, body }: RawRequest): Promise<Answer> {
    this.#turn += 1;
    const from = `10.${(this.#turn >> 16) & 255}.${(this.#turn >> 8) & 255}.${this.#turn & 255}`;
    return new Promise(resolve => {
      const sent = request(this.#origin + path, {
        method,
        agent: this.#agent,
        headers: {
          'x-forwarded-for': from,
          // Node says it by itself for some methods only; without it a deletion has no body.
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
        timeout: PATIENCE_MS,
      });
      sent.on('response', response => {
        const chunks: Buffer[] = [];
        response.on('data', chunk => chunks.push(chunk));
        response.on('error', error => resolve(noAnswer(String(error))));
        response.on('end', () => resolve(readAnswer(response.statusCode ?? 0, Buffer.concat(chunks).toString())));
      });
      sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
      sent.on('error', error => resolve(noAnswer(String(error))));
      sent.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** A call as it goes over the wire. */
export function requestOf(call: Call, input: unknown, token?: string, file: SentFile = noFile): RawRequest {
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const path = `/api${call.path}`;
  if (!call.body) return { method: call.method, path: `${path}?${toQuery(input)}`, headers: authorization };
  const { type, body } = bodyOf(call, input, file);
  return { method: call.method, path, headers: { ...authorization, 'content-type': type }, body };
}

function readAnswer(status: number, text: string): Answer {
  try {
    const { code = '', data = null } = JSON.parse(text);
    return { status, code, data, text: text.slice(0, KEPT_CHARACTERS) };
  } catch {
    return { status, code: '', data: null, text: text.slice(0, KEPT_CHARACTERS) };
  }
}

function bodyOf({ takes }: Call, input: unknown, file: SentFile): { type: string; body: string | Buffer } {
  if (takes === undefined) return { type: 'application/json', body: JSON.stringify(input) ?? '' };
  if (takes === 'form') return { type: 'application/x-www-form-urlencoded', body: toQuery(input) };
  const fields = Object.entries(Object(input)).map(
    ([name, value]) =>
      `--form\r\ncontent-disposition: form-data; name=${JSON.stringify(name)}\r\n\r\n${toText(value)}\r\n`,
  );
  const head = `content-disposition: form-data; name="file"; filename=${JSON.stringify(file.name)}`;
  const start = `${fields.join('')}--form\r\n${head}\r\n\r\n`;
  return {
    type: 'multipart/form-data; boundary=form',
    body: Buffer.concat([Buffer.from(start), file.content, Buffer.from('\r\n--form--\r\n')]),
  };
}

function toQuery(input: unknown): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(Object(input))) {
    // A name that comes several times is a list.
    for (const one of Array.isArray(value) ? value.slice(0, 500) : [value]) query.append(name, toText(one));
  }
  // Longer ones do not get past Node's own limit of a header.
  return query.toString().slice(0, 12_000);
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
