import { type CallData, errorCodes, messageCalls, operatedPlanCalls, operatorLogCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEnterprise } from '../../../testing/build-enterprise.ts';
import { buildOperator, type TestOperator } from '../../../testing/build-operator.ts';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

const calls = operatedPlanCalls;
const { operatedMeanwhile, userNotFound, inputInvalid, operatorNotAllowed } = errorCodes;
const VIDEO = 'p016';

let test: TestApp;
let finance: TestOperator;
let person: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
  finance = await buildOperator(test, 'finance');
  person = await buildPerson(test.platform);
});
afterAll(() => test.close());

type Plans = CallData<typeof calls.list>;
const plans = async () => (await test.call(calls.list, {} as never, finance.seat)).data as Plans;

describe('the price list', () => {
  const save = async (planId: string, en: string, features: string[], seen: Plans[number] | null) => {
    const input = {
      planId,
      zh: '试点版',
      en,
      features,
      why: 'new prices',
      seen: seen && { zh: seen.zh, en: seen.en, features: seen.features },
    };
    return (await test.call(calls.save, input as never, finance.seat)).code;
  };
  const named = async (planId: string) => (await plans()).find(plan => plan.planId === planId);

  it('says how many enterprises have each plan, and of everybody’s own work no number', async () => {
    const before = (await named('trial'))?.enterprises ?? 0;
    await buildEnterprise(test);
    expect((await named('trial'))?.enterprises).toBe(before + 1);
    expect((await named('personal'))?.enterprises).toBeNull();
  });

  it('gets a plan once, and changes it only as it was seen', async () => {
    const codes = await Promise.all([save('pilot', 'Pilot', [VIDEO], null), save('pilot', 'Pilot', [], null)]);
    expect(codes.toSorted()).toEqual(['0000', operatedMeanwhile.code]);
    const seen = (await named('pilot'))!;
    expect(await save('pilot', 'Pilot 2', [], seen)).toBe('0000');
    expect(await save('pilot', 'Pilot 3', [VIDEO], seen)).toBe(operatedMeanwhile.code);
    expect(await named('pilot')).toMatchObject({ en: 'Pilot 2', features: [], enterprises: 0, isOffered: true });
  });

  it('takes no feature that there is not, none twice, and no odd name', async () => {
    expect(await save('pilot2', 'Pilot', ['flying'], null)).toBe(inputInvalid.code);
    expect(await save('pilot2', 'Pilot', [VIDEO, VIDEO], null)).toBe(inputInvalid.code);
    expect(await save('Pilot Two', 'Pilot', [], null)).toBe(inputInvalid.code);
    expect(await named('pilot2')).toBeUndefined();
  });

  it('is seen by service, who changes nothing of it', async () => {
    const service = await buildOperator(test, 'service');
    expect((await test.call(calls.list, {} as never, service.seat)).code).toBe('0000');
    expect((await test.call(calls.points, { account: person.phone }, service.seat)).code).toBe(operatorNotAllowed.code);
  });
});

describe('a licence', () => {
  type Holder = CallData<typeof calls.holder>;
  const holder = async (named: object) => test.call(calls.holder, named, finance.seat);
  const ofPerson = async () => (await holder({ account: person.phone })).data as Holder;
  const decide = async (what: 'grant' | 'withdraw', of: Pick<Holder, 'kind' | 'holderId'>, seenTime: number | null) => {
    const decided = { kind: of.kind, holderId: of.holderId, feature: VIDEO, seenTime, why: 'sold by phone' };
    const input = what === 'grant' ? { ...decided, days: 30 } : decided;
    return (await test.call(calls[what], input as never, finance.seat)).code;
  };

  it('is granted to an account for days, withdrawn and granted again; its person is told each time', async () => {
    const before = await ofPerson();
    expect(before).toMatchObject({ kind: 'person', name: person.nickName, licences: [] });
    expect(await decide('grant', before, null)).toBe('0000');
    const granted = await ofPerson();
    expect(granted).toMatchObject({ features: expect.arrayContaining([VIDEO]), licences: [{ state: 'held' }] });
    const { changeTime, validUntil } = granted.licences[0]!;
    expect(validUntil! - Date.now()).toBeGreaterThan(29 * 86_400_000);
    expect(await decide('grant', before, null)).toBe(operatedMeanwhile.code);
    const codes = await Promise.all([decide('withdraw', before, changeTime), decide('withdraw', before, changeTime)]);
    expect(codes.toSorted()).toEqual(['0000', operatedMeanwhile.code]);
    expect(await ofPerson()).toMatchObject({
      features: expect.not.arrayContaining([VIDEO]),
      licences: [{ state: 'withdrawn' }],
    });
    const { data } = await test.call(messageCalls.messageReadList, {}, asPerson(person));
    expect((data as { kind: string }[]).map(({ kind }) => kind)).toEqual(['licence-withdrawn', 'licence-granted']);
  });

  it('of an enterprise is found by its id, and stands among those of all', async () => {
    const { enterpriseId, name } = await buildEnterprise(test);
    const found = (await holder({ enterpriseId })).data as Holder;
    expect(found).toMatchObject({ kind: 'enterprise', holderId: enterpriseId, name, reach: '' });
    expect(await decide('grant', found, null)).toBe('0000');
    const all = (await test.call(calls.licences, { size: 1 }, finance.seat)).data as CallData<typeof calls.licences>;
    expect(all.total).toBeGreaterThan(1);
    expect(all.items).toMatchObject([{ kind: 'enterprise', name, feature: VIDEO, state: 'held' }]);
  });

  it('is nobody’s who is not there', async () => {
    expect((await holder({ account: '13999999999' })).code).toBe(userNotFound.code);
    expect((await holder({ enterpriseId: 'nowhere1' })).code).toBe(userNotFound.code);
    expect((await holder({})).code).toBe(userNotFound.code);
    expect(await decide('grant', { kind: 'person', holderId: 'nowhere1' }, null)).toBe(userNotFound.code);
    expect(await decide('grant', { kind: 'enterprise', holderId: person.id }, null)).toBe(userNotFound.code);
  });

  it('tells no phone, neither in the answer nor in the log', async () => {
    const answer = await holder({ account: person.phone });
    const { seat } = await buildOperator(test, 'administrator');
    const log = await test.call(operatorLogCalls.list, { action: 'person.look' }, seat);
    for (const told of [answer, log]) expect(JSON.stringify(told)).not.toContain(person.phone);
    expect(JSON.stringify(log)).toContain(`****${person.phone.slice(-4)}`);
  });
});

describe('points for SMS', () => {
  type Points = CallData<typeof calls.points>;
  const look = async () => (await test.call(calls.points, { account: person.phone }, finance.seat)).data as Points;
  const grant = async (points: number, seenTime: number | null, userId = person.id) =>
    test.call(calls.grantPoints, { userId, points, seenTime, why: 'a gift' }, finance.seat);

  it('are granted once by what is pressed twice, and stand in what came and went', async () => {
    const before = await look();
    expect(before).toMatchObject({ name: person.nickName, grantTime: null, total: 1 });
    const codes = (await Promise.all([grant(500, null), grant(500, null)])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['0000', operatedMeanwhile.code]);
    const after = await look();
    expect(after).toMatchObject({ balance: before.balance + 500, total: 2 });
    expect(after.items[0]).toMatchObject({ change: 500, balance: before.balance + 500, reason: 'granted' });
    test.clock.advanceSeconds(60);
    expect((await grant(1, after.grantTime)).data).toEqual({ balance: before.balance + 501 });
  });

  it('are never none, too many, or nobody’s', async () => {
    expect((await grant(0, null)).code).toBe(inputInvalid.code);
    expect((await grant(100_001, null)).code).toBe(inputInvalid.code);
    expect((await grant(5, null, '00000000-0000-4000-8000-000000000000')).code).toBe(userNotFound.code);
  });
});
