import {
  answerCalls,
  codingAlikeCalls,
  codingCalls,
  codingFrameCalls,
  codingPortionCalls,
  codingRoundCalls,
  codingRuleCalls,
  collaboratorCalls,
} from '@wenshu/api-contract';
import { ids } from '@wenshu/survey-core/testing';
import { OTHER_PHONE, type Prepare } from './prepared.ts';
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

/** Whoever is asked for an answer, somebody else who may code, and two answers. */
async function codersOf(world: World) {
  const { scrollId } = world.things;
  await world.ask(collaboratorCalls.add, {
    scrollId,
    phone: OTHER_PHONE,
    rights: ['analysis.collate', 'records.view'],
  });
  const { of, answerRecordIds: first } = await codingOf(world);
  const { answerRecordIds: second } = await codingOf(world);
  const { items } = await world.ask(codingPortionCalls.coders, of);
  const self = items.find(({ isSelf }) => isSelf)!.personId;
  const other = items.find(({ isSelf }) => !isSelf)!.personId;
  return { of, self, other, answerRecordIds: [...first, ...second] };
}

async function roundOf(world: World) {
  const { of, self, other, answerRecordIds } = await codersOf(world);
  const made = { ...of, name: 'Pilot', coders: [self, other], count: 2 };
  const { roundId } = await world.ask(codingRoundCalls.make, made);
  const { items } = await world.ask(codingRoundCalls.answers, { ...of, roundId });
  return { of: { ...of, roundId }, drawn: items[0]?.answerRecordId ?? answerRecordIds[0]! };
}

async function closedRound(world: World) {
  const { of, drawn } = await roundOf(world);
  await world.ask(codingRoundCalls.judge, { ...of, answerRecordId: drawn, marks: [{ code: 2 }] });
  // The other coder, whom nobody can sign in here, says that no code fits.
  await world.server.query(
    `insert into coding_judgement (round_id, answer_record_id, coder_place, said, marks, judged_at)
     select round_id, answer_record_id, 1, said, '[]', judged_at from coding_judgement where round_id = $1`,
    [of.roundId],
  );
  await world.ask(codingRoundCalls.close, of);
  return { of, drawn };
}

async function handedOut(world: World) {
  const { of, self, other } = await codersOf(world);
  await world.ask(codingPortionCalls.handOut, { ...of, to: [{ personId: self }], order: 'oldest' });
  return { of, self, other };
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
  'GET /survey/coding/rounds': async world => (await roundOf(world)).of,
  'POST /survey/coding/makeRound': async world => {
    const { of, self, other } = await codersOf(world);
    return { ...of, name: 'Pilot', coders: [self, other], count: 2, among: 'all', seed: 7 };
  },
  'GET /survey/coding/roundAnswers': async world => (await roundOf(world)).of,
  'POST /survey/coding/judge': async world => {
    const { of, drawn } = await roundOf(world);
    return { ...of, answerRecordId: drawn, marks: [{ code: 2, span: { from: 0, to: 5 } }, { code: 1 }] };
  },
  'POST /survey/coding/closeRound': async world => (await roundOf(world)).of,
  'DELETE /survey/coding/removeRound': async world => (await roundOf(world)).of,
  'GET /survey/coding/agreement': async world => (await closedRound(world)).of,
  'GET /survey/coding/differences': async world => ({ ...(await closedRound(world)).of, list: 'all' }),
  'POST /survey/coding/decide': async world => {
    const { of, drawn } = await closedRound(world);
    return { ...of, decisions: [{ answerRecordId: drawn, codes: [2] }] };
  },
  'GET /survey/coding/coders': async world => (await handedOut(world)).of,
  'POST /survey/coding/handOut': async world => {
    const { of, self, other } = await codersOf(world);
    return { ...of, to: [self, other].map(personId => ({ personId, count: 1 })), order: 'random', seed: 3 };
  },
  'POST /survey/coding/takeBack': async world => {
    const { of, self, other } = await handedOut(world);
    return { ...of, personId: self, to: other, among: 'all' };
  },
  'GET /survey/coding/log': async world => (await codedIn(world)).of,
};
