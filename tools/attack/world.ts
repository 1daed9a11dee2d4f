import {
  accountCalls,
  answerCalls,
  type Call,
  type CallData,
  designCalls,
  errorCodes,
  linkCalls,
  publishCalls,
  SUCCESS_CODE,
  scrollCalls,
  secondFactorCalls,
} from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { exampleEdits, ids, specialQuestion } from '@wenshu/survey-core/testing';
import { nextFactorCode, turnFactorOff } from './owners-factor.ts';
import type { Answer, Sender, SentFile } from './sender.ts';

/** What an attacked call finds: a signed-in owner, a draft to edit, a survey that collects, and the names of all that is in them. */
export interface World {
  readonly token: string;
  readonly draftId: string;
  /** Values for fields by their name. */
  readonly things: Readonly<Record<string, unknown>>;
  /** The same call without a fault being one: what it answers, whatever that is. */
  send(call: Call, input: object): Promise<Answer>;
  /** Makes a call as the owner, to prepare what an attacked one needs. */
  ask<C extends Call>(call: C, input: object, file?: SentFile): Promise<CallData<C>>;
}

const designByName: Readonly<Record<string, Call>> = designCalls;
let records = 0;

/** A new one, because a call may delete, publish or sign out what the last one had. */
export async function buildWorld(sender: Sender, needsType?: string): Promise<World> {
  const call = async <C extends Call>(one: C, input: object, token?: string, file?: SentFile): Promise<CallData<C>> => {
    const answer = await sender.send(one, input, token, file);
    if (answer.code !== SUCCESS_CODE) throw new Error(`${one.path}: ${answer.status} ${answer.text}`);
    return answer.data as CallData<C>;
  };
  const token = await signIn(sender, call);
  await turnFactorOff({ ask: (one, input) => call(one, input, token) });
  const draw = async (edits: readonly { readonly name: string; readonly input: object }[]): Promise<string> => {
    const { scrollId } = await call(scrollCalls.create, { name: 'Fruit', languageId: 2 }, token);
    for (const { name, input } of edits) await call(designByName[name]!, { scrollId, ...input }, token);
    return scrollId;
  };
  const draftId = await draw([...exampleEdits, ...(needsType ? [specialQuestion(needsType)] : [])]);
  const scrollId = await draw(exampleEdits);
  const { versionTime } = await call(publishCalls.changeStatus, { scrollId, status: 1 }, token);
  const { linkCode } = await call(linkCalls.create, { scrollId }, token);
  const answerRecordId = `attackedrecord${String(++records).padStart(6, '0')}`;
  const answers = {
    answerRecordId,
    versionTime,
    linkCode,
    cookieId: 'attacker01',
    answerStatus: 1,
    answerInfoList: [],
  };
  await call(answerCalls.submitAnswer, answers);
  return {
    token,
    draftId,
    send: (one, input) => sender.send(one, input, token),
    ask: (one, input, file) => call(one, input, token, file),
    things: {
      scrollId,
      versionTime,
      linkCode,
      answerRecordId,
      answerStatus: 1,
      cookieId: 'attacker01',
      questionId: ids.choice,
      topQuestionId: ids.choice,
      groupId: ids.group,
      itemId: ids.optionA,
      quotaId: ids.quota,
      languageId: 2,
      token,
    },
  };
}

/** What every sign-in of the owner is asked for. */
export const ownersSignIn = () => ({
  phone: encryptField('13800138000'),
  password: encryptField('Wenshu2026'),
  verifyCode: '0000',
  verifyCodeKey: '0123456789abcdef',
});

/** An attacked call may have turned the owner's second factor on. */
async function signIn(
  sender: Sender,
  call: <C extends Call>(one: C, input: object) => Promise<CallData<C>>,
): Promise<string> {
  const answer = await sender.send(accountCalls.signIn, ownersSignIn());
  if (answer.code !== errorCodes.secondFactorNeeded.code)
    return (await call(accountCalls.signIn, ownersSignIn())).tokenInfo.token;
  const { ticket } = JSON.parse(answer.text) as { ticket: string };
  return (await call(secondFactorCalls.complete, { ticket, code: await nextFactorCode() })).tokenInfo.token;
}
