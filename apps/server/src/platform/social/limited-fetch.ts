import { SocialFailure } from './social-app.ts';

const TIMEOUT_MS = 10_000;
/** Tokens, keys and descriptions of a service are a few kilobytes. */
const MOST_BYTES = 256 * 1024;

export interface FetchLimits {
  readonly timeoutMs?: number;
  readonly mostBytes?: number;
}

/**
 * A request to another service that ends in time and is read no further than makes sense. It follows nobody elsewhere: what it carries is
 * secret. For the same reason its failure names no address.
 */
export async function limitedFetch(
  address: string,
  request: RequestInit = {},
  { timeoutMs = TIMEOUT_MS, mostBytes = MOST_BYTES }: FetchLimits = {},
): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { body, status, headers } = await fetch(address, { ...request, redirect: 'error', signal });
    const bytes = await readUpTo(mostBytes, body);
    if (status >= 500) throw new Error(`status ${status}`);
    // Statuses without a body refuse even an empty one.
    return new Response(bytes.length > 0 ? bytes : null, { status, headers });
  } catch (error) {
    throw new SocialFailure('unreachable', error instanceof Error ? error.message : 'no answer');
  }
}

async function readUpTo(mostBytes: number, body: Response['body']): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new Error(`more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
