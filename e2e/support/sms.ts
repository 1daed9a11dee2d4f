import type { Page } from '@playwright/test';
import { documentKinds, type SmsType, SUCCESS_CODE, smsCalls, smsTypes } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { smsCodeTexts } from '@wenshu/texts/people/sms-code';
import { withDatabase } from './database.ts';
import { address, expect } from './journey.ts';

let made = 0;

/** Unlike that of any other journey, in whichever project and worker. */
export function newPhone(): string {
  made += 1;
  return `19${String(process.pid % 1000).padStart(3, '0')}${String((Date.now() + made) % 1_000_000).padStart(6, '0')}`;
}

/** Opened with the key that is printed at the start, which here is read where it is kept. */
async function outboxAddress(): Promise<string> {
  const key = await withDatabase(async client => {
    const { rows } = await client.query<{ value: Buffer }>("select value from server_secret where name = 'outbox-key'");
    return rows[0]?.value.toString('base64url');
  });
  return `${address()}/outbox?key=${key}`;
}

/** The newest code to a phone, as `/outbox` shows it. It may leave a moment after it was asked for. */
export async function readSmsCode(phone: string, lastCode = ''): Promise<string> {
  let code = '';
  await expect(async () => {
    const page = await (await fetch(await outboxAddress())).text();
    const newest = page.split('<article').find(message => message.includes(phone)) ?? '';
    code = /<pre[^>]*>[^<]*?(\d{6})/.exec(newest)?.[1] ?? '';
    expect(code).not.toBe(lastCode);
    expect(code).toHaveLength(6);
  }).toPass();
  return code;
}

/** With a mouse or a finger, from the left end to the right. */
export async function dragSlider(page: Page, language: 'zh' | 'en'): Promise<void> {
  const { slider } = smsCodeTexts[language];
  const handle = page.getByRole('slider', { name: slider.label });
  await expect(handle).toHaveAttribute('aria-disabled', 'false');
  await handle.scrollIntoViewIfNeeded();
  const box = (await handle.boundingBox())!;
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 20, y);
  await page.mouse.down();
  for (const way of [6, 20, 48, 90, 140, 190, 232, 260, 274, 290, 310]) await page.mouse.move(box.x + 20 + way, y);
  await page.mouse.up();
  await expect(page.getByText(slider.passed)).toBeVisible();
}

/** Presses for a code and types it in. */
export async function typeNewCode(page: Page, language: 'zh' | 'en', phone: string, lastCode?: string): Promise<void> {
  const t = smsCodeTexts[language];
  await dragSlider(page, language);
  await page.getByRole('button', { name: t.send, exact: true }).click();
  const field = page.getByRole('textbox', { name: t.code, exact: true });
  await expect(field).toBeEnabled();
  await field.fill(await readSmsCode(phone, lastCode));
}

export async function fillPassword(page: Page, label: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).fill(password);
}

/** Registering and resetting by phone: pages in English begin with e-mail. */
export async function chooseByPhone(page: Page, language: 'zh' | 'en'): Promise<void> {
  await page.getByRole('tab', { name: signInTexts[language].ways.phone }).click();
}

/** Who somebody is, and their yes to terms and privacy. */
export async function fillNewcomer(page: Page, language: 'zh' | 'en', name = '林晓'): Promise<void> {
  await page.getByRole('textbox', { name: signInTexts[language].name, exact: true }).fill(name);
  await page.getByRole('checkbox').check();
}

export async function signInByPassword(page: Page, language: 'zh' | 'en', phone: string, password: string) {
  const t = signInTexts[language];
  await page.goto('/login');
  await page.getByRole('textbox', { name: t.account, exact: true }).fill(phone);
  await fillPassword(page, t.password, password);
  await page.getByRole('textbox', { name: t.pictureCode, exact: true }).fill('abcd');
  await page.getByRole('button', { name: t.submit, exact: true }).click();
}

/** Somebody with an account, without the screens. */
export async function registerSomebody(password: string): Promise<string> {
  const phone = newPhone();
  await post(smsCalls.sendSms.path, { phone: encryptField(phone), smsType: smsTypes.register satisfies SmsType });
  const smsCode = await readSmsCode(phone);
  const agreed = documentKinds.map(kind => ({ kind, version: 0 }));
  await post(smsCalls.signUp.path, { phone: encryptField(phone), password: encryptField(password), smsCode, agreed });
  return phone;
}

async function post(path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${address()}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(await answer.json()).toMatchObject({ code: SUCCESS_CODE });
}
