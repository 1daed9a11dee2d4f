import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  answerCalls,
  type CallData,
  designCalls,
  errorCodes,
  publishCalls,
  quotaCalls,
  recordCalls,
  visitCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import {
  asPerson,
  buildBoosterSurvey,
  buildQuestionnaire,
  buildSurvey,
  choiceId,
  optionA,
  optionB,
  publishQuestionnaire,
  sentAnswers,
  type TestSurvey,
  textId,
} from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

type Opened = CallData<typeof answerCalls.open>;
type Submitted = CallData<typeof answerCalls.submitAnswer>;

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;
let nextRecord = 0;
const newRecordId = () => `record${String(++nextRecord).padStart(14, '0')}`;

beforeAll(async () => {
  const respondent = await mkdtemp(join(tmpdir(), 'wenshu-page-'));
  await writeFile(join(respondent, 'index.html'), '<script type="application/json" id="opened-survey">null</script>');
  test = await buildTestApp({ pages: { web: join(respondent, 'none'), respondent, room: join(respondent, 'none') } });
  creator = await buildPerson(test.platform);
  survey = await buildSurvey(test, creator);
});
afterAll(() => test.close());

const submit = (input: object) => test.call(answerCalls.submitAnswer, input as never);
const statusOf = async (input: object) => ((await submit(input)).data as Submitted).answerRecord.answerStatus;

describe('opening', () => {
  it('shows the survey in the words of the specification, and writes nothing (S7.2, S7.3, S3.67, S3.72)', async () => {
    const { code, data } = await test.call(answerCalls.open, { linkCode: survey.linkCode });
    expect(code).toBe('0000');
    const { scrollInfo, answerRecord } = data as Opened;
    expect(scrollInfo).toMatchObject({
      questionGroupList: [
        {
          questionList: [
            { type: 1, settings: expect.arrayContaining([{ key: '20001', value: true }]) },
            { type: 5 },
            { type: 15 },
          ],
        },
      ],
    });
    expect(answerRecord).toMatchObject({ answerStatus: 0, isSubmit: false, versionTime: survey.versionTime });
    expect(JSON.stringify(data)).not.toContain('quota');
  });

  it('refuses a link that does not exist in the words of the specification (S8.13)', async () => {
    expect(await test.call(answerCalls.open, { linkCode: 'nothing' })).toMatchObject({
      code: errorCodes.questionnaireNotFound.code,
      message: '问卷 ID 不存在',
    });
  });

  it('embeds the visit into the page, with every < escaped, and no question when it is not open', async () => {
    const title = { text: '</script><script>alert(1)</script>' };
    const { scrollId, linkCode } = survey;
    await test.call(publishCalls.changeStatus, { scrollId, status: 2 }, asPerson(creator));
    const data = () =>
      test.app
        .inject({ url: `/s/${linkCode}` })
        .then(({ body }) => /id="opened-survey">(.*)<\/script>/.exec(body)?.[1]);
    expect(JSON.parse((await data()) ?? '')).toMatchObject({
      step: 'refused',
      refusal: 'surveyNotOpen',
      endPage: null,
    });
    await test.call(designCalls.updateTitleOrDesc, { scrollId, title }, asPerson(creator));
    await test.call(publishCalls.changeStatus, { scrollId, status: 1 }, asPerson(creator));
    const embedded = await data();
    expect(embedded).not.toContain('<');
    expect(JSON.parse(embedded ?? 'null')).toMatchObject({ step: 'open', flow: { title } });
  });
});

describe('saving a page', () => {
  it('is resumed by the same visitor, with answers and place (S9.28, S9.29)', async () => {
    const record = newRecordId();
    const page = sentAnswers(survey, record, optionA, {
      answerStatus: 1,
      cookieId: 'visitor1',
      saveSeq: 1,
      lastQuestionId: textId,
    });
    expect(await statusOf(page)).toBe(1);
    const { data } = await test.call(answerCalls.open, { linkCode: survey.linkCode, cookieId: 'visitor1' });
    expect(data).toMatchObject({
      answerRecord: { answerRecordId: record, answerStatus: 1 },
      answerInfoList: [{ topQuestionId: choiceId, itemId: optionA, answerValueType: 1 }],
      blankAnswerInfoList: [],
      lastQuestionId: textId,
      saveSeq: 1,
    });
    // What the page asks says the same in its own words; nobody else gets it.
    const visit = (cookieId: string) => test.call(visitCalls.visit, { linkCode: survey.linkCode, cookieId });
    expect((await visit('visitor1')).data).toMatchObject({
      record: { answerRecord: { answerRecordId: record }, answers: { [choiceId]: { item: optionA } }, saveSeq: 1 },
    });
    expect(JSON.stringify(await visit('visitor9'))).not.toContain(record);
  });

  it('from an older tab is refused and changes nothing', async () => {
    const record = newRecordId();
    await submit(sentAnswers(survey, record, optionA, { answerStatus: 1, cookieId: 'visitor2', saveSeq: 5 }));
    const late = await submit(
      sentAnswers(survey, record, optionB, { answerStatus: 1, cookieId: 'visitor2', saveSeq: 4 }),
    );
    expect(late.code).toBe(errorCodes.openedElsewhere.code);
    const { data } = await test.call(answerCalls.open, { linkCode: survey.linkCode, cookieId: 'visitor2' });
    expect((data as Opened).answerInfoList).toMatchObject([{ itemId: optionA }]);
  });

  it('after submitting says that it was answered', async () => {
    const record = newRecordId();
    await submit(sentAnswers(survey, record, optionA));
    expect((await submit(sentAnswers(survey, record, optionB, { answerStatus: 1, saveSeq: 9 }))).code).toBe(
      errorCodes.alreadyAnswered.code,
    );
  });
});

describe('submitting', () => {
  it('stores a success sample once, however often it is sent (S7.5, S3.73)', async () => {
    const record = newRecordId();
    const results = await Promise.all(Array.from({ length: 10 }, () => statusOf(sentAnswers(survey, record, optionA))));
    expect(new Set(results)).toEqual(new Set([2]));
    const { rows } = await test.platform.database.pool.query(
      'select status, serial from answer_record where answer_record_id = $1',
      [record],
    );
    expect(rows).toHaveLength(1);
  });

  it('names the question whose required answer is missing', async () => {
    const { code, field } = await submit({ ...sentAnswers(survey, newRecordId(), optionA), answerInfoList: [] });
    expect({ code, field }).toEqual({ code: errorCodes.answerMissing.code, field: choiceId });
  });

  it('refuses an option that the question does not have', async () => {
    expect((await submit(sentAnswers(survey, newRecordId(), 'elsewhere1'))).code).toBe(
      errorCodes.answerNotReadable.code,
    );
  });

  it('notes answers to questions that the survey does not have, and stores the rest', async () => {
    const record = newRecordId();
    const sent = sentAnswers(survey, record, optionA);
    const stray = {
      questionId: 'stray00001',
      topQuestionId: 'stray00001',
      answerValue: 'x',
      answerValueType: 0 as const,
    };
    expect(await statusOf({ ...sent, answerInfoList: [...sent.answerInfoList, stray] })).toBe(2);
    const { rows } = await test.platform.database.pool.query(
      'select answers, log from answer_record where answer_record_id = $1',
      [record],
    );
    expect(rows[0]).toEqual({
      answers: { [choiceId]: { item: optionA } },
      log: [{ what: 'answer-dropped', key: 'stray00001', reason: 'question-unknown' }],
    });
  });

  it('is refused while suspended and after the end, but a repeated submit still gets its outcome (S4.1, S4.2, S8.20)', async () => {
    const own = await buildSurvey(test, creator);
    const record = newRecordId();
    await submit(sentAnswers(own, record, optionA));
    await test.call(publishCalls.changeStatus, { scrollId: own.scrollId, status: 2 }, asPerson(creator));
    expect((await submit(sentAnswers(own, newRecordId(), optionA))).code).toBe(errorCodes.surveyNotOpen.code);
    await test.call(publishCalls.changeStatus, { scrollId: own.scrollId, status: 3 }, asPerson(creator));
    expect((await submit(sentAnswers(own, newRecordId(), optionA))).code).toBe(errorCodes.surveyClosed.code);
    expect(await statusOf(sentAnswers(own, record, optionA))).toBe(2);
  });
});

describe('quotas', () => {
  it('end the survey for the one who comes too late, and store the record as quota full (S4.14, S8.19)', async () => {
    const own = await buildSurvey(test, creator, { sizeA: 1, sizeB: 0, whenFull: 'end' });
    expect(await statusOf(sentAnswers(own, newRecordId(), optionA))).toBe(2);
    expect(await statusOf(sentAnswers(own, newRecordId(), optionA))).toBe(4);
    expect(await statusOf(sentAnswers(own, newRecordId(), optionB))).toBe(2);
    const { data } = await test.call(recordCalls.findPage, { scrollId: own.scrollId }, asPerson(creator));
    expect((data as CallData<typeof recordCalls.findPage>).items.map(item => item.answerStatus).sort()).toEqual([
      2, 2, 4,
    ]);
  });

  it('come after screening: who is screened out takes no place, and is not told that it is full', async () => {
    const { scrollId } = await buildQuestionnaire(test, creator);
    const when = { test: 'choice', questionId: choiceId, is: 'any-of', itemIds: [optionA] };
    const rules = [{ id: 'rule000001', order: 'a', kind: 'screen-out', questionId: choiceId, when }];
    await test.call(designCalls.saveLogic, { scrollId, rules }, asPerson(creator));
    const cells = [{ cellId: 'cellA00001', order: 'a', match: { [choiceId]: [optionA, optionB] }, size: 1 }];
    const quota = { scrollId, quotaId: 'quota00001', order: 'a', title: 'Q1', whenFull: 'end' as const };
    await test.call(quotaCalls.saveQuota, { ...quota, kind: 'single', cells } as never, asPerson(creator));
    const own = await publishQuestionnaire(test, creator, scrollId);
    const statuses = [];
    for (const option of [optionA, optionB, optionA, optionB])
      statuses.push(await statusOf(sentAnswers(own, newRecordId(), option)));
    expect(statuses).toEqual([3, 2, 3, 4]);
  });

  it('hold a record until there is room, and then take it on the same link', async () => {
    const own = await buildSurvey(test, creator, { sizeA: 1, sizeB: 0, whenFull: 'hold' });
    const held = newRecordId();
    await submit(sentAnswers(own, newRecordId(), optionA));
    expect(await statusOf(sentAnswers(own, held, optionA))).toBe(5);
    await test.platform.database.pool.query('update quota_cell set size = 2 where scroll_id = $1', [own.scrollId]);
    expect(await statusOf(sentAnswers(own, held, optionA))).toBe(2);
  });

  it('with Continue take everybody', async () => {
    const own = await buildSurvey(test, creator, { sizeA: 1, sizeB: 0, whenFull: 'continue' });
    const statuses = [
      await statusOf(sentAnswers(own, newRecordId(), optionA)),
      await statusOf(sentAnswers(own, newRecordId(), optionA)),
    ];
    expect(statuses).toEqual([2, 2]);
  });

  it('let a booster take what the main cell refuses, flagged and beyond it', async () => {
    const own = await buildBoosterSurvey(test, creator);
    const statuses = [];
    for (let n = 0; n < 3; n++) statuses.push(await statusOf(sentAnswers(own, newRecordId(), optionA)));
    expect(statuses).toEqual([2, 2, 4]);
    const { rows } = await test.platform.database.pool.query(
      'select is_booster, cells from answer_record where scroll_id = $1 and status = 2 order by serial',
      [own.scrollId],
    );
    expect(rows).toEqual([
      { is_booster: false, cells: ['cellA00001'] },
      { is_booster: true, cells: ['cellX00001'] },
    ]);
  });

  it('never go over when many submit at once', async () => {
    const own = await buildSurvey(test, creator, { sizeA: 10, sizeB: 7, whenFull: 'end' });
    const statuses = await Promise.all(
      Array.from({ length: 80 }, (_, index) =>
        statusOf(sentAnswers(own, newRecordId(), index % 2 === 0 ? optionA : optionB)),
      ),
    );
    expect(statuses.filter(status => status === 2)).toHaveLength(17);
    const { rows } = await test.platform.database.pool.query(
      'select cell_id, count from quota_cell where scroll_id = $1 order by cell_id',
      [own.scrollId],
    );
    expect(rows).toEqual([
      { cell_id: 'cellA00001', count: 10 },
      { cell_id: 'cellB00001', count: 7 },
    ]);
  });
});
