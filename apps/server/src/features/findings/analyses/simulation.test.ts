import {
  type Exhibit,
  emptyModelRequest,
  type ModelRequest,
  modelForms,
  type ProductSimulation,
} from '@wenshu/analysis';
import { ruleOf, simulateScenario } from '@wenshu/analysis/simulation';
import { analysisCalls, type Call, type CallData, dataSetCalls, errorCodes } from '@wenshu/api-contract';
import { seededRandom } from '@wenshu/statistics';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { figureIn } from '../../../../../../packages/analysis/test/case-data.ts';
import { researchQuestions, simulatePerson } from '../../../../../../packages/analysis/test/simulated-research.ts';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { buildResearch, callsOf, submitResearch } from '../../../testing/build-research.ts';
import { asPerson, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { keepRecorded, replaceSavedVariables } from '../data-set/index.ts';

vi.setConfig({ testTimeout: 180_000 });

const { cbc, region } = researchQuestions;
const PEOPLE = 40;
const NORTHERN = 30;
const level = (attribute: string, at: number) => `c${attribute}${String(at + 1).padStart(9 - attribute.length, '0')}`;
const items = [
  ...[0, 1, 2].map(at => level('brand', at)),
  ...[0, 1].map(at => level('size', at)),
  ...[0, 1, 2].map(at => level('price', at)),
];
const scenario = {
  id: 'now',
  name: 'Now',
  products: [
    { id: 'ours', name: 'Ours', levels: [level('brand', 0), level('size', 0), level('price', 0)] },
    { id: 'theirs', name: 'Theirs', levels: [level('brand', 1), level('size', 1)], price: 250 },
  ],
};

let test: TestApp;
let maker: TestPerson;
/** Sees the records of one channel. */
let northern: TestPerson;
/** May look at statistics, and make no models. */
let reader: TestPerson;
let survey: TestSurvey;
let worths: readonly string[];

beforeAll(async () => {
  test = await buildTestApp();
  [maker, northern, reader] = [
    await buildPerson(test.platform),
    await buildPerson(test.platform),
    await buildPerson(test.platform),
  ];
  const call = callsOf(test, maker);
  survey = await buildResearch(call, [region, cbc]);
  const random = seededRandom(4);
  const people = Array.from({ length: PEOPLE }, (_, at) => {
    const answers = simulatePerson(random) as unknown as Record<string, never>;
    return {
      recordId: `simulated${String(at).padStart(7, '0')}`,
      answers: { [region.id]: answers[region.id]!, [cbc.id]: answers[cbc.id]! } as never,
    };
  });
  await submitResearch(call, survey, [region, cbc], people);
  const { pool } = test.platform.database;
  await pool.query("update answer_record set channel = 'north' where scroll_id = $1 and serial <= $2", [
    ...[survey.scrollId, NORTHERN],
  ]);
  const rights = ['records.view', 'statistics.view', 'analysis.cross', 'analysis.model'] as const;
  await giveRights(test.platform, northern, survey.scrollId, rights, { kind: 'channel', channels: ['north'] });
  await giveRights(test.platform, reader, survey.scrollId, ['statistics.view', 'analysis.cross']);
  worths = await saveWorths(people.map(({ recordId }) => recordId));
}, 180_000);
afterAll(() => test.close());

/** As a model would that estimates each person: every second one wants the first brand, the others the second. */
async function saveWorths(ids: readonly string[]): Promise<readonly string[]> {
  const { scrollId } = survey;
  const { analysisId } = await got(analysisCalls.save, { name: 'Estimate', ...asked({}) });
  const variables = items.map((item, place) => ({
    variableId: `worth${String(place).padStart(5, '0')}`,
    basis: {},
    recipe: {
      make: 'recorded' as const,
      name: `u${place}`,
      label: item,
      recording: 'rec0000001',
      place,
      measures: { question: cbc.id, item, estimate: analysisId },
    },
  }));
  const mind = (place: number, row: number) => (place === row % 2 ? 2 : place < 3 ? -1 : 0.1 * place);
  await test.platform.database.transaction(async db => {
    const now = new Date();
    const saving = { scrollId, analysisId, personId: maker.id, fittedAsOf: now, now, variables, most: 200 };
    await replaceSavedVariables(db, saving);
    await keepRecorded(db, {
      scrollId,
      recording: 'rec0000001',
      ids,
      instead: [],
      columns: items.map((_, place) => Float64Array.from(ids, (__, row) => mind(place, row))),
    });
  });
  const { variables: known } = await got(dataSetCalls.listVariables, {});
  return known.filter(({ measures }) => measures?.estimate === analysisId).map(({ key }) => key);
}

function asked({ slots, ...more }: Partial<ModelRequest>) {
  const empty = emptyModelRequest(modelForms.simulator);
  const request = { ...empty, ...more, slots: { ...empty.slots, question: [cbc.id], ...slots } };
  return {
    kind: 'simulator' as const,
    derived: {},
    request: { ...request, options: { ...empty.options, ...more.options } },
  };
}
const ask = <C extends Call>(call: C, sent: object, person = maker) =>
  test.call(call, { scrollId: survey.scrollId, ...sent } as never, { ...asPerson(person), lang: 'en' });
async function got<C extends Call>(call: C, sent: object, person = maker) {
  const answer = await ask(call, sent, person);
  expect(answer).toMatchObject({ code: '0000' });
  return answer.data as CallData<C>;
}

const people = () => asked({ slots: { worths }, options: { utilities: 'people' }, plan: { scenarios: [scenario] } });
const exhibitsOf = ({ exhibits }: { readonly exhibits: readonly unknown[] }) => exhibits as readonly Exhibit[];

it('sends what levels are worth to people who are not named, and a screen finds of them what a run finds', async () => {
  expect(worths).toHaveLength(items.length);
  const { simulation } = await got(analysisCalls.simulation, people());
  const sent = simulation as unknown as ProductSimulation;
  expect(sent).toMatchObject({ of: 'products', isOfPeople: true, price: { attribute: 2, values: [199, 299, 399] } });
  expect(sent.values).toHaveLength(PEOPLE * items.length);
  expect(JSON.stringify(sent)).not.toContain('simulated');
  const ran = exhibitsOf(await got(analysisCalls.run, people()));
  for (const { id, share } of simulateScenario(sent, {}, scenario, ruleOf(sent, people().request.options))!)
    expect(figureIn(ran, 'scenarios', `now:${id}`, 'share')).toBe(share);
});

it('shows a shared scenario to a colleague by the records that they see', async () => {
  const { analysisId } = await got(analysisCalls.save, { name: 'Scenario', ...people() });
  await got(analysisCalls.run, { analysisId, ...people() });
  await got(analysisCalls.share, { analysisId, isShared: true });
  const { analysis, lastRun } = await got(analysisCalls.get, { analysisId }, northern);
  expect(lastRun).toBeUndefined();
  expect(analysis).toMatchObject({ request: { plan: { scenarios: [scenario] } } });
  const { simulation } = await got(analysisCalls.simulation, people(), northern);
  expect((simulation as unknown as ProductSimulation).values).toHaveLength(NORTHERN * items.length);
  const [shares] = exhibitsOf(await got(analysisCalls.run, people(), northern));
  expect(shares?.source.base).toEqual({ people: NORTHERN });
});

it('asks for the right to make models, and gives nothing of kinds that have nothing to move', async () => {
  expect(await ask(analysisCalls.simulation, people(), reader)).toMatchObject({ code: errorCodes.noPermission.code });
  const empty = emptyModelRequest(modelForms.cbc);
  const cbcRequest = { ...empty, slots: { ...empty.slots, question: [cbc.id] } };
  const answer = await ask(analysisCalls.simulation, { kind: 'cbc', derived: {}, request: cbcRequest });
  expect(answer).toMatchObject({ code: '0000', data: { asOf: expect.any(Number) } });
  expect(answer.data).not.toHaveProperty('simulation');
  const odd = await ask(
    analysisCalls.simulation,
    asked({ plan: { scenarios: [{ ...scenario, products: 'x' as never }] } }),
  );
  expect(odd).toMatchObject({ code: errorCodes.analysisNotPossible.code });
});
