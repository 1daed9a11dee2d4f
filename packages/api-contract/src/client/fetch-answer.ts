import type { Call } from '../call.ts';
import { SUCCESS_CODE } from '../error-codes.ts';
import type { BuiltRequest } from './build-request.ts';
import { CallFailure } from './call-failure.ts';
import { type Answer, judgeEnvelope } from './judge-envelope.ts';

export interface FileAnswer {
  readonly blob: Blob;
  readonly fileName: string | undefined;
}

export interface Transport {
  readonly fetch: typeof fetch;
  readonly timeoutMs: number;
}

/** One request and its judged answer; rejects with a CallFailure and with nothing else. */
export async function fetchAnswer(
  transport: Transport,
  call: Call,
  request: BuiltRequest,
  signal?: AbortSignal,
): Promise<Answer> {
  // By hand, not AbortSignal.any or .timeout: the answering page still meets browsers that have neither.
  const abort = new AbortController();
  let timedOut = false;
  const cancel = () => abort.abort();
  const timer = setTimeout(() => {
    timedOut = true;
    cancel();
  }, transport.timeoutMs);
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel);
  try {
    const { url, ...init } = request;
    const response = await transport.fetch(url, { ...init, signal: abort.signal });
    return await readAnswer(call, response);
  } catch (error) {
    if (error instanceof CallFailure) throw error;
    if (timedOut) throw new CallFailure('timed-out');
    if (abort.signal.aborted) throw new CallFailure('cancelled');
    throw new CallFailure('network', error instanceof Error ? error.message : String(error));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

async function readAnswer(call: Call, response: Response): Promise<Answer> {
  if (response.ok && isFile(call, response)) {
    const file: FileAnswer = { blob: await response.blob(), fileName: fileNameOf(response) };
    return { code: SUCCESS_CODE, message: '', data: file };
  }
  const judged = judgeEnvelope(response.status, parseJson(await response.text()));
  if (judged instanceof CallFailure) throw judged;
  return judged;
}

/** A call that answers with a file may still answer with an envelope: its refusal. */
function isFile(call: Call, response: Response): boolean {
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
  return response.headers.has('content-disposition') || (call.answers === 'file' && !isJson);
}

function fileNameOf(response: Response): string | undefined {
  const disposition = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
