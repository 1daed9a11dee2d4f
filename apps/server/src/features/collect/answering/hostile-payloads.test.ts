import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  answerAgreementCalls,
  answerCalls,
  type Call,
  liveSettingsCalls,
  personalCheckCalls,
  respondentCalls,
  visitCalls,
} from '@wenshu/api-contract';
import { replayAnswers } from '@wenshu/survey-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPerson } from '../../../testing/build-person.ts';
import {
  asPerson,
  buildSurvey,
  choiceId,
  matrixId,
  optionA,
  optionB,
  sentAnswers,
  textId,
} from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { pick, seededRandom, spoil } from '../../../testing/hostile.ts';
import { writeTestSite } from '../../../testing/write-test-site.ts';
import { loadModel } from '../../design/publishing/index.ts';

const PAYLOADS = Number(process.env.HOSTILE_PAYLOADS ?? 1500);
const AT_ONCE = 16;
const SECRET = 'what-only-the-other-respondent-said';

let test: TestApp;
beforeAll(async () => {
  const respondent = await mkdtemp(join(tmpdir(), 'wenshu-page-'));
  await writeFile(join(respondent, 'index.html'), '<script type="application/json" id="opened-survey">null</script>');
  const web = await mkdtemp(join(tmpdir(), 'wenshu-site-'));
  await writeTestSite(web);
  test = await buildTestApp({ pages: { web, respondent, room: join(respondent, 'none') } });
});
afterAll(() => test.close());

/** Surveys behind every kind of gate, each with a record of somebody else in it. */
async function buildTargets() {
  const creator = await buildPerson(test.platform);
  const as = asPerson(creator);
  const open = await buildSurvey(test, creator, { sizeA: 50, sizeB: 0, whenFull: 'hold' });
  const closed = await buildSurvey(test, creator);
  const { scrollId } = open;
  await test.call(liveSettingsCalls.updateLiveSettings, { scrollId: closed.scrollId, password: 'abcd1234' }, as);
  const people = [
    { name: 'Wang', mobile: '13600000001' },
    { name: 'Zhao', mobile: '13600000002' },
  ];
  await test.call(respondentCalls.addRespondents, { scrollId, respondents: people }, as);
  const page = (await test.call(respondentCalls.findRespondents, { scrollId }, as)).data as {
    items: { link: string }[];
  };
  const check = { scrollId, isEnabled: true, fields: ['name', 'mobile'] };
  const { personalCheckId } = (await test.call(personalCheckCalls.updateCheckInfo, check, as)).data as {
    personalCheckId: string;
  };
  const codes = [...page.items.map(({ link }) => link.slice('/p/'.length)), personalCheckId];
  const answerInfoList = [
    ...sentAnswers(open, 'x', optionB).answerInfoList,
    { questionId: textId, topQuestionId: textId, answerValue: SECRET, answerValueType: 0 },
    ...['taste00001', 'price00001'].map(row => ({
      questionId: row,
      topQuestionId: matrixId,
      parentQuestionId: matrixId,
      itemId: 'good000001',
      answerValue: 'good000001',
      answerValueType: 1,
    })),
  ];
  const other = { ...sentAnswers(open, 'recordofanother00001', optionB), answerInfoList, cookieId: 'another' };
  const saved = await test.call(answerCalls.submitAnswer, { ...other, answerStatus: 1, saveSeq: 1 } as never);
  expect(saved.code).toBe('0000');
  return { open, closed, codes, answerInfoList };
}

it(`answers ${PAYLOADS} hostile payloads on the public calls without a fault, keeps nothing that the engine refuses, and tells nobody what others said`, async () => {
  const { open, closed, codes, answerInfoList } = await buildTargets();
  const random = seededRandom(20261115);
  const ids = ['recordofanother00001', 'hostile0000000000001', 'hostile0000000000002', 'short', ''];
  const visitor = () => ({
    ...(random() < 0.7 ? { linkCode: pick(random, [open.linkCode, open.linkCode, closed.linkCode, 'nowhere']) } : {}),
    ...(random() < 0.3 ? { codeNum: pick(random, codes) } : {}),
    ...(random() < 0.5 ? { cookieId: pick(random, ['mine', 'mine2']) } : {}),
    ...(random() < 0.2 ? { pass: pick(random, ['a.b.c.d', '...', `.x.${Date.now() * 2}.y`]) } : {}),
  });
  const body = () => ({
    ...visitor(),
    answerRecordId: random() < 0.5 ? `hostile${Math.floor(random() * 1e13)}` : pick(random, ids),
    versionTime: open.versionTime,
    answerStatus: pick(random, [1, 2]),
    saveSeq: Math.floor(random() * 5),
    answerInfoList: answerInfoList.map(row => (row.topQuestionId === textId ? { ...row, answerValue: 'mine' } : row)),
    parameters: { a: 'b' },
    captcha: { verifyCodeKey: 'x', verifyCode: 'y' },
  });
  const fields = () => ({ name: pick(random, ['Wang', 'Zhao', 'x']), mobile: '13600000001' });
  const makers: readonly (() => readonly [Call, object])[] = [
    () => [answerCalls.submitAnswer, body()],
    () => [answerCalls.submitAnswer, body()],
    () => [answerCalls.submitAnswer, body()],
    () => [answerCalls.open, visitor()],
    () => [visitCalls.visit, { ...visitor(), languageId: 1, parameters: '{"a":"b"}' }],
    () => [visitCalls.passPassword, { ...visitor(), password: 'x' }],
    () => [visitCalls.passIdentity, { ...visitor(), fields: fields() }],
    () => [visitCalls.sendIdentityCode, { ...visitor(), fields: fields() }],
    () => [visitCalls.discard, { ...visitor(), answerRecordId: pick(random, ids) }],
    () => [visitCalls.declineAgreement, { ...visitor(), answerRecordId: pick(random, ids) }],
    () => [answerAgreementCalls.queryAgreement, visitor()],
  ];
  const faults: string[] = [];
  let accepted = 0;
  const sendOne = async (turn: number) => {
    const [call, input] = pick(random, makers)();
    const spoiled = random() < 0.1 ? input : spoil(random, input);
    const page =
      random() < 0.05
        ? `/${pick(random, ['s', 'p', 'c'])}/${encodeURIComponent(String(pick(random, [...codes, '<', '%', '../x', 'x'.repeat(500)])))}`
        : undefined;
    const response = page
      ? await test.app.inject({ url: page })
      : await test.app.inject({
          method: call.method,
          url: `/api${call.path}`,
          remoteAddress: `10.3.${turn % 250}.1`,
          ...(call.body ? { payload: spoiled as object } : { query: asQuery(spoiled) }),
        });
    const what = `${page ?? call.path} ${JSON.stringify(spoiled).slice(0, 300)}`;
    if (response.statusCode >= 500) faults.push(`${response.statusCode} ${what}`);
    if (response.body.includes(SECRET)) faults.push(`told ${what}`);
    if (call === answerCalls.submitAnswer && response.statusCode === 200) accepted++;
  };
  let turn = 0;
  const work = async () => {
    while (turn < PAYLOADS) await sendOne(turn++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(faults).toEqual([]);
  // Some get through, or nothing was tried.
  expect(accepted).toBeGreaterThan(PAYLOADS / 100);
  expect(await findUnsound(open)).toEqual([]);
  await expectOtherUntouched();
}, 600_000);

function asQuery(input: unknown): Record<string, string> {
  const entries = Object.entries(input as object).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return Object.fromEntries(entries.map(([key, value]) => [key, (value ?? '').replace(/\p{Surrogate}/gu, '?')]));
}

/** Records that the engine would not have let through. */
async function findUnsound({ scrollId, versionTime }: { scrollId: string; versionTime: number }): Promise<unknown[]> {
  const { pool } = test.platform.database;
  const model = await loadModel(pool, scrollId, versionTime);
  const { rows } = await pool.query('select * from answer_record where scroll_id = $1', [scrollId]);
  return rows.filter(row => {
    const replay = replayAnswers(model, row.answers, { seed: row.answer_record_id });
    const isWhole = !row.is_submit || replay.problems.length === 0;
    const isReadable = replay.problems.every(({ problem }) => problem !== 'not-readable');
    return !isWhole || !isReadable || JSON.stringify(sorted(replay.answers)) !== JSON.stringify(sorted(row.answers));
  });
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** Somebody who knows the id of a record, but not its visitor's cookie, may not touch it. */
async function expectOtherUntouched(): Promise<void> {
  const { rows } = await test.platform.database.pool.query(
    "select answers, cookie_id from answer_record where answer_record_id = 'recordofanother00001'",
  );
  expect(rows).toMatchObject([{ answers: { [textId]: SECRET, [choiceId]: { item: optionB } }, cookie_id: 'another' }]);
  expect(optionA).not.toBe(optionB);
}
