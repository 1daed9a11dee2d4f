// The table of raw data in a browser, on a large survey (`--records`, 100,000 by default), looked through for a while (`--minutes`, 1 by default). Beside each step stands the bare call that it
// waits for, asked from here: what is above it is the browser's own.
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { ServerFleet } from '../../apps/server/src/testing/server-fleet.ts';
import { launchBrowser } from '../../tools/browser/launch-browser.ts';
import { copyFolder, keptSurvey } from '../kept-survey.ts';
import { type BareTimes, bareCalls } from './bare-calls.ts';
import { measureGrid } from './measure-grid.ts';

const { values } = parseArgs({
  options: { records: { type: 'string', default: '100000' }, minutes: { type: 'string', default: '1' } },
});
const records = Number(values.records);

const {
  folder,
  person,
  survey: { scrollId },
} = await keptSurvey(records);
const fleet = new ServerFleet();
await fleet.start(1, { person, prepare: to => copyFolder(folder, to) });
const browser = await launchBrowser();
try {
  // Before the browser: it renews the session as it goes, and ours ends with that.
  const bare = await bareCalls(fleet, scrollId, records);
  tell(await measureInBrowser(browser), bare);
} finally {
  await browser.close();
  await fleet.stop();
}

async function measureInBrowser(on: Browser) {
  const context = await on.newContext({ viewport: { width: 1440, height: 900 } });
  const { hostname } = new URL(fleet.address(0));
  await context.addCookies([
    { name: 'loginToken', value: fleet.token, domain: hostname, path: '/' },
    { name: 'loginTokenInfo', value: '7200', domain: hostname, path: '/' },
  ]);
  await context.addInitScript(() => localStorage.setItem('lang', 'en'));
  const page = await context.newPage();
  const opened = { origin: fleet.address(0), scrollId };
  return measureGrid(page, await context.newCDPSession(page), opened, Number(values.minutes));
}

function tell({ steps, chain, frames, memory }: Awaited<ReturnType<typeof measureGrid>>, bare: BareTimes): void {
  console.log(`${'step'.padEnd(57)} in the browser   bare call`);
  for (const { name, ms, reference } of steps)
    console.log(`${name.padEnd(58)} ${ms.toFixed(0).padStart(8)} ms ${bare[reference].toFixed(0).padStart(9)} ms`);
  for (const { path, fromMs, toMs } of chain)
    console.log(`  first page: ${path.padEnd(40)} ${fromMs.toFixed(0).padStart(6)} to ${toMs.toFixed(0)} ms`);
  const { medianMs, worstMs, count, over50 } = frames;
  console.log(
    `scrolling by the wheel: ${count} frames, median ${medianMs.toFixed(1)} ms, longest ${worstMs.toFixed(0)} ms, ${over50} over 50 ms`,
  );
  for (const [when, { heapMb, nodes }] of Object.entries(memory))
    console.log(`memory ${when.padEnd(22)} ${heapMb.toFixed(1)} MB, ${nodes} nodes`);
}
