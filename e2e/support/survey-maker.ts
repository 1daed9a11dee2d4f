import {
  accountCalls,
  type Call,
  type CallData,
  type CallRequest,
  type Envelope,
  linkCalls,
  publishCalls,
  questionCalls,
  SUCCESS_CODE,
  scrollCalls,
} from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { ordersBetween } from '@wenshu/survey-core';

/** A question by its words; its id and those of its parts follow from their places. */
export interface Asked {
  readonly type: string;
  readonly title: string;
  readonly html?: string;
  readonly items?: readonly string[];
  readonly rows?: readonly string[];
  /** The statements at the rows' other ends. */
  readonly rightTitles?: readonly string[];
  readonly settings?: Readonly<Record<string, string | number | boolean>>;
}

export type Calls = <C extends Call>(call: C, input: CallRequest<C>) => Promise<CallData<C>>;

/** The id of the n-th question, and of its n-th option or row, counted from 1. */
export const questionId = (n: number): string => `q${String(n).padStart(5, '0')}`;
export const itemId = (n: number, item: number): string => `${questionId(n)}i${item}`;
export const rowId = (n: number, row: number): string => `${questionId(n)}r${row}`;

/** A signed-in creator's calls without a browser: what a journey needs is made in milliseconds. */
export async function signedInCalls(address: string, phone = '13800138000'): Promise<Calls> {
  let token = '';
  const call: Calls = async (call, input) => {
    const isGet = call.method === 'GET';
    const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
    const response = await fetch(`${address}/api${call.path}${query}`, {
      method: call.method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(isGet ? {} : { 'content-type': 'application/json' }),
      },
      ...(isGet ? {} : { body: JSON.stringify(input) }),
    });
    const answer = (await response.json()) as Envelope<CallData<typeof call>>;
    if (answer.code !== SUCCESS_CODE) throw new Error(`${call.path}: ${JSON.stringify(answer)}`);
    return answer.data as never;
  };
  const { tokenInfo } = await call(accountCalls.signIn, {
    phone: encryptField(phone),
    password: encryptField('Wenshu2026'),
    verifyCode: '0000',
    verifyCodeKey: '0123456789abcdef',
  });
  token = tokenInfo.token;
  return call;
}

/** A questionnaire with its questions, not yet published. */
export async function designSurvey(call: Calls, name: string, questions: readonly Asked[]): Promise<string> {
  const { scrollId } = await call(scrollCalls.create, { name });
  const { document } = await call(scrollCalls.get, { scrollId });
  const groupId = Object.keys(document.groups)[0]!;
  const orders = ordersBetween(null, null, questions.length);
  for (const [index, { type, title, html, items = [], rows = [], rightTitles, settings = {} }] of questions.entries()) {
    const n = index + 1;
    await call(questionCalls.addTopQuestion, {
      scrollId,
      groupId,
      type,
      settings,
      order: orders[index]!,
      questionId: questionId(n),
      seqName: `Q${n}`,
      title: { text: title, ...(html && { html }) },
      items: items.map((text, at) => ({ itemId: itemId(n, at + 1), order: `a${at + 1}`, title: { text } })),
      rows: rows.map((text, at) => ({
        rowId: rowId(n, at + 1),
        order: `a${at + 1}`,
        title: { text },
        ...(rightTitles && { rightTitle: { text: rightTitles[at]! } }),
      })),
    });
  }
  return scrollId;
}

/** Publishes, and gives the address that respondents open. */
export async function publishSurvey(call: Calls, scrollId: string): Promise<string> {
  await call(publishCalls.changeStatus, { scrollId, status: 1 });
  const { linkCode } = await call(linkCalls.create, { scrollId });
  return `/s/${linkCode}`;
}
