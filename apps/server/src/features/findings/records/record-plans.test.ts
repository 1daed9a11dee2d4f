import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import type { TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { fillWithRecords } from '../../../testing/fill-with-records.ts';
import { plansOf } from '../../../testing/plans-of.ts';
import { listSamplesAfter } from './record.repository.ts';

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  survey = await fillWithRecords(test, creator);
});
afterAll(() => test.close());

it('a batch of the csv export is read in its order, not sorted out of everything that comes after', async () => {
  const actor = { personId: creator.id, sessionId: '' };
  let serials: (number | null)[] = [];
  const plans = await plansOf(test.platform.database, async spied => {
    serials = (await listSamplesAfter(spied, actor, survey.scrollId, 300, 100)).map(one => one.serial);
  });
  expect(serials).toEqual(Array.from({ length: 100 }, (_, n) => 301 + n));
  expect(plans.map(node => node['Index Name'])).toContain('answer_record_by_serial');
  expect(plans.map(node => node['Node Type']).filter(type => type.includes('Sort'))).toEqual([]);
});
