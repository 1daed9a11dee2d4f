import { codingCalls, codingFrameCalls, errorCodes, type Right } from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildEnterprise, buildMember } from '../../../testing/build-enterprise.ts';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import {
  buildCodedSurvey,
  type CodedSurvey,
  dear,
  frameCommands,
  price,
  recordId,
  service,
  why,
  worth,
} from '../../../testing/coding/coded-survey.ts';
import { sendForm } from '../../../testing/send-form.ts';

vi.setConfig({ testTimeout: 180_000 });

let test: TestApp;
let owner: TestPerson;
let coded: CodedSurvey;
beforeAll(async () => {
  test = await buildTestApp();
  owner = await buildPerson(test.platform);
}, 180_000);
afterAll(() => test.close());
beforeEach(async () => {
  coded = await buildCodedSurvey(test, owner);
}, 180_000);

const noSurvey = { scrollId: undefined };
const rename = { does: 'change', code: dear, en: 'Costs too much' };
const merge = { does: 'merge', code: dear, into: service };
const frameId = () => coded.frame.frameId;
const edit = (commands: readonly object[], person = owner, version = 1) =>
  coded.ask(codingFrameCalls.edit, { ...noSurvey, frameId: frameId(), version, commands }, person);
const get = (person = owner) => coded.got(codingFrameCalls.get, { ...noSurvey, frameId: frameId() }, person);
const colleague = async (rights: readonly Right[], survey = coded) => {
  const person = await buildPerson(test.platform);
  await giveRights(test.platform, person, survey.survey.scrollId, rights);
  return person;
};

describe('a frame', () => {
  it('is edited upon the version that was looked at, all of it or nothing', async () => {
    const bad = await edit([rename, { does: 'delete', code: 99, to: null }]);
    expect([bad.code, bad.field]).toEqual([errorCodes.frameNotPossible.code, 'commands.1']);
    expect((await get()).version).toBe(1);
    expect((await edit([rename])).code).toBe('0000');
    expect((await edit([rename])).code).toBe(errorCodes.frameSavedByOthers.code);
    const now = await get();
    expect([now.version, now.codes[1]]).toMatchObject([2, { code: dear, parent: price, en: 'Costs too much' }]);
  });

  it('tells the number of the next code, so that a code can stand below one that comes with it', async () => {
    const { nextCode } = await get();
    const above = { does: 'add', parent: null, en: 'Delivery' };
    expect((await edit([above, { does: 'add', parent: nextCode, en: 'Late' }])).code).toBe('0000');
    const { codes, nextCode: next } = await get();
    expect(codes.slice(-2)).toMatchObject([
      { code: nextCode, parent: null },
      { code: nextCode + 1, parent: nextCode },
    ]);
    // A number is not given twice, not even of a code that has gone.
    expect((await edit([{ does: 'delete', code: nextCode + 1, to: null }], owner, 2)).code).toBe('0000');
    expect([next, (await get()).nextCode]).toEqual([nextCode + 2, nextCode + 2]);
  });

  it('of two who change it at once, one is told that the other was first', async () => {
    const { code } = errorCodes.frameSavedByOthers;
    const both = await Promise.all([edit([rename]), edit([{ does: 'change', code: worth, en: 'Good value' }])]);
    expect(both.map(answer => answer.code).sort()).toEqual(['0000', code].sort());
  });

  it('is seen and changed by its person and by whoever codes with it, and by nobody else', async () => {
    const coder = await colleague(['analysis.collate', 'records.view']);
    const reader = await colleague(['records.view', 'statistics.view']);
    expect(await get(coder)).toMatchObject({ frameId: frameId(), mayEdit: true });
    expect((await edit([rename], coder)).code).toBe('0000');
    const asked = { ...noSurvey, frameId: frameId() };
    expect((await coded.ask(codingFrameCalls.get, asked, reader)).code).toBe(errorCodes.codingNotFound.code);
    expect((await edit([rename], reader, 2)).code).toBe(errorCodes.codingNotFound.code);
    // Who only codes with it does not remove it, and it is not removed while somebody does.
    await coded.got(codingCalls.remove, { codingId: coded.coding.codingId });
    expect((await coded.ask(codingFrameCalls.remove, asked, coder)).code).toBe(errorCodes.codingNotFound.code);
    expect((await coded.ask(codingFrameCalls.remove, asked)).code).toBe('0000');
    expect((await coded.ask(codingFrameCalls.get, asked)).code).toBe(errorCodes.codingNotFound.code);
  });

  it('is not changed by whoever may not code all that is coded with it, not even by its person', async () => {
    const coder = await colleague(['analysis.collate', 'records.view']);
    const second = await buildCodedSurvey(test, coder);
    await coded.got(codingCalls.setUp, { scrollId: second.survey.scrollId, variable: why, frameId: frameId() }, coder);
    expect((await edit([rename])).code).toBe(errorCodes.frameInUse.code);
    expect((await get()).mayEdit).toBe(false);
    expect((await edit([rename], coder)).code).toBe('0000');
    const copy = await coded.got(codingFrameCalls.copy, { ...noSurvey, frameId: frameId(), name: 'Mine' });
    expect(copy).toMatchObject({ name: 'Mine', mayEdit: true, version: 1 });
    expect(copy.codes).toEqual((await get()).codes);
    expect((await coded.ask(codingFrameCalls.remove, { ...noSurvey, frameId: frameId() })).code).toBe(
      errorCodes.frameInUse.code,
    );
  });

  it('is not merged by whoever sees some of the records only: what it does reaches all of them', async () => {
    await coded.code([1, 6], [dear]);
    const northern = await coded.addNorthern(['analysis.collate', 'records.view']);
    expect((await edit([merge], northern)).code).toBe(errorCodes.allRecordsNeeded.code);
    expect((await edit([rename], northern)).code).toBe('0000');
    expect(await coded.counts()).toEqual({ [price]: 2, [dear]: 2 });
    expect((await edit([merge], owner, 2)).code).toBe('0000');
    expect(await coded.counts()).toEqual({ [service]: 2 });
  });

  it('loses no coding when it is merged while somebody codes', async () => {
    await coded.code([1, 5, 6], [dear]);
    const { database } = test.platform;
    const before = database.brokenOff;
    const sent = { codingId: coded.coding.codingId, answerRecordIds: [2, 3, 7].map(recordId), add: [dear] };
    const [first, second] = await Promise.all([edit([merge]), coded.ask(codingCalls.code, sent)]);
    expect(first.code).toBe('0000');
    // Either before it, and it was merged too; or after, and there is no such code any more.
    expect(await coded.counts()).toEqual({ [service]: second.code === '0000' ? 6 : 3 });
    expect(database.brokenOff).toBe(before);
  });

  it('of an enterprise is seen and changed by its members, and by nobody else', async () => {
    const enterprise = await buildEnterprise(test);
    const { enterpriseId } = enterprise;
    const members = [await buildMember(test, enterprise), await buildMember(test, enterprise)];
    const made = { ...noSurvey, enterpriseId, name: 'Ours', commands: frameCommands };
    const { frameId: ours } = await coded.got(codingFrameCalls.create, made, members[0]);
    const { items } = await coded.got(codingFrameCalls.list, { ...noSurvey, enterpriseId }, members[1]);
    expect(items).toMatchObject([{ frameId: ours, name: 'Ours', count: frameCommands.length }]);
    const change = { ...noSurvey, frameId: ours, version: 1, commands: [rename] };
    expect((await coded.ask(codingFrameCalls.edit, change, members[1])).code).toBe('0000');
    expect((await coded.ask(codingFrameCalls.edit, { ...change, version: 2 })).code).toBe(
      errorCodes.codingNotFound.code,
    );
    for (const call of [codingFrameCalls.list, codingFrameCalls.create])
      expect((await coded.ask(call, made)).code).toBe(errorCodes.noPermission.code);
    const own = await coded.got(codingFrameCalls.list, noSurvey, members[1]);
    expect(own.items).toEqual([]);
  });

  it.each(['csv', 'xlsx', 'qdc'] as const)('goes out as %s and comes back as another one', async format => {
    await edit([rename, { does: 'retire', code: worth, isRetired: true }]);
    const url = `/api${codingFrameCalls.export.path}?frameId=${frameId()}&format=${format}`;
    const headers = { authorization: `Bearer ${owner.token}`, lang: 'en' };
    const { rawPayload, headers: answered } = await test.app.inject({ url, headers });
    expect(answered['content-disposition']).toContain(`Reasons.${format}`);
    const sent = { file: { name: `a.${format}`, content: rawPayload }, fields: { name: 'Back' }, token: owner.token };
    const { data } = await sendForm(test.app, codingFrameCalls.import, sent);
    const { codes: wanted } = await get();
    const { codes } = data as { codes: typeof wanted };
    // A codebook of other programs has one name of each.
    const kept = format === 'qdc' ? wanted.map(one => ({ ...one, zh: '', key: '' })) : wanted;
    expect(codes).toEqual(kept);
    const { code } = await coded.ask(codingFrameCalls.edit, {
      ...noSurvey,
      frameId: (data as { frameId: string }).frameId,
      version: 1,
      commands: [{ does: 'add', parent: null, en: 'More' }],
    });
    expect(code).toBe('0000');
  });

  it('is not made of a file that has none, and says so', async () => {
    const sent = { fields: { name: 'Back' }, token: owner.token };
    const send = async (name: string, words: string) =>
      sendForm(test.app, codingFrameCalls.import, { ...sent, file: { name, content: Buffer.from(words) } });
    for (const [name, words] of [
      ['a.csv', 'Code\nA\n'],
      ['a.qdc', '<Codes/>'],
    ] as const)
      expect((await send(name, words)).code).toBe(errorCodes.frameNotPossible.code);
    expect((await send('a.png', 'no picture')).code).not.toBe('0000');
  });
});
