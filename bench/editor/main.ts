// What opening, typing, adding, dragging and undoing cost the main thread in a survey of 300 questions, beside one of 3 in the same run.

import { editorTexts } from '@wenshu/texts/editor';
import { canvasTexts } from '@wenshu/texts/editor-canvas';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { ServerFleet } from '../../apps/server/src/testing/server-fleet.ts';
import { findBrowser } from '../../tools/browser.ts';
import { buildPages } from '../../tools/build/build-pages.ts';
import { repositoryRoot } from '../../tools/repository-root.ts';
import { designLargeSurvey } from './large-survey.ts';
import { measureStep, type StepCost, watchLongTasks } from './measure-step.ts';

const t = editorTexts.en;
const KEYS = 'twenty keys in a row';
const KEY_DELAY_MS = 50;
const TIMES = 5;

const found = findBrowser();
if (!found) throw new Error('No browser to measure with');
await buildPages(repositoryRoot);
const fleet = new ServerFleet();
await fleet.start(1);
const browser = await chromium.launch({ executablePath: found.executablePath, args: [...found.args] });
try {
  const small = await measureEditor(browser, await designLargeSurvey(fleet, 3));
  const large = await measureEditor(browser, await designLargeSurvey(fleet, 300));
  console.log('per step           300 questions   3 questions   ratio   longest task at 300 (none: under 50 ms)');
  for (const [name, { taskMs, longestMs }] of Object.entries(large)) {
    const reference = small[name]!.taskMs;
    const longest = longestMs > 0 ? `${longestMs.toFixed(0)} ms` : 'none';
    console.log(
      `${name.padEnd(18)} ${taskMs.toFixed(1).padStart(10)} ms ${reference.toFixed(1).padStart(10)} ms ${(taskMs / reference).toFixed(2).padStart(7)}   ${longest}`,
    );
  }
} finally {
  await browser.close();
  await fleet.stop();
}

async function measureEditor(browser: Browser, scrollId: string): Promise<Record<string, StepCost>> {
  const address = fleet.address(0);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const { hostname } = new URL(address);
  await context.addCookies([
    { name: 'loginToken', value: fleet.token, domain: hostname, path: '/' },
    { name: 'loginTokenInfo', value: '7200', domain: hostname, path: '/' },
  ]);
  await context.addInitScript(() => localStorage.setItem('lang', 'en'));
  const page = await context.newPage();
  await watchLongTasks(page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const cards = page.getByRole('article');
  await page.goto(`${address}/survey/create/edit?scrollId=${scrollId}`);
  await cards.first().waitFor();
  await page.waitForTimeout(2000);

  const perStep = async (times: number, step: () => Promise<void>): Promise<StepCost> => {
    const cost = await measureStep(page, session, step);
    return { ...cost, taskMs: cost.taskMs / times };
  };
  const title = cards.first().getByRole('textbox', { name: t.questionTitle({ seqName: 'Q1' }) });
  await title.click();
  const type = await perStep(KEYS.length, () => page.keyboard.type(KEYS, { delay: KEY_DELAY_MS }));
  const option = cards.first().getByRole('textbox', { name: t.optionText(5), exact: true });
  await option.click();
  const typeOption = await perStep(KEYS.length, () => page.keyboard.type(KEYS, { delay: KEY_DELAY_MS }));
  const add = await perStep(TIMES, async () => {
    for (let time = 0; time < TIMES; time++) {
      await page.getByRole('button', { name: t.types['fill-in'], exact: true }).click();
      await page.waitForTimeout(200);
    }
  });
  await cards.first().scrollIntoViewIfNeeded();
  const handle = cards.first().getByRole('button', { name: canvasTexts.en.dragQuestion({ name: 'Q1' }) });
  const drag = await perStep(1, () => dragBelow(page, handle, cards.nth(1)));
  const undo = await perStep(TIMES, async () => {
    for (let time = 0; time < TIMES; time++) {
      await page.getByRole('button', { name: t.undo }).click();
      await page.waitForTimeout(200);
    }
  });
  await context.close();
  return {
    'key in a title': type,
    'key in an option': typeOption,
    'add a question': add,
    'drag a question': drag,
    undo,
  };
}

async function dragBelow(page: Page, handle: Locator, target: Locator): Promise<void> {
  await handle.hover();
  const goal = (await target.boundingBox())!;
  await page.mouse.down();
  await page.mouse.move(goal.x + 60, goal.y + 40, { steps: 10 });
  await page.mouse.move(goal.x + 60, goal.y + Math.min(goal.height - 5, 500), { steps: 10 });
  await page.mouse.up();
}
