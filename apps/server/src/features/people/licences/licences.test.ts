import {
  authorityCalls,
  type CallData,
  designUploadCalls,
  type Enterprise,
  enterpriseCalls,
  errorCodes,
  licenceCalls,
  messageCalls,
  operationCalls,
  projectCalls,
  questionReadCalls,
  scrollCalls,
  scrollStartCalls,
} from '@wenshu/api-contract';
import { Document, Packer, Paragraph } from 'docx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildEnterprise,
  buildMember,
  buildProject,
  expireEnterprise,
  type TestEnterprise,
} from '../../../testing/build-enterprise.ts';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { samples, sendForm } from '../../../testing/send-form.ts';
import { decideOrder, grantTo, listLicencesOf, withdrawFrom } from '../enterprises/index.ts';
import { savePlan } from './index.ts';

let test: TestApp;
let word: Uint8Array;
beforeAll(async () => {
  test = await buildTestApp();
  const children = [new Paragraph('1. 您喜欢什么？【单选题】'), new Paragraph('苹果'), new Paragraph('梨')];
  word = await Packer.toBuffer(new Document({ sections: [{ children }] }));
});
afterAll(() => test.close());

const both = ['p016', 'word-import'];
const en = (person: TestPerson) => ({ ...asPerson(person), lang: 'en' as const });
const grant = (holder: string, feature: 'p016' | 'word-import', days: number | null = null) =>
  grantTo(test.platform, holder, { feature, days, why: 'Sold by phone' });
const withdraw = (holder: string, feature: 'p016' | 'word-import') =>
  withdrawFrom(test.platform, holder, { feature, why: 'Not paid' });
const heldBy = async (person: TestPerson, where: object = {}) =>
  (await test.call(licenceCalls.features, where, en(person))).data;
const readWord = (person: TestPerson, fields: Record<string, string> = {}) =>
  sendForm(test.app, scrollStartCalls.readWord, {
    fields,
    token: person.token,
    file: { content: word, name: 'a.docx' },
  });
const uploadVideo = (person: TestPerson, scrollId: string) =>
  sendForm(test.app, designUploadCalls.uploadVideo, {
    fields: { scrollId },
    token: person.token,
    file: { content: samples.mp4, name: 'a.mp4' },
  });
const refused = {
  word: {
    code: errorCodes.featureNotLicensed.code,
    message: 'No authority. Please contact customer service to buy the licence',
  },
  video: {
    code: errorCodes.videoUploadNotAllowed.code,
    message: 'No authority to upload videos. Please contact customer service to buy the licence',
  },
};
const getEnterprise = async ({ enterpriseId, administrator }: TestEnterprise, lang: 'zh' | 'en' = 'en') =>
  (await test.call(enterpriseCalls.get, { enterpriseId }, { ...asPerson(administrator), lang })).data as Enterprise;
const order = async ({ enterpriseId, administrator }: TestEnterprise, input: object) =>
  test.call(enterpriseCalls.order, { enterpriseId, ...input } as never, en(administrator));
const numberOf = ({ data }: { data: unknown }) => (data as { orderNumber: string }).orderNumber;
const ordersOf = async ({ enterpriseId, administrator }: TestEnterprise) =>
  (await test.call(enterpriseCalls.orders, { enterpriseId }, en(administrator))).data as CallData<
    typeof enterpriseCalls.orders
  >;
/** The price list as it came, once a test has changed it. */
const withPlan = async (planId: string, features: readonly ('p016' | 'word-import')[], work: () => Promise<void>) => {
  const names = { personal: 'Personal', trial: 'Trial', team: 'Team' }[planId] ?? planId;
  const save = (given: typeof features) =>
    savePlan(test.platform, { planId, zh: `${names} 版`, en: names, features: given, why: 'A test' });
  await save(features);
  try {
    await work();
  } finally {
    await save(['p016', 'word-import']);
  }
};

describe('a licensed feature', () => {
  it('is everybody’s until an operator takes it, is refused in the specification’s words, and works again when granted (P1.23, S1.22, S5.64, S6.6)', async () => {
    const [person, other] = [await buildPerson(test.platform), await buildPerson(test.platform)];
    expect(await heldBy(person)).toEqual(both);
    expect((await readWord(person)).code).toBe('0000');
    expect(await withdraw(person.phone, 'word-import')).toBe(true);
    expect(await readWord(person)).toMatchObject(refused.word);
    expect(await heldBy(person)).toEqual(['p016']);
    expect((await readWord(other)).code).toBe('0000');
    expect(await grant(person.phone, 'word-import')).toMatch(/^\d{8}/);
    expect((await readWord(person)).code).toBe('0000');
    expect(await heldBy(person)).toEqual(both);
  });

  it('runs out after its days, back to what was decided before; what was made stays', async () => {
    const person = await buildPerson(test.platform);
    await withdraw(person.phone, 'word-import');
    await grant(person.phone, 'word-import', 30);
    const { text } = (await readWord(person)).data as { text: string };
    const made = await test.call(scrollStartCalls.createFromText, { text, name: 'From Word' }, asPerson(person));
    const { scrollId } = made.data as { scrollId: string };
    await test.platform.database.pool.query(
      `update licence set valid_until = now() - interval '1 minute' where person_id = $1`,
      [person.id],
    );
    expect(await readWord(person)).toMatchObject(refused.word);
    expect((await test.call(scrollCalls.get, { scrollId }, asPerson(person))).code).toBe('0000');
  });

  it('is a plan’s: everybody’s own work loses what the personal plan no longer has, and one who bought it keeps it', async () => {
    const [buyer, other] = [await buildPerson(test.platform), await buildPerson(test.platform)];
    await grant(buyer.phone, 'word-import', 30);
    await withPlan('personal', ['p016'], async () => {
      expect(await readWord(other)).toMatchObject(refused.word);
      expect((await readWord(buyer)).code).toBe('0000');
      const own = await buildEnterprise(test, other);
      const { tasks } = await buildProject(test, own, other);
      expect((await readWord(other, { scrollId: tasks[0]! })).code).toBe('0000');
    });
    expect((await readWord(other)).code).toBe('0000');
  });

  it('counts where one works: in an enterprise what it has, whoever the member is, and elsewhere not', async () => {
    const own = await buildEnterprise(test);
    const member = await buildMember(test, own);
    const { projectId, tasks } = await buildProject(test, own, member);
    const scrollId = tasks[0]!;
    await withdraw(own.enterpriseId, 'p016');
    await withdraw(own.enterpriseId, 'word-import');
    for (const person of [own.administrator, member]) {
      expect(await readWord(person, { scrollId })).toMatchObject(refused.word);
      expect(await readWord(person, { projectId })).toMatchObject(refused.word);
      expect(await uploadVideo(person, scrollId)).toMatchObject(refused.video);
      expect(await heldBy(person, { scrollId })).toEqual([]);
      expect(await heldBy(person, { projectId })).toEqual([]);
      expect(await heldBy(person)).toEqual(both);
    }
    expect((await readWord(member)).code).toBe('0000');
    const permissions = await test.call(questionReadCalls.typePermissions, { scrollId }, en(member));
    expect(permissions.data).toMatchObject({ permissionCodes: [] });
    // What the member has for their own work is of no use here.
    await grant(member.phone, 'p016');
    expect(await uploadVideo(member, scrollId)).toMatchObject(refused.video);
    await grant(own.enterpriseId, 'p016', 10);
    expect((await uploadVideo(member, scrollId)).code).toBe('0000');
    expect(await readWord(member, { scrollId })).toMatchObject(refused.word);
    expect(await getEnterprise(own)).toMatchObject({ features: ['p016'] });
  });

  it('ends with an enterprise that has expired, granted or of its plan', async () => {
    const own = await buildEnterprise(test);
    await grant(own.enterpriseId, 'p016');
    expect((await getEnterprise(own)).features).toEqual(both);
    await expireEnterprise(test, own.enterpriseId);
    expect(await getEnterprise(own)).toMatchObject({ status: 'expired', features: [] });
    expect(await heldBy(own.administrator)).toEqual(both);
  });

  it('is told by mission to the menus, of an enterprise only to who is in it (P6.1, P6.2)', async () => {
    const own = await buildEnterprise(test);
    const [member, stranger] = [await buildMember(test, own), await buildPerson(test.platform)];
    await withdraw(own.enterpriseId, 'p016');
    await withdraw(member.phone, 'word-import');
    const told = (await test.call(authorityCalls.queryOtherAuthoritys, {}, en(member))).data as Record<
      string,
      string[]
    >;
    expect(told.menu).toEqual(['p016']);
    expect(told[own.enterpriseId]).toContain('word-import');
    expect(told[own.enterpriseId]).not.toContain('p016');
    const { projectId, tasks } = await buildProject(test, own, own.administrator);
    for (const where of [{ projectId }, { scrollId: tasks[0]! }, { scrollId: 'nothing' }])
      expect((await test.call(licenceCalls.features, where, en(stranger))).code).toBe(errorCodes.noPermission.code);
    expect((await test.call(licenceCalls.features, {})).code).toBe(errorCodes.signInNeeded.code);
    expect(await readWord(stranger, { projectId })).toMatchObject({ code: errorCodes.noPermission.code });
    expect(await readWord(stranger, { scrollId: tasks[0]! })).toMatchObject({ code: errorCodes.noPermission.code });
    expect((await test.call(projectCalls.get, { projectId }, en(own.administrator))).code).toBe('0000');
  });

  it('is granted and withdrawn at once, and one of the two holds', async () => {
    const person = await buildPerson(test.platform);
    await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        index % 2 === 0 ? grant(person.phone, 'p016', 5) : withdraw(person.phone, 'p016'),
      ),
    );
    const { rows } = await test.platform.database.pool.query('select * from licence where person_id = $1', [person.id]);
    expect(rows).toHaveLength(1);
    await withdraw(person.phone, 'p016');
    expect(await heldBy(person)).toEqual(['word-import']);
  });

  it('is granted to nobody who is not there', async () => {
    for (const holder of ['13900000000', 'nobody@example.com', 'nothing', ''])
      expect([await grant(holder, 'p016'), await withdraw(holder, 'p016')]).toEqual([undefined, false]);
    expect(await listLicencesOf(test.platform.database.pool, 'nothing')).toBeUndefined();
  });

  it('is kept with who, when and why, and told to whom it concerns', async () => {
    const own = await buildEnterprise(test);
    const number = await grant(own.enterpriseId, 'p016', 30);
    await withdraw(own.enterpriseId, 'p016');
    const log = await test.call(operationCalls.inEnterprise, { enterpriseId: own.enterpriseId }, en(own.administrator));
    expect((log.data as { items: unknown[] }).items.slice(0, 2)).toMatchObject([
      { action: 'licence.withdraw', details: { feature: 'p016', reason: 'Not paid' }, time: expect.any(Number) },
      { action: 'licence.grant', details: { feature: 'p016', reason: 'Sold by phone', orderNumber: number, days: 30 } },
    ]);
    const told = await test.call(messageCalls.messageReadList, {}, en(own.administrator));
    expect(told.data).toMatchObject([
      {
        kind: 'licence-withdrawn',
        content: `Video upload is no longer licensed in “${own.name}”. What you made with it stays. Customer service can tell you why.`,
      },
      { kind: 'licence-granted', content: `Video upload is licensed in “${own.name}” from now on.` },
    ]);
  });
});

describe('a plan', () => {
  it('names the version of an enterprise and of what was ordered, in the reader’s language (P3.15, P3.20)', async () => {
    const own = await buildEnterprise(test);
    expect(await getEnterprise(own)).toMatchObject({ versionName: 'Trial', status: 'trial', orderNumber: null });
    expect(await getEnterprise(own, 'zh')).toMatchObject({ versionName: '试用版' });
    const seats = numberOf(await order(own, { wish: 'seats', seats: 2 }));
    const year = numberOf(await order(own, { wish: 'renewal', days: 365, planId: 'enterprise' }));
    const byName = async () => new Map((await ordersOf(own)).map(one => [one.orderNumber, one]));
    expect((await byName()).get(seats)).toMatchObject({ versionName: 'Trial', versionStatus: null, expireTime: null });
    expect((await byName()).get(year)).toMatchObject({ versionName: 'Enterprise', versionStatus: null });
    await decideOrder(test.platform.database, year, 'open');
    expect(await getEnterprise(own)).toMatchObject({
      versionName: 'Enterprise',
      status: 'activated',
      validityDays: 365,
      orderNumber: year,
      expireTime: expect.any(Number),
    });
    await decideOrder(test.platform.database, seats, 'open');
    const listed = await byName();
    expect(listed.get(seats)).toMatchObject({ versionName: 'Enterprise', versionStatus: 'activated' });
    expect(listed.get(year)).toMatchObject({ versionStatus: 'activated', expireTime: expect.any(Number) });
    await test.platform.database.pool.query(
      `update enterprise_order set valid_until = now() - interval '1 day' where order_number = $1`,
      [year],
    );
    expect((await byName()).get(year)).toMatchObject({ status: 'opened', versionStatus: 'expired' });
  });

  it('is one of the price list, chosen by who orders or by the operator; without a word the one that is there', async () => {
    const own = await buildEnterprise(test);
    const offered = (await test.call(enterpriseCalls.plans, {} as never, en(own.administrator))).data;
    expect(offered).toEqual([
      { planId: 'team', versionName: 'Team', features: both },
      { planId: 'enterprise', versionName: 'Enterprise', features: both },
    ]);
    expect(await order(own, { wish: 'renewal', planId: 'personal' })).toMatchObject({ code: '9001', field: 'planId' });
    expect(await order(own, { wish: 'renewal', planId: 'No such' })).toMatchObject({ code: '9001', field: 'planId' });
    const first = numberOf(await order(own, { wish: 'renewal', days: 10 }));
    await decideOrder(test.platform.database, first, 'open', 'enterprise');
    expect(await getEnterprise(own)).toMatchObject({ versionName: 'Enterprise' });
    const again = numberOf(await order(own, { wish: 'renewal', days: 10 }));
    expect((await ordersOf(own)).find(({ orderNumber }) => orderNumber === again)).toMatchObject({
      versionName: 'Enterprise',
    });
  });

  it('of less takes features from those who have it, and from nobody else', async () => {
    const [own, other] = [await buildEnterprise(test), await buildEnterprise(test)];
    const bought = numberOf(await order(other, { wish: 'renewal', planId: 'team' }));
    await decideOrder(test.platform.database, bought, 'open');
    await withPlan('trial', [], async () => {
      expect((await getEnterprise(own)).features).toEqual([]);
      expect((await getEnterprise(other)).features).toEqual(both);
      expect(await heldBy(own.administrator)).toEqual(both);
    });
  });
});

describe('own orders (P2.93)', () => {
  const own = async (person: TestPerson) =>
    (await test.call(enterpriseCalls.ownOrders, {} as never, en(person))).data as CallData<
      typeof enterpriseCalls.ownOrders
    >;

  it('are the licences for one’s own work and the orders of the enterprises where one may order, newest first', async () => {
    const place = await buildEnterprise(test);
    const [member, stranger] = [await buildMember(test, place), await buildPerson(test.platform)];
    const seats = numberOf(await order(place, { wish: 'seats', seats: 3 }));
    const licence = await grant(place.administrator.phone, 'word-import', 30);
    const shared = await grant(place.enterpriseId, 'p016');
    expect(await own(place.administrator)).toMatchObject({
      versionName: expect.stringContaining('Personal'),
      items: [
        { orderNumber: shared, enterpriseName: place.name, wish: 'licence', feature: 'p016', expireTime: null },
        {
          orderNumber: licence,
          enterpriseName: null,
          wish: 'licence',
          feature: 'word-import',
          status: 'opened',
          versionName: 'Personal',
          versionStatus: 'activated',
          expireTime: expect.any(Number),
        },
        { orderNumber: seats, enterpriseName: place.name, wish: 'seats', status: 'requested', versionStatus: null },
      ],
    });
    expect((await own(member)).items).toEqual([]);
    expect((await own(stranger)).items).toEqual([]);
    await withdraw(place.administrator.phone, 'word-import');
    expect((await own(place.administrator)).items[1]).toMatchObject({ status: 'withdrawn', versionStatus: null });
    expect((await test.call(enterpriseCalls.ownOrders, {} as never)).code).toBe(errorCodes.signInNeeded.code);
  });

  it('of somebody who no longer administers are what they asked for, and nothing once they have left', async () => {
    const place = await buildEnterprise(test);
    const next = await buildMember(test, place);
    const asked = numberOf(await order(place, { wish: 'seats', seats: 1 }));
    const { enterpriseId, name } = place;
    await test.call(enterpriseCalls.handOver, { enterpriseId, userId: next.id, name }, en(place.administrator));
    const later = numberOf(await test.call(enterpriseCalls.order, { enterpriseId, wish: 'seats', seats: 2 }, en(next)));
    expect((await own(place.administrator)).items.map(({ orderNumber }) => orderNumber)).toEqual([asked]);
    expect((await own(next)).items.map(({ orderNumber }) => orderNumber)).toEqual([later, asked]);
    await test.call(enterpriseCalls.exit, { enterpriseId }, en(place.administrator));
    expect((await own(place.administrator)).items).toEqual([]);
  });
});
