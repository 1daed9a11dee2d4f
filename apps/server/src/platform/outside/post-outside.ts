import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { type ClientRequest, request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import { isPrivateAddress } from './private-addresses.ts';

const TIMEOUT_MS = 10_000;

/** Why a request to somebody's address brought no answer. */
export class OutsideFailure extends Error {
  readonly problem: 'unreachable' | 'timeout' | 'private-address';
  constructor(problem: OutsideFailure['problem'], cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

export interface OutsidePost {
  readonly address: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface OutsideOptions {
  /** Addresses of private networks are reached too. */
  readonly mayGoInside?: boolean;
  readonly timeoutMs?: number;
  /** How names become addresses; the machine's own way unless a test knows better. */
  readonly lookup?: typeof dnsLookup;
}

/**
 * Posts to an address that a person of ours has typed in, and says the status of the answer. Where it goes is looked at when the connection
 * is made, on the very addresses that are connected to: a name that led elsewhere a moment ago helps nobody. Redirects are not followed, and
 * the answer's body is not read: it is nobody's business here.
 */
export function postOutside(
  { address, body, headers }: OutsidePost,
  { mayGoInside = false, timeoutMs = TIMEOUT_MS, lookup = dnsLookup }: OutsideOptions = {},
): Promise<number> {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // No name is looked up for an address that is one already.
  if (!mayGoInside && isIP(host) !== 0 && isPrivateAddress(host))
    return Promise.reject(new OutsideFailure('private-address'));
  const begin = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const options: RequestOptions = {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      ...(!mayGoInside && { lookup: publicLookup(lookup) }),
    };
    const asked: ClientRequest = begin(url, options, answer => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    asked.on('error', error => reject(failureOf(error)));
    asked.end(body);
  });
}

function failureOf(error: Error): OutsideFailure {
  if (error instanceof OutsideFailure) return error;
  return new OutsideFailure(
    error.name === 'TimeoutError' || error.name === 'AbortError' ? 'timeout' : 'unreachable',
    error,
  );
}

/** One private address among those of a name is enough: which of them is connected to is not ours to choose. */
function publicLookup(lookup: typeof dnsLookup): LookupFunction {
  return (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return callback(error, [], 0);
      if (addresses.some(({ address }) => isPrivateAddress(address)))
        return callback(new OutsideFailure('private-address'), [], 0);
      if (options.all) return callback(null, addresses);
      const [first] = addresses;
      return first ? callback(null, first.address, first.family) : callback(new OutsideFailure('unreachable'), [], 0);
    });
}
