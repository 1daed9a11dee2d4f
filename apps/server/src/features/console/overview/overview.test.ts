import { type CallData, enterpriseCalls, operatorLogCalls, overviewCalls, scrollCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { markBackup } from '../../../platform/backup/backup-mark.ts';
import { beginOutwardPause, findOutwardPause } from '../../../platform/outward-pause.repository.ts';
import { buildEnterprise } from '../../../testing/build-enterprise.ts';
import { buildOperator, type TestOperator } from '../../../testing/build-operator.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

let test: TestApp;
let chief: TestOperator;
beforeAll(async () => {
  test = await buildTestApp();
  chief = await buildOperator(test, 'administrator');
});
afterAll(() => test.close());

type Overview = CallData<typeof overviewCalls.get>;
const look = async (who = chief) => (await test.call(overviewCalls.get, {}, who.seat)).data as Overview;

it('tells how the place is: database, disk, jobs, since when', async () => {
  const found = await look();
  expect(found.database).toMatchObject({ isUp: true, connectionsMost: 4, version: expect.stringMatching(/^1\d/) });
  expect(found.database.sizeBytes).toBeGreaterThan(1_000_000);
  expect(found.disk!.freeBytes).toBeLessThanOrEqual(found.disk!.sizeBytes);
  expect(found.version).toMatch(/^\d+\.\d+/);
  expect(found.mail).toHaveLength(24);
  expect(found.startedTime).toBeLessThan(Date.now());
});

it('counts errors by kind, with what other processes counted', async () => {
  const before = (await look()).errors.find(({ word }) => word === 'signInNeeded')?.lastHour ?? 0;
  for (let count = 0; count < 3; count++) await test.call(scrollCalls.list, {});
  const error = (await look()).errors.find(({ word }) => word === 'signInNeeded');
  expect(error).toMatchObject({ lastHour: before + 3, isOurs: false });
});

it('tells what waits for a decision, to whom it concerns', async () => {
  const { enterpriseId, administrator } = await buildEnterprise(test);
  await test.call(enterpriseCalls.order, { enterpriseId, wish: 'seats', seats: 3 } as never, asPerson(administrator));
  expect((await look()).decisions).toMatchObject({ orders: 1, mails: 0, samples: 0, backupTime: 0, pausedSince: null });
  await markBackup(test.platform.env.backupMark, new Date(1_750_000_000_000));
  expect((await look()).decisions.backupTime).toBe(1_750_000_000_000);
  const content = await look(await buildOperator(test, 'content'));
  expect(content.decisions).toMatchObject({ orders: null, mails: null, failedJobs: null, backupTime: null });
});

it('lets a restored copy go on, once, with a reason', async () => {
  const { pool } = test.platform.database;
  const goOn = (who: TestOperator) => test.call(overviewCalls.goOn, { why: 'the old one is off' }, who.seat);
  expect((await goOn(chief)).code).toBe('9865');
  await beginOutwardPause(pool);
  expect((await look()).decisions.pausedSince).toBeGreaterThan(0);
  expect((await goOn(await buildOperator(test, 'service'))).code).toBe('9861');
  expect((await goOn(chief)).code).toBe('0000');
  expect(await findOutwardPause(pool)).toBeUndefined();
  const log = (await test.call(operatorLogCalls.list, { action: 'outward.go-on' }, chief.seat)).data;
  expect(log).toMatchObject({ total: 1, items: [{ details: { why: 'the old one is off' } }] });
});
