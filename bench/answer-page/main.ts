// What a phone pays for the first page of a survey of thirty questions, and how soon the first one can be answered, on a slow phone and network.
import { chromium } from '@playwright/test';
import { ServerFleet } from '../../apps/server/src/testing/server-fleet.ts';
import { findBrowser } from '../../tools/browser.ts';
import { buildApps } from '../../tools/build/build-apps.ts';
import { repositoryRoot } from '../../tools/repository-root.ts';
import { publishBenchSurvey } from '../collect/survey.ts';
import { medianOf, SLOW_PHONE } from '../slow-phone.ts';
import { type FirstPage, measureFirstPage } from './measure-first-page.ts';

const RUNS = 7;
/** As measured on such a machine, same survey, same brakes. */
const OTHERS = [
  { name: 'SurveyJS', kb: 456, requests: undefined, ms: 5300 },
  { name: 'LimeSurvey', kb: 1428, requests: 29, ms: 3400 },
];
const GOAL = { kb: 70, requests: 4, ms: 1200 };

const found = findBrowser();
if (!found) throw new Error('No browser to measure with');
await buildApps(repositoryRoot);
const fleet = new ServerFleet();
await fleet.start(1);
const browser = await chromium.launch({ executablePath: found.executablePath, args: [...found.args] });
try {
  const { linkCode } = await publishBenchSurvey(fleet, false);
  const address = `${fleet.address(0)}/s/${linkCode}`;
  const runs: FirstPage[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await measureFirstPage(browser, address));
  const ours = {
    kb: medianOf(runs, run => run.bytes) / 1000,
    requests: medianOf(runs, run => run.requests),
    ms: medianOf(runs, run => run.readyMs),
  };
  console.log(`30 questions, ${SLOW_PHONE}, median of ${RUNS}`);
  console.log(`  bytes        ${ours.kb.toFixed(1)} kB gzipped   goal ${GOAL.kb}`);
  console.log(`  requests     ${ours.requests}              goal ${GOAL.requests}`);
  console.log(`  first answer ${ours.ms.toFixed(0)} ms         goal ${GOAL.ms}`);
  for (const { name, kb, ms } of OTHERS)
    console.log(
      `  ${name}: ${kb} kB (${(kb / ours.kb).toFixed(1)} times), ${ms} ms (${(ms / ours.ms).toFixed(1)} times)`,
    );
} finally {
  await browser.close();
  await fleet.stop();
}
