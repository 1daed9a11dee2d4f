import {
  answerCalls,
  type CallData,
  designCalls,
  editCalls,
  errorCodes,
  historyCalls,
  publishCalls,
  quotaCalls,
  quotaProgressCalls,
  scrollCalls,
  scrollListCalls,
  unpublishedCalls,
  visitCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import {
  asPerson,
  buildSurvey,
  choiceId,
  matrixId,
  optionA,
  optionB,
  sentAnswers,
  type TestSurvey,
  textId,
} from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { oneAfterTheOther, whileRowsAreHeld } from '../../../testing/hold-rows.ts';

const DAY_MS = 24 * 3_600_000;
let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;
let made = 0;

beforeAll(async () => {
  test = await buildTestApp({ env: { DATABASE_CONNECTIONS: '8' } });
});
beforeEach(async () => {
  // A day may have passed since the last one signed in.
  creator = await buildPerson(test.platform);
  survey = await buildSurvey(test, creator, { sizeA: 40, sizeB: 50, whenFull: 'end' });
});
afterAll(() => test.close());

const as = () => asPerson(creator);
const here = () => ({ scrollId: survey.scrollId });
const newRecord = () => `draft${String(++made).padStart(15, '0')}`;
const open = () => test.call(unpublishedCalls.open, here(), as());
const publish = (version: number) => test.call(unpublishedCalls.publish, { ...here(), version }, as());
const look = async () =>
  (await test.call(unpublishedCalls.look, here(), as())).data as CallData<typeof unpublishedCalls.look>;
const live = async () =>
  (await test.call(unpublishedCalls.live, here(), as())).data as CallData<typeof unpublishedCalls.live>;
const get = async () =>
  (await test.call(scrollCalls.get, here() as never, as())).data as CallData<typeof scrollCalls.get>;
const retitle = (questionId: string, text: string) =>
  test.call(designCalls.modifyName, { ...here(), questionId, title: { text } } as never, as());
const versionOf = (answer: { data: unknown }) => (answer.data as { version: number }).version;
const submit = async (option: string, versionTime = survey.versionTime, record = newRecord()) => {
  const { code, data } = await test.call(
    answerCalls.submitAnswer,
    sentAnswers({ ...survey, versionTime }, record, option),
  );
  return { code, record, status: (data as { answerStatus?: number } | null)?.answerStatus };
};
const askedTitle = async (cookieId = 'somebody01') => {
  const { code, data } = await test.call(visitCalls.visit, { linkCode: survey.linkCode, cookieId } as never);
  expect(code).toBe('0000');
  const { flow } = data as {
    flow: { versionTime: number; questions: { id: string; title: { text: string } }[] };
  };
  return { versionTime: flow.versionTime, title: flow.questions.find(({ id }) => id === choiceId)!.title.text };
};
const counts = async () => {
  const { data } = await test.call(quotaProgressCalls.progress, here(), as());
  const cells = data as CallData<typeof quotaProgressCalls.progress>;
  return Object.fromEntries(cells.map(({ cellId, size, count }) => [cellId, [size, count]]));
};

describe('a draft', () => {
  it('is edited while answers come in on what is published, and is what colleagues see', async () => {
    expect((await retitle(choiceId, 'Too early')).code).toBe(errorCodes.suspendBeforeEditing.code);
    expect(await get()).toMatchObject({ editedFrom: null, hasDraft: false });
    await open();
    expect(await get()).toMatchObject({ status: 1, hasDraft: false });
    expect((await retitle(choiceId, 'Do you drink tea?')).code).toBe('0000');
    const seen = await get();
    expect(seen).toMatchObject({ status: 1, hasDraft: true });
    expect(seen.document.questions[choiceId]!.title.text).toBe('Do you drink tea?');
    expect((await live()).document.questions[choiceId]!.title.text).toBe('Do you drink coffee?');
    expect(await askedTitle()).toEqual({ versionTime: survey.versionTime, title: 'Do you drink coffee?' });
    expect(await submit(optionA)).toMatchObject({ code: '0000' });
    const list = (await test.call(scrollListCalls.search, {} as never, as())).data as CallData<
      typeof scrollListCalls.search
    >;
    expect(list.rows.find(({ scrollId }) => scrollId === survey.scrollId)).toMatchObject({ hasDraft: true });
  });

  it('is begun once, and only of what collects', async () => {
    const first = (await open()).data;
    await retitle(choiceId, 'Changed');
    expect((await open()).data).toEqual({ ...(first as object), version: (await get()).version });
    await test.call(publishCalls.changeStatus, { ...here(), status: 2 }, as());
    expect((await open()).code).toBe(errorCodes.statusChangeRefused.code);
    expect((await test.call(unpublishedCalls.look, here(), as())).code).toBe(errorCodes.draftNotOpen.code);
    expect((await publish(1)).code).toBe(errorCodes.draftNotOpen.code);
  });

  it('ends where the survey is suspended, and what was edited goes with the next publishing', async () => {
    await open();
    await retitle(choiceId, 'Do you drink tea?');
    await test.call(publishCalls.changeStatus, { ...here(), status: 2 }, as());
    expect(await get()).toMatchObject({ status: 2, editedFrom: null, hasDraft: false });
    await test.call(publishCalls.changeStatus, { ...here(), status: 1 }, as());
    expect(await get()).toMatchObject({ status: 1, editedFrom: null });
    expect((await askedTitle()).title).toBe('Do you drink tea?');
    expect((await retitle(choiceId, 'More')).code).toBe(errorCodes.suspendBeforeEditing.code);
  });

  it('tells whoever waits for news that it was begun, published and thrown away', async () => {
    const news = async (live?: string) =>
      (await test.call(editCalls.since, { ...here(), version: 0, ...(live !== undefined && { live }) } as never, as()))
        .data as CallData<typeof editCalls.since>;
    const before = await news();
    expect(before).toMatchObject({ editedFrom: null, versionTime: survey.versionTime });
    await open();
    const opened = await news();
    expect(opened.live).not.toBe(before.live);
    expect(opened.editedFrom).toBe(opened.version);
    const { version } = await look();
    await retitle(choiceId, 'Again');
    await publish(version + 1);
    const published = await news();
    expect(published.live).not.toBe(opened.live);
    expect(published.versionTime).toBeGreaterThan(survey.versionTime);
  });
});

describe('publishing it', () => {
  it('asks the new version from then on; what was begun is finished on its own for a day', async () => {
    const begun = newRecord();
    const sent = sentAnswers(survey, begun, optionB);
    const saved = { ...sent, answerStatus: 1, saveSeq: 1, cookieId: 'begun00001' };
    expect((await test.call(answerCalls.submitAnswer, saved as never)).code).toBe('0000');
    await open();
    const version = versionOf(await retitle(choiceId, 'Do you drink tea?'));
    const answer = await publish(version);
    expect(answer.code).toBe('0000');
    const { versionTime } = answer.data as CallData<typeof unpublishedCalls.publish>;
    expect(await get()).toMatchObject({ status: 1, versionTime, hasDraft: false });
    expect(await askedTitle()).toEqual({ versionTime, title: 'Do you drink tea?' });
    expect(await submit(optionA, survey.versionTime)).toMatchObject({ code: '0000' });
    expect(await submit(optionA, versionTime)).toMatchObject({ code: '0000' });
    const { rows } = await test.platform.database.pool.query<{ version_time: number; status: number }>(
      'select version_time, status from answer_record where scroll_id = $1 order by version_time, status',
      [survey.scrollId],
    );
    expect(rows.map(row => [Number(row.version_time), row.status])).toEqual([
      [survey.versionTime, 1],
      [survey.versionTime, 2],
      [versionTime, 2],
    ]);
    const now = test.clock.now().getTime();
    test.clock.advanceSeconds((versionTime + DAY_MS - 1 - now) / 1000);
    expect(await submit(optionA, survey.versionTime)).toMatchObject({ code: '0000' });
    test.clock.advanceSeconds(0.001);
    expect(await submit(optionA, survey.versionTime)).toMatchObject({ code: errorCodes.surveyChanged.code });
    expect(await submit(optionA, versionTime)).toMatchObject({ code: '0000' });
  });

  it('sent twice publishes once, and editing goes on as the next draft', async () => {
    await open();
    const version = versionOf(await retitle(choiceId, 'Do you drink tea?'));
    const [first, second] = await Promise.all([publish(version), publish(version)]);
    expect([first.code, second.code]).toEqual(['0000', '0000']);
    expect((first.data as { versionTime: number }).versionTime).toBe(
      (second.data as { versionTime: number }).versionTime,
    );
    expect((await retitle(choiceId, 'And milk?')).code).toBe('0000');
    expect(await get()).toMatchObject({ hasDraft: true });
    expect((await askedTitle()).title).toBe('Do you drink tea?');
  });

  it('publishes what was looked at; what a colleague did since stays a draft and knows what was published', async () => {
    await open();
    const option = {
      ...here(),
      questionId: choiceId,
      items: [{ itemId: 'optionC001', order: 'c', title: { text: 'Sometimes' } }],
    };
    const version = versionOf(await test.call(designCalls.addItems, option as never, as()));
    // Not published when it is deleted: the document alone would forget it.
    await test.call(
      designCalls.deleteItems,
      { ...here(), questionId: choiceId, itemIds: ['optionC001'] } as never,
      as(),
    );
    await retitle(textId, 'Why so?');
    const answer = await publish(version);
    expect(answer.code).toBe('0000');
    const asked = (await live()).document;
    expect(Object.keys(asked.questions[choiceId]!.items).sort()).toEqual([optionA, optionB, 'optionC001']);
    expect(asked.questions[textId]!.title.text).toBe('Why?');
    const draft = await get();
    expect(draft).toMatchObject({ hasDraft: true });
    expect(draft.document.questions[textId]!.title.text).toBe('Why so?');
    expect(draft.document.retired).toMatchObject({ optionC001: { kind: 'item', questionId: choiceId } });
    const seen = await look();
    expect(seen.gone.map(({ id }) => id)).toEqual(['optionC001']);
    expect((await publish(seen.version)).code).toBe('0000');
    expect((await look()).gone).toEqual([]);
  });

  it('is refused where it would not be what was seen: an older version, a type or a size that is another by now', async () => {
    await open();
    const first = versionOf(await retitle(choiceId, 'One'));
    const second = versionOf(await retitle(choiceId, 'Two'));
    expect((await publish(second)).code).toBe('0000');
    expect((await publish(first)).code).toBe(errorCodes.draftHasMoved.code);
    const third = versionOf(await retitle(choiceId, 'Three'));
    const sizes = [{ quotaId: 'quota00001', cellId: 'cellA00001', size: 60 }];
    expect((await test.call(quotaProgressCalls.resize, { ...here(), sizes }, as())).code).toBe('0000');
    expect((await publish(third)).code).toBe(errorCodes.draftHasMoved.code);
    expect((await publish((await look()).version)).code).toBe('0000');
    expect((await counts()).cellA00001![0]).toBe(60);
    expect((await publish(9999)).code).toBe(errorCodes.inputInvalid.code);
  });

  it('with something wrong in it publishes nothing', async () => {
    await open();
    const version = versionOf(
      await test.call(
        designCalls.deleteItems,
        { ...here(), questionId: matrixId, itemIds: ['good000001', 'bad0000001'] } as never,
        as(),
      ),
    );
    expect((await publish(version)).code).toBe(errorCodes.questionnaireHasProblems.code);
    expect(await get()).toMatchObject({ versionTime: survey.versionTime, hasDraft: true });
  });

  it('that is the same as before makes no version: nobody who has begun is moved', async () => {
    await open();
    await retitle(choiceId, 'Do you drink tea?');
    const version = versionOf(await retitle(choiceId, 'Do you drink coffee?'));
    expect((await publish(version)).data).toMatchObject({ versionTime: survey.versionTime, editedFrom: version });
    expect(await get()).toMatchObject({ hasDraft: false });
  });
});

describe('what it changes for the data', () => {
  it('is told before: variables, options with answers, quotas with their counts; and then it is so', async () => {
    for (const option of [optionA, optionA, optionB]) await submit(option);
    await open();
    const cells = [
      { cellId: 'cellA00001', order: 'a', match: { [choiceId]: optionA }, size: 45 },
      { cellId: 'cellN00001', order: 'c', match: { [choiceId]: [optionA, optionB] }, size: 9 },
    ];
    const quota = { ...here(), quotaId: 'quota00001', order: 'a', kind: 'single', title: 'Q1', whenFull: 'end' };
    await test.call(quotaCalls.saveQuota, { ...quota, cells } as never, as());
    await test.call(
      designCalls.deleteItems,
      { ...here(), questionId: matrixId, itemIds: ['bad0000001'] } as never,
      as(),
    );
    await test.call(designCalls.deleteTopQuestion, { ...here(), questionId: textId } as never, as());
    const seen = await look();
    expect(seen).toMatchObject({ isOnlyWords: false, begun: 0, texts: [] });
    expect(seen.variables.map(({ name, change }) => [name, change])).toContainEqual(['Q2', 'retired']);
    expect(seen.gone.map(({ id, kind, answered }) => [id, kind, answered])).toEqual([
      [textId, 'question', 0],
      ['bad0000001', 'item', 0],
    ]);
    const byCell = Object.fromEntries(seen.quotas.map(one => [one.cellId, one]));
    expect(byCell).toMatchObject({
      cellA00001: { change: 'changed', size: 45, sizeBefore: 40, count: 2, countAfter: 2 },
      cellN00001: { change: 'new', size: 9, count: null, countAfter: 3 },
      cellB00001: { change: 'gone', size: 50, count: 1, countAfter: null },
    });
    expect((await publish(seen.version)).code).toBe('0000');
    expect(await counts()).toEqual({ cellA00001: [45, 2], cellN00001: [9, 3] });
  });

  it('counts who answered an option that is taken away', async () => {
    for (const option of [optionA, optionB, optionB]) await submit(option);
    await open();
    const more = {
      ...here(),
      questionId: choiceId,
      items: [{ itemId: 'optionC001', order: 'c', title: { text: 'Now and then' } }],
    };
    await test.call(designCalls.addItems, more as never, as());
    await test.call(quotaCalls.deleteQuota, { ...here(), quotaId: 'quota00001' } as never, as());
    expect(
      (await test.call(designCalls.deleteItems, { ...here(), questionId: choiceId, itemIds: [optionB] } as never, as()))
        .code,
    ).toBe('0000');
    expect((await look()).gone).toMatchObject([{ id: optionB, kind: 'item', answered: 2 }]);
  });
});

describe('texts alone', () => {
  const publishTexts = (version: number, texts: object[]) =>
    test.call(unpublishedCalls.publishTexts, { ...here(), version, texts } as never, as());
  const titleOf = (id: string) => ({ id, field: 'title' });

  it('go out, and the rest of the draft stays one', async () => {
    await open();
    await retitle(choiceId, 'Do you like coffee?');
    const version = versionOf(
      await test.call(designCalls.deleteTopQuestion, { ...here(), questionId: textId } as never, as()),
    );
    const answer = await publishTexts(version, [titleOf(choiceId)]);
    expect(answer.code).toBe('0000');
    const { versionTime } = answer.data as { versionTime: number };
    expect(versionTime).toBeGreaterThan(survey.versionTime);
    expect(await askedTitle()).toEqual({ versionTime, title: 'Do you like coffee?' });
    const { document } = await live();
    expect(document.questions[textId]).toBeDefined();
    expect(await get()).toMatchObject({ hasDraft: true });
    expect((await look()).texts).toEqual([]);
    expect((await publish((await look()).version)).code).toBe('0000');
    expect((await live()).document.questions[textId]).toBeUndefined();
  });

  it('that are all of it leave no draft', async () => {
    await open();
    const version = versionOf(await retitle(choiceId, 'Do you like coffee?'));
    expect((await look()).isOnlyWords).toBe(true);
    await publishTexts(version, [titleOf(choiceId)]);
    expect(await get()).toMatchObject({ hasDraft: false });
  });

  it('are refused where they are no words, have not changed, or are not there', async () => {
    await open();
    const version = versionOf(await retitle(choiceId, 'Do you like coffee?'));
    for (const texts of [
      [titleOf(textId)],
      [titleOf(choiceId), titleOf('nobody0001')],
      [{ id: choiceId, field: 'settings' }],
    ])
      expect((await publishTexts(version, texts)).code).toBe(errorCodes.notOnlyWords.code);
    expect((await askedTitle()).versionTime).toBe(survey.versionTime);
  });
});

describe('throwing it away', () => {
  const discard = (version: number) => test.call(unpublishedCalls.discard, { ...here(), version }, as());

  it('gives back what is asked, sizes as they were changed meanwhile, and the history keeps the rest', async () => {
    const before = (await get()).document;
    await open();
    await retitle(choiceId, 'Never mind');
    await test.call(designCalls.deleteTopQuestion, { ...here(), questionId: textId } as never, as());
    const sizes = [{ quotaId: 'quota00001', cellId: 'cellB00001', size: 70 }];
    await test.call(quotaProgressCalls.resize, { ...here(), sizes }, as());
    const { version } = await get();
    expect((await discard(version)).code).toBe('0000');
    const after = await get();
    expect(after).toMatchObject({ status: 1, editedFrom: null, hasDraft: false, versionTime: survey.versionTime });
    expect(after.document.questions).toEqual(before.questions);
    expect(after.document.quotas.quota00001!.cells.cellB00001!.size).toBe(70);
    expect((await retitle(choiceId, 'More')).code).toBe(errorCodes.suspendBeforeEditing.code);
    const history = (await test.call(historyCalls.history, here() as never, as())).data as CallData<
      typeof historyCalls.history
    >;
    expect(history.items.some(({ edits }) => edits.discard === 1)).toBe(true);
    await open();
    await test.call(historyCalls.restore, { ...here(), version } as never, as());
    expect((await get()).document.questions[choiceId]!.title.text).toBe('Never mind');
  });

  it('is refused when somebody has edited since, and of nothing just ends it', async () => {
    await open();
    const seen = versionOf(await retitle(choiceId, 'One'));
    await retitle(choiceId, 'Two');
    expect((await discard(seen)).code).toBe(errorCodes.draftHasMoved.code);
    expect((await discard((await get()).version)).code).toBe('0000');
    await open();
    const { version } = await get();
    expect((await discard(version)).data).toEqual({ version });
    expect(await get()).toMatchObject({ editedFrom: null, version });
  });
});

it('a publishing and a submission take their locks in one order, and so do a resizing and throwing away', async () => {
  const { database } = test.platform;
  const before = database.brokenOff;
  await open();
  const version = versionOf(await retitle(choiceId, 'Other'));
  const lock = (table: string) => ({
    text: `select 1 from ${table} where scroll_id = $1 for update`,
    values: [survey.scrollId],
  });
  const send = () => test.call(answerCalls.submitAnswer, sentAnswers(survey, newRecord(), optionA));
  const edit = () => retitle(textId, 'Meanwhile');
  for (const [table, first, second] of [
    ['live_survey', send, () => publish(version)],
    ['questionnaire', edit, async () => publish((await look()).version)],
    [
      'questionnaire',
      () =>
        test.call(
          quotaProgressCalls.resize,
          { ...here(), sizes: [{ quotaId: 'quota00001', cellId: 'cellA00001', size: 44 }] },
          as(),
        ),
      async () => test.call(unpublishedCalls.discard, { ...here(), version: (await get()).version + 1 }, as()),
    ],
  ] as const) {
    const answers = await whileRowsAreHeld<{ code: string }>(
      database,
      lock(table),
      oneAfterTheOther<{ code: string }>(database, first, second),
    );
    expect(answers.map(({ code }) => code)).toEqual(['0000', '0000']);
  }
  expect(database.brokenOff).toBe(before);
});
