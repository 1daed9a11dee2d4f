import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { buildPerson } from '../../../testing/build-person.ts';
import type { TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { fillWithRecords, RECORDS_EACH } from '../../../testing/fill-with-records.ts';
import { plansOf } from '../../../testing/plans-of.ts';
import { findLinkPage, listLinks } from './link.repository.ts';

let test: TestApp;
let survey: TestSurvey;

beforeAll(async () => {
  test = await buildTestApp();
  survey = await fillWithRecords(test, await buildPerson(test.platform));
});
afterAll(() => test.close());

const seen = () => ({ scrollId: survey.scrollId, sight: { kind: 'all' } as const });

it.each([
  ['list', (db: Database) => listLinks(db, seen())],
  ['page', async (db: Database) => (await findLinkPage(db, seen(), { page: 1, size: 20 })).items],
] as const)('the counts of links (%s) come from an index alone', async (_, read) => {
  let links: unknown;
  const plans = await plansOf(test.platform.database, async spied => {
    links = await read(spied);
  });
  expect(links).toMatchObject([{ linkCode: survey.linkCode, collected: RECORDS_EACH }]);
  const records = plans.filter(node => node['Relation Name'] === 'answer_record');
  expect(records.map(node => [node['Node Type'], node['Index Name']])).toEqual([
    ['Index Only Scan', 'answer_record_by_link'],
  ]);
});
