import { type CallData, errorCodes, operatorLogCalls, trialApplicationCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildOperator, type TestOperator } from '../../../testing/build-operator.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { applyForTrial } from '../../../testing/console/apply-for-trial.ts';
import { ensureTrialForm } from '../../collect/trial-form/index.ts';

const calls = trialApplicationCalls;
let test: TestApp;
let service: TestOperator;
let administrator: TestOperator;

const apply = (language: 'zh' | 'en', values: Readonly<Record<string, string>>) =>
  applyForTrial(test, language, values);

beforeAll(async () => {
  test = await buildTestApp();
  await ensureTrialForm(test.platform);
  for (const name of ['Lin', 'Wei', '=2+3'])
    await apply('en', { Name: name, 'Telephone number': '010-88886666', Company: 'Orchard Ltd' });
  await apply('zh', { 姓名: '林晓', 联系电话: '010-66668888', 公司名称: '果园' });
  service = await buildOperator(test, 'service');
  administrator = await buildOperator(test, 'administrator');
});
afterAll(() => test.close());

const list = async (wanted: object) =>
  (await test.call(calls.list, wanted as never, service.seat)).data as CallData<typeof calls.list>;

describe('trial applications', () => {
  it('are read a page at a time, the newest first, each form by itself', async () => {
    const first = await list({ language: 'en', size: 2 });
    expect(first.titles.slice(0, 2)).toEqual(['Name', 'Telephone number']);
    expect(first.total).toBe(3);
    expect(first.items.map(({ values }) => values[0])).toEqual(['=2+3', 'Wei']);
    expect((await list({ language: 'en', size: 2, page: 2 })).items).toMatchObject([
      { values: ['Lin', '010-88886666', '', 'Orchard Ltd', ''] },
    ]);
    expect(await list({ language: 'zh' })).toMatchObject({
      total: 1,
      items: [{ values: ['林晓', '010-66668888', '', '果园', ''] }],
    });
  });

  it('are a file too, in which nothing runs', async () => {
    const file = await test.app.inject({
      url: `/api${calls.export.path}?language=en`,
      headers: { ...service.seat.headers, lang: 'en' },
    });
    expect(file.headers['content-type']).toContain('text/csv');
    const [head, newest] = file.body.split('\r\n');
    expect(head).toContain('Sent,Name,Telephone number');
    expect(newest).toContain(`'=2+3`);
  });

  it('leave a line at every look, which says how much and not what', async () => {
    await list({ language: 'zh' });
    const { data } = await test.call(operatorLogCalls.list, { action: 'trial.look', size: 1 }, administrator.seat);
    expect(data).toMatchObject({ items: [{ by: { name: service.nickName }, details: { language: 'zh', page: 1 } }] });
    expect(JSON.stringify(data)).not.toContain('林晓');
  });

  it('are for service alone, and in a language that there is', async () => {
    const answer = await test.call(calls.list, { language: 'en' }, administrator.seat);
    expect(answer.code).toBe(errorCodes.operatorNotAllowed.code);
    expect((await test.call(calls.list, { language: 'fr' } as never, service.seat)).code).toBe(
      errorCodes.inputInvalid.code,
    );
  });
});
