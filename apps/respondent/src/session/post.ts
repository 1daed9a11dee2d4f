import { codes, SUCCESS_CODE } from './codes.ts';

/** What can come back instead of data: a code of ours, or no answer at all. */
export class CallFailed extends Error {
  readonly code: string;
  /** What it is about: a question's key, for an answer that was not taken. */
  readonly field: string | undefined;
  /** Where the server failed: by which what happened is found in its log. */
  readonly reference: string | undefined;

  constructor(
    code: string,
    message: string,
    { field, requestId }: Pick<Envelope<unknown>, 'field' | 'requestId'> = {},
  ) {
    super(message);
    this.code = code;
    this.field = field;
    this.reference = code === codes.systemAbnormal ? requestId : undefined;
  }
}

export const NETWORK_FAILED = 'network';
const TIMEOUT_MS = 30_000;

/** Whether trying again later can help: the network was away, or the server was, or too many asked at once. */
export function isPassing(error: unknown): boolean {
  return (
    error instanceof CallFailed &&
    [NETWORK_FAILED, codes.systemAbnormal, codes.serviceStopping, codes.storageFull, codes.tooManyRequests].includes(
      error.code,
    )
  );
}

interface RequestOptions {
  readonly body?: unknown;
  /** Goes on when the page is left. Browsers take little this way. */
  readonly isLast?: boolean;
}

export async function request<Data>(
  method: 'GET' | 'POST',
  path: string,
  language: string,
  { body, isLast }: RequestOptions = {},
): Promise<Data> {
  // Chrome 64 and iOS 12 know fetch but not how to break it off: there the answer is waited for no longer, all the same.
  const abort = typeof AbortController === 'undefined' ? undefined : new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('no answer in time'));
      abort?.abort();
    }, TIMEOUT_MS);
  });
  try {
    const answer = fetch(`/api${path}`, {
      method,
      headers: { lang: language, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(abort && { signal: abort.signal }),
      ...(isLast && { keepalive: true }),
    }).then(response => response.json());
    const envelope = (await Promise.race([answer, tooLate])) as Envelope<Data>;
    if (envelope.code !== SUCCESS_CODE) throw new CallFailed(envelope.code, envelope.message, envelope);
    return envelope.data;
  } catch (error) {
    throw error instanceof CallFailed ? error : new CallFailed(NETWORK_FAILED, String(error));
  } finally {
    clearTimeout(timer);
  }
}

interface Envelope<Data> {
  readonly code: string;
  readonly message: string;
  readonly data: Data;
  readonly field?: string;
  readonly requestId?: string;
}
