import {
  answerCalls,
  designCalls,
  errorCodes,
  linkCalls,
  publishCalls,
  quotaProgressCalls,
  recordBatchCalls,
  recordCalls,
  respondentCalls,
  scrollListCalls,
  visitCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../testing/build-person.ts';
import { asPerson, buildSurvey, optionA, sentAnswers, type TestSurvey } from '../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { oneAfterTheOther, whileRowsAreHeld } from '../testing/hold-rows.ts';

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;
let nextRecord = 0;
const newRecordId = () => `order${String(++nextRecord).padStart(15, '0')}`;

beforeAll(async () => {
  test = await buildTestApp({ env: { DATABASE_CONNECTIONS: '8' } });
  creator = await buildPerson(test.platform);
});
beforeEach(async () => {
  survey = await buildSurvey(test, creator, { sizeA: 50, sizeB: 50, whenFull: 'end' });
});
afterAll(() => test.close());

type Act = () => Promise<{ readonly code: string }>;

const as = () => asPerson(creator);
const recordLock = (id: string) => ({
  text: 'select 1 from answer_record where answer_record_id = $1 for update',
  values: [id],
});
const personLock = () => ({
  text: 'select 1 from survey_respondent where scroll_id = $1 for update',
  values: [survey.scrollId],
});

/** Both want the held rows, the second one after the first. A circle would show as a transaction that was broken off. */
async function meet(lock: { text: string; values: unknown[] }, first: Act, second: Act): Promise<void> {
  const { database } = test.platform;
  const before = database.brokenOff;
  const answers = await whileRowsAreHeld(database, lock, oneAfterTheOther(database, first, second));
  expect(answers.map(({ code }) => code)).toEqual(['0000', '0000']);
  expect(database.brokenOff).toBe(before);
}

const removeForEver = async () => {
  const { scrollId } = survey;
  await test.call(scrollListCalls.moveToBin, { scrollId }, as());
  return test.call(scrollListCalls.deleteForEver, { scrollId }, as());
};

describe('a memo', () => {
  const memo = (answerRecordId: string) => () =>
    test.call(recordCalls.memo, { scrollId: survey.scrollId, answerRecordId, memo: 'looks odd' }, as());
  const submit = async () => {
    const id = newRecordId();
    await test.call(answerCalls.submitAnswer, sentAnswers(survey, id, optionA));
    return id;
  };
  const change = (call: 'markInvalid' | 'delete' | 'restore', id: string) => () =>
    test.call(
      recordCalls[call],
      {
        scrollId: survey.scrollId,
        answerRecordIds: [id],
        ...(call === 'markInvalid' && { reason: 'Too fast' }),
      } as never,
      as(),
    );

  for (const call of ['markInvalid', 'delete'] as const) {
    it(`and ${call} of the same record wait for each other in one order`, async () => {
      const id = await submit();
      await meet(recordLock(id), memo(id), change(call, id));
    });
  }

  it('and restoring the same record wait for each other in one order', async () => {
    const id = await submit();
    await change('markInvalid', id)();
    await meet(recordLock(id), memo(id), change('restore', id));
  });

  it('and removing the questionnaire for ever wait for each other in one order', async () => {
    const id = await submit();
    await meet(recordLock(id), memo(id), removeForEver);
  });

  for (const does of ['invalid', 'memo'] as const) {
    const shown = async (id: string) => {
      const input = { scrollId: survey.scrollId, does, answerRecordIds: [id] } as never;
      const { batchId } = (await test.call(recordBatchCalls.preview, input, as())).data as { batchId: string };
      return () =>
        test.call(
          recordBatchCalls.perform,
          { scrollId: survey.scrollId, batchId, reason: 'Too fast', memo: 'odd' },
          as(),
        );
    };

    it(`and ${does} of many, its own among them, wait for each other in one order`, async () => {
      const id = await submit();
      await meet(recordLock(id), memo(id), await shown(id));
    });

    it(`and a submission wait for ${does} of many in one order`, async () => {
      const id = await submit();
      const send = () => test.call(answerCalls.submitAnswer, sentAnswers(survey, newRecordId(), optionA));
      const lock = { text: 'select 1 from live_survey where scroll_id = $1 for update', values: [survey.scrollId] };
      await meet(lock, send, await shown(id));
    });

    it(`of many (${does}) and removing the questionnaire for ever wait for each other in one order`, async () => {
      const id = await submit();
      await meet(recordLock(id), await shown(id), removeForEver);
    });
  }
});

describe('a person of the name list', () => {
  let codeNum = '';
  beforeEach(async () => {
    const people = [{ name: '陈一', mobile: '13900000001', email: '', custom: {}, labels: [] }];
    await test.call(respondentCalls.addRespondents, { scrollId: survey.scrollId, respondents: people }, as());
    const { data } = await test.call(respondentCalls.personalLinkList, { scrollId: survey.scrollId } as never, as());
    codeNum = (data as { items: { link: string }[] }).items[0]!.link.slice('/p/'.length);
  });
  const save = (answerRecordId: string) => () => {
    const { linkCode: _none, ...sent } = sentAnswers(survey, answerRecordId, optionA);
    return test.call(answerCalls.submitAnswer, { ...sent, codeNum, answerStatus: 1, saveSeq: 1 });
  };

  it('who saves a first page while the questionnaire is removed for ever closes no circle', () =>
    meet(personLock(), save(newRecordId()), removeForEver));

  it('who declines the agreement while the questionnaire is removed for ever closes no circle', () =>
    meet(
      personLock(),
      () => test.call(visitCalls.declineAgreement, { codeNum, answerRecordId: newRecordId() }),
      removeForEver,
    ));

  for (const call of ['delete', 'restore'] as const) {
    it(`who saves a page while ${call} of the record waits closes no circle`, async () => {
      const id = newRecordId();
      await save(id)();
      const selection = { scrollId: survey.scrollId, answerRecordIds: [id] };
      const change = () => test.call(recordCalls[call], selection as never, as());
      const saveAgain = () => {
        const { linkCode: _none, ...sent } = sentAnswers(survey, id, optionA);
        return test.call(answerCalls.submitAnswer, { ...sent, codeNum, answerStatus: 1, saveSeq: 2 });
      };
      await meet(personLock(), saveAgain, change);
    });
  }

  it('who gives up while the questionnaire is removed for ever closes no circle', async () => {
    const answerRecordId = newRecordId();
    await save(answerRecordId)();
    await meet(personLock(), () => test.call(visitCalls.discard, { codeNum, answerRecordId }), removeForEver);
  });
});

it('a link for a known channel and the end of its questionnaire wait for each other in one order', async () => {
  const create = () => test.call(linkCalls.create, { scrollId: survey.scrollId, name: '', channel: 'Poster' }, as());
  await create();
  const lock = {
    text: 'select 1 from survey_channel where scroll_id = $1 for update',
    values: [survey.scrollId],
  };
  const { database } = test.platform;
  const before = database.brokenOff;
  const [made, removed] = await whileRowsAreHeld(database, lock, oneAfterTheOther(database, create, removeForEver));
  // The link was made; that it is gone again when it is to be shown is the other one's doing.
  expect(['0000', '9201']).toContain(made!.code);
  expect(removed!.code).toBe('0000');
  expect(database.brokenOff).toBe(before);
});

describe('the two rows of a survey', () => {
  const surveyLock = () => ({
    text: 'select 1 from live_survey where scroll_id = $1 for update',
    values: [survey.scrollId],
  });
  const documentLock = () => ({
    text: 'select 1 from questionnaire where scroll_id = $1 for update',
    values: [survey.scrollId],
  });
  const submit = () => test.call(answerCalls.submitAnswer, sentAnswers(survey, newRecordId(), optionA));
  const suspend = () => test.call(publishCalls.changeStatus, { scrollId: survey.scrollId, status: 2 }, as());
  const publish = () => test.call(publishCalls.changeStatus, { scrollId: survey.scrollId, status: 1 }, as());
  const resize = () =>
    test.call(
      quotaProgressCalls.resize,
      { scrollId: survey.scrollId, sizes: [{ quotaId: 'quota00001', cellId: 'cellA00001', size: 60 }] },
      as(),
    );
  const edit = () =>
    test.call(
      designCalls.updateTitleOrDesc,
      { scrollId: survey.scrollId, description: { text: 'Another one' } } as never,
      as(),
    );

  it('are taken in one order by a submission and by removing the questionnaire for ever', async () => {
    await test.call(scrollListCalls.moveToBin, { scrollId: survey.scrollId }, as());
    // In the bin nothing is collected; a submission that is on its way gets as far as the locks all the same.
    await test.platform.database.pool.query('update live_survey set status = 1 where scroll_id = $1', [
      survey.scrollId,
    ]);
    const remove = () => test.call(scrollListCalls.deleteForEver, { scrollId: survey.scrollId }, as());
    await meet(surveyLock(), submit, remove);
  });

  it('are taken in one order by resizing a quota and by publishing', async () => {
    await suspend();
    await meet(documentLock(), resize, publish);
  });

  it('let a submission be stored while somebody edits: the document is not what is counted on', async () => {
    const { database } = test.platform;
    await database.transaction(async client => {
      const { text, values } = {
        ...documentLock(),
        text: documentLock().text.replace('for update', 'for no key update'),
      };
      await client.query(text, values);
      expect((await submit()).code).toBe('0000');
    });
  });

  it('keep an edit out that waited for the publishing before it', async () => {
    await suspend();
    const { database } = test.platform;
    const before = database.brokenOff;
    const [published, edited] = await whileRowsAreHeld(
      database,
      documentLock(),
      oneAfterTheOther(database, publish, edit),
    );
    expect(published!.code).toBe('0000');
    expect(edited!.code).toBe(errorCodes.suspendBeforeEditing.code);
    expect(database.brokenOff).toBe(before);
  });
});
