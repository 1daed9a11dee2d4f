import { smsTypes, socialCalls, type TokenInfo } from '@wenshu/api-contract';
import { noteNewSmsCode } from '../features/people/sms-code/index.ts';
import type { TestApp } from './build-test-app.ts';
import type { TestAnswer, TestRequest } from './send-call.ts';

/** What a browser has when a service has sent it back. */
export interface ComingBack {
  readonly code: string;
  readonly state: string;
  readonly browserKey: string;
}

let made = 0;
export const newBrowserKey = () => `browser${String(++made).padStart(20, '0')}`;

const dataOf = <T>({ data }: TestAnswer) => data as T;
export const urlOf = (answer: TestAnswer) => dataOf<{ url: string }>(answer).url;
export const tokenOf = (answer: TestAnswer) => dataOf<{ tokenInfo: TokenInfo }>(answer).tokenInfo.token;
export const ticketOf = (answer: TestAnswer) => dataOf<{ openId: string }>(answer).openId;

/** Somebody who sets out for the local stand-in, says to be `name` there, and is sent back. */
export async function backFromLocalApp(
  { app, call }: TestApp,
  name: string,
  { place = 'login', ...request }: TestRequest & { readonly place?: 'login' | 'user' } = {},
): Promise<ComingBack> {
  const browserKey = newBrowserKey();
  const page = new URL(urlOf(await call(socialCalls.wxSignIn, { browserKey, place }, request)), 'http://here');
  page.pathname += '/choose';
  page.searchParams.set('name', name);
  const { headers } = await app.inject(`${page.pathname}${page.search}`);
  const { searchParams } = new URL(String(headers.location), 'http://here');
  return { browserKey, code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
}

/** A code for registering this phone, read where the message went. */
export async function sendRegisterCode({ platform }: TestApp, phone: string): Promise<string> {
  const wanted = { phone, smsType: smsTypes.register, language: 'zh', clientAddress: `at ${phone}` } as const;
  await (await noteNewSmsCode(platform, wanted))();
  const { rows } = await platform.database.pool.query<{ body: string }>(
    'select body from outbox_message where recipient = $1 order by id desc limit 1',
    [phone],
  );
  return /\d{6}/.exec(rows[0]?.body ?? '')?.[0] ?? '';
}
