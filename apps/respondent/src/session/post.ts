import { errorCodes, SUCCESS_CODE } from '@wenshu/api-contract/error-codes';

/** What can come back instead of data: a code of ours, or no answer at all. */
export class CallFailed extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export const NETWORK_FAILED = 'network';
const TIMEOUT_MS = 30_000;

/** Whether trying again later can help: the network was away, or the server was. */
export function isPassing(error: unknown): boolean {
  return (
    error instanceof CallFailed &&
    [NETWORK_FAILED, errorCodes.systemAbnormal.code, errorCodes.serviceStopping.code].includes(error.code)
  );
}

export async function request<Data>(
  method: 'GET' | 'POST',
  path: string,
  language: string,
  body?: unknown,
): Promise<Data> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(`/api${path}`, {
      method,
      headers: { lang: language, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: abort.signal,
    });
    const envelope = (await response.json()) as { code: string; message: string; data: Data };
    if (envelope.code !== SUCCESS_CODE) throw new CallFailed(envelope.code, envelope.message);
    return envelope.data;
  } catch (error) {
    throw error instanceof CallFailed ? error : new CallFailed(NETWORK_FAILED, String(error));
  } finally {
    clearTimeout(timer);
  }
}
