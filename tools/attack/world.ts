import {
  answerCalls,
  type Call,
  type CallData,
  designCalls,
  errorCodes,
  linkCalls,
  publishCalls,
  SUCCESS_CODE,
  scrollCalls,
  smsCalls,
  smsTypes,
} from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { exampleEdits, ids, specialQuestion } from '@wenshu/survey-core/testing';
import type { PreparingServer } from './attacked-server.ts';
import { readCode } from './read-code.ts';
import type { Answer, Sender, SentFile } from './sender.ts';

/** What an attacked call finds: a signed-in owner, a draft to edit, a survey that collects, and the names of all that is in them. */
export interface World {
  readonly server: PreparingServer;
  readonly token: string;
  /** The owner's. */
  readonly phone: string;
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
let phones = 13_500_000_000;

/** Of every owner and of whoever else is registered here. */
export const PASSWORD = 'Attacked2026';
export const newPhone = () => String(++phones);

/** A new one, because a call may delete, publish or sign out what the last one had. */
export async function buildWorld(server: PreparingServer, sender: Sender, needsType?: string): Promise<World> {
  const call = async <C extends Call>(one: C, input: object, token?: string, file?: SentFile): Promise<CallData<C>> => {
    const answer = await sender.send(one, input, token, file);
    // Who belongs to no account yet gets what they came for: a ticket.
    if (answer.code !== SUCCESS_CODE && answer.code !== errorCodes.socialAccountNotBound.code)
      throw new Error(`${one.path}: ${answer.status} ${answer.text}`);
    return answer.data as CallData<C>;
  };
  // Somebody new: a call may have changed the last one's password or phone.
  const phone = newPhone();
  await call(smsCalls.sendSms, { phone: encryptField(phone), smsType: smsTypes.register });
  const smsCode = await readCode(server, phone);
  const { tokenInfo } = await call(smsCalls.signUp, {
    phone: encryptField(phone),
    password: encryptField(PASSWORD),
    smsCode,
  });
  const { token } = tokenInfo;
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
    server,
    token,
    phone,
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
      ...placesInIt,
      token,
    },
  };
}

/** Where the calls of a world point within its questionnaire. */
export const placesInIt = {
  questionId: ids.choice,
  topQuestionId: ids.choice,
  groupId: ids.group,
  itemId: ids.optionA,
  quotaId: ids.quota,
  languageId: 2,
};

/** What the owner signs in with. */
export const signInOf = ({ phone }: Pick<World, 'phone'>) => ({
  phone: encryptField(phone),
  password: encryptField(PASSWORD),
  verifyCode: '0000',
  verifyCodeKey: '0123456789abcdef',
});
