import { request } from 'node:http';
import { emptyModelRequest, modelForms } from '@wenshu/analysis';
import {
  analysisCalls,
  type Call,
  type CallData,
  dataSetCalls,
  errorCodes,
  modelFactorCalls,
  scrollCalls,
} from '@wenshu/api-contract';
import type { FactorAnalysisResult } from '@wenshu/statistics';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getReferenceCase } from '../../../../../../packages/statistics/test/reference-case.ts';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { columnId, importRecords } from '../../../testing/import-records.ts';

vi.setConfig({ testTimeout: 180_000 });

const { input, expected } = getReferenceCase('fa_pca_attitude');
const columns = input.data as Readonly<Record<string, readonly number[]>>;
const names = input.variables as readonly string[];
const keys = names.map((_name, place) => columnId(place));
const truth = expected as unknown as FactorAnalysisResult;

let test: TestApp;
let maker: TestPerson;
/** May make models, of ten of the thirty records. */
let northern: TestPerson;
let reader: TestPerson;
let survey: TestSurvey;
let onlineAnalysisId: string;

beforeAll(async () => {
  test = await buildTestApp();
  maker = await buildPerson(test.platform);
  northern = await buildPerson(test.platform);
  reader = await buildPerson(test.platform);
  survey = await importRecords(
    test,
    maker,
    names.map(name => ({ name, numbers: columns[name]! })),
  );
  const { scrollId } = survey;
  await test.platform.database.pool.query(
    "update answer_record set channel = 'north' where scroll_id = $1 and serial <= 10",
    [scrollId],
  );
  const rights = ['statistics.view', 'analysis.cross', 'analysis.model'] as const;
  await giveRights(test.platform, northern, scrollId, rights, { kind: 'channel', channels: ['north'] });
  await giveRights(test.platform, reader, scrollId, ['statistics.view', 'analysis.cross']);
  onlineAnalysisId = await keep(scrollId);
  await got(analysisCalls.share, { scrollId, analysisId: onlineAnalysisId, isShared: true });
}, 180_000);
afterAll(() => test.close());

const factorOf = (more: object = {}) => {
  const empty = emptyModelRequest(modelForms.factor);
  const options = { ...empty.options, sort: false, hideBelow: 0.5 };
  return { kind: 'factor' as const, derived: {}, request: { slots: { variables: keys }, options, ...more } as never };
};
const keep = async (scrollId: string) =>
  (await got(analysisCalls.save, { scrollId, name: 'Factors', ...factorOf() })).analysisId;
const ask = <C extends Call>(call: C, sent: object, person = maker, lang: 'zh' | 'en' = 'en') =>
  test.call(call, sent as never, { ...asPerson(person), lang });
const got = async <C extends Call>(call: C, sent: object, person = maker, lang: 'zh' | 'en' = 'en') => {
  const answer = await ask(call, sent, person, lang);
  expect(answer).toMatchObject({ code: '0000' });
  return answer.data as CallData<C>;
};
const read = <C extends Call>(call: C, more: object = {}) => got(call, { onlineAnalysisId, ...more });

function expectClose(found: unknown, want: unknown): void {
  if (typeof want === 'number') expect(Math.abs((found as number) - want)).toBeLessThan(1e-6 * Math.max(1, want));
  else for (const [at, part] of (want as readonly unknown[]).entries()) expectClose((found as unknown[])[at], part);
}

describe('the calls of a factor analysis', () => {
  it('S7.133: getFactorCategory tells the factors and where they come from', async () => {
    const found = await read(modelFactorCalls.getFactorCategory);
    expect(found).toMatchObject({ onlineAnalysisId, modelId: 'factor', surveyName: 'Imported' });
    expect(found.items).toMatchObject([
      { modelFactorCategoryId: '1', factoryName: 'Factor 1' },
      { modelFactorCategoryId: '2', factoryName: 'Factor 2', questions: 'V7 advance, V6 critical' },
    ]);
    expectClose(
      found.items.map(({ percent }) => percent),
      truth.rotationSums!.percent,
    );
    // Run once and kept: what is asked next is of the same run.
    const { modelRecordId } = await read(modelFactorCalls.getFactorKmo);
    expect(modelRecordId).toBe(found.modelRecordId);
    expect(await read(modelFactorCalls.getFactorCategory, { modelRecordId })).toEqual(found);
  });

  it('S7.134: getFactorKmo tells KMO, and the chi-squared and p of Bartlett’s test', async () => {
    const { kmo, chiSquare, df, pValue, isSuitable } = await read(modelFactorCalls.getFactorKmo);
    const { bartlett } = truth;
    expectClose([kmo, chiSquare, df, pValue], [truth.kmo.overall, bartlett.chiSquare, bartlett.df, bartlett.pValue]);
    expect(isSuitable).toBe(true);
  });

  it('S7.135: getFactorLoad tells every loading, also those that a table would hide', async () => {
    const { factors, items } = await read(modelFactorCalls.getFactorLoad);
    expect(factors.map(({ modelFactorCategoryId }) => modelFactorCategoryId)).toEqual(['1', '2']);
    expect(items.map(({ modelFactorLoadId, title }) => [modelFactorLoadId, title])).toEqual(
      keys.map((key, at) => [key, `V${at + 1} ${names[at]}`]),
    );
    expectClose(
      items.map(({ loads }) => loads),
      truth.rotatedLoadings,
    );
  });

  it('S7.136: getFactorGravelMap tells the eigenvalues', async () => {
    const { items } = await read(modelFactorCalls.getFactorGravelMap);
    expect(items.map(({ component }) => component)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expectClose(
      items.map(({ eigenvalue }) => eigenvalue),
      truth.eigenvalues,
    );
  });

  it('S7.137: getFactorExplainVariance tells what is explained at first, extracted and rotated', async () => {
    const { items } = await read(modelFactorCalls.getFactorExplainVariance);
    const { extractionSums, rotationSums, eigenvalues, variancePercent, cumulativePercent } = truth;
    const [, second, third] = items;
    const partOf = (part: { total: unknown; percent: unknown; cumulative: unknown } | undefined) =>
      part && [part.total, part.percent, part.cumulative];
    expectClose(partOf(second!.initial), [eigenvalues[1], variancePercent[1], cumulativePercent[1]]);
    for (const [part, sums] of [
      [second!.extraction, extractionSums] as const,
      [second!.rotation, rotationSums!] as const,
    ])
      expectClose(partOf(part), [sums.total[1], sums.percent[1], sums.cumulativePercent[1]]);
    expect(third).not.toHaveProperty('extraction');
    expect(third).not.toHaveProperty('rotation');
  });

  it('S7.138: getFactorCorrelateMatrix tells the correlations', async () => {
    const { items } = await read(modelFactorCalls.getFactorCorrelateMatrix);
    expectClose(
      items.map(({ correlations }) => correlations),
      truth.correlationMatrix,
    );
  });

  it('S7.139: getFactorCommonFactor tells the communalities', async () => {
    const { items } = await read(modelFactorCalls.getFactorCommonFactor);
    const { initial, extraction } = truth.communalities;
    expectClose(
      items.map(one => [one.initial, one.extraction]),
      initial.map((value, at) => [value, extraction[at]]),
    );
  });

  it('S7.141: saveFactor2OriginalData makes the scores variables of the data', async () => {
    const { items } = await read(modelFactorCalls.saveFactor2OriginalData);
    expect(await derivedKeys()).toEqual(items.map(({ key }) => key));
  });
});

describe('naming a factor (S7.140)', () => {
  const renamed = { modelFactorCategoryId: '2', factoryName: 'Pressure' };

  it('S3.81: is the next version of the analysis, told as done (S8.10), and every run is read by it', async () => {
    const before = await got(analysisCalls.get, { scrollId: survey.scrollId, analysisId: onlineAnalysisId });
    const { modelRecordId } = await read(modelFactorCalls.getFactorKmo);
    const whole = { onlineAnalysisId, modelId: 'factor', modelRecordId, modelFactorLoadId: keys[6], ...renamed };
    const { version, message } = await got(modelFactorCalls.updateFactorCategoryName, whole);
    expect(version).toBe(before.version + 1);
    expect(message).toBe('The factor has its new name');
    const { items } = await read(modelFactorCalls.getFactorCategory, { modelRecordId });
    expect(items.map(({ factoryName }) => factoryName)).toEqual(['Factor 1', 'Pressure']);
    const { factors } = await read(modelFactorCalls.getFactorLoad);
    expect(factors[1]!.factoryName).toBe('Pressure');
    const zh = await got(modelFactorCalls.updateFactorCategoryName, { onlineAnalysisId, ...renamed }, maker, 'zh');
    expect(zh.message).toBe('因子名称修改成功');
  });

  it('tells that it failed when somebody else has saved in the same moment (S8.10)', async () => {
    const both = await Promise.all(
      ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map(factoryName =>
        ask(modelFactorCalls.updateFactorCategoryName, { onlineAnalysisId, ...renamed, factoryName }),
      ),
    );
    const codes = new Set(both.map(({ code }) => code));
    expect([...codes].every(code => code === '0000' || code === errorCodes.factorNameNotSaved.code)).toBe(true);
    const failed = both.find(({ code }) => code !== '0000');
    if (failed) expect(failed.message).toBe('The factor name could not be changed');
    expect(codes.has('0000')).toBe(true);
  });

  it('refuses a name for a factor that was not found: it would be kept and seen by nobody', async () => {
    await read(modelFactorCalls.getFactorCategory);
    const answer = await ask(modelFactorCalls.updateFactorCategoryName, {
      onlineAnalysisId,
      ...renamed,
      modelFactorCategoryId: '9',
    });
    expect(answer.code).toBe(errorCodes.inputInvalid.code);
    const { items } = await read(modelFactorCalls.getFactorCategory);
    expect(items).toHaveLength(2);
  });

  it.each([
    ['no factor', { modelFactorCategoryId: 'x' }],
    ['no name', { factoryName: ' ' }],
    ['a name too long', { factoryName: 'a'.repeat(101) }],
    ['another model', { modelId: 'kmeans' }],
  ])('refuses %s', async (_what, wrong) => {
    const answer = await ask(modelFactorCalls.updateFactorCategoryName, { onlineAnalysisId, ...renamed, ...wrong });
    expect(answer.code).toBe(errorCodes.inputInvalid.code);
  });
});

async function derivedKeys() {
  const { variables } = await got(dataSetCalls.listVariables, { scrollId: survey.scrollId });
  return variables.map(({ key }) => key).filter(key => key.startsWith('derived:'));
}

/** Asks on a line of its own and cuts it as soon as the records are being waited for. */
async function hangUpMidway(address: string, { method, path }: Call, analysisId: string): Promise<void> {
  const query = method === 'GET' ? `?onlineAnalysisId=${analysisId}` : '';
  const headers = { authorization: `Bearer ${maker.token}`, 'content-type': 'application/json' };
  const asked = request(`${address}/api${path}${query}`, { method, headers, agent: false });
  asked.on('error', () => {});
  asked.end(method === 'GET' ? undefined : JSON.stringify({ onlineAnalysisId: analysisId }));
  await expect.poll(waitingForRecords, { interval: 20 }).toBeGreaterThan(0);
  asked.destroy();
}

async function waitingForRecords(): Promise<number> {
  const { rows } = await test.platform.database.pool.query<{ waiting: number }>(
    "select count(*)::int as waiting from pg_locks where relation = 'answer_record'::regclass and not granted",
  );
  return rows[0]!.waiting;
}

const all = Object.values(modelFactorCalls) as readonly Call[];
const inputOf = (call: Call) =>
  call.path.endsWith('Name') ? { modelFactorCategoryId: '1', factoryName: 'A name' } : {};

describe('every one of them', () => {
  it('refuses who may not make models, and tells a stranger nothing', async () => {
    const stranger = await buildPerson(test.platform);
    for (const call of all)
      for (const [person, id] of [
        [reader, onlineAnalysisId] as const,
        [stranger, onlineAnalysisId] as const,
        [maker, 'nowhere'] as const,
      ])
        expect((await ask(call, { onlineAnalysisId: id, ...inputOf(call) }, person)).code, call.path).toBe(
          errorCodes.noPermission.code,
        );
  });

  it('refuses another model, and what is no id of a run', async () => {
    for (const call of all)
      for (const wrong of [{ modelId: 'kmeans' }, { modelRecordId: 'a'.repeat(5_000) }])
        expect((await ask(call, { onlineAnalysisId, ...inputOf(call), ...wrong })).code, call.path).toBe(
          errorCodes.inputInvalid.code,
        );
  });

  it('refuses an analysis of another kind, and one that somebody keeps to themselves', async () => {
    const { scrollId } = survey;
    const correlation = { kind: 'correlation', request: { slots: { variables: keys }, options: {} } as never };
    const { analysisId: other } = await got(analysisCalls.save, { scrollId, name: 'Other', ...correlation });
    const own = await keep(scrollId);
    for (const call of all)
      for (const [person, id] of [[maker, other] as const, [northern, own] as const])
        expect((await ask(call, { onlineAnalysisId: id, ...inputOf(call) }, person)).code, call.path).toBe(
          errorCodes.analysisNotFound.code,
        );
  });

  it('tells somebody who sees too few records how many it needs, and nothing of a run of others (S8.31)', async () => {
    const { modelRecordId } = await read(modelFactorCalls.getFactorKmo);
    for (const call of all.filter(({ path }) => !path.endsWith('Name'))) {
      const answer = await ask(call, { onlineAnalysisId }, northern);
      expect(answer, call.path).toMatchObject({
        code: errorCodes.analysisTooFewSamples.code,
        message: 'The analysis failed: it needs at least 30 samples and there are 10',
      });
      if (call.method === 'GET')
        expect((await ask(call, { onlineAnalysisId, modelRecordId }, northern)).code, call.path).toBe(
          errorCodes.runNotFound.code,
        );
    }
  });

  it('ends when whoever asked hangs up, and nothing is kept of it', async () => {
    const { scrollId } = survey;
    const { pool } = test.platform.database;
    const left = await keep(scrollId);
    const before = await derivedKeys();
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const working = all.filter(({ path }) => !path.endsWith('Name'));
    const locker = await pool.connect();
    try {
      // Nothing can be read while this lasts: without hanging up they would all be answered when it ends.
      await locker.query('begin; lock table answer_record in access exclusive mode');
      for (const call of working) await hangUpMidway(address, call, left);
    } finally {
      await locker.query('rollback');
      locker.release();
    }
    // Whatever had gone on would be through before this is.
    await got(modelFactorCalls.getFactorKmo, { onlineAnalysisId: await keep(scrollId) });
    const kept = await pool.query('select from analysis_run where analysis_id = $1', [left]);
    expect(kept.rowCount).toBe(0);
    expect(await derivedKeys()).toEqual(before);
  });

  it('tells that there is no questionnaire to analyse when none was ever published (S8.32)', async () => {
    const { scrollId } = await got(scrollCalls.create, { name: 'Draft' });
    const draft = await keep(scrollId);
    const answer = await ask(modelFactorCalls.getFactorKmo, { onlineAnalysisId: draft }, maker, 'zh');
    expect(answer).toMatchObject({ code: errorCodes.relatedQuestionnaireNotFound.code, message: '未找到相关问卷' });
  });
});
