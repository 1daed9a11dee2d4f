import { chromium } from '@playwright/test';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { seededRandom } from '@wenshu/statistics';
import { buildResearch, submitResearch } from '../apps/server/src/testing/build-research.ts';
import { researchQuestions, simulatePerson } from '../packages/analysis/test/simulated-research.ts';
import { signedInCalls } from '../e2e/support/survey-maker.ts';
import { findBrowser } from './browser.ts';

const base = 'http://127.0.0.1:4613';
const kept = '/tmp/six-scroll.txt';
let scrollId = existsSync(kept) ? readFileSync(kept, 'utf8') : '';
if (!scrollId) {
  const call = await signedInCalls(base);
  const questions = Object.values(researchQuestions);
  const survey = await buildResearch(call as never, questions);
  const random = seededRandom(8);
  await submitResearch(call as never, survey, questions, Array.from({ length: 60 }, (_, at) => ({ recordId: `look${Date.now()}${String(at).padStart(5, '0')}`, answers: simulatePerson(random) as never })));
  scrollId = survey.scrollId;
  writeFileSync(kept, scrollId);
}
console.log(scrollId);
const found = findBrowser();
const browser = await chromium.launch(found ? { executablePath: found.executablePath, args: [...found.args], env: { ...process.env, ...found.env } as never } : {});
const wanted = process.argv.slice(2);
for (const [language, width, height] of [['zh', 1440, 900], ['en', 390, 844]] as const) {
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: width < 500, isMobile: width < 500 });
  const page = await context.newPage();
  page.on('pageerror', error => console.log('pageerror', error.message));
  page.on('console', message => message.type() === 'error' && console.log('console', message.text().slice(0, 300)));
  await page.goto(`${base}/login`);
  await page.evaluate(chosen => localStorage.setItem('lang', chosen), language);
  await page.goto(`${base}/login`);
  const fields = page.getByRole('textbox');
  await page.locator('input').first().fill('13800138000');
  await page.locator('input[type=password]').fill('Wenshu2026');
  const count = await fields.count();
  await page.locator('input').nth(2).fill('abcd').catch(() => {});
  void count;
  await page.locator('button[type=submit]').first().click();
  await page.waitForURL(url => !url.pathname.includes('login'), { timeout: 60000 });
  for (const model of wanted) {
    const question = model === 'simulator' ? `&question=${researchQuestions.cbc.id}` : model === 'cpcsim' ? `&question=${researchQuestions.cpc.id}` : '';
    await page.goto(`${base}/survey/analysis/model?scrollId=${scrollId}&modelId=${model === 'cpcsim' ? 'simulator' : model}${question}`);
    await page.waitForTimeout(9000);
    await page.screenshot({ path: `/tmp/shots/${model}-${language}.png` });
    await page.screenshot({ path: `/tmp/shots/${model}-${language}-full.png`, fullPage: true });
    console.log(model, language, await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth, document.documentElement.scrollHeight]));
  }
  await context.close();
}
await browser.close();
