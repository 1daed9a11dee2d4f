import { setTimeout as wait } from 'node:timers/promises';
import type { HelperFailure } from '@wenshu/api-contract';
import type { Clock } from '../clock/clock.ts';
import { buildBody } from './build-body.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { HealthRecord } from './health-record.ts';
import type { HelperModel, ModelAnswer, ModelMessage, ModelRequest, TokenCount } from './helper-model.ts';
import { HelperProblem } from './helper-problem.ts';
import { type Reading, readJson } from './read-json.ts';
import { decidePause } from './retry-pause.ts';
import { type Completion, streamCompletion } from './stream-completion.ts';
import type { StreamLimits } from './watch-limits.ts';

export interface OpenAiOptions {
  /** Base of the server, such as http://127.0.0.1:8000/v1. It is the operator's own setting: private networks are as good as others. */
  readonly url: string;
  readonly key: string | undefined;
  readonly model: string;
  readonly timeoutMs: number;
  readonly clock: Clock;
  readonly limits?: Partial<StreamLimits & HelperLimits>;
  readonly random?: () => number;
}

interface HelperLimits {
  readonly requestBytes: number;
  /** At the same time, by one process: every one holds a connection. */
  readonly atOnce: number;
}

const usualLimits = {
  firstByteMs: 30_000,
  idleMs: 20_000,
  answerBytes: 8_000_000,
  requestBytes: 512_000,
  atOnce: 8,
} as const satisfies StreamLimits & HelperLimits;

/** A token is never this long; an answer that grows beyond is no longer one to the question. */
const CHARACTERS_PER_TOKEN = 8;

/** Any server of the OpenAI protocol for chat completions. */
export function createOpenAiModel(options: OpenAiOptions): HelperModel {
  const health = new HealthRecord(options.clock);
  const limits = Object.assign({}, usualLimits, options.limits);
  const server = { takesSchema: true, running: 0 };
  const url = new URL(`${options.url.replace(/\/+$/, '')}/chat/completions`);
  return {
    name: options.model,
    place: url.host,
    health: () => health.read(),
    async complete(request) {
      if (server.running >= limits.atOnce) return { failed: 'busy' };
      server.running += 1;
      const answer = await new Asking(request, Object.assign({}, options, { limits, url, server })).run();
      server.running -= 1;
      health.add('failed' in answer ? answer.failed : undefined);
      return answer;
    },
  };
}

interface AskingOptions extends Omit<OpenAiOptions, 'url' | 'limits'> {
  readonly limits: StreamLimits & HelperLimits;
  readonly url: URL;
  /** What was learnt of the server holds for everybody who asks after. */
  readonly server: { takesSchema: boolean };
}

const NOTHING = { body: '', text: '' };

/** One thing that is asked for, with all its tries, within one time. */
class Asking<T> {
  readonly #request: ModelRequest<T>;
  readonly #options: AskingOptions;
  readonly #until: number;
  #sent = 0;
  #received = 0;
  /** What is on its way now: the server works on it, whether or not anybody waits. */
  #underWay: Pick<Completion, 'text'> & { readonly body: string } = NOTHING;

  constructor(request: ModelRequest<T>, options: AskingOptions) {
    this.#request = request;
    this.#options = options;
    this.#until = performance.now() + options.timeoutMs;
  }

  async run(): Promise<ModelAnswer<T>> {
    try {
      return await this.#converse();
    } catch (error) {
      // What is not a problem of the model's is a bug of ours, and still nobody's spinner: whoever asked gets the house's own way.
      if (!(error instanceof HelperProblem)) return { failed: 'refused-by-server' };
      if (error.failure !== 'stopped') return { failed: error.failure };
      this.#count(Object.assign({ tokens: undefined }, this.#underWay), this.#underWay.body);
      return { failed: 'stopped', tokens: this.#spent() };
    }
  }

  async #converse(): Promise<ModelAnswer<T>> {
    const first = await this.#ask(this.#request.messages);
    const found = this.#judge(first);
    if ('value' in found) return this.#answer(found.value);
    const again = await this.#ask([
      ...this.#request.messages,
      { role: 'assistant', content: first === '' ? '{}' : first },
      { role: 'user', content: `${found.wrong} Answer once more, with the whole JSON.` },
    ]);
    const second = this.#judge(again);
    if ('value' in second) return this.#answer(second.value);
    // Our own check refused it: the server did its work. Else whoever asks for what cannot pass could ask without end.
    if (second.failure === 'not-good-enough') return { failed: second.failure, tokens: this.#spent() };
    return { failed: second.failure };
  }

  #answer(value: T): ModelAnswer<T> {
    return { value, tokens: this.#spent() };
  }

  #spent(): TokenCount {
    return { sent: this.#sent, received: this.#received };
  }

  #judge(text: string): { value: T } | { wrong: string; failure: HelperFailure } {
    const read: Reading<T> = readJson(text, this.#request.schema);
    if ('wrong' in read) return { wrong: read.wrong, failure: 'wrong-shape' };
    const wrong = this.#request.check?.(read.value);
    return wrong === undefined ? read : { wrong, failure: 'not-good-enough' };
  }

  async #ask(messages: readonly ModelMessage[]): Promise<string> {
    const { server } = this.#options;
    const bySchema = server.takesSchema;
    try {
      return await this.#patiently(messages, bySchema);
    } catch (error) {
      if (!bySchema || !(error instanceof HelperProblem) || error.status !== 400) throw error;
      if (error.failure === 'too-long') throw error;
      // It may not know this way of asking. If it answers the other way, it is asked so from now on.
      const text = await this.#patiently(messages, false);
      server.takesSchema = false;
      return text;
    }
  }

  async #patiently(messages: readonly ModelMessage[], bySchema: boolean): Promise<string> {
    for (let retries = 0; ; retries++) {
      try {
        return await this.#once(messages, bySchema);
      } catch (error) {
        if (!(error instanceof HelperProblem)) throw error;
        const pauseMs = decidePause(error, retries, (this.#options.random ?? Math.random)());
        // Nobody waits for what cannot come in time.
        if (pauseMs === undefined || pauseMs >= this.#leftMs()) throw error;
        await this.#pause(pauseMs);
      }
    }
  }

  async #pause(ms: number): Promise<void> {
    const { signal } = this.#request;
    // What the server failed at costs nothing, also when the waiting for the next try is stopped.
    this.#underWay = NOTHING;
    await wait(ms, undefined, signal && { signal }).catch(cause => {
      throw new HelperProblem('stopped', { cause });
    });
  }

  async #once(messages: readonly ModelMessage[], bySchema: boolean): Promise<string> {
    const { limits, url, key, model } = this.#options;
    const { maxTokens, signal, onProgress } = this.#request;
    const body = buildBody(this.#request, { messages, model, bySchema });
    if (Buffer.byteLength(body) > limits.requestBytes) throw new HelperProblem('too-long');
    this.#underWay = signal?.aborted ? NOTHING : { body, text: '' };
    const completion = await streamCompletion({
      url,
      key,
      body,
      limits,
      totalMs: this.#leftMs(),
      mostCharacters: maxTokens * CHARACTERS_PER_TOKEN,
      signal,
      onText: text => {
        this.#underWay = { body, text };
        onProgress?.(text.length);
      },
    });
    this.#underWay = NOTHING;
    this.#count(completion, body);
    return completion.text;
  }

  #count({ tokens, text }: Completion, body: string): void {
    const spent: TokenCount = tokens ?? { sent: estimateTokens(body), received: estimateTokens(text) };
    this.#sent += spent.sent;
    this.#received += spent.received;
  }

  #leftMs(): number {
    return this.#until - performance.now();
  }
}
