import { accountCalls } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../src/testing/build-test-app.ts';
import { listDemoSignIns } from './list-demo-sign-ins.ts';
import { seedDemo } from './seed-demo.ts';

/** A thousand answers come through the same door as anybody's: on a busy machine that takes its time. */
const SEEDING_MS = 180_000;

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ env: { DEMO: 'short' } });
});
afterAll(() => test.close());

describe('the demo', () => {
  it(
    'is seeded once, however many processes start',
    async () => {
      await Promise.all([seedDemo(test.platform), seedDemo(test.platform)]);
      await seedDemo(test.platform);
      const { rows } = await test.platform.database.pool.query('select name from person order by phone');
      expect(rows.map(({ name }) => name)).toEqual(['林晓', '周衡', '吴敏', '何川', '陈露']);
      const teams = await test.platform.database.pool.query(
        `select e.name, e.seats_used, count(h.person_id) as members from enterprise e
           join role_holding h on h.object_kind = 'enterprise' and h.object_id = e.enterprise_id
          group by e.enterprise_id order by members desc`,
      );
      expect(teams.rows).toEqual([
        { name: '云杉研究', seats_used: 4, members: 4 },
        { name: '海岸咨询', seats_used: 2, members: 2 },
      ]);
    },
    SEEDING_MS,
  );

  it('lets its people sign in with what is printed', async () => {
    const signIns = await listDemoSignIns(test.platform);
    expect(signIns.map(({ phone }) => phone)).toEqual([
      ...['13800138000', '13900139000', '13900139001', '13900139002', '13900139003'],
    ]);
    for (const { phone, password } of signIns) {
      const credentials = {
        phone: encryptField(phone),
        password: encryptField(password),
        verifyCode: '',
        verifyCodeKey: '',
      };
      expect((await test.call(accountCalls.signIn, credentials)).code).toBe('0000');
    }
  });

  it('no longer prints a password that was changed', async () => {
    await test.platform.database.pool.query(
      "update person set password_hash = (select password_hash from person where phone = '13900139000') || 'x' where phone = '13800138000'",
    );
    await test.platform.database.pool.query(
      "update questionnaire set creator_id = (select id from person where phone = '13800138000')",
    );
    await test.platform.database.pool.query("delete from person where phone <> '13800138000'");
    expect(await listDemoSignIns(test.platform)).toEqual([]);
  });

  it('does not come to an installation where somebody has registered', async () => {
    await seedDemo(test.platform);
    const { rows } = await test.platform.database.pool.query('select phone from person');
    expect(rows).toHaveLength(1);
  });
});

describe('the demo in English', () => {
  let english: TestApp;
  beforeAll(async () => {
    english = await buildTestApp({ env: { DEMO: 'short', DEMO_LANGUAGE: 'en' } });
    await seedDemo(english.platform);
  }, SEEDING_MS);
  afterAll(() => english.close());

  it('has no Chinese names of people, surveys, projects and roles', async () => {
    const { rows } = await english.platform.database.pool.query<{ name: string }>(
      `select name from person union all select name from questionnaire union all select name from enterprise
        union all select name from project union all select name from role where enterprise_id is not null`,
    );
    const names = rows.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Lin Xiao', 'Member satisfaction', 'Spruce Research', 'Shop data']));
    expect(names.filter(name => /\p{Script=Han}/u.test(name))).toEqual([]);
  });

  it('asks and is answered in English', async () => {
    const { rows } = await english.platform.database.pool.query<{ language_id: number }>(
      `select distinct language_id from answer_record join questionnaire using (scroll_id)
        where name in ('Member satisfaction', 'Bottled water tracker, wave 2')`,
    );
    expect(rows).toEqual([{ language_id: 2 }]);
  });
});
