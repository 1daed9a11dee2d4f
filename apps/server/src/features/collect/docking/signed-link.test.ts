import { createHmac } from 'node:crypto';
import {
  answerCalls,
  type Call,
  type CallData,
  DOCKING_LIMITS,
  type DockingKey,
  dockingCalls,
  errorCodes,
  linkCalls,
  recordCalls,
  type Visit,
  visitCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, signInAnew, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey, optionA, sentAnswers, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;
let key: DockingKey;
let secret: string;
let turn = 0;

beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  creator = await buildPerson(test.platform);
  survey = await buildSurvey(test, creator);
  ({ key, secret } = await made({ name: 'members' }));
});

const ask = (call: Call, input: object = {}) =>
  test.call(call, { scrollId: survey.scrollId, ...input } as never, asPerson(creator));
const data = async <C extends Call>(call: C, input: object = {}): Promise<CallData<C>> => {
  const answer = await ask(call, input);
  expect(answer.code).toBe('0000');
  return answer.data as CallData<C>;
};
const made = (input: object) => data(dockingCalls.createDocking, input);
const codeOf = ({ link }: DockingKey) => link.slice('/d/'.length);
const HOUR = 3600;
const LONGEST = DOCKING_LIMITS.expiresDays * 24 * HOUR;
const inSeconds = (seconds: number) => Math.floor(test.clock.now().getTime() / 1000) + seconds;
/** As another system does it, by nothing of ours. */
const signed = (query: string, { by = secret, linkCode = codeOf(key) } = {}) =>
  `${query}&sign=${createHmac('sha256', by).update(`${linkCode}?${query}`).digest('hex')}`;
const linkOf = (uid: string, more = '', seconds = HOUR) => signed(`uid=${uid}${more}&expires=${inSeconds(seconds)}`);
const visit = async (query: string | undefined, more: object = {}) => {
  const input = { linkCode: codeOf(key), ...(query !== undefined && { signed: query }), ...more };
  return (await test.call(visitCalls.visit, input)).data as Visit;
};
const refusalOf = async (query: string | undefined) => {
  const found = await visit(query);
  return found.step === 'refused' ? found.refusal : found.step;
};
const newRecord = () => `signed${++turn}`.padEnd(20, '0');
const submit = (query: string | undefined, more: object = {}) => {
  const sent = sentAnswers({ ...survey, linkCode: codeOf(key) }, newRecord(), optionA, { signed: query, ...more });
  return test.call(answerCalls.submitAnswer, sent as never);
};
const statusOf = async (answer: ReturnType<typeof submit>) => {
  const { code, data: found } = await answer;
  return code === '0000' ? (found as { answerRecord: { answerStatus: number } }).answerRecord.answerStatus : code;
};

describe('a link that another system signs (S1.9)', () => {
  it('opens the survey as the person whom it names, with what it knows of them, and keeps that with the record', async () => {
    const query = linkOf('m%201', '&level=gold&city=%E4%B8%8A%E6%B5%B7');
    expect(await visit(query)).toMatchObject({
      step: 'open',
      context: { channel: 'members', parameters: { uid: 'm 1', level: 'gold', city: '上海' } },
    });
    expect(await statusOf(submit(query, { parameters: { level: 'platinum', uid: 'another' } }))).toBe(2);
    const { rows } = await test.platform.database.pool.query(
      'select parameters, channel, link_code from answer_record where scroll_id = $1',
      [survey.scrollId],
    );
    expect(rows).toEqual([
      { parameters: { uid: 'm 1', level: 'gold', city: '上海' }, channel: 'members', link_code: codeOf(key) },
    ]);
    expect(await data(dockingCalls.listDockings)).toMatchObject([{ collected: 1, cap: null, isRevoked: false }]);
  });

  it('is not among the anonymous links', async () => {
    expect((await data(linkCalls.findPage)).items.map(({ linkCode }) => linkCode)).toEqual([survey.linkCode]);
    expect(await data(linkCalls.count)).toMatchObject({ anonymous: 1 });
  });

  it('is one person on every device, who answers once: also when two submit at the same moment', async () => {
    const query = linkOf('u1');
    await submit(query, { answerStatus: 1, saveSeq: 1, cookieId: 'phone', answerRecordId: 'begun000000000000001' });
    expect(await visit(query, { cookieId: 'desk' })).toMatchObject({
      record: { answerRecord: { answerRecordId: 'begun000000000000001' } },
    });
    expect(await visit(linkOf('u2'), { cookieId: 'phone' })).not.toHaveProperty('record');
    const both = await Promise.all([statusOf(submit(query)), statusOf(submit(query, { cookieId: 'desk' }))]);
    expect(both.toSorted()).toEqual([2, errorCodes.alreadyAnswered.code]);
    expect(await refusalOf(query)).toBe('alreadyAnswered');
    expect(await refusalOf(linkOf('u1', '&again=1'))).toBe('alreadyAnswered');
  });

  it('lets somebody answer again whose record was deleted; that one does not come back beside the new one', async () => {
    const query = linkOf('u1');
    const idOf = async () => {
      const { data: stored } = await submit(query);
      return (stored as { answerRecord: { answerRecordId: string } }).answerRecord.answerRecordId;
    };
    const first = await idOf();
    await data(recordCalls.markInvalid, { answerRecordIds: [first], reason: 'Too fast' });
    expect(await refusalOf(query)).toBe('alreadyAnswered');
    await data(recordCalls.delete, { answerRecordIds: [first] });
    expect(await refusalOf(query)).toBe('open');
    const [second, late] = await Promise.all([submit(query), submit(query, { cookieId: 'desk' })]).then(both =>
      both.toSorted((a, b) => a.code.localeCompare(b.code)),
    );
    expect([second!.code, late!.code]).toEqual(['0000', errorCodes.alreadyAnswered.code]);
    expect(await data(recordCalls.restore, { answerRecordIds: [first] })).toMatchObject({
      changed: 0,
      answeredAgain: [first],
    });
    const { answerRecordId } = (second!.data as { answerRecord: { answerRecordId: string } }).answerRecord;
    await data(recordCalls.delete, { answerRecordIds: [answerRecordId] });
    // Of both, one is theirs.
    const both = await data(recordCalls.restore, { answerRecordIds: [answerRecordId, first] });
    expect([both.changed, both.answeredAgain]).toEqual([1, [expect.any(String)]]);
    expect(await refusalOf(query)).toBe('alreadyAnswered');
  });

  it('is refused when anything of it is wrong, in visiting and in submitting', async () => {
    const good = linkOf('u1', '&level=gold');
    const other = await made({ name: 'other' });
    const later = inSeconds(HOUR);
    const wrong = [
      undefined,
      '',
      good.replace('gold', 'lead'),
      good.replace('uid=u1', 'uid=u2'),
      good.replace(/.$/, last => (last === '0' ? '1' : '0')),
      good.replace(/&sign=.*/, ''),
      signed(`uid=u1&expires=${later}`, { by: `${secret}x` }),
      signed(`uid=u1&expires=${later}`, { by: other.secret, linkCode: codeOf(other.key) }),
      signed(`expires=${later}`),
      signed(`uid=&expires=${later}`),
      signed(`uid=u1%00&expires=${later}`),
      signed('uid=u1'),
      signed('uid=u1&expires=soon'),
      signed(`uid=u1&expires=${later * 1000}`),
      // Good for ever would be good for whoever finds it in an old mail.
      linkOf('u1', '', LONGEST + 1),
      signed(`uid=u1&note=${'x'.repeat(201)}&expires=${later}`),
    ];
    expect(await refusalOf(linkOf('u1', '', LONGEST))).toBe('open');
    for (const query of wrong) expect([query, await refusalOf(query)]).toEqual([query, 'linkNotGenuine']);
    expect(await statusOf(submit(wrong[2]))).toBe(errorCodes.linkNotGenuine.code);
    expect(await statusOf(submit(undefined))).toBe(errorCodes.linkNotGenuine.code);
    // What comes after the signature is nobody's word.
    expect(await visit(`${good}&level=lead&utm_source=mail`)).toMatchObject({
      context: { parameters: { uid: 'u1', level: 'gold' } },
    });
  });

  it('runs out by the clock; who opened it in time may finish for a day, and vouches for nobody else', async () => {
    const [mine, others] = [linkOf('u1', '', 60), linkOf('u2', '', 60)];
    const opened = await visit(mine);
    const { startMark } = opened as { startMark?: string };
    expect(startMark).toBeTruthy();
    test.clock.advanceSeconds(59);
    expect(await refusalOf(mine)).toBe('open');
    test.clock.advanceSeconds(1);
    expect(await refusalOf(mine)).toBe('linkExpired');
    expect(await statusOf(submit(others, { startMark }))).toBe(errorCodes.linkExpired.code);
    expect(await statusOf(submit(mine))).toBe(errorCodes.linkExpired.code);
    test.clock.advanceSeconds(23 * HOUR);
    expect(await statusOf(submit(mine, { startMark }))).toBe(2);
    test.clock.advanceSeconds(2 * HOUR);
    expect(
      await statusOf(submit(others, { startMark: ((await visit(others)) as { startMark?: string }).startMark })),
    ).toBe(errorCodes.linkExpired.code);
  });

  it('takes as many as its cap says when fifty submit at once; the others end as quota full, newcomers are sent on', async () => {
    const ends = { 'quota-full': 'https://shop.example/full?uid={uid}' };
    ({ key, secret } = await made({ name: 'capped', cap: 10, endPageLinks: ends }));
    const people = Array.from({ length: 50 }, (_, index) => linkOf(`p${index}`));
    const statuses = await Promise.all(people.map(query => statusOf(submit(query))));
    expect(statuses.filter(status => status === 2)).toHaveLength(10);
    expect(statuses.filter(status => status === 4)).toHaveLength(40);
    expect(await visit(linkOf('late'))).toMatchObject({ step: 'refused', refusal: 'linkFull', endPageLinks: ends });
    // A place that was given back is there again, and a higher cap has more of them.
    await test.platform.database.pool.query(
      `update answer_record set set_aside = 'invalid' where scroll_id = $1 and answer_record_id =
         (select min(answer_record_id) from answer_record where scroll_id = $1 and status = 2)`,
      [survey.scrollId],
    );
    expect(await refusalOf(linkOf('late'))).toBe('open');
    await data(dockingCalls.changeDocking, { keyId: key.keyId, name: 'capped', cap: 9 });
    expect(await refusalOf(linkOf('late'))).toBe('linkFull');
  });

  it('follows its key: a new secret, the old one for as long as was said, and an end', async () => {
    const old = linkOf('u1', '', 48 * HOUR);
    const before = secret;
    ({ secret, key } = await data(dockingCalls.rotateDocking, { keyId: key.keyId, graceHours: 2 }));
    expect(secret).not.toBe(before);
    expect([await refusalOf(old), await refusalOf(linkOf('u2'))]).toEqual(['open', 'open']);
    test.clock.advanceSeconds(2 * HOUR);
    creator = await signInAnew(test.platform, creator);
    expect([await refusalOf(old), await refusalOf(linkOf('u2'))]).toEqual(['linkNotGenuine', 'open']);
    await data(dockingCalls.revokeDocking, { keyId: key.keyId });
    expect(await refusalOf(linkOf('u2'))).toBe('linkNotGenuine');
    expect(await statusOf(submit(linkOf('u2')))).toBe(errorCodes.linkNotGenuine.code);
    for (const again of [dockingCalls.revokeDocking, dockingCalls.rotateDocking])
      expect((await ask(again, { keyId: key.keyId })).code).toBe(errorCodes.dockingEnded.code);
    expect((await ask(dockingCalls.revokeDocking, { keyId: 'nobody' })).code).toBe(errorCodes.dockingNotFound.code);
    // The secret stands nowhere as it is.
    const { rows } = await test.platform.database.pool.query('select secret from docking_key where key_id = $1', [
      key.keyId,
    ]);
    expect(rows[0].secret.includes(Buffer.from(secret))).toBe(false);
  });
});
