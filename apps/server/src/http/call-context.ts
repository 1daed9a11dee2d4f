import type { Audience } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Actor } from '../authorisation/actor.ts';
import type { SeatedOperator } from '../authorisation/operator.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { acceptedLanguages, readerLanguage } from './reader-language.ts';
import type { ReceivedFile } from './reading/receive-files.ts';
import type { IncomingFile } from './reading/receive-upload.ts';

/** What a handler knows besides its input. Everything is worked out when it is asked for: most calls ask for little. */
export class CallContext<A extends Audience = Audience> {
  /** Who asks: always there for a signed-in call, never for the others. */
  readonly actor: A extends 'signed-in' ? Actor : undefined;
  /** Who sits at the console, for its calls and no other. */
  readonly operator: A extends 'operator' ? SeatedOperator : undefined;
  readonly platform: Platform;
  /** The files of a multipart call; gone when it has been answered. */
  readonly receivedFiles: readonly ReceivedFile[];
  /** The file of an upload call, still on its way. */
  readonly incomingFile: IncomingFile | undefined;
  readonly #request: FastifyRequest;

  constructor(
    platform: Platform,
    request: FastifyRequest,
    actor: A extends 'signed-in' ? Actor : undefined,
    receivedFiles: readonly ReceivedFile[],
    incomingFile?: IncomingFile,
  ) {
    this.platform = platform;
    this.actor = actor;
    // Set before the body was read, by what the call's contract says.
    this.operator = request.operator as A extends 'operator' ? SeatedOperator : undefined;
    this.receivedFiles = receivedFiles;
    this.incomingFile = incomingFile;
    this.#request = request;
  }

  /** Work that ends when whoever asked hangs up: its signal says so. */
  async whileListening<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const { socket } = this.#request.raw;
    const hungUp = new AbortController();
    const hangUp = () => hungUp.abort();
    if (socket.destroyed) hangUp();
    socket.once('close', hangUp);
    try {
      return await work(hungUp.signal);
    } finally {
      // The connection lives on, for the next request.
      socket.off('close', hangUp);
    }
  }

  get database(): Database {
    return this.platform.database;
  }
  get clock(): Clock {
    return this.platform.clock;
  }
  get language(): Language {
    return readerLanguage(this.#request.headers);
  }
  get requestId(): string {
    return this.#request.id;
  }
  get log(): FastifyBaseLogger {
    return this.#request.log;
  }
  /** The client's own address; what a proxy says counts only when TRUST_PROXY names that proxy. */
  get clientAddress(): string {
    return this.#request.ip;
  }
  /** Tags of the languages that the browser asks for, best first. */
  get acceptedLanguages(): readonly string[] {
    return acceptedLanguages(this.#request.headers);
  }
  get userAgent(): string {
    return this.#request.headers['user-agent'] ?? '';
  }
  get authorization(): string | undefined {
    return this.#request.headers.authorization;
  }
  get cookieHeader(): string {
    return this.#request.headers.cookie ?? '';
  }
  /** Sent with the answer. */
  setCookie(cookie: string): void {
    this.#request.newCookie = cookie;
  }
  /** The Range header, for calls that answer with a file. */
  get range(): string | undefined {
    return this.#request.headers.range;
  }
  /** The If-Range header: the part is wanted only of the very file that has this tag. */
  get ifRange(): string | undefined {
    return this.#request.headers['if-range'] as string | undefined;
  }
}
