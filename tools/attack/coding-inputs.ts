import { answerCalls, codingAlikeCalls, codingCalls, codingFrameCalls, codingRuleCalls } from '@wenshu/api-contract';
import { ids } from '@wenshu/survey-core/testing';
import type { Prepare } from './prepared.ts';
import type { World } from './world.ts';

let made = 0;

const codes = [
  { does: 'add', parent: null, en: 'Taste' },
  { does: 'add', parent: 1, en: 'Sweet' },
];

/** A frame of whoever is asked for an answer. */
async function frameOf({ ask }: World) {
  const { frameId, version } = await ask(codingFrameCalls.create, { name: 'Reasons', commands: codes });
  return { frameId, version };
}

/** A text that is coded, and an answer to it. */
async function codingOf(world: World) {
  const { scrollId } = world.things;
  const { frameId } = await frameOf(world);
  const { codingId } = await world.ask(codingCalls.setUp, { scrollId, variable: ids.text, frameId });
  return { of: { scrollId, codingId }, answerRecordIds: [await answer(world)] };
}

/** By which the text is answered once more. */
async function answer(world: World) {
  const { versionTime, linkCode } = world.things;
  const answerRecordId = `codedrecord${String(++made).padStart(9, '0')}`;
  const row = (questionId: string, itemId: string, answerValue: string, answerValueType: number) => {
    return { questionId, topQuestionId: questionId, itemId, answerValue, answerValueType };
  };
  // Who chose nothing is not asked why.
  const said = [row(ids.choice, ids.optionA, ids.optionA, 1), row(ids.text, '', 'Sweet', 0)];
  const sent = { answerRecordId, versionTime, linkCode, answerStatus: 2, answerInfoList: said } as const;
  // Tests send what they like; the call itself checks it.
  await world.ask(answerCalls.submitAnswer, { ...sent, cookieId: answerRecordId } as never);
  return answerRecordId;
}

/** Two who said the same, in a group. */
async function groupOf(world: World) {
  const { of } = await codingOf(world);
  await answer(world);
  const { grouping, items } = await world.ask(codingAlikeCalls.groups, of);
  return { of: { ...of, grouping }, group: items[0]?.answerRecordId ?? 'none', count: items[0]?.count ?? 1 };
}

/** A rule of a text that is coded. */
async function ruleOf(world: World) {
  const { of } = await codingOf(world);
  const rule = { pattern: 'sweet -bitter', code: 2, isOn: true };
  const { ruleId } = await world.ask(codingRuleCalls.save, { ...of, ...rule });
  return { of, ruleId, rule };
}

async function codedIn(world: World) {
  const { of, answerRecordIds } = await codingOf(world);
  const { deedId } = await world.ask(codingCalls.code, { ...of, answerRecordIds, add: [2] });
  return { of, deedId };
}

export const codingInputs: Readonly<Record<string, Prepare>> = {
  'GET /survey/codingFrame/list': async () => ({}),
  'POST /survey/codingFrame/create': async () => ({ name: 'Reasons', commands: codes }),
  'GET /survey/codingFrame/get': async world => ({ frameId: (await frameOf(world)).frameId }),
  'GET /survey/codingFrame/export': async world => ({ frameId: (await frameOf(world)).frameId, format: 'qdc' }),
  'POST /survey/codingFrame/import': async () => ({ name: 'Brought in' }),
  'POST /survey/codingFrame/copy': async world => ({ frameId: (await frameOf(world)).frameId, name: 'Copy' }),
  'DELETE /survey/codingFrame/remove': async world => ({ frameId: (await frameOf(world)).frameId }),
  'POST /survey/codingFrame/edit': async world => ({
    ...(await frameOf(world)),
    commands: [{ does: 'merge', code: 2, into: 1 }],
  }),
  'POST /survey/coding/setUp': async world => ({
    scrollId: world.things.scrollId,
    variable: ids.text,
    frameId: (await frameOf(world)).frameId,
  }),
  'GET /survey/coding/list': async world => ({ scrollId: (await codingOf(world)).of.scrollId }),
  'DELETE /survey/coding/remove': async world => (await codingOf(world)).of,
  'POST /survey/coding/answers': async world => ({ ...(await codedIn(world)).of, search: 'sweet' }),
  'GET /survey/coding/counts': async world => (await codedIn(world)).of,
  'POST /survey/coding/code': async world => {
    const { of, answerRecordIds } = await codingOf(world);
    return { ...of, answerRecordIds, add: [1, 2] };
  },
  'POST /survey/coding/groups': async world => (await groupOf(world)).of,
  'POST /survey/coding/groupMembers': async world => {
    const { of, group } = await groupOf(world);
    return { ...of, group };
  },
  'POST /survey/coding/lookAtGroup': async world => {
    const { of, group } = await groupOf(world);
    return { ...of, group, add: [2] };
  },
  'POST /survey/coding/codeGroup': async world => {
    const { of, group, count } = await groupOf(world);
    return { ...of, group, count, add: [2] };
  },
  'GET /survey/codingRule/list': async world => (await ruleOf(world)).of,
  'GET /survey/codingRule/counts': async world => (await ruleOf(world)).of,
  'POST /survey/codingRule/preview': async world => {
    const { of, ruleId } = await ruleOf(world);
    return { ...of, ruleId, pattern: 'sweet | bitter', code: 2 };
  },
  'POST /survey/codingRule/save': async world => {
    const { of, ruleId, rule } = await ruleOf(world);
    return { ...of, ...rule, ruleId, version: 1 };
  },
  'DELETE /survey/codingRule/remove': async world => {
    const { of, ruleId } = await ruleOf(world);
    return { ...of, ruleId, version: 1 };
  },
  'POST /survey/coding/undo': async world => {
    const { of, deedId } = await codedIn(world);
    return { ...of, deedId };
  },
};
