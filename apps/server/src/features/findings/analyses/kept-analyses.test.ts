import { analysisCalls, type Call, type CallData, errorCodes } from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { sweep } from '../../sweep.ts';

let test: TestApp;
let maker: TestPerson;
let colleague: TestPerson;
let stranger: TestPerson;
let survey: TestSurvey;

beforeAll(async () => {
  test = await buildTestApp();
  maker = await buildPerson(test.platform);
  colleague = await buildPerson(test.platform);
  stranger = await buildPerson(test.platform);
}, 60_000);
beforeEach(async () => {
  survey = await buildSurvey(test, maker);
  await giveRights(test.platform, colleague, survey.scrollId, ['records.view']);
});
afterAll(() => test.close());

const content = { kind: 'cross' as const, request: { rows: [], banner: [] } };
const ask = <C extends Call>(call: C, input: object, person = maker) =>
  test.call(call, { scrollId: survey.scrollId, ...input } as never, asPerson(person));
const got = async <C extends Call>(call: C, input: object, person = maker) => {
  const answer = await ask(call, input, person);
  expect(answer).toMatchObject({ code: '0000' });
  return answer.data as CallData<C>;
};
const made = async (more: object = {}, person = maker) =>
  (await got(analysisCalls.save, { name: 'Age by sex', ...content, ...more }, person)).analysisId;
const shared = async () => {
  const analysisId = await made();
  await got(analysisCalls.share, { analysisId, isShared: true });
  return analysisId;
};
const idsOf = async (person: TestPerson, scrollId?: string) => {
  const { data } = await test.call(analysisCalls.list, scrollId ? { scrollId } : {}, asPerson(person));
  return (data as CallData<typeof analysisCalls.list>).items.map(({ analysisId }) => analysisId);
};
describe('a kept analysis', () => {
  it('comes back as it was saved, and is listed with its questionnaire', async () => {
    const asked = {
      kind: 'cross' as const,
      request: { rows: [{ variable: 'choice0001' }], banner: [], heat: null },
      filter: { test: 'answered', variable: 'choice0001', is: true },
      weight: { by: 'variable', variable: 'fact:serial' },
      derived: { box0000001: { make: 'top-box', name: 'box' } },
    };
    const analysisId = await made(asked);
    const found = await got(analysisCalls.get, { analysisId });
    expect(found).toMatchObject({ analysisId, name: 'Age by sex', isOwn: true, isShared: false, version: 1 });
    expect(found).toMatchObject({ scrollName: 'Coffee habits', nickName: maker.nickName });
    expect(found.analysis).toEqual(asked);
    expect(await idsOf(maker, survey.scrollId)).toEqual([analysisId]);
    expect(await idsOf(maker)).toContain(analysisId);
  });

  it('is kept by whoever may make one of its kind, and by nobody else', async () => {
    const modeller = await buildPerson(test.platform);
    await giveRights(test.platform, modeller, survey.scrollId, ['analysis.model']);
    const model = { kind: 'kmeans' as const, request: { slots: {}, options: {} } };
    const analysisId = await made(model, modeller);
    expect(await got(analysisCalls.get, { analysisId }, modeller)).toMatchObject({ analysis: model });
    expect((await got(analysisCalls.runs, { analysisId }, modeller)).items).toEqual([]);
    const table = await shared();
    expect(await idsOf(modeller, survey.scrollId)).toEqual([analysisId]);
    for (const [call, input] of [
      [analysisCalls.get, { analysisId: table }],
      [analysisCalls.history, { analysisId: table }],
      [analysisCalls.copy, { analysisId: table, name: 'Mine' }],
      [analysisCalls.save, { name: 'Mine', ...content }],
    ] as const)
      expect((await ask(call, input, modeller)).code).toBe(errorCodes.noPermission.code);
    await got(analysisCalls.share, { analysisId: table, isShared: false });
  });

  it('is its maker’s alone until it is shared; then whoever may look at the records sees and changes it', async () => {
    const analysisId = await made();
    const change = { analysisId, version: 1, name: 'Changed', ...content };
    for (const [call, input] of [
      [analysisCalls.get, { analysisId }],
      [analysisCalls.history, { analysisId }],
      [analysisCalls.copy, { analysisId, name: 'Mine' }],
      [analysisCalls.save, change],
    ] as const)
      expect((await ask(call, input, colleague)).code).toBe('9616');
    expect(await idsOf(colleague)).toEqual([]);
    await got(analysisCalls.share, { analysisId, isShared: true });
    expect(await idsOf(colleague)).toEqual([analysisId]);
    expect(await got(analysisCalls.save, change, colleague)).toEqual({ analysisId, version: 2 });
    expect(await got(analysisCalls.get, { analysisId }, maker)).toMatchObject({ name: 'Changed', isOwn: true });
    const copy = await got(analysisCalls.copy, { analysisId, name: 'Mine' }, colleague);
    expect(await got(analysisCalls.get, copy, colleague)).toMatchObject({ name: 'Mine', isOwn: true, isShared: false });
    await got(analysisCalls.share, { analysisId, isShared: false });
    expect(await idsOf(colleague)).toEqual([copy.analysisId]);
  });

  it('is shared, removed and taken back by its maker alone', async () => {
    const analysisId = await shared();
    for (const call of [analysisCalls.share, analysisCalls.remove, analysisCalls.takeBack])
      expect((await ask(call, { analysisId, isShared: false }, colleague)).code).toBe('9616');
    await got(analysisCalls.remove, { analysisId });
    expect(await idsOf(maker)).not.toContain(analysisId);
    expect((await ask(analysisCalls.get, { analysisId })).code).toBe('9616');
    expect((await ask(analysisCalls.save, { analysisId, version: 1, name: 'x', ...content })).code).toBe('9616');
    expect((await ask(analysisCalls.takeBack, { analysisId }, colleague)).code).toBe('9616');
    await got(analysisCalls.takeBack, { analysisId });
    expect(await got(analysisCalls.get, { analysisId }, colleague)).toMatchObject({ version: 1, isShared: true });
  });

  it('can be taken back for 30 days, and is gone with its versions after them', async () => {
    const analysisId = await made();
    await got(analysisCalls.remove, { analysisId });
    const since = (days: number) =>
      test.platform.database.pool.query('update analysis set removed_at = $2 where analysis_id = $1', [
        ...[analysisId, new Date(test.clock.now().getTime() - days * 86_400_000)],
      ]);
    const versions = async () => {
      const { rows } = await test.platform.database.pool.query(
        'select version from analysis_version where analysis_id = $1',
        [analysisId],
      );
      return rows.length;
    };
    await since(29);
    // A second removal does not begin the days anew.
    await got(analysisCalls.remove, { analysisId });
    await sweep(test.platform);
    expect(await versions()).toBe(1);
    await got(analysisCalls.takeBack, { analysisId });
    await got(analysisCalls.remove, { analysisId });
    await since(31);
    expect((await ask(analysisCalls.takeBack, { analysisId })).code).toBe('9616');
    await sweep(test.platform);
    expect(await versions()).toBe(0);
  });

  it('is of its questionnaire: with another one’s id, or without the right, there is none', async () => {
    const analysisId = await shared();
    const other = await buildSurvey(test, stranger);
    const of = { scrollId: other.scrollId, analysisId };
    const write = { ...of, version: 1, name: 'x', ...content };
    expect((await ask(analysisCalls.get, of, stranger)).code).toBe('9616');
    expect((await ask(analysisCalls.save, write, stranger)).code).toBe('9616');
    expect((await ask(analysisCalls.history, of, stranger)).code).toBe('9616');
    expect((await ask(analysisCalls.get, { analysisId }, stranger)).code).not.toBe('9616');
    expect(await idsOf(stranger)).toEqual([]);
    const refused = await test.call(analysisCalls.list, { scrollId: survey.scrollId }, asPerson(stranger));
    expect(refused).toMatchObject({ data: null });
    expect(refused.code).not.toBe('0000');
    // Who loses the right to look at the records loses sight of their own, too.
    const own = await made({}, colleague);
    await test.platform.database.pool.query(
      "delete from right_row where object_id = $1 and person_id = $2 and right_name = 'records.view'",
      [survey.scrollId, colleague.id],
    );
    expect(await idsOf(colleague)).not.toContain(own);
  });
});

describe('versions', () => {
  const save = (analysisId: string, version: number, name: string, person = maker) =>
    ask(analysisCalls.save, { analysisId, version, name, ...content }, person);
  const history = async (analysisId: string) =>
    (await got(analysisCalls.history, { analysisId })).items.map(({ version, name }) => [version, name]);

  it('a newer one is not written over, by whomever it is', async () => {
    const analysisId = await shared();
    expect((await save(analysisId, 1, 'By a colleague', colleague)).code).toBe('0000');
    expect(await save(analysisId, 1, 'From an old page')).toMatchObject({ code: '9617', status: 409 });
    expect(await got(analysisCalls.get, { analysisId })).toMatchObject({ name: 'By a colleague', version: 2 });
    expect((await save(analysisId, 2, 'After a look')).code).toBe('0000');
    expect((await save(analysisId, 9, 'From the future')).code).toBe('9617');
  });

  it('of two who save at once, one does', async () => {
    const analysisId = await shared();
    for (let version = 1; version <= 5; version++) {
      const codes = (
        await Promise.all([save(analysisId, version, 'A'), save(analysisId, version, 'B', colleague)])
      ).map(({ code }) => code);
      expect(codes.toSorted()).toEqual(['0000', '9617']);
    }
    expect(await got(analysisCalls.get, { analysisId })).toMatchObject({ version: 6 });
  });

  it('what one person saves within five minutes is one, another’s is another', async () => {
    const analysisId = await shared();
    test.clock.advanceSeconds(4 * 60);
    await save(analysisId, 1, 'Two');
    expect(await history(analysisId)).toEqual([[2, 'Two']]);
    // The minutes are counted from the first of them: who works on for hours leaves more than one behind.
    test.clock.advanceSeconds(2 * 60);
    await save(analysisId, 2, 'Three');
    await save(analysisId, 3, 'Four', colleague);
    await save(analysisId, 4, 'Five', colleague);
    await save(analysisId, 5, 'Six');
    expect(await history(analysisId)).toEqual([
      [6, 'Six'],
      [5, 'Five'],
      [3, 'Three'],
      [2, 'Two'],
    ]);
    const [newest] = (await got(analysisCalls.history, { analysisId }, colleague)).items;
    expect(newest).toMatchObject({ nickName: maker.nickName, analysis: { ...content, derived: {} } });
  });

  it('the newest hundred are kept', async () => {
    const analysisId = await shared();
    for (let version = 1; version <= 104; version++)
      expect((await save(analysisId, version, `${version + 1}`, version % 2 ? colleague : maker)).code).toBe('0000');
    const kept = await history(analysisId);
    expect(kept).toHaveLength(100);
    expect([kept[0], kept.at(-1)]).toEqual([
      [105, '105'],
      [6, '6'],
    ]);
  });

  it('one that is saved upon says which it looked at', async () => {
    const analysisId = await made();
    expect(await ask(analysisCalls.save, { analysisId, name: 'x', ...content })).toMatchObject({
      code: '9001',
      field: 'version',
    });
  });
});

describe('limits', () => {
  it('a questionnaire keeps five hundred, and no more when many are kept at once or taken back', async () => {
    const analysisId = await made();
    await test.platform.database.pool.query(
      `insert into analysis (analysis_id, scroll_id, person_id, name, content, version, updated_at)
       select 'limit' || lpad(n::text, 9, '0'), $1, $2, 'n', '{"kind": "cross"}', 1, now() from generate_series(1, 494) n`,
      [survey.scrollId, maker.id],
    );
    const many = await Promise.all(
      Array.from({ length: 12 }, () => ask(analysisCalls.save, { name: 'x', ...content })),
    );
    expect(many.filter(({ code }) => code === '0000')).toHaveLength(5);
    expect(new Set(many.map(({ code }) => code))).toEqual(new Set(['0000', '9618']));
    await got(analysisCalls.remove, { analysisId });
    await made();
    expect((await ask(analysisCalls.takeBack, { analysisId })).code).toBe('9618');
    expect((await ask(analysisCalls.copy, { analysisId: 'limit000000001', name: 'x' })).code).toBe('9618');
  });

  it.each([
    ['too long', { rows: 'x'.repeat(256 * 1024) }],
    ['too deep', deep(100)],
  ])('what is %s is not kept', async (_what, request) => {
    expect((await ask(analysisCalls.save, { name: 'x', kind: 'cross', request })).code).toBe('9619');
    expect((await ask(analysisCalls.saveBanner, { name: 'x', banner: request })).code).toBe('9619');
  });

  it('what is not there, or of no known kind, is not kept', async () => {
    expect(await ask(analysisCalls.save, { name: 'x', kind: 'cross' })).toMatchObject({
      code: '9001',
      field: 'request',
    });
    expect(await ask(analysisCalls.save, { name: 'x', kind: 'constructor', request: {} })).toMatchObject({
      code: '9001',
    });
    expect(await ask(analysisCalls.saveBanner, { name: 'x' })).toMatchObject({ code: '9001', field: 'banner' });
  });
});

describe('banners', () => {
  const banner = [{ variable: 'choice0001' }];
  const names = async (person = maker) =>
    (await got(analysisCalls.listBanners, {}, person)).items.map(({ name, isOwn }) => [name, isOwn]);

  it('are seen by all who may look at the records, and changed by their maker', async () => {
    const { bannerId } = await got(analysisCalls.saveBanner, { name: 'Sex', banner });
    expect(await names(colleague)).toEqual([['Sex', false]]);
    expect((await got(analysisCalls.listBanners, {})).items).toEqual([{ bannerId, name: 'Sex', isOwn: true, banner }]);
    expect((await ask(analysisCalls.saveBanner, { bannerId, name: 'Mine', banner }, colleague)).code).toBe('9620');
    expect((await ask(analysisCalls.removeBanner, { bannerId }, colleague)).code).toBe('9620');
    await got(analysisCalls.saveBanner, { bannerId, name: 'Sex and age', banner });
    expect(await names()).toEqual([['Sex and age', true]]);
    await got(analysisCalls.removeBanner, { bannerId });
    expect(await names()).toEqual([]);
    expect((await ask(analysisCalls.removeBanner, { bannerId })).code).toBe('9620');
  });

  it('a questionnaire keeps a hundred', async () => {
    const many = await Promise.all(
      Array.from({ length: 103 }, () => ask(analysisCalls.saveBanner, { name: 'x', banner })),
    );
    expect(many.filter(({ code }) => code === '0000')).toHaveLength(100);
    expect(many.filter(({ code }) => code === '9621')).toHaveLength(3);
  });
});

function deep(depth: number): unknown {
  return depth === 0 ? 'x' : [deep(depth - 1)];
}
