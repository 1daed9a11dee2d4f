import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accountCalls, sliderCalls, smsCalls, smsTypes } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPerson } from '../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { sweep } from './sweep.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const countOf = async (table: string) => {
  const { rows } = await test.platform.database.pool.query(`select count(*) as count from ${table}`);
  return rows[0].count;
};

it('removes what has run out and keeps what has not', async () => {
  const DAY = 86_400;
  await buildPerson(test.platform);
  await test.call(accountCalls.verifyCode, { verifyCodeKey: '0123456789abcdef' });
  test.clock.advanceSeconds(20 * DAY);
  const young = await buildPerson(test.platform);
  await test.call(accountCalls.verifyCode, { verifyCodeKey: 'fedcba9876543210' });
  test.clock.advanceSeconds(11 * DAY);
  await test.call(accountCalls.verifyCode, { verifyCodeKey: '0123456789fedcba' });
  await sweep(test.platform);
  expect([await countOf('session'), await countOf('session_token')]).toEqual([1, 1]);
  // Of the newest call: that it was made, and what it asked for.
  expect([await countOf('picture_code'), await countOf('attempt')]).toEqual([1, 2]);
  expect((await test.call(accountCalls.refreshToken, { token: young.token })).code).toBe('0000');
});

it('removes SMS codes of yesterday and sliders that have run out', async () => {
  const send = (phone: string) =>
    test.call(smsCalls.sendSms, { phone: encryptField(phone), smsType: smsTypes.register });
  await send('13711110001');
  await test.call(sliderCalls.register, {});
  test.clock.advanceSeconds(86_400 + 1);
  await send('13711110002');
  await test.call(sliderCalls.register, {});
  await sweep(test.platform);
  expect([await countOf('sms_code'), await countOf('slider')]).toEqual([1, 1]);
});

it('removes what uploads of a killed process left, and nothing that is still being sent', async () => {
  const { incomingFolder, files } = test.platform.env;
  if (files.kind !== 'folder') throw new Error('The test needs a folder of files');
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  const shelf = join(files.folder, 'ab');
  for (const folder of [incomingFolder, shelf]) await mkdir(folder, { recursive: true });
  for (const [folder, old, young] of [
    [incomingFolder, 'old', 'young'],
    [shelf, 'abold.part', 'abyoung.part'],
  ] as const) {
    for (const name of [old, young]) await writeFile(join(folder, name), 'x');
    await utimes(join(folder, old), longAgo, longAgo);
  }
  await writeFile(join(shelf, 'abwhole'), 'x');
  await utimes(join(shelf, 'abwhole'), longAgo, longAgo);
  await sweep(test.platform);
  expect(await readdir(incomingFolder)).toEqual(['young']);
  expect((await readdir(shelf)).toSorted()).toEqual(['abwhole', 'abyoung.part']);
});
