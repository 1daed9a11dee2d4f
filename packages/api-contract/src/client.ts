import type { Call, CallData, CallRequest } from './call.ts';
import { buildRequest } from './client/build-request.ts';
import { CallFailure } from './client/call-failure.ts';
import { type FileAnswer, fetchAnswer } from './client/fetch-answer.ts';
import type { Answer } from './client/judge-envelope.ts';
import { createTokenRefresher, type StoredToken, type TokenStore } from './client/token-refresher.ts';

export { CallFailure, type FailureDetails, type FailureKind } from './client/call-failure.ts';
export type { FileAnswer } from './client/fetch-answer.ts';
export type { Answer } from './client/judge-envelope.ts';
export { referenceOf } from './client/reference-of.ts';
export type { StoredToken, TokenStore } from './client/token-refresher.ts';

export interface ClientOptions {
  readonly base: string;
  /** Left out by callers that have no session, such as the answering page. */
  readonly tokens?: TokenStore;
  readonly fetch?: typeof fetch;
  readonly timeoutMs?: number;
  readonly now?: () => number;
  /** Sent with every request, read anew each time: the reader's language. */
  readonly headers?: () => Readonly<Record<string, string>>;
  /** Told once about each failure, before the call rejects with it: the place for toasts and for leaving. */
  readonly onFailure?: (failure: CallFailure, options: CallOptions) => void;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** `false`: send no token, though there is one. */
  readonly authorization?: false;
  /** The caller shows refusals in its own place; `onFailure` should not. */
  readonly quiet?: boolean;
  /** Carries this one request: large uploads tell how far they are, which the usual `fetch` cannot. */
  readonly fetch?: typeof fetch;
  /** Longer than other requests may take: a gigabyte over a slow line. */
  readonly timeoutMs?: number;
}

export type CallResult<C> = C extends { answers: 'file' } ? FileAnswer : CallData<C>;
/** A call without query and body says nothing about its input, so nothing need stand after it. */
type Arguments<C> =
  unknown extends CallRequest<C>
    ? [input?: Record<string, never>, options?: CallOptions]
    : [input: CallRequest<C>, options?: CallOptions];

export interface Client {
  /** The data of a successful answer. */
  call<const C extends Call>(call: C, ...rest: Arguments<C>): Promise<CallResult<C>>;
  /** The whole answer, for callers to whom the code matters. */
  send<const C extends Call>(call: C, ...rest: Arguments<C>): Promise<Answer<CallResult<C>>>;
}

export const REQUEST_TIMEOUT_MS = 300_000;

/** One client for every call of the contract. It knows HTTP and the session, and nothing of React or of screens. */
export function createClient(options: ClientOptions): Client {
  const now = options.now ?? Date.now;
  const transport = {
    // Called through an arrow: the browser's fetch refuses to run as a method of another object.
    fetch: options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args)),
    timeoutMs: options.timeoutMs ?? REQUEST_TIMEOUT_MS,
  };
  const told = new WeakSet<CallFailure>();
  const tokens = options.tokens;
  const refresher = tokens && createTokenRefresher(tokens, (call, input) => perform(call, input, undefined, {}), now);

  async function tokenFor(call: Call, callOptions: CallOptions): Promise<StoredToken | undefined> {
    const token = callOptions.authorization === false ? undefined : tokens?.read();
    if (!token || !refresher?.isExpired(token)) return token;
    // What a visitor may ask is asked as a visitor: a public page must not send people to the login page.
    return call.audience === 'signed-in' ? refresher.freshToken(token) : undefined;
  }

  async function perform<C extends Call>(
    call: C,
    input: unknown,
    token: StoredToken | undefined,
    callOptions: CallOptions,
  ): Promise<Answer<CallResult<C>>> {
    const request = buildRequest(call, (input ?? {}) as Record<string, unknown>, options.base, now());
    const authorization = token && { authorization: `${token.tokenHead} ${token.token}` };
    const headers = { ...request.headers, ...options.headers?.(), ...authorization };
    const { fetch: send = transport.fetch, timeoutMs = transport.timeoutMs } = callOptions;
    const carrier = { fetch: send, timeoutMs };
    const answer = await fetchAnswer(carrier, call, { ...request, headers }, callOptions.signal);
    // Typed by the contract that the server registers its handlers by; parsing it again would cost every phone the schemas.
    return answer as Answer<CallResult<C>>;
  }

  const send: Client['send'] = async (call, ...rest) => {
    const [input, callOptions = {}] = rest;
    try {
      return await perform(call, input, await tokenFor(call, callOptions), callOptions);
    } catch (failure) {
      // Calls that waited for one refresh share its failure; a person is told of it once.
      if (failure instanceof CallFailure && !told.has(failure)) {
        told.add(failure);
        options.onFailure?.(failure, callOptions);
      }
      throw failure;
    }
  };

  return { send, call: async (call, ...rest) => (await send(call, ...rest)).data };
}
