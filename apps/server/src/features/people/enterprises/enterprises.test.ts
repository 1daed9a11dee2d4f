import {
  type CallData,
  type Enterprise,
  type EnterpriseMember,
  emailCalls,
  enterpriseCalls,
  industries,
  projectCalls,
  scrollCalls,
} from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildEnterprise,
  buildMember,
  buildProject,
  expireEnterprise,
  type TestEnterprise,
  widenEnterprise,
} from '../../../testing/build-enterprise.ts';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { askForLink } from '../../../testing/sent-links.ts';
import { decideOrder, listWaitingOrders } from './index.ts';

let test: TestApp;
let founder: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
  founder = await buildPerson(test.platform);
});
afterAll(() => test.close());

const en = (person: TestPerson) => ({ ...asPerson(person), lang: 'en' as const });
const get = async ({ enterpriseId }: TestEnterprise, person: TestPerson) =>
  (await test.call(enterpriseCalls.get, { enterpriseId }, asPerson(person))).data as Enterprise;
const members = async ({ enterpriseId }: TestEnterprise, person: TestPerson, text?: string) =>
  (await test.call(enterpriseCalls.members, { enterpriseId, ...(text && { text }) }, asPerson(person)))
    .data as CallData<typeof enterpriseCalls.members>;
const add = ({ enterpriseId, administrator }: TestEnterprise, phone: string, as = administrator) =>
  test.call(enterpriseCalls.addMember, { enterpriseId, phone }, en(as));

describe('an enterprise', () => {
  it('has a name of 2 to 30 characters in both languages, one of 22 industries, and how to reach it (P3.14, P3.17, P5.24, P5.25)', async () => {
    expect(industries).toHaveLength(22);
    const create = (input: object, lang: 'zh' | 'en') =>
      test.call(enterpriseCalls.create, { industry: 'finance', ...input } as never, { ...asPerson(founder), lang });
    for (const lang of ['zh', 'en'] as const) {
      expect(await create({ name: '一' }, lang)).toMatchObject({ code: '9001', field: 'name' });
      expect(await create({ name: '一'.repeat(31) }, lang)).toMatchObject({ code: '9001', field: 'name' });
      expect((await create({ name: '一'.repeat(30) }, lang)).code).toBe('0000');
    }
    expect(await create({ name: 'Good', industry: 'magic' }, 'en')).toMatchObject({ code: '9001', field: 'industry' });
    expect(await create({ name: 'Good', email: 'nowhere' }, 'en')).toMatchObject({ code: '9001', field: 'email' });
    const reached = { contactPerson: 'Lin', telephone: '0571-1234567', email: 'a@b.cn', address: 'Hangzhou' };
    const made = await create({ name: 'Reached', ...reached }, 'en');
    const { enterpriseId } = made.data as { enterpriseId: string };
    const found = await test.call(enterpriseCalls.get, { enterpriseId }, asPerson(founder));
    expect(found.data).toMatchObject({ name: 'Reached', industry: 'finance', ...reached });
  });

  it('begins as a free trial of 30 days with five seats, its founder on one (P1.21, P1.22, P3.15, P3.16, P4.29)', async () => {
    const own = await buildEnterprise(test);
    const shown = await get(own, own.administrator);
    expect(shown).toMatchObject({
      status: 'trial',
      validityDays: 30,
      seatTotal: 5,
      seatSurplus: 4,
      isAdministrator: true,
      orderNumber: null,
    });
    expect(shown.rights).toContain('enterprise.own');
    const listed = await test.call(enterpriseCalls.list, {} as never, asPerson(own.administrator));
    expect((listed.data as Enterprise[]).map(({ enterpriseId }) => enterpriseId)).toEqual([own.enterpriseId]);
  });

  it('is edited by its administrator, and unknown to strangers (P6.8)', async () => {
    const own = await buildEnterprise(test);
    const [member, stranger] = [await buildMember(test, own), await buildPerson(test.platform)];
    const edit = (person: TestPerson) =>
      test.call(
        enterpriseCalls.edit,
        { enterpriseId: own.enterpriseId, name: 'New name', industry: 'games' },
        en(person),
      );
    expect((await edit(own.administrator)).code).toBe('0000');
    expect(await get(own, member)).toMatchObject({ name: 'New name', industry: 'games', isAdministrator: false });
    expect(await edit(member)).toMatchObject({ code: '9104', missing: { right: 'enterprise.edit' } });
    expect(await edit(stranger)).toMatchObject({ code: '9104', message: 'No relevant permissions' });
    expect((await edit(stranger)).missing).toBeUndefined();
  });
});

describe('members', () => {
  it('are added by phone, and an unknown phone asks whether they are registered (P5.29, P6.4, P6.7)', async () => {
    const own = await buildEnterprise(test);
    const person = await buildPerson(test.platform);
    expect(await add(own, '13711110000')).toMatchObject({ code: '9113', field: 'phone' });
    expect((await add(own, person.phone)).data).toMatchObject({ userId: person.id, roleId: 'enterprise.member' });
    expect((await add(own, person.phone)).code).toBe('9173');
    expect((await get(own, person)).seatSurplus).toBe(3);
    expect((await add(own, person.phone, person)).code).toBe('9104');
  });

  it('show name, nickname, mobile, role and, to whoever manages them, when they were last here (P3.18)', async () => {
    const own = await buildEnterprise(test);
    const member = await buildMember(test, own);
    const shown = await members(own, own.administrator);
    expect(shown.total).toBe(2);
    expect(shown.items[1]).toMatchObject({
      userId: member.id,
      nickName: member.nickName,
      name: member.name,
      roleId: 'enterprise.member',
      phone: expect.stringMatching(/^\d{3}\*{4}\d{4}$/),
      lastTime: expect.any(Number),
    });
    expect((await members(own, member)).items.map(({ lastTime }) => lastTime)).toEqual([null, null]);
    expect((await members(own, own.administrator, member.phone)).items.map(({ userId }) => userId)).toEqual([
      member.id,
    ]);
  });

  it('are told apart by e-mail and company, by whoever manages them and nobody else, also when they are searched for (P3.18)', async () => {
    const own = await buildEnterprise(test);
    const member = await buildMember(test, own);
    const email = 'Wang.Fang@example.com';
    const ticket = await askForLink(test, email, 'register');
    const newcomer = { ticket, password: encryptField('Fresh2027'), name: '王芳', organisation: '华东大学' };
    expect((await test.call(emailCalls.signUp, newcomer)).code).toBe('0000');
    const add = { enterpriseId: own.enterpriseId, phone: email.toLowerCase() };
    const added = await test.call(enterpriseCalls.addMember, add, asPerson(own.administrator));
    const known = { name: '王芳', phone: '', email, organisation: '华东大学' };
    expect(added).toMatchObject({ code: '0000', data: known });
    expect((await members(own, own.administrator)).items.slice(1)).toMatchObject([
      { userId: member.id, email: null, organisation: '' },
      known,
    ]);
    expect((await members(own, own.administrator, 'fang@exa')).items).toMatchObject([known]);
    expect((await members(own, own.administrator, '华东')).items).toMatchObject([known]);
    const hidden = { name: '王芳', phone: '', email: null, organisation: null };
    expect((await members(own, member, '王芳')).items).toMatchObject([hidden]);
    for (const guess of ['fang@exa', '华东', member.phone.slice(3, 7)])
      expect((await members(own, member, guess)).items).toEqual([]);
  });

  it('take a seat by an invitation that holds until it is ended or replaced', async () => {
    const own = await buildEnterprise(test);
    const person = await buildPerson(test.platform);
    const invite = async () =>
      (
        (await test.call(enterpriseCalls.invite, { enterpriseId: own.enterpriseId }, asPerson(own.administrator)))
          .data as { invitation: string }
      ).invitation;
    const join = (invitation: string) => test.call(enterpriseCalls.join, { invitation }, asPerson(person));
    const first = await invite();
    const second = await invite();
    expect((await join(first)).code).toBe('9175');
    const opened = await test.call(enterpriseCalls.openInvitation, { invitation: second }, asPerson(person));
    expect(opened.data).toMatchObject({ name: own.name, isMember: false });
    expect((await join(second)).data).toEqual({ enterpriseId: own.enterpriseId });
    expect((await join(second)).code).toBe('9173');
    await test.call(enterpriseCalls.endInvitation, { enterpriseId: own.enterpriseId }, asPerson(own.administrator));
    expect((await join(second)).code).toBe('9175');
  });

  it('do not get in by an invitation whose days are over, and it does not even name the enterprise', async () => {
    const own = await buildEnterprise(test);
    const person = await buildPerson(test.platform);
    const { enterpriseId } = own;
    const made = await test.call(enterpriseCalls.invite, { enterpriseId }, asPerson(own.administrator));
    const { invitation } = made.data as { invitation: string };
    const endsIn = (minutes: number) =>
      test.platform.database.pool.query(
        'update enterprise_invitation set expires_at = now() + make_interval(mins => $2) where enterprise_id = $1',
        [enterpriseId, minutes],
      );
    await endsIn(-1);
    const late = await test.call(enterpriseCalls.openInvitation, { invitation }, asPerson(person));
    expect([late.code, JSON.stringify(late)]).toEqual(['9175', expect.not.stringContaining(own.name)]);
    expect((await test.call(enterpriseCalls.join, { invitation }, asPerson(person))).code).toBe('9175');
    expect((await members(own, own.administrator)).total).toBe(1);
    await endsIn(1);
    expect((await test.call(enterpriseCalls.join, { invitation }, asPerson(person))).code).toBe('0000');
  });

  it('do not join an enterprise whose time is over, though seats are left and the invitation still holds', async () => {
    const own = await buildEnterprise(test);
    const person = await buildPerson(test.platform);
    const { enterpriseId } = own;
    const made = await test.call(enterpriseCalls.invite, { enterpriseId }, asPerson(own.administrator));
    const { invitation } = made.data as { invitation: string };
    await expireEnterprise(test, enterpriseId);
    expect((await test.call(enterpriseCalls.join, { invitation }, asPerson(person))).code).toBe('9171');
    const { rows } = await test.platform.database.pool.query(
      'select seats_used as used, seat_total as total from enterprise where enterprise_id = $1',
      [enterpriseId],
    );
    expect(rows).toEqual([{ used: 1, total: 5 }]);
  });

  it('who are moved out leave their projects and tasks to the administrator, and hold nothing there any more (P6.5, P6.13)', async () => {
    const own = await buildEnterprise(test);
    const member = await buildMember(test, own);
    const { projectId, tasks } = await buildProject(test, own, member, ['Theirs']);
    const moveOut = (person: { id: string }) =>
      test.call(
        enterpriseCalls.moveOut,
        { enterpriseId: own.enterpriseId, userId: person.id },
        asPerson(own.administrator),
      );
    expect((await moveOut(own.administrator)).code).toBe('9176');
    expect((await moveOut(member)).code).toBe('0000');
    expect((await moveOut(member)).code).toBe('9113');
    expect((await get(own, own.administrator)).seatSurplus).toBe(4);
    const scrollId = tasks[0]!;
    expect((await test.call(scrollCalls.get, { scrollId }, asPerson(member))).code).toBe('9104');
    expect((await test.call(projectCalls.get, { projectId }, asPerson(member))).code).toBe('9104');
    const shown = await test.call(
      projectCalls.tasks,
      { enterpriseId: own.enterpriseId, projectId },
      asPerson(own.administrator),
    );
    expect((shown.data as CallData<typeof projectCalls.tasks>).rows).toMatchObject([{ scrollId, isCreator: true }]);
  });

  it('exit themselves, except the administrator, who hands it over first (P6.14)', async () => {
    const own = await buildEnterprise(test);
    const member = await buildMember(test, own);
    const exit = (person: TestPerson) =>
      test.call(enterpriseCalls.exit, { enterpriseId: own.enterpriseId }, asPerson(person));
    expect((await exit(own.administrator)).code).toBe('9176');
    expect((await exit(member)).code).toBe('0000');
    expect((await exit(member)).code).toBe('9104');
  });
});

describe('handing over and deleting', () => {
  it('take the exact name, typed (P5.26, P5.27, P5.28, P6.6)', async () => {
    const own = await buildEnterprise(test);
    const member = await buildMember(test, own);
    const { enterpriseId, name, administrator } = own;
    const handOver = (typed: string, to = member) =>
      test.call(enterpriseCalls.handOver, { enterpriseId, userId: to.id, name: typed }, en(administrator));
    expect(await handOver(`${name} `)).toMatchObject({ code: '9115', message: 'Wrong name, please re-enter' });
    expect((await handOver(name, await buildPerson(test.platform))).code).toBe('9113');
    expect((await handOver(name)).code).toBe('0000');
    expect((await handOver(name)).code).toBe('9104');
    expect((await get(own, member)).isAdministrator).toBe(true);
    expect((await get(own, administrator)).isAdministrator).toBe(false);
    const remove = (typed: string) => test.call(enterpriseCalls.remove, { enterpriseId, name: typed }, en(member));
    expect(await remove('Another')).toMatchObject({ code: '9115', message: 'Wrong name, please re-enter' });
  });

  it('of an enterprise removes its projects, tasks and roles, and nothing of another (P6.9, P6.10)', async () => {
    const [own, other] = [await buildEnterprise(test), await buildEnterprise(test)];
    const { tasks } = await buildProject(test, own, own.administrator, ['One', 'Two']);
    const kept = await buildProject(test, other, other.administrator, ['Kept']);
    const { enterpriseId, name, administrator } = own;
    expect((await test.call(enterpriseCalls.remove, { enterpriseId, name }, en(administrator))).code).toBe('0000');
    const count = async (from: string, values: unknown[]) =>
      (await test.platform.database.pool.query(`select 1 from ${from}`, values)).rowCount;
    expect(await count('questionnaire where scroll_id = any($1)', [tasks])).toBe(0);
    expect(await count('right_row where object_id = any($1)', [tasks])).toBe(0);
    expect(await count('object_above where above_id = $1', [enterpriseId])).toBe(0);
    expect(await count('enterprise where enterprise_id = $1', [enterpriseId])).toBe(0);
    expect((await test.call(enterpriseCalls.get, { enterpriseId }, en(administrator))).code).toBe('9104');
    const scrollId = kept.tasks[0]!;
    expect((await test.call(scrollCalls.get, { scrollId }, asPerson(other.administrator))).code).toBe('0000');
  });
});

describe('orders', () => {
  const order = ({ enterpriseId, administrator }: TestEnterprise, input: object) =>
    test.call(enterpriseCalls.order, { enterpriseId, ...input } as never, en(administrator));
  const open = (orderNumber: string) => decideOrder(test.platform.database, orderNumber, 'open');
  const numberOf = (answer: { data: unknown }) => (answer.data as { orderNumber: string }).orderNumber;

  it('are asked for by the administrator and opened once by an operator: seats are added, time is (P1.23, P3.20, P6.11, S1.22)', async () => {
    const own = await buildEnterprise(test);
    const { pool } = test.platform.database;
    const seats = numberOf(await order(own, { wish: 'seats', seats: 7 }));
    expect(await get(own, own.administrator)).toMatchObject({ seatTotal: 5, status: 'trial' });
    expect((await listWaitingOrders(pool)).map(({ orderNumber }) => orderNumber)).toContain(seats);
    expect(await Promise.all([open(seats), open(seats)]).then(done => done.toSorted())).toEqual([false, true]);
    expect(await get(own, own.administrator)).toMatchObject({ seatTotal: 12, seatSurplus: 11, status: 'trial' });
    const year = numberOf(await order(own, { wish: 'renewal', days: 365 }));
    expect(await open(year)).toBe(true);
    const opened = await get(own, own.administrator);
    expect(opened).toMatchObject({ status: 'activated', validityDays: 365, orderNumber: year });
    const daysLeft = ((opened.expireTime ?? 0) - Date.now()) / 86_400_000;
    expect(Math.round(daysLeft)).toBe(395);
    expect(await open(numberOf(await order(own, { wish: 'renewal' })))).toBe(true);
    expect(await get(own, own.administrator)).toMatchObject({ status: 'activated', expireTime: null });
    const declined = numberOf(await order(own, { wish: 'seats', seats: 1 }));
    expect(await decideOrder(test.platform.database, declined, 'decline')).toBe(true);
    expect(await open(declined)).toBe(false);
    const listed = await test.call(
      enterpriseCalls.orders,
      { enterpriseId: own.enterpriseId },
      asPerson(own.administrator),
    );
    expect((listed.data as { status: string }[]).map(({ status }) => status).toSorted()).toEqual([
      'declined',
      'opened',
      'opened',
      'opened',
    ]);
  });

  it('do not pile up, and say what they are for', async () => {
    const own = await buildEnterprise(test);
    expect(await order(own, { wish: 'seats' })).toMatchObject({ code: '9001', field: 'seats' });
    const asked = await Promise.all(Array.from({ length: 8 }, () => order(own, { wish: 'seats', seats: 1 })));
    expect(asked.filter(({ code }) => code === '0000')).toHaveLength(5);
    expect(asked.filter(({ code }) => code === '9178')).toHaveLength(3);
  });

  it('bring an expired enterprise back (P4.29)', async () => {
    const own = await buildEnterprise(test);
    await expireEnterprise(test, own.enterpriseId);
    expect(await get(own, own.administrator)).toMatchObject({
      status: 'expired',
      rights: expect.not.arrayContaining(['enterprise.edit']),
    });
    expect((await add(own, founder.phone)).code).toBe('9171');
    expect(await open(numberOf(await order(own, { wish: 'renewal', days: 10 })))).toBe(true);
    expect((await get(own, own.administrator)).status).toBe('activated');
    expect((await add(own, founder.phone)).code).toBe('0000');
  });
});

describe('at one moment', () => {
  it('fifty adds into ten seats give ten members', async () => {
    const own = await buildEnterprise(test);
    await widenEnterprise(test, own.enterpriseId, 10);
    const people = await Promise.all(Array.from({ length: 50 }, () => buildPerson(test.platform)));
    const answers = await Promise.all(people.map(({ phone }) => add(own, phone)));
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(9);
    expect(answers.filter(({ code }) => code === '9172')).toHaveLength(41);
    expect((await members(own, own.administrator)).total).toBe(10);
    expect(await get(own, own.administrator)).toMatchObject({ seatTotal: 10, seatSurplus: 0 });
  });

  it('one person who is added twenty times takes one seat', async () => {
    const own = await buildEnterprise(test);
    const { phone } = await buildPerson(test.platform);
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(own, phone)));
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(1);
    expect((await get(own, own.administrator)).seatSurplus).toBe(3);
  });

  it('of two hand-overs one counts, and there is one administrator', async () => {
    const own = await buildEnterprise(test);
    const [one, two] = [await buildMember(test, own), await buildMember(test, own)];
    const { enterpriseId, name, administrator } = own;
    const answers = await Promise.all(
      [one, two].map(({ id }) =>
        test.call(enterpriseCalls.handOver, { enterpriseId, userId: id, name }, asPerson(administrator)),
      ),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['0000', '9104']);
    const { items } = await members(own, administrator);
    const leading = items.filter(({ roleId }: EnterpriseMember) => roleId === 'enterprise.administrator');
    expect(leading).toHaveLength(1);
    expect([one.id, two.id]).toContain(leading[0]?.userId);
  });

  it('whoever is moved out while they are handed the enterprise either stays as administrator or goes', async () => {
    const own = await buildEnterprise(test);
    const member = await buildMember(test, own);
    const { enterpriseId, name, administrator } = own;
    const [handed, moved] = await Promise.all([
      test.call(enterpriseCalls.handOver, { enterpriseId, userId: member.id, name }, asPerson(administrator)),
      test.call(enterpriseCalls.moveOut, { enterpriseId, userId: member.id }, asPerson(administrator)),
    ]);
    expect([handed.code, moved.code].filter(code => code === '0000')).toHaveLength(1);
    const { rows } = await test.platform.database.pool.query(
      `select person_id from role_holding where object_id = $1 and role_id = 'enterprise.administrator'`,
      [enterpriseId],
    );
    expect(rows).toHaveLength(1);
  });
});
