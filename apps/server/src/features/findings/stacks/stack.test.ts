import { wasOffered } from '@wenshu/analysis';
import { analysisCalls, type CallData, errorCodes, jobCalls, stackCalls } from '@wenshu/api-contract';
import { WAVE_QUESTION } from '@wenshu/survey-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { importRecords } from '../../../testing/import-records.ts';
import { madeFile } from '../../../testing/made-file.ts';
import { openDataSet } from '../data-set/index.ts';

let test: TestApp;
let person: TestPerson;
let spring: Awaited<ReturnType<typeof importRecords>>;
let autumn: Awaited<ReturnType<typeof importRecords>>;

const sexes = ['Male', 'Female'];
const drinks = ['Tea', 'Coffee'];

beforeAll(async () => {
  test = await buildTestApp();
  person = await buildPerson(test.platform);
  spring = await importRecords(test, person, [
    { name: 'Your sex', levels: sexes, values: ['Male', 'Female', 'Female'] },
    { name: 'What do you drink?', items: drinks, sets: [['Tea'], ['Tea', 'Coffee'], null] },
    { name: 'Satisfaction', numbers: [3, 4, 5] },
    { name: 'Only in spring', texts: ['a', 'b', null] },
  ]);
  autumn = await importRecords(test, person, [
    // Another order, another option, another title for the same question: no code means in autumn what it did in spring.
    { name: 'How happy are you?', numbers: [5, 4] },
    { name: 'Your sex', levels: ['Female', 'Other', 'Male'], values: ['Other', 'Male'] },
    { name: 'What do you drink?', items: ['Juice', 'Tea', 'Coffee'], sets: [['Coffee', 'Juice'], []] },
  ]);
});
afterAll(() => test.close());

const sources = () => [
  { scrollId: spring.scrollId, wave: 'Spring' },
  { scrollId: autumn.scrollId, wave: 'Autumn' },
];

async function valuesOf(scrollId: string) {
  const dataSet = openDataSet(test.platform, { scrollId, range: undefined });
  const variables = await dataSet.listVariables('en');
  const { rows } = await test.platform.database.pool.query<{ id: string }>(
    'select answer_record_id as id from answer_record where scroll_id = $1 order by serial',
    [scrollId],
  );
  const records = await dataSet.readRecords(rows.map(({ id }) => id));
  return (label: string) => {
    const { key, categories } = variables.find(one => one.label === label)!;
    const words = new Map(categories?.map(({ code, label: word }) => [code, word]));
    return rows.map(({ id }) => {
      const value = records.get(id)![key] ?? null;
      if (Array.isArray(value)) return value.map(code => words.get(code as number));
      return words.get(value as number) ?? value;
    });
  };
}

it('proposes what matches, is corrected by hand, and stacks every value with its wave; made again it has what is new (S2.14)', async () => {
  const { data } = await test.call(stackCalls.propose, { sources: sources() }, asPerson(person));
  const { questions } = data as CallData<typeof stackCalls.propose>;
  const row = (title: string) => questions.find(one => one.title === title)!;
  const key = spring.keyOf;
  expect(row('Your sex').members).toEqual([key('Your sex'), autumn.keyOf('Your sex')]);
  expect(row('What do you drink?').members).toEqual([key('What do you drink?'), autumn.keyOf('What do you drink?')]);
  expect(row('Satisfaction').members).toEqual([key('Satisfaction'), null]);

  const corrected = questions
    .filter(({ title }) => title !== 'How happy are you?')
    .map(one =>
      one.title === 'Satisfaction' ? { ...one, members: [one.members[0]!, autumn.keyOf('How happy are you?')] } : one,
    );
  const input = { name: 'Both', sources: sources(), questions: corrected } as never;
  const { job } = await madeFile(test, person, stackCalls.create, input);
  expect([job.state, job.reason]).toEqual(['done', null]);
  const { data: ended } = await test.call(jobCalls.get, { jobId: job.jobId }, asPerson(person));
  const { scrollId } = (ended as CallData<typeof jobCalls.get>).result as { scrollId: string };
  const value = await valuesOf(scrollId);
  expect(value('波次')).toEqual(['Spring', 'Spring', 'Spring', 'Autumn', 'Autumn']);
  expect(value('Your sex')).toEqual(['Male', 'Female', 'Female', 'Other', 'Male']);
  expect(value('What do you drink?')).toEqual([['Tea'], ['Tea', 'Coffee'], null, ['Coffee', 'Juice'], []]);
  expect(value('Satisfaction')).toEqual([3, 4, 5, 5, 4]);
  expect(value('Only in spring')).toEqual(['a', 'b', null, null, null]);

  // "Other" was no option in spring; what only spring asked was not asked in autumn, which says nothing of its options.
  const known = await openDataSet(test.platform, { scrollId, range: undefined }).listVariables('en');
  const [waves, sex] = [WAVE_QUESTION, 'Your sex'].map(
    one => known.find(({ key, label }) => key === one || label === one)!,
  );
  const codeOf = ({ categories }: typeof waves & object, label: string) =>
    categories!.find(one => one.label === label)!.code;
  const offered = (wave: string, option: string) =>
    wasOffered(sex!, { variable: WAVE_QUESTION, code: codeOf(waves!, wave) }, codeOf(sex!, option));
  expect([offered('Spring', 'Other'), offered('Autumn', 'Other'), offered('Spring', 'Male')]).toEqual([
    ...[false, true, true],
  ]);

  const analysis = {
    kind: 'trend',
    request: { slots: { wave: [WAVE_QUESTION], measures: ['v00003'], sets: [] }, options: { compare: 'previous' } },
  };
  const run = await test.call(analysisCalls.run, { scrollId, ...analysis } as never, asPerson(person));
  expect(run.code).toBe('0000');

  await test.platform.database.pool.query(
    `update answer_record set answers = jsonb_set(answers, $2, '"1"'), changed = pg_current_xact_id() where scroll_id = $1`,
    [autumn.scrollId, `{${autumn.keyOf('How happy are you?')}}`],
  );
  const again = await madeFile(test, person, stackCalls.again, { scrollId });
  expect([again.job.state, again.job.reason]).toEqual(['done', null]);
  expect((await valuesOf(scrollId))('Satisfaction')).toEqual([3, 4, 5, 1, 1]);
}, 90_000);

it('lets nothing in that the person may not look at', async () => {
  const other = await buildPerson(test.platform);
  const refused = await test.call(stackCalls.propose, { sources: sources() }, asPerson(other));
  expect(refused.code).toBe(errorCodes.noPermission.code);
  const { data } = await test.call(stackCalls.sources, {}, asPerson(other));
  expect(data).toEqual([]);
  for (const { scrollId } of sources())
    await giveRights(test.platform, other, scrollId, ['questionnaire.view', 'records.view']);
  expect((await test.call(stackCalls.propose, { sources: sources() }, asPerson(other))).code).toBe('0000');
});

it('refuses variables of different shapes and of nobody', async () => {
  const wrong = (members: (string | null)[]) =>
    test.call(
      stackCalls.create,
      { name: 'Wrong', sources: sources(), questions: [{ name: 'x', title: 'X', members }] } as never,
      asPerson(person),
    );
  expect((await wrong([spring.keyOf('Satisfaction'), autumn.keyOf('Your sex')])).code).toBe(
    errorCodes.matchNotPossible.code,
  );
  expect((await wrong(['nothing', null])).code).toBe(errorCodes.matchNotPossible.code);
  expect((await wrong([null, null])).code).toBe(errorCodes.matchNotPossible.code);
});
