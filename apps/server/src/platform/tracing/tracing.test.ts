import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { Writable } from 'node:stream';
import { answerCalls, respondentCalls, sendCalls } from '@wenshu/api-contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { approveMail } from '../../features/collect/sending/index.ts';
import { createLogger } from '../../logger.ts';
import { buildPerson } from '../../testing/build-person.ts';
import { buildSurvey, optionA, sentAnswers, textId } from '../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { MailServer } from '../../testing/fakes/mail-server.ts';
import type { CollectedSpan } from '../../testing/fakes/read-traces.ts';
import { TraceCollector } from '../../testing/fakes/trace-collector.ts';
import { mailingCalls } from '../../testing/mailing.ts';
import { jobKind } from '../jobs/jobs.ts';
import { openTracing } from './open-tracing.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
const traceparent = `00-${TRACE}-${CALLER}-01`;

let collector: TraceCollector;
let endpoint: string;
let test: TestApp | undefined;
beforeEach(async () => {
  collector = new TraceCollector();
  endpoint = await collector.start();
});
afterEach(async () => {
  await test?.close();
  test = undefined;
  await collector.stop();
});
const begin = async (env: Readonly<Record<string, string>> = {}, more: Parameters<typeof buildTestApp>[0] = {}) => {
  test = await buildTestApp({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...env }, ...more });
  return test;
};
/** What is left is sent when the app closes. */
const close = async () => {
  await test?.close();
  test = undefined;
  expect(collector.problems).toEqual([]);
};
const parentOf = (span: CollectedSpan) => collector.spans.find(({ id }) => id === span.parentId);
const statements = (spans: readonly CollectedSpan[]) => spans.map(({ attributes }) => attributes['db.operation.name']);

/** Nothing was left open: what stands below something that never ended would stand below nothing. */
function expectWhole(spans: readonly CollectedSpan[]): void {
  for (const span of spans) {
    const parent = parentOf(span);
    if (span.parentId !== undefined && span.parentId !== CALLER)
      expect([span.name, parent?.name]).not.toContain(undefined);
    if (parent) expect([span.name, span.traceId]).toEqual([span.name, parent.traceId]);
    expect(span.endNs >= span.startNs).toBe(true);
    if (parent) expect([span.name, span.startNs >= parent.startNs]).toEqual([span.name, true]);
  }
}

describe('a submission', () => {
  it('is one trace from the request to its statements, below whoever sent it, also when several are stored together', async () => {
    const running = await begin();
    const creator = await buildPerson(running.platform);
    const survey = await buildSurvey(running, creator);
    await running.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = running.app.server.address() as { port: number };
    const url = `http://127.0.0.1:${port}/api${answerCalls.submitAnswer.path}`;
    const words = 'the words of an answer';
    const submit = (turn: number, headers: Record<string, string> = {}) => {
      const wrote = { questionId: textId, topQuestionId: textId, itemId: '', answerValue: words, answerValueType: 0 };
      const sent = sentAnswers(survey, `trace${turn}`.padEnd(20, '0'), optionA);
      const body = JSON.stringify({
        ...sent,
        answerInfoList: [...sent.answerInfoList, wrote],
        cookieId: 'c'.repeat(32),
      });
      return fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
    };
    const { pool } = running.platform.database;
    const { rows } = await pool.query('select count(*)::int as before from answer_record');
    const answers = await Promise.all([submit(0, { traceparent }), ...[1, 2, 3, 4, 5].map(turn => submit(turn))]);
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const requestIds = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(rows[0].before).toBe(0);
    await close();

    const name = `POST /api${answerCalls.submitAnswer.path}`;
    const requests = collector.named(name);
    expect(requests).toHaveLength(6);
    expect(requests.map(({ attributes }) => attributes['wenshu.request_id']).sort()).toEqual(requestIds.sort());
    const fromOutside = requests.find(({ traceId }) => traceId === TRACE)!;
    expect(fromOutside).toMatchObject({ kind: 'server', parentId: CALLER, hasFailed: false, service: 'wenshu' });
    expect(fromOutside.attributes).toMatchObject({ 'http.route': `/api${answerCalls.submitAnswer.path}` });
    expect(fromOutside.attributes['http.response.status_code']).toBe(200);

    const submissions = collector.named('submission');
    expect(submissions.map(one => parentOf(one)?.name)).toEqual(Array(6).fill(name));
    expect(submissions.map(({ attributes }) => attributes['wenshu.outcome'])).toEqual(Array(6).fill('finished'));
    const commits = collector.named('submission commit');
    // Each submission is stored by one commit: below its own span, or linked to it.
    expect(commits.flatMap(({ parentId, links }) => [parentId, ...links]).sort()).toEqual(
      submissions.map(({ id }) => id).sort(),
    );
    expect(commits.some(({ links }) => links.length > 0)).toBe(true);
    for (const commit of commits) {
      expect(commit.attributes['wenshu.group_size']).toBe(commit.links.length + 1);
      const asked = statements(collector.below(commit).filter(span => span.name !== 'database connection'));
      expect([asked[0], asked.at(-1)]).toEqual(['begin', 'commit']);
      expect(asked.length).toBeGreaterThan(4);
    }
    // Statements of the request itself, before there is a submission.
    expect(statements(collector.below(fromOutside))).toEqual(expect.arrayContaining(['select']));
    expectWhole(collector.spans.filter(({ traceId }) => requests.some(request => request.traceId === traceId)));

    const secrets = [words, optionA, survey.linkCode, survey.scrollId, 'trace0000', creator.token, 'c'.repeat(32)];
    for (const secret of [...secrets, '127.0.0.1', '$1', 'answer_record']) expect(collector.raw).not.toContain(secret);
  });
});

describe('statements', () => {
  it('of work that waits for a connection stand below that work, not below whoever gives one back', async () => {
    const { platform } = await begin({ DATABASE_CONNECTIONS: '1' });
    const { tracing, database } = platform;
    const work = async (name: string) => {
      const span = tracing.begin(name);
      await span.run(async () => {
        await database.pool.query('select pg_sleep(0.05)');
        await database.transaction(async db => {
          await db.query({ name: 'own-name', text: 'select 1 as one' });
        });
      });
      span.end();
    };
    await Promise.all(['work a', 'work b', 'work c'].map(work));
    await close();
    for (const name of ['work a', 'work b', 'work c']) {
      const [span] = collector.named(name);
      const below = collector.below(span!).filter(one => one.name !== 'database connection');
      expect(statements(below)).toEqual(['select', 'begin', 'select', 'commit']);
      expect(below[2]?.attributes['wenshu.statement']).toBe('own-name');
      expect(below.every(({ kind }) => kind === 'client')).toBe(true);
    }
  });

  it('that fail say by which code, and nothing of the row that was not liked', async () => {
    const { platform } = await begin();
    const { pool } = platform.database;
    const refused = `insert into outbox_message (channel, recipient, subject, body) values ('carrier pigeon', 'lin@example.cn', '', 'secret words')`;
    await expect(pool.query(refused)).rejects.toThrow('outbox_message');
    await expect(pool.query('select $1::int', ['secret words'])).rejects.toThrow('secret words');
    await expect(pool.query('selekt secret words')).rejects.toThrow();
    await close();
    const failed = collector.spans.filter(({ hasFailed }) => hasFailed);
    expect(failed.map(({ name, attributes }) => [name, attributes['error.type']])).toEqual([
      ['database insert', '23514'],
      ['database select', '22P02'],
      ['database other', '42601'],
    ]);
    expect(collector.raw).not.toMatch(/secret|lin@|pigeon|selekt/);
  });
});

describe('what is not a call', () => {
  it('has spans too: jobs and mails, without an address', async () => {
    const server = new MailServer();
    const mail = { SMTP_URL: await server.start(), MAIL_FROM: 'noreply@wenshu.example', MAIL_PER_SECOND: '1000' };
    const running = await begin({ ...mail, PUBLIC_URL: 'https://wenshu.example' });
    const creator = await buildPerson(running.platform);
    const survey = await buildSurvey(running, creator);
    const { data, sendAll } = mailingCalls(() => ({ test: running, creator, survey }));
    const respondents = ['lin@example.cn', 'gone@example.com'].map(email => ({ name: '林晓', email }));
    await data(respondentCalls.addRespondents, { respondents });
    const contents = [{ language: 'zh', subject: '邀请您', body: '{link}' }];
    await data(sendCalls.sendMsgBatch, { sendMethod: 'mail', code: 'task1', name: 'a', senderName: 'b', contents });
    await approveMail(running.platform, 'task1');
    const kind = jobKind<{ word: string }>('test.traced', { retryLimit: 0 });
    const { jobs } = running.platform;
    let isDone = false;
    await jobs.work(kind, async () => {
      await sendAll();
      isDone = true;
    });
    await jobs.send(kind, { word: 'secret words' });
    await vi.waitFor(() => expect(isDone).toBe(true), { timeout: 60_000 });
    await close();
    await server.stop();
    const [job] = collector.named('job test.traced');
    expect(job).toMatchObject({ parentId: undefined, attributes: { 'wenshu.job': 'test.traced' } });
    const mails = collector.named('mail');
    expect(mails.map(({ attributes }) => attributes['wenshu.outcome']).sort()).toEqual(['address-gone', 'sent']);
    expect(mails.map(({ hasFailed }) => hasFailed).sort()).toEqual([false, true]);
    expect(mails.every(({ traceId }) => traceId === job?.traceId)).toBe(true);
    expect(collector.raw).not.toMatch(/@|林晓|邀请|secret/);
    expectWhole(collector.spans.filter(({ traceId }) => traceId === job?.traceId));
  });
});

describe('requests', () => {
  it('that fail by our fault have failed, those that are refused have not, and addresses are patterns', async () => {
    const running = await begin(
      {},
      {
        registerMore: api =>
          void api.get('/broken/:code', () => {
            throw new TypeError('secret words');
          }),
      },
    );
    await running.app.inject('/api/broken/secretcode?token=secrettoken');
    await running.app.inject('/api/survey/scroll/open?linkCode=secretcode');
    await running.app.inject({ url: '/api/nowhere', headers: { authorization: 'Bearer secrettoken' } });
    await close();
    const servers = collector.spans.filter(({ kind }) => kind === 'server');
    expect(servers.map(({ name, hasFailed, attributes }) => [name, hasFailed, attributes['error.type']])).toEqual([
      ['GET /api/broken/:code', true, '500'],
      ['GET /api/survey/scroll/open', false, undefined],
      ['GET (none)', false, undefined],
    ]);
    expect(collector.raw).not.toContain('secret');
  });

  it('of whoever sends nonsense as their trace begin one of their own', async () => {
    const running = await begin();
    const wrong = ['', 'x', `00-${'0'.repeat(32)}-${CALLER}-01`, `ff-${TRACE}-${CALLER}-01`, `${traceparent}-more`];
    for (const one of wrong) await running.app.inject({ url: '/healthz', headers: { traceparent: one } });
    await close();
    const found = collector.named('GET /healthz');
    expect(found.map(({ parentId }) => parentId)).toEqual(Array(wrong.length).fill(undefined));
    expect(new Set(found.map(({ traceId }) => traceId)).size).toBe(wrong.length);
  });

  it('are kept by the share that was asked for, whatever whoever sent them wishes', async () => {
    const running = await begin({ OTEL_TRACES_SAMPLER_ARG: '0' });
    await running.app.inject({ url: '/healthz', headers: { traceparent } });
    // Nor anything below it: its statements, and work that stands below several.
    const { tracing, database } = running.platform;
    const span = tracing.begin('work');
    expect([span.isKept, tracing.isKept()]).toEqual([false, true]);
    await span.run(async () => {
      expect(tracing.isKept()).toBe(false);
      await database.pool.query('select 1');
      tracing.begin('below').end();
    });
    span.end();
    await close();
    expect(collector.spans).toEqual([]);
  });
});

it('lines of the log carry the trace that they belong to, also the one that says that a request was answered', async () => {
  const lines: Record<string, unknown>[] = [];
  let hasBegun = false;
  const sink = new Writable({
    write(chunk, _encoding, done) {
      for (const line of String(chunk).trim().split('\n')) lines.push(JSON.parse(line));
      done();
    },
  });
  const tracing = await openTracing({ endpoint, share: 1 });
  const running = await begin(
    {},
    {
      tracing,
      logger: createLogger('info', sink, tracing),
      registerMore: api => {
        api.addHook('preParsing', async () => {
          hasBegun = true;
        });
        api.post('/said', async request => {
          request.log.info('within');
          return {};
        });
      },
    },
  );
  await running.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = running.app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  const head = ['POST /api/said HTTP/1.1', 'Host: here', 'Content-Type: application/json', 'Content-Length: 7'];
  socket.write(`${[...head, `traceparent: ${traceparent}`].join('\r\n')}\r\n\r\n`);
  // The body comes later, with an event of the connection, which knows nothing of the request.
  await vi.waitFor(() => expect(hasBegun).toBe(true));
  socket.write('{"a":1}');
  await vi.waitFor(() => expect(lines.map(({ msg }) => msg)).toContain('answered'));
  socket.destroy();
  await close();
  const [span] = collector.named('POST /api/said');
  const ids = { trace_id: TRACE, span_id: span!.id };
  const said = (msg: string) => lines.find(line => line.msg === msg);
  expect(said('within')).toMatchObject({ ...ids, reqId: span!.attributes['wenshu.request_id'] });
  expect(said('answered')).toMatchObject({ ...ids, reqId: span!.attributes['wenshu.request_id'] });
});

it('a server stops in time where the collector says nothing', async () => {
  collector.isSilent = true;
  const running = await begin();
  await running.app.inject('/healthz');
  const began = performance.now();
  await close();
  expect(performance.now() - began).toBeLessThan(15_000);
});
