import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** What was asked of it, as far as tests look at it. */
export interface AskedCompletion {
  readonly model: string;
  readonly stream: boolean;
  readonly max_tokens: number;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly response_format?: {
    readonly json_schema: { readonly name: string; readonly strict: boolean; readonly schema: unknown };
  };
}

export interface Exchange {
  readonly asked: AskedCompletion;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}
export type ModelBehaviour = (exchange: Exchange) => unknown;

/** A server of the OpenAI protocol for chat completions, on a port of its own, which does what each test says: one behaviour for one request, the last one for all that come after. */
export class ModelServer {
  readonly asked: AskedCompletion[] = [];
  readonly headers: IncomingMessage['headers'][] = [];
  readonly paths: string[] = [];
  readonly sockets = new Set<Socket>();
  #behaviours: ModelBehaviour[] = [];
  readonly #server = createServer(async (request, response) => {
    const asked = JSON.parse(await text(request)) as AskedCompletion;
    this.asked.push(asked);
    this.headers.push(request.headers);
    this.paths.push(request.url ?? '');
    const behaviour = this.#behaviours.length > 1 ? this.#behaviours.shift() : this.#behaviours[0];
    await behaviour?.({ asked, request, response });
  });

  /** Its base address, as HELPER_URL has it. */
  async start(): Promise<string> {
    this.#server.on('connection', socket => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  will(...behaviours: ModelBehaviour[]): void {
    this.#behaviours = behaviours;
    this.asked.length = 0;
    this.headers.length = 0;
    this.paths.length = 0;
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise(resolve => this.#server.close(() => resolve()));
  }
}

const eventStream = { 'content-type': 'text/event-stream; charset=utf-8' };
const event = (data: unknown) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
const delta = (content: unknown, finish: string | null = null) => ({
  choices: [{ index: 0, delta: { content }, finish_reason: finish }],
});

/** The whole of a stream that says this, as its bytes. */
export function streamBytes(content: string, { usage = true } = {}): Buffer {
  const pieces = content.match(/.{1,3}/gsu) ?? [];
  return Buffer.from(
    [
      event({ choices: [{ index: 0, delta: { role: 'assistant' } }] }),
      ...pieces.map(piece => event(delta(piece))),
      event(delta('', 'stop')),
      ...(usage ? [event({ choices: [], usage: { prompt_tokens: 120, completion_tokens: 34 } })] : []),
      event('[DONE]'),
    ].join(''),
  );
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/** What a model's server can do, rightly and wrongly. */
export const modelDoes = {
  say:
    (value: unknown, options?: { usage?: boolean }): ModelBehaviour =>
    ({ response }) =>
      response.writeHead(200, eventStream).end(streamBytes(asText(value), options)),
  /** In chunks of so many bytes, so that borders lie inside characters and inside events. */
  sayInChunks:
    (value: unknown, bytes: number): ModelBehaviour =>
    async ({ response }) => {
      response.writeHead(200, eventStream);
      const whole = streamBytes(asText(value));
      for (let at = 0; at < whole.length; at += bytes) {
        response.write(whole.subarray(at, at + bytes));
        await new Promise(setImmediate);
      }
      response.end();
    },
  /** As it is, with this content type: for servers that do not stream, and for what is no model at all. */
  send:
    (
      status: number,
      body: unknown,
      headers: Record<string, string> = { 'content-type': 'application/json' },
    ): ModelBehaviour =>
    ({ response }) =>
      response.writeHead(status, headers).end(asText(body)),
  stream:
    (...events: unknown[]): ModelBehaviour =>
    ({ response }) =>
      response.writeHead(200, eventStream).end(events.map(event).join('')),
  neverBegin: (): ModelBehaviour => () => {},
  /** Its headers come, and nothing after. */
  neverSpeak:
    (): ModelBehaviour =>
    ({ response }) =>
      response.writeHead(200, eventStream).flushHeaders(),
  fallSilent:
    (): ModelBehaviour =>
    ({ response }) =>
      response.writeHead(200, eventStream).write(event(delta('{"words":["on'))),
  /** The connection breaks in the middle of an event. */
  breakOff:
    (): ModelBehaviour =>
    async ({ response }) => {
      response.writeHead(200, eventStream).write(`${event(delta('{"wor'))}data: {"choices":[{"delta":{"con`);
      await pause(20);
      response.socket?.destroy();
    },
  /** It ends as if it were whole. */
  endEarly:
    (): ModelBehaviour =>
    ({ response }) =>
      response.writeHead(200, eventStream).end(`${event(delta('{"wor'))}data: {"choices":[{"delta":{"con`),
  neverEnd:
    (everyMs = 0): ModelBehaviour =>
    async ({ response }) => {
      response.writeHead(200, eventStream);
      const words = event(delta('and so on, '.repeat(50)));
      while (!response.destroyed) {
        response.write(words);
        await pause(everyMs);
      }
    },
  /** Bytes without end, of which nothing is an event. */
  pourBytes:
    (): ModelBehaviour =>
    async ({ response }) => {
      response.writeHead(200, eventStream);
      while (!response.destroyed) {
        response.write('x'.repeat(50_000));
        await pause(0);
      }
    },
} as const;

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
