// What a visitor's slow phone pays for the public site, beside a page of bare HTML with the same words and pictures; and a look at every page of it in both languages and widths.
import { ServerFleet } from '../../apps/server/src/testing/server-fleet.ts';
import { launchBrowser } from '../../tools/browser/launch-browser.ts';
import { medianOf, SLOW_PHONE } from '../slow-phone.ts';
import { lookAtPages } from './look-at-pages.ts';
import { measurePage, type PageFigures } from './measure-page.ts';
import { serveBare } from './serve-bare.ts';

const RUNS = 7;
const PAGES = ['/index', '/solution/cx'];
const GOAL = { scriptKb: 60, ratio: 1.3, shift: 0 };

const fleet = new ServerFleet();
await fleet.start(1);
const site = fleet.address(0);
const bare = await serveBare(site);
const browser = await launchBrowser();
try {
  console.log(`${SLOW_PHONE}, gzip, median of ${RUNS}, by turns`);
  for (const path of PAGES) {
    const runs: PageFigures[] = [];
    const barer: PageFigures[] = [];
    for (let run = 0; run < RUNS; run++) {
      runs.push(await measurePage(browser, `${site}${path}`));
      barer.push(await measurePage(browser, `${bare.address}${path}`));
    }
    const paintMs = medianOf(runs, run => run.paintMs);
    const bareMs = medianOf(barer, run => run.paintMs);
    const scriptKb = medianOf(runs, run => run.scriptBytes) / 1000;
    const shift = Math.max(...runs.map(run => run.shift));
    const isGood = scriptKb <= GOAL.scriptKb && paintMs / bareMs <= GOAL.ratio && shift <= GOAL.shift;
    console.log(
      `  ${isGood ? '✓' : '✗'} ${path}: largest paint ${paintMs.toFixed(0)} ms, bare ${bareMs.toFixed(0)} ms (${(paintMs / bareMs).toFixed(2)} times), script ${scriptKb.toFixed(1)} kB of ${(medianOf(runs, run => run.bytes) / 1000).toFixed(0)} kB, layout shift ${shift.toFixed(4)}`,
    );
    if (!isGood) process.exitCode = 1;
  }
  console.log(`  goal: script ${GOAL.scriptKb} kB, ${GOAL.ratio} times, no shift`);
  const wrong = await lookAtPages(browser, site);
  for (const line of wrong) console.log(`  ✗ ${line}`);
  if (wrong.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await fleet.stop();
  bare.close();
}
