// What opening, typing, adding, dragging and undoing cost the main thread in a survey of 300 questions, beside one of 3 in the same run.

import type { Browser, BrowserContext } from '@playwright/test';
import { ServerFleet } from '../../apps/server/src/testing/server-fleet.ts';
import { launchBrowser } from '../../tools/browser/launch-browser.ts';
import { designLargeSurvey } from './large-survey.ts';
import { measureStep, type StepCost } from './measure-step.ts';
import { editorSteps } from './steps.ts';

const fleet = new ServerFleet();
await fleet.start(1);
const browser = await launchBrowser();
try {
  const surveys: string[] = [];
  // The first visit compiles the scripts; neither of the two that are compared should pay for it.
  for (const questions of [3, 3, 300]) surveys.push(await designLargeSurvey(fleet, questions));
  const context = await signedIn(browser);
  const [, small, large] = [
    await measureEditor(context, surveys[0]!),
    await measureEditor(context, surveys[1]!),
    await measureEditor(context, surveys[2]!),
  ];
  console.log(
    'per step                 300 questions   3 questions   ratio   longest task at 300 (from 50 ms on it is felt)',
  );
  for (const [name, { taskMs, longestMs }] of large) {
    const reference = small.get(name)!.taskMs;
    console.log(
      `${name.padEnd(24)} ${taskMs.toFixed(1).padStart(10)} ms ${reference.toFixed(1).padStart(10)} ms ${(taskMs / reference).toFixed(2).padStart(7)} ${longestMs.toFixed(0).padStart(7)} ms`,
    );
  }
} finally {
  await browser.close();
  await fleet.stop();
}

/** One browser profile for all: the page renews its session as it goes, and the old token ends with that. */
async function signedIn(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const { hostname } = new URL(fleet.address(0));
  await context.addCookies([
    { name: 'loginToken', value: fleet.token, domain: hostname, path: '/' },
    { name: 'loginTokenInfo', value: '7200', domain: hostname, path: '/' },
  ]);
  await context.addInitScript(() => localStorage.setItem('lang', 'en'));
  return context;
}

async function measureEditor(context: BrowserContext, scrollId: string): Promise<Map<string, StepCost>> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const costs = new Map<string, StepCost>();
  const open = async () => {
    await page.goto(`${fleet.address(0)}/survey/create/edit?scrollId=${scrollId}`);
    await page.getByRole('article').first().waitFor();
  };
  costs.set('open', await measureStep(page, session, open));
  await page.waitForTimeout(1000);
  for (const { name, prepare, run, times } of editorSteps(page)) {
    await prepare?.();
    await page.waitForTimeout(500);
    const cost = await measureStep(page, session, run);
    costs.set(name, { ...cost, taskMs: cost.taskMs / times });
  }
  await page.close();
  return costs;
}
