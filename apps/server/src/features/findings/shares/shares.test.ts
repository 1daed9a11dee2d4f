import { defaultSummaryRequest, type ReportDocument } from '@wenshu/analysis';
import {
  apiKeyCalls,
  type Call,
  type CallData,
  type Right,
  reportCalls,
  reportMemberCalls,
  reportResultCalls,
  shareCalls,
  sharedCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeAllRights } from '../../../authorisation/right.repository.ts';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey, choiceId, type TestSurvey, textId } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { fillSurvey } from '../../../testing/fill-survey.ts';
import { sharerOfReader } from './open-share.ts';

// A file is drawn in a thread of its own.
vi.setConfig({ testTimeout: 180_000 });

let test: TestApp;
let maker: TestPerson;
let survey: TestSurvey;
let visitors = 0;

beforeAll(async () => {
  test = await buildTestApp();
  maker = await buildPerson(test.platform);
}, 180_000);
beforeEach(async () => {
  survey = await buildSurvey(test, maker);
  visitors += 1;
});
afterAll(() => test.close());

const PASSWORD = '20261116';
const ask = (call: Call, input: object, person = maker) =>
  test.call(call, { scrollId: survey.scrollId, ...input } as never, { ...asPerson(person), lang: 'en' });
const got = async <C extends Call>(call: C, input: object, person = maker) => {
  const answer = await ask(call, input, person);
  expect(answer).toMatchObject({ code: '0000' });
  return answer.data as CallData<C>;
};
/** Somebody outside, from an address of their own for each test. */
const visit = (call: Call, input: object, lang: 'zh' | 'en' = 'en') =>
  test.call(call, input as never, { lang, remoteAddress: `10.0.${visitors}.1` });
const seen = async <C extends Call>(call: C, input: object) => {
  const answer = await visit(call, input);
  expect(answer).toMatchObject({ code: '0000' });
  return answer.data as CallData<C>;
};
const share = (input: object, person = maker) => got(shareCalls.saveShare, { what: 'statistics', ...input }, person);
const opened = async (code: string, password?: string) =>
  (await seen(sharedCalls.open, { code, ...(password !== undefined && { password }) })).ticket!;

const analysis = {
  kind: 'summary',
  derived: {},
  request: { ...defaultSummaryRequest, questions: [{ question: choiceId }] },
};
const madeReport = async (person = maker) => {
  const { reportId } = await got(reportCalls.create, { name: 'Shared report' }, person);
  const { document } = await got(reportCalls.get, { reportId }, person);
  const [pageId] = Object.keys((document as unknown as ReportDocument).pages);
  const block = { id: 'block00001', pageId, order: 'i', place: { x: 0, y: 0, width: 600, height: 400 } };
  const value = { ...block, content: { kind: 'exhibit', analysis, exhibitId: `shares:${choiceId}`, look: {} } };
  await got(
    reportCalls.edit,
    { reportId, baseVersion: 0, editId: 'first00001', changes: [{ path: ['blocks', 'block00001'], value }] },
    person,
  );
  return reportId;
};
const peopleIn = (results: { blocks: Readonly<Record<string, unknown>> }) =>
  (results.blocks.block00001 as { exhibit?: { source: { base: { people: number } } } }).exhibit?.source.base.people;

describe('a share', () => {
  it('of a report is seen by whoever has the address, without signing in, as it is now (S2.27)', async () => {
    await fillSurvey(test, survey, 20);
    const reportId = await madeReport();
    const made = await share({ what: 'report', reportId });
    expect(made).toMatchObject({
      what: 'report',
      reportId,
      name: 'Shared report',
      hasPassword: false,
      mayDownload: false,
      opened: 0,
    });
    const ticket = await opened(made.code);
    expect(await seen(sharedCalls.get, { ticket })).toMatchObject({
      what: 'report',
      name: 'Shared report',
      nickName: maker.nickName,
      flow: null,
      document: { name: 'Shared report' },
    });
    expect(peopleIn(await seen(sharedCalls.results, { ticket }))).toBe(20);
    await test.platform.database.pool.query('delete from answer_record where scroll_id = $1 and serial > 12', [
      survey.scrollId,
    ]);
    expect(peopleIn(await seen(sharedCalls.results, { ticket }))).toBe(12);
    expect((await got(shareCalls.listShares, {})).items).toMatchObject([{ code: made.code, opened: 1, isOwn: true }]);
  });

  it('of statistics shows all questions, and nothing that one person wrote or whose record it is', async () => {
    await fillSurvey(test, survey, 20);
    await test.platform.database.pool.query(
      `update answer_record set answers = jsonb_set(answers, array[$2], '"a secret word"') where scroll_id = $1 and serial < 5`,
      [survey.scrollId, textId],
    );
    const ticket = await opened((await share({})).code);
    const { document } = await seen(sharedCalls.get, { ticket });
    const names = Object.values((document as unknown as ReportDocument).pages).map(({ name }) => name);
    expect(names).toContain('Q1 Do you drink coffee?');
    const results = await seen(sharedCalls.results, { ticket });
    const kinds = Object.values(results.blocks).map(one => (one as { exhibit?: { kind: string } }).exhibit?.kind);
    expect(kinds).toContain('bars');
    for (const raw of ['verbatims', 'gallery']) expect(kinds).not.toContain(raw);
    const { rows } = await test.platform.database.pool.query<{ id: string }>(
      'select answer_record_id as id from answer_record where scroll_id = $1',
      [survey.scrollId],
    );
    const told = JSON.stringify(results);
    for (const { id } of rows) expect(told).not.toContain(id);
    expect(told).not.toContain('a secret word');
  });

  it('is not found by trying codes: after sixty that there are not nothing more is said of any such', async () => {
    const { code } = await share({});
    const tries = Array.from({ length: 60 }, (_, at) => visit(sharedCalls.open, { code: `guessed${at}` }));
    expect(new Set((await Promise.all(tries)).map(answer => answer.code))).toEqual(new Set(['9201']));
    expect(await visit(sharedCalls.open, { code: 'guessedagain' })).toMatchObject({ code: '9007' });
    // A right one is not counted, nor refused: a whole office may stand behind one address.
    expect(await visit(sharedCalls.open, { code })).toMatchObject({ code: '0000' });
  });

  it('of a questionnaire shows it as it was published, and no numbers', async () => {
    const ticket = await opened((await share({ what: 'questionnaire' })).code);
    expect(await seen(sharedCalls.get, { ticket })).toMatchObject({
      what: 'questionnaire',
      document: null,
      flow: { scrollId: survey.scrollId },
    });
    expect(await visit(sharedCalls.results, { ticket })).toMatchObject({ code: '9637' });
  });

  it('shows what whoever shares it may see now: their range, and nothing once the right is gone (S6.8)', async () => {
    await fillSurvey(test, survey, 30);
    const south = await buildPerson(test.platform);
    const rights = ['questionnaire.view', 'records.view', 'records.export'] as const;
    await giveRights(test.platform, south, survey.scrollId, rights, { kind: 'channel', channels: ['south'] });
    const reportId = await madeReport(south);
    const made = await share({ what: 'report', reportId }, south);
    const ticket = await opened(made.code);
    const { rows } = await test.platform.database.pool.query(
      `select count(*)::int as people from answer_record where scroll_id = $1 and channel = 'south'`,
      [survey.scrollId],
    );
    expect(peopleIn(await seen(sharedCalls.results, { ticket }))).toBe(rows[0].people);
    await removeAllRights(test.platform.database.pool, south.id, { kind: 'questionnaire', id: survey.scrollId });
    for (const call of [sharedCalls.get, sharedCalls.results])
      expect(await visit(call, { ticket })).toMatchObject({ code: '9637', message: 'No permission to access' });
    expect(await visit(sharedCalls.open, { code: made.code })).toMatchObject({ code: '9637' });
    expect(await visit(sharedCalls.open, { code: 'nobodyhasthis' })).toMatchObject({
      code: '9201',
      message: 'Questionnaire ID does not exist',
    });
  });

  it('of a report ends for whoever does not manage the report any more', async () => {
    await fillSurvey(test, survey, 12);
    const colleague = await buildPerson(test.platform);
    await giveRights(test.platform, colleague, survey.scrollId, [
      'questionnaire.view',
      'records.view',
      'records.export',
    ]);
    const reportId = await madeReport();
    await got(reportMemberCalls.saveMember, { reportId, userId: colleague.id, role: 'edit' });
    expect(await ask(shareCalls.saveShare, { what: 'report', reportId }, colleague)).toMatchObject({ code: '9104' });
    await got(reportMemberCalls.saveMember, { reportId, userId: colleague.id, role: 'manage' });
    const made = await share({ what: 'report', reportId }, colleague);
    const ticket = await opened(made.code);
    expect(peopleIn(await seen(sharedCalls.results, { ticket }))).toBe(12);
    await got(reportMemberCalls.saveMember, { reportId, userId: colleague.id, role: 'edit' });
    expect(await visit(sharedCalls.results, { ticket })).toMatchObject({ code: '9637' });
    // Whoever manages the report ends what others share of it.
    await got(shareCalls.withdrawShare, { shareId: made.shareId });
    expect((await got(shareCalls.listShares, { reportId })).items).toEqual([]);
  });

  it('frozen stays as it was for people outside too', async () => {
    await fillSurvey(test, survey, 20);
    const reportId = await madeReport();
    const ticket = await opened((await share({ what: 'report', reportId })).code);
    await got(reportResultCalls.freeze, { reportId, isFrozen: true });
    await test.platform.database.pool.query('delete from answer_record where scroll_id = $1 and serial > 12', [
      survey.scrollId,
    ]);
    const results = await seen(sharedCalls.results, { ticket });
    expect([results.isFrozen, peopleIn(results)]).toEqual([true, 20]);
  });
});

describe('its password (S2.28)', () => {
  it('is 8 to 20 digits (S5.20)', async () => {
    for (const password of ['1234567', '123456789012345678901', '1234567a', ''])
      expect([password, (await ask(shareCalls.saveShare, { what: 'statistics', password })).code]).toEqual([
        password,
        '9001',
      ]);
    for (const password of ['12345678', '12345678901234567890'])
      expect(await share({ password })).toMatchObject({ hasPassword: true });
  });

  it('is asked for; the right one opens, a new one ends tickets of the old', async () => {
    const { code, shareId } = await share({ password: PASSWORD });
    expect(await seen(sharedCalls.open, { code })).toEqual({ isLocked: true, ticket: null, what: 'statistics' });
    expect(await visit(sharedCalls.open, { code, password: '87654321' })).toMatchObject({ code: '9315' });
    const ticket = await opened(code, PASSWORD);
    expect(await visit(sharedCalls.get, { ticket: `${ticket}x` })).toMatchObject({ code: '9637' });
    // Changing something else leaves it as it is.
    await share({ shareId, mayDownload: true });
    expect(await visit(sharedCalls.get, { ticket })).toMatchObject({ code: '0000' });
    await share({ shareId, password: '11112222' });
    expect(await visit(sharedCalls.get, { ticket })).toMatchObject({ code: '9637' });
    await share({ shareId, password: null });
    expect(await opened(code)).not.toBeNull();
  });

  it('cannot be guessed: ten wrong ones, and the right one is not heard either; right ones are not counted', async () => {
    const { code } = await share({ password: PASSWORD });
    for (let at = 0; at < 20; at++) await opened(code, PASSWORD);
    const tried = await Promise.all(
      Array.from({ length: 12 }, (_, at) => visit(sharedCalls.open, { code, password: String(10_000_000 + at) })),
    );
    expect(tried.filter(answer => answer.code === '9315')).toHaveLength(10);
    expect(await visit(sharedCalls.open, { code, password: PASSWORD })).toMatchObject({ code: '9007' });
  });
});

describe('a share ends', () => {
  it('at once when it is withdrawn, also for whoever has it open', async () => {
    const { code, shareId } = await share({});
    const ticket = await opened(code);
    const colleague = await buildPerson(test.platform);
    await giveRights(test.platform, colleague, survey.scrollId, ['questionnaire.view']);
    expect(await ask(shareCalls.withdrawShare, { shareId }, colleague)).toMatchObject({ code: '9639' });
    await got(shareCalls.withdrawShare, { shareId });
    expect(await visit(sharedCalls.get, { ticket })).toMatchObject({ code: '9637' });
    expect(await visit(sharedCalls.open, { code })).toMatchObject({ code: '9637', message: 'No permission to access' });
    expect(await ask(shareCalls.withdrawShare, { shareId })).toMatchObject({ code: '9639' });
    expect(await ask(shareCalls.saveShare, { what: 'statistics', shareId })).toMatchObject({ code: '9639' });
  });

  it('at its end date', async () => {
    const now = test.clock.now().getTime();
    const { code, shareId } = await share({ endTime: now + 60_000 });
    const ticket = await opened(code);
    await share({ shareId, endTime: now - 1 });
    for (const [call, input] of [
      [sharedCalls.open, { code }],
      [sharedCalls.get, { ticket }],
    ] as const)
      expect(await visit(call, input)).toMatchObject({ code: '9637' });
  });

  it('with the addresses of its files, which name the share and not a person', async () => {
    const endTime = test.clock.now().getTime() + 3_600_000;
    const { shareId } = await share({ endTime });
    const reader = `share-${shareId}`;
    expect(await sharerOfReader(test.platform, reader)).toBe(maker.id);
    test.clock.advanceSeconds(3_601);
    // Its file would be read by whoever kept the address, as long as the address itself holds.
    await expect(sharerOfReader(test.platform, reader)).rejects.toMatchObject({ errorName: 'shareNotAllowed' });
    await expect(sharerOfReader(test.platform, 'share-nobody')).rejects.toMatchObject({ errorName: 'shareNotAllowed' });
    expect(await sharerOfReader(test.platform, maker.id)).toBe(maker.id);
  });

  it('with the questionnaire’s report: one that was removed is shown to nobody', async () => {
    const reportId = await madeReport();
    const ticket = await opened((await share({ what: 'report', reportId })).code);
    await got(reportCalls.remove, { reportId });
    expect(await visit(sharedCalls.get, { ticket })).toMatchObject({ code: '9637' });
  });
});

describe('downloads of a share', () => {
  it('are off unless whoever shares it allows them, and then are the report', async () => {
    await fillSurvey(test, survey, 12);
    const reportId = await madeReport();
    const { code, shareId } = await share({ what: 'report', reportId });
    const ticket = await opened(code);
    expect(await visit(sharedCalls.export, { ticket, format: 'xlsx' })).toMatchObject({ code: '9640' });
    await share({ what: 'report', reportId, shareId, mayDownload: true });
    const sent = await test.app.inject({
      url: `/api${sharedCalls.export.path}`,
      query: { ticket, format: 'xlsx' },
      remoteAddress: `10.0.${visitors}.1`,
    });
    expect(sent.headers['content-disposition']).toContain('.xlsx');
    expect(sent.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  it('are for whoever may take records out: a person who may only look shares no numbers', async () => {
    const viewer = await buildPerson(test.platform);
    await giveRights(test.platform, viewer, survey.scrollId, ['questionnaire.view', 'records.view']);
    expect(await ask(shareCalls.saveShare, { what: 'statistics' }, viewer)).toMatchObject({ code: '9104' });
    expect(await ask(shareCalls.saveShare, { what: 'report' })).toMatchObject({ code: '9001', field: 'reportId' });
    const stranger = await buildPerson(test.platform);
    for (const call of [shareCalls.listShares, shareCalls.saveShare, shareCalls.withdrawShare])
      expect(await ask(call, { what: 'statistics', shareId: 'nothing0001' }, stranger)).toMatchObject({ code: '9104' });
  });
});

describe('who shows something outside', () => {
  const questionnaire = { what: 'questionnaire' } as const;

  it('is not somebody who may only look: a questionnaire before the world was published', async () => {
    const viewer = await buildPerson(test.platform);
    await giveRights(test.platform, viewer, survey.scrollId, ['questionnaire.view', 'questionnaire.edit']);
    expect(await ask(shareCalls.saveShare, questionnaire, viewer)).toMatchObject({ code: '9104' });
    await giveRights(test.platform, viewer, survey.scrollId, ['questionnaire.publish']);
    const { code } = await share(questionnaire, viewer);
    expect(await visit(sharedCalls.open, { code })).toMatchObject({ code: '0000' });
    await removeAllRights(test.platform.database.pool, viewer.id, { kind: 'questionnaire', id: survey.scrollId });
    await giveRights(test.platform, viewer, survey.scrollId, ['questionnaire.view']);
    expect(await visit(sharedCalls.open, { code })).toMatchObject({ code: '9637' });
  });

  it('is seen and ended by whoever lets people in, whoever began it; by nobody else', async () => {
    const [colleague, other] = [await buildPerson(test.platform), await buildPerson(test.platform)];
    for (const person of [colleague, other])
      await giveRights(test.platform, person, survey.scrollId, ['questionnaire.view', 'questionnaire.publish']);
    const made = await share(questionnaire, colleague);
    expect((await got(shareCalls.listShares, {}, other)).items).toEqual([]);
    expect(await ask(shareCalls.withdrawShare, { shareId: made.shareId }, other)).toMatchObject({ code: '9639' });
    expect((await got(shareCalls.listShares, {})).items).toMatchObject([
      { shareId: made.shareId, isOwn: false, nickName: colleague.nickName },
    ]);
    await got(shareCalls.withdrawShare, { shareId: made.shareId });
    expect(await visit(sharedCalls.open, { code: made.code })).toMatchObject({ code: '9637' });
  });

  it('changes a share by what it shows, not by what the change calls it', async () => {
    const colleague = await buildPerson(test.platform);
    const held = ['questionnaire.view', 'questionnaire.publish', 'records.view'] as const;
    await giveRights(test.platform, colleague, survey.scrollId, [...held, 'records.export']);
    const { shareId } = await share({ what: 'statistics' }, colleague);
    await removeAllRights(test.platform.database.pool, colleague.id, { kind: 'questionnaire', id: survey.scrollId });
    await giveRights(test.platform, colleague, survey.scrollId, held);
    const change = { ...questionnaire, shareId, mayDownload: true };
    expect(await ask(shareCalls.saveShare, change, colleague)).toMatchObject({ code: '9104' });
  });

  it('through a key is who was given the right to share: one for looking lists and ends nothing', async () => {
    const { shareId } = await share({ what: 'statistics' });
    const key = async (rights: readonly Right[]) => {
      const { data } = await test.call(apiKeyCalls.create, { name: 'Program', rights: [...rights] }, asPerson(maker));
      return { token: (data as CallData<typeof apiKeyCalls.create>).key };
    };
    const through = (call: Call, held: { token: string }) =>
      test.call(call, { scrollId: survey.scrollId, shareId } as never, held);
    const looking = await key(['questionnaire.view']);
    expect(await through(shareCalls.listShares, looking)).toMatchObject({ code: '0000', data: { items: [] } });
    expect(await through(shareCalls.withdrawShare, looking)).toMatchObject({ code: '9159' });
    const taking = await key(['questionnaire.view', 'records.export']);
    expect(await through(shareCalls.listShares, taking)).toMatchObject({ data: { items: [{ shareId }] } });
    expect(await through(shareCalls.withdrawShare, taking)).toMatchObject({ code: '0000' });
  });
});
