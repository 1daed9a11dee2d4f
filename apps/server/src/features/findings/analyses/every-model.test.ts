import {
  emptyModelRequest,
  type Filter,
  type ModelForm,
  type ModelName,
  modelForms,
  type Table,
} from '@wenshu/analysis';
import { analysisCalls, type CallData, errorCodes } from '@wenshu/api-contract';
import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { modelData, modelExamples } from '../../../../../../packages/analysis/test/model-examples.ts';
import type { OwnThreads } from '../../../platform/threads/thread-pool.ts';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { type ImportedColumn, importRecords } from '../../../testing/import-records.ts';
import { openDataSet } from '../data-set/index.ts';
import { runAnalysis } from './run-analysis.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Those of questions that people make themselves: what belongs to a solution is tried with its own research. */
const names = (Object.keys(modelForms) as ModelName[]).filter(
  name => !(modelForms[name] as ModelForm).slots.some(({ takes }) => takes === 'question'),
);

/** Whose shares are told of however few people, with a warning. */
const ANY_NUMBER: readonly ModelName[] = ['turf', 'words'];

let test: TestApp;
let maker: TestPerson;
let reader: TestPerson;
let threads: OwnThreads;
let survey: Awaited<ReturnType<typeof importRecords>>;

beforeAll(async () => {
  test = await buildTestApp();
  maker = await buildPerson(test.platform);
  threads = test.platform.threads.of({ lane: 'live', personId: maker.id });
  reader = await buildPerson(test.platform);
  const own = modelData.variables.filter(({ key }) => /^([nswm]\d?|[ghyt])$/.test(key));
  survey = await importRecords(test, maker, own.map(columnOf));
  await giveRights(test.platform, reader, survey.scrollId, ['statistics.view', 'analysis.cross']);
}, 120_000);
afterAll(() => test.close());

function columnOf({ key, kept, categories = [] }: (typeof modelData.variables)[number]): ImportedColumn {
  const said = modelData.rows.map(row => row[key]);
  const labelOf = (code: unknown) => categories.find(one => one.code === code)?.label;
  const items = categories.map(({ label }) => label);
  if (kept === 'text') return { name: key, texts: said as (string | null)[] };
  if (kept === 'number') return { name: key, numbers: said as (number | null)[] };
  if (kept === 'code') return { name: key, levels: items, values: said.map(labelOf) };
  return { name: key, items, sets: said.map(codes => (codes as readonly number[]).map(code => labelOf(code)!)) };
}

function asked(kind: ModelName, more: object = {}) {
  const empty = emptyModelRequest(modelForms[kind]);
  const { slots = {}, options } = modelExamples[kind];
  const placed = Object.fromEntries(Object.entries(slots).map(([slot, keys]) => [slot, keys.map(survey.keyOf)]));
  const request = { slots: { ...empty.slots, ...placed }, options: { ...empty.options, ...options } };
  return { scrollId: survey.scrollId, kind, derived: {}, request, ...more };
}

const run = (sent: object, person = maker) =>
  test.call(analysisCalls.run, sent as never, { ...asPerson(person), lang: 'en' });
const kindsIn = ({ data }: Awaited<ReturnType<typeof run>>) =>
  (data as CallData<typeof analysisCalls.run>).exhibits.map(one => (one as { readonly kind: string }).kind);
const onlyFirst: Filter = { test: 'number', variable: 'fact:serial', compare: '<=', value: 1 };

describe.each(names)('%s through the call', kind => {
  it('works', async () => {
    const answer = await run(asked(kind));
    expect(answer).toMatchObject({ code: '0000' });
    expect((answer.data as CallData<typeof analysisCalls.run>).exhibits.length).toBeGreaterThan(1);
  });

  it('takes the weight, or refuses it where it is chosen', async () => {
    const answer = await run(asked(kind, { weight: { by: 'variable', variable: survey.keyOf('w') } }));
    if (modelForms[kind].takesWeight) expect(answer).toMatchObject({ code: '0000' });
    else expect(answer).toMatchObject({ code: errorCodes.analysisNotPossible.code, field: 'weight' });
  });

  it('refuses wrong input at its place', async () => {
    const [slot] = (modelForms[kind] as ModelForm).slots;
    const { request } = asked(kind);
    const wrong = [
      [{ ...request, slots: { ...request.slots, [slot!.name]: ['gone000001'] } }, slot!.name],
      [{ ...request, slots: { ...request.slots, [slot!.name]: 'all' } }, slot!.name],
      [{ ...request, taken: { x: 'neither' } }, 'taken'],
      [{ ...request, names: [1] }, 'names'],
    ] as const;
    for (const [sent, field] of wrong)
      expect(await run(asked(kind, { request: sent }))).toMatchObject({
        code: errorCodes.analysisNotPossible.code,
        status: 400,
        field,
      });
  });

  it('says of one person that they are too few', async () => {
    const answer = await run(asked(kind, { filter: onlyFirst }));
    if (ANY_NUMBER.includes(kind)) {
      const { exhibits } = answer.data as CallData<typeof analysisCalls.run>;
      expect(JSON.stringify(exhibits)).toContain(modelResultTexts.en.few);
      return;
    }
    expect(answer).toMatchObject({ code: errorCodes.analysisNotPossible.code });
    expect(answer.message).toMatch(/at least/);
  });

  it('is refused to who may make tables and no models', async () => {
    expect(await run(asked(kind), reader)).toMatchObject({ code: errorCodes.noPermission.code, data: null });
  });

  it('ends when whoever asked hangs up', async () => {
    const dataSet = openDataSet(test.platform, { scrollId: survey.scrollId, range: undefined });
    const cancel = new AbortController();
    const askTogether: typeof dataSet.askTogether = async (...wanted) => {
      const answers = await dataSet.askTogether(...wanted);
      // Everything is read: what ends now is the working out.
      setImmediate(() => cancel.abort());
      return answers;
    };
    const content = asked(kind) as never;
    const running = runAnalysis({ ...dataSet, askTogether }, threads, {
      content,
      language: 'en',
      signal: cancel.signal,
    });
    await expect(running).rejects.toMatchObject({ errorName: 'analysisCancelled' });
  });
});

describe('what people wrote, in words and themes', () => {
  it('is read with the numbers of the same records: filtered, weighted, and by a banner', async () => {
    const filter = { test: 'choice', variable: survey.keyOf('g'), is: 'any-of', codes: [3] };
    const weight = { by: 'variable', variable: survey.keyOf('w') };
    const answer = await run(asked('words', { filter, weight }));
    const [words] = (answer.data as CallData<typeof analysisCalls.run>).exhibits as unknown as readonly Table[];
    const rows = modelData.rows.filter(({ g, t }) => g === 3 && t !== null);
    const weighted = rows.reduce((sum, { w }) => sum + Math.round((w as number) * 1e6) / 1e6, 0);
    expect(words!.source.base).toMatchObject({ people: rows.length, weighted: expect.closeTo(weighted, 4) });
    const west = words!.columns.flatMap(({ children = [] }) => children).find(({ text }) => text === 'West')!;
    expect(west.base).toMatchObject({ people: rows.length });
  });

  it('is shown to who may look at records; others get tables', async () => {
    const looking = await buildPerson(test.platform);
    await giveRights(test.platform, looking, survey.scrollId, ['statistics.view', 'analysis.model']);
    expect(kindsIn(await run(asked('words')))).toContain('verbatims');
    const kinds = kindsIn(await run(asked('words'), looking));
    expect(kinds).toContain('table');
    expect(kinds).not.toContain('verbatims');
  });

  it('stays away from them in runs that were kept, too', async () => {
    const looking = await buildPerson(test.platform);
    await giveRights(test.platform, looking, survey.scrollId, ['statistics.view', 'analysis.model']);
    const sent = asked('words');
    const saved = await test.call(analysisCalls.save, { ...sent, name: 'Words' } as never, asPerson(maker));
    const { analysisId } = saved.data as CallData<typeof analysisCalls.save>;
    await run({ ...sent, analysisId });
    const kept = { scrollId: survey.scrollId, analysisId };
    await test.call(analysisCalls.share, { ...kept, isShared: true }, asPerson(maker));
    for (const [person, isShown] of [
      [maker, true],
      [looking, false],
    ] as const) {
      const as = { ...asPerson(person), lang: 'en' as const };
      const { lastRun } = (await test.call(analysisCalls.get, kept, as)).data as CallData<typeof analysisCalls.get>;
      const { runId } = lastRun!;
      const again = await test.call(analysisCalls.getRun, { ...kept, runId }, as);
      for (const { exhibits } of [lastRun!, again.data as CallData<typeof analysisCalls.getRun>])
        expect(JSON.stringify(exhibits).includes('"verbatims"')).toBe(isShown);
    }
  });
});
