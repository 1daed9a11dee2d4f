import type { Filter } from '@wenshu/analysis';
import { analysisTextsCalls, type CallData } from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { seededRandom, spoil } from '../../../testing/hostile.ts';
import { columnId, importRecords } from '../../../testing/import-records.ts';
import { openDataSet } from '../data-set/index.ts';
import { searchTexts } from './search-texts.ts';

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;
const [sex, why, more] = [columnId(0), columnId(1), columnId(2)];

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  survey = await importRecords(test, creator, [
    { name: 'Sex', levels: ['Male', 'Female'], values: ['Male', 'Female', 'Female', 'Male'] },
    { name: 'Why', texts: ['价格太贵', 'Slow Delivery', null, '配送慢，价格也贵'] },
    { name: 'More', texts: ['nothing', null, null, '100% sure_'] },
  ]);
}, 60_000);
afterAll(() => test.close());

const look = (input: object, person = creator) =>
  test.call(analysisTextsCalls.texts, { scrollId: survey.scrollId, ...input } as never, asPerson(person));
const seen = async (input: object) => {
  const answer = await look(input);
  expect(answer).toMatchObject({ code: '0000' });
  return answer.data as CallData<typeof analysisTextsCalls.texts>;
};
const record = (serial: number) => `import${String(serial).padStart(14, '0')}`;

describe('looking through texts', () => {
  it('shows what was written with its record, the newest first, and how many there are', async () => {
    const found = await seen({ variables: [why, more] });
    expect(found).toMatchObject({ total: 3 });
    expect(found.items).toEqual([
      { answerRecordId: record(4), texts: ['配送慢，价格也贵', '100% sure_'] },
      { answerRecordId: record(2), texts: ['Slow Delivery', null] },
      { answerRecordId: record(1), texts: ['价格太贵', 'nothing'] },
    ]);
    expect(found.asOf).toBeGreaterThan(Date.now() - 600_000);
  });

  it('page by page', async () => {
    const { total, items } = await seen({ variables: [why], offset: 1, count: 1 });
    expect([total, items.map(({ answerRecordId }) => answerRecordId)]).toEqual([3, [record(2)]]);
    expect((await seen({ variables: [why], offset: 3 })).items).toEqual([]);
  });

  it.each([
    ['价格', [4, 1]],
    [' slow DELIVERY ', [2]],
    // Signs that a database reads as a pattern are letters here.
    ['0%', [4]],
    ['e_', [4]],
    ['%', [4]],
    ["' or true --", []],
  ])('finds %s in any of the variables', async (search, serials) => {
    const { items, total } = await seen({ variables: [why, more], search });
    expect(items.map(({ answerRecordId }) => answerRecordId)).toEqual(serials.map(record));
    expect(total).toBe(serials.length);
  });

  it('within a filter, also by what is derived', async () => {
    const female: Filter = { test: 'choice', variable: sex, is: 'any-of', codes: [2] };
    expect((await seen({ variables: [why], filter: female })).items).toMatchObject([{ answerRecordId: record(2) }]);
    const box = { name: 'f', label: '', make: 'top-box', variable: sex, codes: [2], labels: { counts: '', rest: '' } };
    const filter: Filter = { test: 'choice', variable: 'derived:women00001', is: 'any-of', codes: [1] };
    expect((await seen({ variables: [why], filter, derived: { women00001: box } })).total).toBe(1);
  });

  it('of records that somebody may see, and of no others', async () => {
    const range: Filter = { test: 'number', variable: 'fact:serial', compare: '<=', value: 2 };
    const dataSet = openDataSet(test.platform, { scrollId: survey.scrollId, range });
    const asked = { variables: [why], derived: {}, search: '价格', offset: 0, count: 100 };
    // What was sent cannot widen it.
    const filter = { any: [{ test: 'answered', variable: why, is: true }] };
    expect((await searchTexts(dataSet, { ...asked, filter })).items).toMatchObject([{ answerRecordId: record(1) }]);
  });

  it('only for whoever may look at the records', async () => {
    const stranger = await buildPerson(test.platform);
    expect((await look({ variables: [why] }, stranger)).code).not.toBe('0000');
    await giveRights(test.platform, stranger, survey.scrollId, ['questionnaire.view']);
    expect((await look({ variables: [why] }, stranger)).data).toBeNull();
    await giveRights(test.platform, stranger, survey.scrollId, ['records.view']);
    expect((await look({ variables: [why] }, stranger)).code).toBe('0000');
  });

  it.each([
    ['a choice', { variables: [sex] }, 'variables'],
    ['something unknown', { variables: ['nowhere'] }, 'variables'],
    ['a key that every object has', { variables: ['__proto__'] }, 'variables'],
    ['a filter by something unknown', { variables: [why], filter: { test: 'x' } }, 'filter'],
    ['a recipe that is none', { variables: [why], derived: { women00001: 1 } }, 'derived'],
  ])('refuses %s', async (_what, input, field) => {
    expect(await look(input)).toMatchObject({ status: 400, code: '9622', field });
  });

  it.each([
    ['nothing', { variables: [] }],
    ['too much', { variables: Array(51).fill(why) }],
    ['more than a page', { variables: [why], count: 101 }],
    ['a place before the first', { variables: [why], offset: -1 }],
    ['an endless search', { variables: [why], search: 'x'.repeat(201) }],
  ])('takes no %s', async (_what, input) => {
    expect((await look(input)).status).toBe(400);
  });

  it('whatever a stranger sends is answered or refused', async () => {
    const random = seededRandom(20261117);
    const whole = {
      variables: [why, more],
      search: 'a',
      offset: 0,
      count: 5,
      filter: { any: [{ test: 'answered', variable: why, is: true }] },
      derived: {
        women00001: {
          name: 'f',
          label: '',
          make: 'top-box',
          variable: sex,
          codes: [2],
          labels: { counts: '', rest: '' },
        },
      },
    };
    const statuses: Record<number, number> = {};
    for (let n = 0; n < 100; n++) {
      const { status } = await look({ ...(spoil(random, whole) as object), scrollId: survey.scrollId });
      statuses[status] = (statuses[status] ?? 0) + 1;
      expect(status).toBeLessThan(500);
    }
    expect(statuses[200]).toBeGreaterThan(5);
    expect(statuses[400]).toBeGreaterThan(20);
  });
});
