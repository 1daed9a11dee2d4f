import type { Browser } from '@playwright/test';
import { type Analysis, defaultSummaryRequest, type Exhibit } from '@wenshu/analysis';
import { analysisCalls, answerCalls, dataSetCalls, reportCalls, shareCalls } from '@wenshu/api-contract';
import { ordersBetween } from '@wenshu/survey-core';
import { ServerFleet } from '../../apps/server/src/testing/server-fleet.ts';
import { launchBrowser } from '../../tools/browser/launch-browser.ts';
import { type BenchSurvey, publishBenchSurvey, submission } from '../collect/survey.ts';
import { medianOf, openSlowPhone, SLOW_PHONE } from '../slow-phone.ts';

const EXHIBITS = 20;
const RECORDS = 200;
const RUNS = 5;
/** As the server has drawn it, or the browser. */
const CHART = '[data-kind="exhibit"] :is(svg, img)';

/** What a slow phone pays for a shared report, and when the first words and the first chart are there. */
export async function sharedOnPhone(): Promise<void> {
  const fleet = new ServerFleet();
  await fleet.start(1);
  const browser = await launchBrowser();
  try {
    const address = `${fleet.address(0)}/survey/shareReport?code=${await shareReport(fleet)}`;
    // The first one to open it has it counted.
    await openReport(browser, address);
    const runs: Opened[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await openReport(browser, address));
    const kb = (pick: (run: Opened) => number) => `${(medianOf(runs, pick) / 1000).toFixed(1)} kB`;
    const ms = (pick: (run: Opened) => number) => `${medianOf(runs, pick).toFixed(0)} ms`;
    console.log(`shared report of ${EXHIBITS} exhibits, ${SLOW_PHONE}, median of ${RUNS}`);
    console.log(
      `  opened       ${kb(run => run.opened.bytes)} gzipped in ${medianOf(runs, run => run.opened.requests)} requests`,
    );
    console.log(`  first words  ${ms(run => run.wordsMs)}`);
    console.log(`  first chart  ${ms(run => run.chartMs)}`);
    console.log(
      `  read to the end ${kb(run => run.read.bytes)} in ${medianOf(runs, run => run.read.requests)} requests`,
    );
  } finally {
    await browser.close();
    await fleet.stop();
  }
}

type Opened = Awaited<ReturnType<typeof openReport>>;

async function openReport(browser: Browser, address: string) {
  const { page, taken, watchFor, whenOf, close } = await openSlowPhone(browser);
  await watchFor({ words: 'section h1, main h1', chart: CHART });
  await page.goto(address);
  const [wordsMs, chartMs] = [await whenOf('words'), await whenOf('chart')];
  await page.waitForLoadState('networkidle');
  const opened = { ...taken };
  for (let at = 1; at <= EXHIBITS; at++) {
    const drawn = page
      .locator('section')
      .nth(at - 1)
      .locator(CHART);
    await page
      .locator('section')
      .nth(at - 1)
      .scrollIntoViewIfNeeded();
    await drawn.first().waitFor({ timeout: 60_000 });
  }
  const read = { ...taken };
  await close();
  return { opened, read, wordsMs, chartMs };
}

/** A report with a page for each of twenty charts, shared without a password. */
async function shareReport(fleet: ServerFleet): Promise<string> {
  const survey = await publishBenchSurvey(fleet, false);
  for (let turn = 0; turn < RECORDS; turn++)
    await fleet.call(answerCalls.submitAnswer, JSON.parse(submission(survey, turn, 2)));
  const { scrollId } = survey;
  const charts = await chartsOf(fleet, survey);
  const { reportId } = await fleet.call(reportCalls.create, { scrollId, name: 'Bench' });
  const orders = ordersBetween('i', null, charts.length);
  const changes = charts.flatMap(({ analysis, exhibitId }, at) => {
    const [pageId, id, order] = [`page${1000 + at}`, `block${1000 + at}`, orders[at]!];
    const content = { kind: 'exhibit', analysis, exhibitId, look: {} };
    const place = { x: 60, y: 60, width: 1160, height: 600 };
    return [
      { path: ['pages', pageId], value: { id: pageId, order, name: `Page ${at + 1}`, layout: 'blank' } },
      { path: ['blocks', id], value: { id, pageId, order: 'i', place, content } },
    ];
  });
  const { document } = await fleet.call(reportCalls.get, { scrollId, reportId });
  const [empty] = Object.keys((document as { pages: object }).pages);
  const edit = { scrollId, reportId, baseVersion: 0, editId: 'bench00001' };
  await fleet.call(reportCalls.edit, { ...edit, changes: [...changes, { path: ['pages', empty!] }] as never });
  return (await fleet.call(shareCalls.saveShare, { scrollId, reportId, what: 'report' })).code;
}

async function chartsOf(fleet: ServerFleet, { scrollId }: BenchSurvey) {
  const charts: { readonly analysis: Analysis; readonly exhibitId: string }[] = [];
  const { questions } = await fleet.call(dataSetCalls.listVariables, { scrollId });
  for (const { key: question } of questions) {
    const analysis: Analysis = {
      kind: 'summary',
      derived: {},
      request: { ...defaultSummaryRequest, questions: [{ question }] },
    };
    const { exhibits } = await fleet.call(analysisCalls.run, { scrollId, ...(analysis as object) } as never);
    const chart = (exhibits as unknown as Exhibit[]).find(exhibit => 'series' in exhibit);
    if (chart) charts.push({ analysis, exhibitId: chart.id });
    if (charts.length === EXHIBITS) return charts;
  }
  throw new Error(`Only ${charts.length} charts`);
}
