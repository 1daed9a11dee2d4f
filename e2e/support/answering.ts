import type { Page } from '@playwright/test';
import { recordCalls } from '@wenshu/api-contract';
import { answeringTexts } from '@wenshu/texts/answering';
import { answerGateTexts } from '@wenshu/texts/collect/answer-gates';
import { answerPageTexts } from '@wenshu/texts/collect/answer-page';
import { address, expect } from './journey.ts';
import { type Asked, type Calls, designSurvey, publishSurvey, signedInCalls } from './survey-maker.ts';

const REQUIRED = { 20001: true };
export const DRINK: Asked = { type: 'single-choice', title: 'Drink', items: ['Tea', 'Coffee'], settings: REQUIRED };
export const WHY: Asked = { type: 'fill-in', title: 'Why' };
export const BREAK: Asked = { type: 'page-break', title: '' };
export const PAGES = [DRINK, WHY, BREAK, { type: 'nps', title: 'Recommend', settings: REQUIRED }, BREAK, WHY];

let signedIn: Promise<Calls> | undefined;
/** As the creator, who signs in once per worker. */
export const call: Calls = async (one, input) => {
  signedIn ??= signedInCalls(address());
  return (await signedIn)(one, input);
};

/** A published survey of these questions. */
export async function publish(questions: readonly Asked[], prepare?: (scrollId: string) => Promise<unknown>) {
  const scrollId = await designSurvey(call, 'Answering', questions);
  await prepare?.(scrollId);
  return { scrollId, path: await publishSurvey(call, scrollId) };
}

export const countRecords = async (scrollId: string, list: 'all' | 'unfinished' = 'all') =>
  (await call(recordCalls.findPage, { scrollId, list })).total;

/** The page's own words, and the steps that every case takes. */
export function driver(page: Page, language: 'zh' | 'en') {
  const views = answeringTexts[language];
  const t = { ...answerPageTexts[language], ...answerGateTexts[language] };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    page,
    views,
    t,
    button,
    open: (path: string) => page.goto(`${path}?lang=${language}`),
    choose: (name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true }),
    submit: () => button(views.submit).click(),
    next: () => button(views.next).click(),
    ended: (title: string) => expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible(),
  };
}

/** Scripts that come when they are let go: what is seen before is what the page itself brought. */
export async function holdScripts(page: Page): Promise<{ release(): void }> {
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.unroute('**/assets/*.js');
  await page.route('**/assets/*.js', async route => {
    await released;
    await route.continue();
  });
  return { release: () => release() };
}
