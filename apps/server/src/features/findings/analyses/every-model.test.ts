import { emptyModelRequest, type Filter, type ModelForm, type ModelName, modelForms } from '@wenshu/analysis';
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
const ANY_NUMBER: readonly ModelName[] = ['turf'];

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
  const own = modelData.variables.filter(({ key }) => /^([nswm]\d?|[ghy])$/.test(key));
  survey = await importRecords(test, maker, own.map(columnOf));
  await giveRights(test.platform, reader, survey.scrollId, ['statistics.view', 'analysis.cross']);
}, 120_000);
afterAll(() => test.close());

function columnOf({ key, kept, categories = [] }: (typeof modelData.variables)[number]): ImportedColumn {
  const said = modelData.rows.map(row => row[key]);
  const labelOf = (code: unknown) => categories.find(one => one.code === code)?.label;
  const items = categories.map(({ label }) => label);
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
