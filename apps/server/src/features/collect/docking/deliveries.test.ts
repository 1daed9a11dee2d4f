import { execFile, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import {
  answerCalls,
  type Call,
  type CallData,
  type Delivery,
  type DockingKey,
  dockingCalls,
  dockingExamples,
  errorCodes,
  visitCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, signInAnew, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey, optionA, sentAnswers, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { presentPushed } from '../../findings/records/index.ts';
import { claimDeliveries, writeAttempt } from './delivery.repository.ts';
import { deliverDue } from './run-deliveries.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const run = promisify(execFile);
const received: Received[] = [];
let receiver: Server;
let port = 0;
let status = 204;
let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;
let key: DockingKey;
let secret: string;
let turn = 0;

/** Real, and at the same port again after it was killed. */
async function listen(): Promise<void> {
  receiver = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(status, status === 302 ? { location: `http://127.0.0.1:${port}/inside` } : {}).end();
  });
  await new Promise<void>(resolve => receiver.listen(port, '127.0.0.1', resolve));
  port = (receiver.address() as AddressInfo).port;
}
async function kill(): Promise<void> {
  receiver.closeAllConnections();
  await new Promise(resolve => receiver.close(resolve));
}

beforeAll(async () => {
  await listen();
  test = await buildTestApp({ env: { PUSH_PRIVATE_ADDRESSES: 'allow' } });
});
afterAll(async () => {
  await test.close();
  await kill();
});
beforeEach(async () => {
  received.length = 0;
  status = 204;
  creator = await buildPerson(test.platform);
  survey = await buildSurvey(test, creator);
  ({ key, secret } = await data(dockingCalls.createDocking, { name: 'members', pushAddress: addressOf() }));
});

const addressOf = (host = '127.0.0.1') => `http://${host}:${port}/answers`;
const ask = (call: Call, input: object = {}, who = creator) =>
  test.call(call, { scrollId: survey.scrollId, ...input } as never, asPerson(who));
const data = async <C extends Call>(call: C, input: object = {}): Promise<CallData<C>> => {
  const answer = await ask(call, input);
  expect(answer.code).toBe('0000');
  return answer.data as CallData<C>;
};
const signed = (uid: string) => {
  const query = `uid=${uid}&expires=${Math.floor(test.clock.now().getTime() / 1000) + 60}`;
  const linkCode = key.link.slice('/d/'.length);
  return {
    linkCode,
    signed: `${query}&sign=${createHmac('sha256', secret).update(`${linkCode}?${query}`).digest('hex')}`,
  };
};
const submit = async (more: object) => {
  const sent = sentAnswers(survey, `pushed${++turn}`.padEnd(20, '0'), optionA, more);
  expect((await test.call(answerCalls.submitAnswer, sent as never)).code).toBe('0000');
  return sent.answerRecordId;
};
const log = async (): Promise<Delivery[]> => (await data(dockingCalls.listDeliveries, { keyId: key.keyId })).items;
const deliver = (options: object = {}) => deliverDue(test.platform, presentPushed, options);
const signOf = (by: string, { headers, body }: Received) =>
  createHmac('sha256', by).update(`${headers['x-wenshu-timestamp']}.${body}`).digest('hex');

describe('an answer that is pushed to another system (S1.9)', () => {
  it('carries who, how it ended and every answer with its words, signed with the time', async () => {
    const answerRecordId = await submit(signed('m1'));
    await submit({}); // By a link of everybody: not this system's.
    expect(await deliver()).toBe(1);
    expect(received).toHaveLength(1);
    const [one] = received as [Received];
    const [delivery] = await log();
    expect(delivery).toMatchObject({
      state: 'delivered',
      tries: 1,
      lastStatus: 204,
      lastProblem: null,
      answerRecordId,
    });
    expect(one.headers).toMatchObject({
      'x-wenshu-delivery': delivery!.deliveryId,
      'x-wenshu-timestamp': String(Math.floor(test.clock.now().getTime() / 1000)),
      'x-wenshu-signature': signOf(secret, one),
    });
    expect(JSON.parse(one.body)).toMatchObject({
      event: 'record.submitted',
      deliveryId: delivery!.deliveryId,
      scrollId: survey.scrollId,
      surveyName: 'Coffee habits',
      record: { answerRecordId, uid: 'm1', outcome: 'completed', channel: 'members', parameters: { uid: 'm1' } },
      answers: [{ name: 'Q1', label: 'Do you drink coffee?', value: 1, text: 'Yes' }],
    });
    expect(await deliver()).toBe(0);
  });

  it('is of everybody when that is asked for, and signed by the old secret too while that is good', async () => {
    const before = secret;
    await data(dockingCalls.changeDocking, {
      keyId: key.keyId,
      name: 'members',
      pushAddress: addressOf(),
      pushes: 'all',
    });
    ({ secret } = await data(dockingCalls.rotateDocking, { keyId: key.keyId }));
    await submit({});
    await deliver();
    const [one] = received as [Received];
    expect(one.headers['x-wenshu-signature']).toBe(`${signOf(secret, one)},${signOf(before, one)}`);
  });

  it('waits while the other side is away, with growing pauses, and arrives when it is back: also after a process died with it', async () => {
    await kill();
    await submit(signed('m1'));
    await deliver();
    expect(await log()).toMatchObject([{ state: 'waiting', tries: 1, lastProblem: 'unreachable', lastStatus: null }]);
    const pauses: number[] = [];
    for (let tries = 1; tries < 4; tries++) {
      const [{ nextTime } = { nextTime: null }] = await log();
      const pause = (nextTime! - test.clock.now().getTime()) / 1000;
      pauses.push(pause);
      test.clock.advanceSeconds(pause - 1);
      expect(await deliver()).toBe(0);
      test.clock.advanceSeconds(1);
      expect(await deliver()).toBe(1);
    }
    expect(pauses).toEqual([60, 300, 1800]);
    await listen();
    // Somebody claimed it and was killed: its claim runs out, and it is pushed under the same id.
    await test.platform.database.pool.query(
      `update docking_delivery set state = 'claimed', due_at = $2, tries = tries + 1 where key_id = $1`,
      [key.keyId, new Date(test.clock.now().getTime() + 120_000)],
    );
    expect(await deliver()).toBe(0);
    test.clock.advanceSeconds(120);
    expect(await deliver()).toBe(1);
    const [delivered] = await log();
    expect(delivered).toMatchObject({ state: 'delivered', tries: 6 });
    expect(received.map(({ headers }) => headers['x-wenshu-delivery'])).toEqual([delivered!.deliveryId]);
  });

  it('stays with the latest try, when an earlier one comes back whose claim has run out', async () => {
    const answerRecordId = await submit(signed('m1'));
    const { pool } = test.platform.database;
    const claim = async () => {
      const now = test.clock.now();
      const claims = await claimDeliveries(pool, { now, until: new Date(now.getTime() + 1_000), most: 100 });
      return claims.find(one => one.answerRecordId === answerRecordId)!;
    };
    const first = await claim();
    test.clock.advanceSeconds(2);
    const second = await claim();
    const at = test.clock.now();
    // It was given up over there, and says so late: the record would never be pushed again, and the log would tell of a failure.
    await writeAttempt(pool, first, { state: 'failed', status: 500, problem: 'status', at, nextAt: at });
    expect(await log()).toMatchObject([{ state: 'waiting', tries: 2, lastStatus: null }]);
    await writeAttempt(pool, second, { state: 'delivered', status: 204, problem: null, at, nextAt: at });
    await writeAttempt(pool, second, { state: 'failed', status: 500, problem: 'status', at, nextAt: at });
    expect(await log()).toMatchObject([{ state: 'delivered', lastStatus: 204 }]);
  });

  it('is given up after three days, kept, and pushed again by hand; a redirect is told and not followed', async () => {
    status = 500;
    await submit(signed('m1'));
    for (let tries = 0; tries < 9; tries++) {
      await deliver();
      test.clock.advanceSeconds(24 * 3600);
    }
    creator = await signInAnew(test.platform, creator);
    expect(received).toHaveLength(9);
    expect(await log()).toMatchObject([
      { state: 'failed', tries: 9, lastStatus: 500, lastProblem: 'status', nextTime: null },
    ]);
    expect(await deliver()).toBe(0);
    status = 302;
    expect(await data(dockingCalls.deliverAgain, { keyId: key.keyId })).toEqual({ changed: 1 });
    await deliver();
    expect(received).toHaveLength(10);
    expect(await log()).toMatchObject([{ state: 'waiting', tries: 1, lastStatus: 302, lastProblem: 'redirected' }]);
    status = 200;
    const [{ deliveryId } = { deliveryId: '' }] = await log();
    await data(dockingCalls.deliverAgain, { keyId: key.keyId, deliveryId });
    await deliver();
    expect(await log()).toMatchObject([{ state: 'delivered', lastStatus: 200, lastProblem: null }]);
    expect(await data(dockingCalls.listDockings)).toMatchObject([
      { deliveries: { delivered: 1, failed: 0, waiting: 0 } },
    ]);
  });

  it.each([
    ['127.0.0.1', {}],
    ['localhost', {}],
    ['[::1]', {}],
    ['members.example', { lookup: toItself }],
  ])('never goes inside, whatever the name says: %s', async (host, options) => {
    await data(dockingCalls.changeDocking, { keyId: key.keyId, name: 'members', pushAddress: addressOf(host) });
    await submit(signed('m1'));
    await deliver({ mayGoInside: false, ...options });
    expect(await log()).toMatchObject([{ state: 'failed', tries: 1, lastProblem: 'private-address' }]);
    expect(received).toEqual([]);
  });

  it('is no more once its key was ended or its record deleted', async () => {
    const answerRecordId = await submit(signed('m1'));
    await test.platform.database.pool.query(
      `update answer_record set set_aside = 'deleted' where scroll_id = $1 and answer_record_id = $2`,
      [survey.scrollId, answerRecordId],
    );
    await deliver();
    expect(await log()).toMatchObject([{ state: 'failed', lastProblem: 'record-gone' }]);
    await submit(signed('m2'));
    await data(dockingCalls.revokeDocking, { keyId: key.keyId });
    expect(await deliver()).toBe(0);
    expect(received).toEqual([]);
    expect((await ask(dockingCalls.deliverAgain, { keyId: key.keyId })).code).toBe(errorCodes.dockingEnded.code);
  });

  it('needs the right to take all records out, beside the one to manage links', async () => {
    const helper = await buildPerson(test.platform);
    await giveRights(test.platform, helper, survey.scrollId, ['questionnaire.view', 'links.manage']);
    const wanted = { name: 'helpers', pushAddress: addressOf() };
    expect((await ask(dockingCalls.createDocking, wanted, helper)).code).toBe(errorCodes.noPermission.code);
    expect((await ask(dockingCalls.createDocking, { name: 'helpers' }, helper)).code).toBe('0000');
    for (const pushAddress of ['ftp://x.example', 'javascript:alert(1)', 'http://me:secret@x.example'])
      expect((await ask(dockingCalls.createDocking, { name: 'bad', pushAddress })).code).toBe(
        errorCodes.inputInvalid.code,
      );
  });
});

describe('the code on the screen', () => {
  it('signs links that open, in Node and in a shell, and takes what is pushed', async () => {
    // It reads the machine's clock.
    test.clock.advanceSeconds(Math.floor((Date.now() - test.clock.now().getTime()) / 1000));
    creator = await buildPerson(test.platform);
    survey = await buildSurvey(test, creator);
    const folder = await mkdtemp(join(tmpdir(), 'wenshu-docking-'));
    ({ key, secret } = await data(dockingCalls.createDocking, { name: 'example' }));
    const address = `https://wenshu.example${key.link}`;
    const env = { ...process.env, WENSHU_SECRET: secret, PORT: '0' };
    await writeFile(join(folder, 'sign.mjs'), dockingExamples.signWithNode(address));
    await writeFile(join(folder, 'sign.sh'), dockingExamples.signWithShell(address));
    await writeFile(join(folder, 'receive.mjs'), dockingExamples.checkWithNode());
    const printed = [
      await run(process.execPath, [join(folder, 'sign.mjs')], { env }),
      await run('sh', [join(folder, 'sign.sh')], { env }),
    ].map(({ stdout }) => stdout.trim());
    for (const link of printed) {
      const [before, query] = link.split('?') as [string, string];
      expect(before).toBe(address);
      const input = { linkCode: key.link.slice('/d/'.length), signed: query };
      expect((await test.call(visitCalls.visit, input)).data).toMatchObject({
        step: 'open',
        context: { parameters: { uid: 'member-1001', level: 'gold' } },
      });
    }
    const taking = spawn(process.execPath, [join(folder, 'receive.mjs')], { env });
    const [said] = (await once(taking.stdout, 'data')) as [Buffer];
    const own = `http://127.0.0.1:${/\d+/.exec(said.toString())?.[0]}/`;
    await data(dockingCalls.changeDocking, { keyId: key.keyId, name: 'example', pushAddress: own });
    await submit({ linkCode: key.link.slice('/d/'.length), signed: printed[0]!.split('?')[1] });
    await deliver();
    expect(await log()).toMatchObject([{ state: 'delivered', lastStatus: 204 }]);
    taking.kill();
    await rm(folder, { recursive: true });
  });
});

function toItself(_name: string, _options: object, done: (...args: unknown[]) => void): void {
  done(null, [{ address: '127.0.0.1', family: 4 }]);
}
