import { type CallData, itemCalls, publishCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildQuestionnaire, choiceId } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

let test: TestApp;
let creator: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
});
afterAll(() => test.close());

it('publishes in spite of warnings, and tells them', async () => {
  const { scrollId } = await buildQuestionnaire(test, creator);
  const as = asPerson(creator);
  const add = (itemId: string, text: string) =>
    test.call(
      itemCalls.addItems,
      { scrollId, questionId: choiceId, items: [{ itemId, order: 'c', title: { text } }] } as never,
      as,
    );
  const publish = async () =>
    (await test.call(publishCalls.changeStatus, { scrollId, status: 1 }, as)).data as CallData<
      typeof publishCalls.changeStatus
    >;
  expect((await add('optionC001', 'Option 3')).code).toBe('0000');
  const warning = { problem: 'text-placeholder', level: 'warning', questionId: choiceId };
  expect(await publish()).toMatchObject({ status: 1, problems: [], warnings: [warning] });
});
