import { emptyModelRequest, modelForms } from '@wenshu/analysis';
import {
  analysisCalls,
  answerCalls,
  designCalls,
  linkCalls,
  modelFactorCalls,
  publishCalls,
  savedVariableCalls,
  scrollCalls,
} from '@wenshu/api-contract';
import { writeSettings } from '@wenshu/survey-core';
import { ids } from '@wenshu/survey-core/testing';
import type { World } from './world.ts';

type Input = Readonly<Record<string, unknown>>;
type Prepare = (world: World) => Promise<Input>;

let made = 0;
/** As many as a factor analysis needs. */
const SAMPLES = 30;
const DECIMAL = 3;
const surveys = new WeakMap<World['ask'], Promise<string>>();

/** A number of everybody, beside the number of their record: filled once, for it takes a while. */
async function collected({ ask }: World): Promise<string> {
  const { scrollId } = await ask(scrollCalls.create, { name: 'Numbers', languageId: 2 });
  await ask(designCalls.saveQuestionGroup, { scrollId, groupId: ids.group, order: 'a', title: { text: 'All' } });
  const question = {
    questionId: ids.text,
    groupId: ids.group,
    order: 'a',
    seqName: 'Q1',
    title: { text: 'How much?' },
  };
  const settings = writeSettings({ inputFormat: DECIMAL });
  await ask(designCalls.addTopQuestion, { scrollId, type: 'fill-in', settings, ...question });
  const { versionTime } = await ask(publishCalls.changeStatus, { scrollId, status: 1 });
  const { linkCode } = await ask(linkCalls.create, { scrollId });
  for (let sample = 1; sample <= SAMPLES; sample++) {
    const id = `modelrecord${String(++made).padStart(9, '0')}`;
    const answer = { questionId: ids.text, topQuestionId: ids.text, itemId: '', answerValueType: 0 as const };
    const answerInfoList = [{ ...answer, answerValue: String((sample * sample) % 7) }];
    const sender = { linkCode, cookieId: id, answerRecordId: id };
    await ask(answerCalls.submitAnswer, { ...sender, versionTime, answerStatus: 2, answerInfoList });
  }
  return scrollId;
}

async function keptModel(world: World): Promise<{ scrollId: string; analysisId: string }> {
  const scrollId = await numbers(world);
  const request = { ...emptyModelRequest(modelForms.factor), slots: { variables: [ids.text, 'fact:serial'] } };
  // A request of a form, which the call takes as JSON and checks.
  const asked = { kind: 'factor' as const, request: request as never };
  const { analysisId } = await world.ask(analysisCalls.save, { scrollId, name: `Model ${++made}`, ...asked });
  return { scrollId, analysisId };
}

/** A box of everybody's number. */
const ownVariable = (): Input => ({
  name: `Own${++made}`,
  label: 'Own',
  recipe: { make: 'bands', variable: ids.text, bands: [{ code: 1, label: 'Low', to: 3 }] },
});

async function numbers(world: World): Promise<string> {
  const survey = surveys.get(world.ask) ?? collected(world);
  surveys.set(world.ask, survey);
  return survey;
}

const factor: Prepare = async world => ({ onlineAnalysisId: (await keptModel(world)).analysisId });

export const modelInputs: Readonly<Record<string, Prepare>> = {
  ...Object.fromEntries(Object.values(modelFactorCalls).map(({ method, path }) => [`${method} ${path}`, factor])),
  'POST /analysis/modelFactor/updateFactorCategoryName': async world => ({
    ...(await factor(world)),
    modelFactorCategoryId: '1',
    factoryName: 'A name',
  }),
  'POST /analysis/previewVariable': async world => ({ scrollId: await numbers(world), ...ownVariable() }),
  'POST /analysis/saveVariable': async world => ({ scrollId: await numbers(world), ...ownVariable() }),
  'POST /analysis/saveVariables': keptModel,
  'DELETE /analysis/removeVariables': async world => {
    const kept = await keptModel(world);
    const { items } = await world.ask(savedVariableCalls.save, kept);
    return { scrollId: kept.scrollId, variableIds: items.map(({ variableId }) => variableId) };
  },
};
