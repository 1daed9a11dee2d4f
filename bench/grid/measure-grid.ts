import type { CDPSession, Page } from '@playwright/test';
import { recordGridTexts } from '@wenshu/texts/findings/record-grid';
import { memoryOf } from '../page-memory.ts';
import { filter, SEARCH, SORTED } from './asked.ts';
import type { BareTimes } from './bare-calls.ts';
import { installWatch } from './grid-watch.ts';

interface StepTime {
  readonly name: string;
  readonly ms: number;
  /** The call that it waits for. */
  readonly reference: keyof BareTimes;
}

interface Opened {
  readonly origin: string;
  readonly scrollId: string;
}

const t = recordGridTexts.en;
const PAGES = 20;
const TURNS = 5;
const WHEEL_STEPS = 200;
const JUMPS = 60;
const QUARTER_MS = 15_000;
const LOOKED_MS = 2_000;
const HOVERED_MS = 100;

/**
 * The way of somebody who looks through a large table, each step until what they asked for is drawn. Times of what is done in the open page
 * are the browser's own, from the press of a key or button on: what it takes to reach the button from here is nothing that a person waits for.
 */
export async function measureGrid(page: Page, session: CDPSession, { origin, scrollId }: Opened, minutes: number) {
  const steps: StepTime[] = [];
  const address = `${origin}/survey/dataSheet?scrollId=${scrollId}`;
  const whole = () => page.waitForFunction(() => window.gridWatch.isWhole(), undefined, { polling: 'raf' });
  const open = async (name: string, reference: keyof BareTimes, to: string) => {
    const started = performance.now();
    await page.goto(to);
    await whole();
    steps.push({ name, reference, ms: performance.now() - started });
  };
  const press = async (act: () => Promise<unknown>, otherThan?: string) => {
    await page.evaluate(before => window.gridWatch.awaitPress(before), otherThan);
    await act();
    const took = await page.waitForFunction(() => window.gridWatch.tookMs);
    return (await took.jsonValue())!;
  };
  const measure = async (name: string, reference: keyof BareTimes, act: () => Promise<unknown>) => {
    const before = await page.evaluate(() => window.gridWatch.view());
    steps.push({ name, reference, ms: await press(act, before) });
  };
  const jumpTo = (share: number) => page.evaluate(to => window.gridWatch.jumpTo(to), share);

  await page.addInitScript(installWatch);
  // Once before, so that no step pays for compiling the scripts.
  await page.goto(address);
  await whole();
  await open('first page, from the address', 'first', address);
  const chain = await requestsOf(page);
  const memory = { 'at the first page': await memoryOf(page, session) };
  const clicked: Record<'clicked' | 'clicked again', number[]> = { clicked: [], 'clicked again': [] };
  for (let turn = 0; turn < TURNS; turn++) {
    // The workspace is open, at another page of the same survey, and somebody has looked at that for a while.
    await page.goto(`${origin}/survey/launch/current?scrollId=${scrollId}`);
    for (const times of Object.values(clicked)) {
      await page.waitForTimeout(LOOKED_MS);
      const link = page.locator('a[href^="/survey/launch/original"]').first();
      // A person's pointer is there for a moment before they press, and what the page shows first is on its way by then.
      await link.hover();
      await page.waitForTimeout(HOVERED_MS);
      times.push(await press(() => link.click()));
      // Whoever goes back takes the pointer to the browser's own button.
      await page.mouse.move(0, 0);
      await page.goBack();
    }
  }
  for (const [how, times] of Object.entries(clicked))
    steps.push({
      reference: 'first',
      ms: medianOf(times),
      name: `first page, ${how} after ${HOVERED_MS} ms on the link, median`,
    });
  await page.goto(address);
  await whole();
  // The first page is looked at before somebody goes elsewhere: meanwhile the server puts the rest in order.
  await page.waitForTimeout(LOOKED_MS);
  const jumped: Record<'middle' | 'end', number[]> = { middle: [], end: [] };
  for (let turn = 0; turn < TURNS; turn++)
    // Each time somewhere else: rows that were seen are kept for a while.
    for (const [where, share] of [['middle', 0.5 + turn / 50] as const, ['end', 1 - turn / 50] as const])
      jumped[where].push(await jumpTo(share));
  for (const [where, times] of Object.entries(jumped))
    steps.push({ name: `jump to the ${where}, median`, reference: 'within', ms: medianOf(times) });
  await jumpTo(0);
  await page.locator('[data-row="0"][data-column="1"]').click();
  let turned = 0;
  for (let turn = 0; turn < PAGES; turn++) turned += await press(() => page.keyboard.press('PageDown'));
  steps.push({ name: 'page by page, each', reference: 'within', ms: turned / PAGES });

  const frames = await framesOf(page, async () => {
    for (let step = 0; step < WHEEL_STEPS; step++) {
      await page.mouse.wheel(0, 240);
      await page.waitForTimeout(8);
    }
  });
  await whole();
  for (let at = 0; at < JUMPS; at++) await jumpTo(((at * 37) % 100) / 100);
  const after: Record<string, Awaited<ReturnType<typeof memoryOf>>> = {
    ...memory,
    [`after ${JUMPS} jumps`]: await memoryOf(page, session),
  };
  // As long as somebody may look around: what is kept of pages that were seen must not grow with them.
  const begun = performance.now();
  for (let quarter = 1; quarter <= 4; quarter++) {
    for (let at = quarter; performance.now() - begun < quarter * minutes * QUARTER_MS; at++)
      await jumpTo(((at * 61) % 997) / 997);
    after[`after ${(quarter * minutes) / 4} minutes`] = await memoryOf(page, session);
  }

  await jumpTo(0);
  await open('sorted anew, from the address', 'sort', `${address}&sort=-${encodeURIComponent(SORTED)}`);
  const head = page.getByRole('columnheader', { name: 'Submitted' });
  await measure('sorted anew, by a head', 'sort', () => head.click());
  await page.getByRole('button', { name: t.filter.open, exact: true }).click();
  const panel = page.getByRole('dialog', { name: t.filter.title });
  await panel.getByRole('combobox', { name: t.filter.variable }).fill('Duration');
  await page.keyboard.press('Enter');
  await panel.getByRole('combobox', { name: 'Compare', exact: true }).fill('at least');
  await page.keyboard.press('Enter');
  await panel.getByRole('spinbutton').fill(String(filter.value));
  const apply = panel.getByRole('button', { name: t.filter.apply, exact: true });
  await measure('filtered', 'filter', () => apply.click());
  const search = page.getByRole('searchbox');
  await measure('searched, with the rest in typing', 'search', () => search.fill(SEARCH));
  return { steps, chain, frames, memory: after };
}

const medianOf = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

/** The calls that the first page waited for: when each was asked and answered, from the address on. */
function requestsOf(page: Page): Promise<{ readonly path: string; readonly fromMs: number; readonly toMs: number }[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/api/'))
      .map(({ name, startTime, responseEnd }) => ({
        path: new URL(name).pathname,
        fromMs: startTime,
        toMs: responseEnd,
      })),
  );
}

/** Times between the frames that are drawn while something goes on. */
async function framesOf(page: Page, act: () => Promise<void>) {
  await page.evaluate(() => {
    const times: number[] = [];
    const take = (now: number) => {
      times.push(now);
      if (times.length < 100_000) requestAnimationFrame(take);
    };
    requestAnimationFrame(take);
    Object.assign(window, { frameTimes: times });
  });
  await act();
  const times = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes.slice());
  const gaps = times.slice(1).map((time, index) => time - times[index]!);
  gaps.sort((a, b) => a - b);
  return {
    count: gaps.length,
    medianMs: gaps[Math.floor(gaps.length / 2)] ?? 0,
    worstMs: gaps.at(-1) ?? 0,
    over50: gaps.filter(gap => gap > 50).length,
  };
}
