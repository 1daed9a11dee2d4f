import type { KeyObject } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import { openResource } from './open-resource.ts';
import { signRequest } from './sign-request.ts';
import { isTheirs, type TheirKey } from './signatures.ts';
import { WeChatPayFailure } from './we-chat-pay-failure.ts';

export interface WeChatPayOptions {
  readonly url: string;
  readonly mchId: string;
  /** Of our own certificate, by which they know our key. */
  readonly serial: string;
  readonly privateKey: KeyObject;
  readonly theirs: TheirKey;
  /** What notices are sealed with. */
  readonly v3Key: string;
  readonly clock: Clock;
  readonly timeoutMs?: number;
}

/** A notice that was signed by them, lately, and opened. */
export interface Notice {
  readonly id: string;
  readonly eventType: string;
  readonly resource: unknown;
}

export type NoticeHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** WeChat Pay v3: what is asked is signed by us, and nothing that comes back is believed unless they have signed it. */
export interface WeChatPay {
  readonly mchId: string;
  /** What they answer; null of an empty answer. Throws `WeChatPayFailure`. */
  request(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown>;
  /** Undefined of anything that they have not signed within five minutes, or that does not open. `body` as it came, byte by byte. */
  openNotice(headers: NoticeHeaders, body: string): Notice | undefined;
}

const TIMEOUT_MS = 10_000;
/** Their answers are a few kilobytes. */
const MOST_BYTES = 256 * 1024;

export function createWeChatPay(options: WeChatPayOptions): WeChatPay {
  const { theirs, clock } = options;
  return {
    mchId: options.mchId,
    async request(method, path, body) {
      const sent = body === undefined ? '' : JSON.stringify(body);
      const { status, headers, text } = await send(options, { method, path, sent });
      // Of a server in trouble nothing is asked but whether it is there: the same is asked again later.
      if (status >= 500 || status === 429) throw new WeChatPayFailure('unreachable', { status });
      if (!isTheirs(theirs, clock, Object.fromEntries(headers), text))
        throw new WeChatPayFailure('not-theirs', { status });
      const answer = text === '' ? null : parse(text);
      if (status >= 400) throw new WeChatPayFailure('refused', { status, ...codeOf(answer) });
      return answer;
    },
    openNotice(headers, body) {
      if (!isTheirs(theirs, clock, headers, body)) return undefined;
      return readNotice(options.v3Key, parse(body));
    },
  };
}

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly sent: string;
}

async function send(
  options: WeChatPayOptions,
  asked: Asked,
): Promise<{ status: number; headers: Headers; text: string }> {
  const { url, theirs, timeoutMs = TIMEOUT_MS } = options;
  try {
    const response = await fetch(`${url}${asked.path}`, {
      method: asked.method,
      ...(asked.sent !== '' && { body: asked.sent }),
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': 'wenshu',
        authorization: signRequest(options, asked),
        // Which of their keys we know: they sign their answers with it.
        'wechatpay-serial': theirs.id,
      },
      // What it carries is signed for this address alone.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, headers: response.headers, text: await readText(response.body) };
  } catch (error) {
    throw new WeChatPayFailure('unreachable', { cause: error });
  }
}

async function readText(body: Response['body']): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error(`more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function codeOf(answer: unknown): { code?: string } {
  const { code } = (answer ?? {}) as { code?: unknown };
  return typeof code === 'string' ? { code } : {};
}

function readNotice(v3Key: string, notice: unknown): Notice | undefined {
  const { id, event_type: eventType, resource } = (notice ?? {}) as Readonly<Record<string, unknown>>;
  const opened = openResource(v3Key, resource);
  if (typeof id !== 'string' || typeof eventType !== 'string' || opened === undefined) return undefined;
  return { id, eventType, resource: opened };
}
