import type { HelperFailure } from '@wenshu/api-contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type ModelBehaviour, ModelServer, modelDoes } from '../../testing/fakes/model-server.ts';
import { TestClock } from '../../testing/test-clock.ts';
import type { ModelRequest } from './helper-model.ts';
import { createOpenAiModel, type OpenAiOptions } from './open-ai-model.ts';

const server = new ModelServer();
let url = '';
let socketsBefore = 0;
const countSockets = () => process.getActiveResourcesInfo().filter(name => name === 'TCPSocketWrap').length;
beforeAll(async () => {
  url = await server.start();
  socketsBefore = countSockets();
});
afterAll(() => server.stop());

const schema = z.object({ words: z.array(z.string()) });
type Words = z.infer<typeof schema>;
const clock = new TestClock();
// Long enough for a machine that others keep busy: whoever is silent here is silent for ever.
const limits = { firstByteMs: 1_200, idleMs: 1_000, answerBytes: 300_000, requestBytes: 20_000 };
const build = (options: Partial<OpenAiOptions> = {}) =>
  createOpenAiModel({
    url,
    key: 'the-key',
    model: 'small-1',
    timeoutMs: 9_000,
    clock,
    limits,
    random: () => 0,
    ...options,
  });
const request = (more: Partial<ModelRequest<Words>> = {}): ModelRequest<Words> => ({
  system: 'You write words.',
  messages: [{ role: 'user', content: '三个词' }],
  schemaName: 'words',
  schema,
  maxTokens: 200,
  ...more,
});
const words = { words: ['满意', 'naïve 🐱', '一般'] };

/** Nothing is left of a request: the server sees its connection closed, and no timer of ours runs on. */
afterEach(async () => {
  await vi.waitFor(() => expect(server.sockets.size).toBe(0), 20_000);
  await vi.waitFor(() => expect(countSockets()).toBe(socketsBefore), 20_000);
});

describe('a model that answers', () => {
  it('is asked by the protocol, with the key, the schema and the most that it may say', async () => {
    server.will(modelDoes.say(words));
    const seen: number[] = [];
    const answer = await build().complete(request({ onProgress: characters => seen.push(characters) }));
    expect(answer).toEqual({ value: words, tokens: { sent: 120, received: 34 } });
    expect(server.paths).toEqual(['/v1/chat/completions']);
    expect(server.headers[0]).toMatchObject({ authorization: 'Bearer the-key', connection: 'close' });
    expect(server.asked[0]).toMatchObject({
      model: 'small-1',
      stream: true,
      max_tokens: 200,
      messages: [
        { role: 'system', content: 'You write words.' },
        { role: 'user', content: '三个词' },
      ],
      response_format: {
        json_schema: { name: 'words', strict: true, schema: { type: 'object', required: ['words'] } },
      },
    });
    expect(seen.at(-1)).toBe(JSON.stringify(words).length);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });

  it.each([1, 2, 7, 40, 1000])('is understood in chunks of %i bytes', async bytes => {
    server.will(modelDoes.sayInChunks(words, bytes));
    expect(await build().complete(request())).toMatchObject({ value: words });
  });

  it('is counted by us where it tells no usage, never as nothing', async () => {
    server.will(modelDoes.say(words, { usage: false }));
    const answer = await build().complete(request());
    expect(answer).toMatchObject({ tokens: { sent: expect.any(Number), received: expect.any(Number) } });
    expect('tokens' in answer && answer.tokens.sent).toBeGreaterThan(20);
    expect('tokens' in answer && answer.tokens.received).toBeGreaterThan(5);
  });

  it.each([
    ['in one piece', modelDoes.send(200, { choices: [{ message: { content: JSON.stringify(words) } }] })],
    [
      'as a list of parts, after a thought',
      modelDoes.stream(
        { choices: [{ delta: { reasoning_content: 'Let me think {', content: null } }] },
        { choices: [{ delta: { content: [{ type: 'text', text: JSON.stringify(words) }] }, finish_reason: 'stop' }] },
      ),
    ],
    ['after a thought in tags', modelDoes.say(`<think>{"words":1}</think>\n${JSON.stringify(words)}`)],
    ['in a fence', modelDoes.say(`\`\`\`json\n${JSON.stringify(words)}\n\`\`\``)],
  ])('is understood when it answers %s', async (_, behaviour) => {
    server.will(behaviour);
    expect(await build().complete(request())).toMatchObject({ value: words });
  });

  it('is asked in words when its server does not take the schema, and so from then on', async () => {
    const model = build();
    server.will(modelDoes.send(400, { error: { message: 'response_format is not known' } }), modelDoes.say(words));
    expect(await model.complete(request())).toMatchObject({ value: words });
    expect(server.asked[1]).not.toHaveProperty('response_format');
    expect(server.asked[1]!.messages[0]!.content).toContain('"words"');
    server.will(modelDoes.say(words));
    await model.complete(request());
    expect(server.asked[0]).not.toHaveProperty('response_format');
  });

  it('is asked once more with the reason when its JSON does not fit, and pays for both', async () => {
    server.will(modelDoes.say({ words: 'satisfied' }), modelDoes.say(words));
    expect(await build().complete(request())).toEqual({ value: words, tokens: { sent: 240, received: 68 } });
    expect(server.asked[1]!.messages.slice(-2)).toMatchObject([
      { role: 'assistant', content: '{"words":"satisfied"}' },
      { role: 'user', content: expect.stringContaining('words:') },
    ]);
  });

  it('is asked once more when it is not good enough', async () => {
    server.will(modelDoes.say({ words: [] }), modelDoes.say(words));
    const check = (value: Words) => (value.words.length === 3 ? undefined : 'Three words, please.');
    expect(await build().complete(request({ check }))).toMatchObject({ value: words });
    expect(server.asked[1]!.messages.at(-1)!.content).toContain('Three words, please.');
    server.will(modelDoes.say({ words: [] }));
    expect(await build().complete(request({ check }))).toEqual({
      failed: 'not-good-enough',
      tokens: { sent: 240, received: 68 },
    });
    expect(server.asked).toHaveLength(2);
  });

  it.each([
    ['429 that says when', [429, { 'retry-after': '0' }]],
    ['503 that says when', [503, { 'retry-after': '0' }]],
    ['429 that does not', [429, {}]],
  ] as const)('is waited for after a %s', async (_, [status, headers]) => {
    server.will(modelDoes.send(status, '', headers), modelDoes.say(words));
    const began = performance.now();
    expect(await build({ timeoutMs: 30_000 }).complete(request())).toMatchObject({ value: words });
    if (!('retry-after' in headers)) expect(performance.now() - began).toBeGreaterThan(240);
    expect(server.asked).toHaveLength(2);
  });
});

const long = { timeoutMs: 30_000 };
type Failing = [
  does: string,
  behaviour: ModelBehaviour,
  failed: HelperFailure,
  options?: Partial<OpenAiOptions>,
  asks?: number,
];
const failures: Failing[] = [
  ['does not begin', modelDoes.neverBegin(), 'slow'],
  ['sends headers and nothing else', modelDoes.neverSpeak(), 'slow'],
  ['falls silent in the middle', modelDoes.fallSilent(), 'silent'],
  ['breaks off in the middle of a token', modelDoes.breakOff(), 'cut-off'],
  ['ends in the middle of a token as if it were whole', modelDoes.endEarly(), 'cut-off'],
  ['talks on and on', modelDoes.neverEnd(), 'too-long'],
  ['talks on and on, slowly', modelDoes.neverEnd(70), 'slow', { timeoutMs: 120 }],
  ['pours out bytes that are no events', modelDoes.pourBytes(), 'too-long'],
  [
    'says that it had no more room',
    modelDoes.stream({ choices: [{ delta: { content: '{"words":[' }, finish_reason: 'length' }] }),
    'too-long',
  ],
  ['says no JSON, twice', modelDoes.say('Certainly! Here are three words.'), 'wrong-shape', {}, 2],
  ['says half a JSON, twice', modelDoes.say('{"words":["a",'), 'wrong-shape', {}, 2],
  ['says JSON of another shape, twice', modelDoes.say({ items: ['a'] }), 'wrong-shape', {}, 2],
  [
    'says nothing, twice',
    modelDoes.stream({ choices: [{ delta: {}, finish_reason: 'stop' }] }, '[DONE]'),
    'wrong-shape',
    {},
    2,
  ],
  [
    'calls a tool, twice',
    modelDoes.stream({ choices: [{ delta: { tool_calls: [{ id: 'a' }] }, finish_reason: 'tool_calls' }] }),
    'wrong-shape',
    {},
    2,
  ],
  ['has no choices', modelDoes.stream({ output: [{ text: 'words' }] }), 'wrong-shape'],
  ['tells an error in its stream', modelDoes.stream({ error: { message: 'overloaded' } }), 'wrong-shape'],
  [
    'is a web page',
    modelDoes.send(200, '<!doctype html><title>Sign in</title>', { 'content-type': 'text/html' }),
    'wrong-shape',
  ],
  [
    'leads elsewhere',
    modelDoes.send(302, '', { location: 'http://127.0.0.1:9/v1/chat/completions' }),
    'refused-by-server',
  ],
  ['leads elsewhere by 307', modelDoes.send(307, '', { location: '/v1/other' }), 'refused-by-server'],
  ['does not know the key', modelDoes.send(401, {}), 'refused-by-server'],
  ['is broken', modelDoes.send(500, {}), 'refused-by-server'],
  ['is behind a door that is broken', modelDoes.send(502, '<html>'), 'refused-by-server'],
  ['refuses either way of asking', modelDoes.send(400, { error: { message: 'no' } }), 'refused-by-server', {}, 2],
  [
    'finds the question too long',
    modelDoes.send(400, { error: { message: 'maximum context length is 4096' } }),
    'too-long',
  ],
  ['is busy, and again, and again', modelDoes.send(503, ''), 'busy', long, 3],
  ['is over its limit, and again, and again', modelDoes.send(429, '', { 'retry-after': '0' }), 'over-limit', long, 3],
  ['is over its limit until tomorrow', modelDoes.send(429, '', { 'retry-after': '86400' }), 'over-limit'],
  [
    'is over its limit until a date',
    modelDoes.send(429, '', { 'retry-after': 'Fri, 31 Dec 2100 23:59:59 GMT' }),
    'over-limit',
  ],
];

describe('a model', () => {
  it.each(failures)(
    'that %s fails by name and in time',
    async (...[, behaviour, failed, options = {}, asks = 1]: Failing) => {
      server.will(behaviour);
      const began = performance.now();
      expect(await build(options).complete(request())).toEqual({ failed });
      expect(performance.now() - began).toBeLessThan((options.timeoutMs ?? 9_000) + 20_000);
      expect(server.asked).toHaveLength(asks);
    },
  );

  it('that nobody is at is gone', async () => {
    const answer = await build({ url: 'http://127.0.0.1:9/v1' }).complete(request());
    expect(answer).toEqual({ failed: 'gone' });
    // A server that speaks no TLS stands for one whose certificate does not fit: both end in the handshake.
    expect(await build({ url: url.replace('http:', 'https:') }).complete(request())).toEqual({ failed: 'gone' });
  });

  it('is not asked what is too large', async () => {
    server.will(modelDoes.say(words));
    const messages = [{ role: 'user', content: '长'.repeat(10_000) }] as const;
    expect(await build().complete(request({ messages }))).toEqual({ failed: 'too-long' });
    expect(server.asked).toHaveLength(0);
  });

  it('is stopped at once: before, in the middle, and while it is waited for', async () => {
    server.will(modelDoes.say(words));
    expect(await build().complete(request({ signal: AbortSignal.abort() }))).toEqual({
      failed: 'stopped',
      tokens: { sent: 0, received: 0 },
    });
    for (const behaviour of [modelDoes.neverEnd(10), modelDoes.send(429, '', { 'retry-after': '4' })]) {
      server.will(behaviour);
      const began = performance.now();
      const answer = await build(long).complete(request({ maxTokens: 1e6, signal: AbortSignal.timeout(60) }));
      expect(answer).toMatchObject({ failed: 'stopped' });
      expect(performance.now() - began).toBeLessThan(3_900);
    }
  });

  it('that is stopped counts what was sent and what had come, and nothing of what the server failed at', async () => {
    const stop = new AbortController();
    server.will(modelDoes.neverEnd(10));
    const onProgress = () => stop.abort();
    const answer = await build(long).complete(request({ maxTokens: 1e6, signal: stop.signal, onProgress }));
    const { sent, received } = ('tokens' in answer && answer.tokens) || { sent: 0, received: 0 };
    expect(sent).toBeGreaterThan(20);
    // Fifty times "and so on, ", or some of it more often.
    expect(received).toBeGreaterThanOrEqual(Math.ceil((50 * 11) / 4));
    server.will(modelDoes.send(429, '', { 'retry-after': '4' }));
    const signal = AbortSignal.timeout(300);
    expect(await build(long).complete(request({ signal }))).toEqual({
      failed: 'stopped',
      tokens: { sent: 0, received: 0 },
    });
  });

  it('is asked by so many at once and no more', async () => {
    server.will(modelDoes.neverSpeak());
    const model = build({ limits: { ...limits, atOnce: 2 } });
    const answers = await Promise.all([1, 2, 3].map(() => model.complete(request())));
    expect(answers).toEqual([{ failed: 'slow' }, { failed: 'slow' }, { failed: 'busy' }]);
    server.will(modelDoes.say(words));
    expect(await model.complete(request())).toMatchObject({ value: words });
  });

  it('leaves no timer, answered or not', async () => {
    const patient = { timeoutMs: 60_000, limits: { ...limits, firstByteMs: 50_000, idleMs: 50_000 } };
    const timers = () => process.getActiveResourcesInfo().filter(name => name === 'Timeout').length;
    for (const behaviour of [modelDoes.say(words), modelDoes.send(500, {}), modelDoes.breakOff()]) {
      server.will(behaviour);
      const before = timers();
      await build(patient).complete(request());
      await vi.waitFor(() => expect(timers()).toBeLessThanOrEqual(before));
    }
  });

  it('tells how it was in the last hour, and nothing of what it was asked', async () => {
    const model = build();
    expect(model).toMatchObject({ name: 'small-1', place: new URL(url).host });
    expect(model.health()).toEqual({ lastSuccess: null, lastFailure: null, answers: 0, failures: 0 });
    server.will(modelDoes.say(words));
    await model.complete(request());
    const first = clock.now();
    clock.advanceSeconds(3_000);
    server.will(modelDoes.send(500, {}));
    await model.complete(request());
    await model.complete(request({ signal: AbortSignal.abort() }));
    const lastFailure = { at: clock.now(), why: 'refused-by-server' };
    expect(model.health()).toEqual({ lastSuccess: first, lastFailure, answers: 1, failures: 1 });
    clock.advanceSeconds(700);
    expect(model.health()).toEqual({ lastSuccess: first, lastFailure, answers: 0, failures: 1 });
  });
});
