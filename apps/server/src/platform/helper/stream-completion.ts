import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { type CompletionPart, parseOr, readPart } from './completion-parts.ts';
import type { TokenCount } from './helper-model.ts';
import { HelperProblem } from './helper-problem.ts';
import { parseRetryAfter } from './retry-pause.ts';
import { SseReader } from './sse-reader.ts';
import { LimitWatch, type StreamLimits } from './watch-limits.ts';

export interface CompletionRequest {
  readonly url: URL;
  readonly key: string | undefined;
  readonly body: string;
  readonly limits: StreamLimits;
  readonly totalMs: number;
  /** Of the answer itself: what an endless one is ended at. */
  readonly mostCharacters: number;
  readonly signal: AbortSignal | undefined;
  /** What of it has come. */
  readonly onText: (text: string) => void;
}

export interface Completion {
  readonly text: string;
  readonly tokens: TokenCount | undefined;
}

/** As much of a refusal as is looked at. */
const REFUSAL_BYTES = 4_000;

/** One request, once. Whatever becomes of it, no socket and no timer is left; a redirect is a refusal: it leads where no operator pointed. */
export async function streamCompletion(asked: CompletionRequest): Promise<Completion> {
  const watch = new LimitWatch(asked.limits, asked.totalMs, asked.signal);
  const open: { request?: ClientRequest } = {};
  try {
    const response = await send(asked, watch, request => {
      open.request = request;
    });
    if (response.statusCode !== 200) throw await refusalOf(response, watch);
    const isStream = (response.headers['content-type'] ?? '').includes('text/event-stream');
    return isStream ? await readStream(response, asked, watch) : await readWhole(response, asked, watch);
  } catch (error) {
    if (watch.why) throw new HelperProblem(watch.why, { cause: error });
    if (error instanceof HelperProblem) throw error;
    throw new HelperProblem('gone', { cause: error });
  } finally {
    watch.close();
    open.request?.destroy();
  }
}

function send(
  { url, key, body }: CompletionRequest,
  watch: LimitWatch,
  onOpen: (request: ClientRequest) => void,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const begin = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      accept: 'text/event-stream, application/json',
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    };
    const request = begin(url, { method: 'POST', agent: false, signal: watch.signal, headers }, resolve);
    // It stays when the answer has begun: a socket that breaks later is told by the answer too, and must not end the process.
    request.on('error', reject);
    onOpen(request);
    request.end(body);
  });
}

/** Its bytes, watched and counted. */
async function* chunksOf(response: IncomingMessage, watch: LimitWatch, most: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  // Node's own type leaves open what its chunks are; without an encoding they are bytes.
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    watch.moved();
    bytes += chunk.length;
    if (bytes > most) throw new HelperProblem('too-long');
    yield chunk;
  }
}

async function readStream(response: IncomingMessage, asked: CompletionRequest, watch: LimitWatch): Promise<Completion> {
  const events = new SseReader();
  const answer = new GrowingAnswer(asked);
  try {
    for await (const chunk of chunksOf(response, watch, asked.limits.answerBytes))
      if (answer.addAll(events.push(chunk))) return answer.finish();
  } catch (error) {
    // Something came, and then the connection broke: it was not gone.
    if (error instanceof HelperProblem || watch.why) throw error;
    throw new HelperProblem('cut-off', { cause: error });
  }
  // What stands there now may be the last event or half of one; only a whole one is looked at.
  answer.addAll(events.end().filter(event => readPart(event)));
  if (!answer.isFinished) throw new HelperProblem('cut-off');
  return answer.finish();
}

/** Of a server that does not stream. Anything else is a page of something that is no model. */
async function readWhole(response: IncomingMessage, asked: CompletionRequest, watch: LimitWatch): Promise<Completion> {
  const part = readPart(await readText(chunksOf(response, watch, asked.limits.answerBytes)));
  const answer = new GrowingAnswer(asked);
  answer.add(part);
  return answer.finish();
}

class GrowingAnswer {
  readonly #asked: CompletionRequest;
  #text = '';
  #tokens: TokenCount | undefined;
  #finish: string | undefined;

  constructor(asked: CompletionRequest) {
    this.#asked = asked;
  }

  get isFinished(): boolean {
    return this.#finish !== undefined;
  }

  /** Whether the stream has said that it is at its end. */
  addAll(events: readonly string[]): boolean {
    for (const event of events) {
      if (event === '[DONE]') return true;
      this.add(readPart(event));
    }
    return false;
  }

  add(part: CompletionPart | undefined): void {
    if (!part) throw new HelperProblem('wrong-shape');
    this.#text += part.text;
    this.#tokens = part.tokens ?? this.#tokens;
    this.#finish = part.finish ?? this.#finish;
    if (this.#text.length > this.#asked.mostCharacters) throw new HelperProblem('too-long');
    if (part.text !== '') this.#asked.onText(this.#text);
  }

  finish(): Completion {
    if (this.#finish === 'length') throw new HelperProblem('too-long');
    return { text: this.#text, tokens: this.#tokens };
  }
}

async function readText(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of chunks) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

async function refusalOf(response: IncomingMessage, watch: LimitWatch): Promise<HelperProblem> {
  const status = response.statusCode ?? 0;
  const retryAfterMs = parseRetryAfter(response.headers['retry-after'], Date.now());
  if (status === 429) return new HelperProblem('over-limit', { status, retryAfterMs });
  if (status === 503) return new HelperProblem('busy', { status, retryAfterMs });
  if (status !== 400) return new HelperProblem('refused-by-server', { status });
  const said = await readText(chunksOf(response, watch, REFUSAL_BYTES)).catch(() => '');
  return new HelperProblem(isTooLong(said) ? 'too-long' : 'refused-by-server', { status });
}

/** Servers have no common word for it. */
function isTooLong(said: string): boolean {
  return parseOr(said) !== undefined && /context[ _]length|maximum context|too long/i.test(said);
}
