import type { CDPSession, Page } from '@playwright/test';
import { recordGridTexts } from '@wenshu/texts/findings/record-grid';
import { memoryOf } from '../page-memory.ts';
import { filter, SEARCH, SORTED } from './asked.ts';
import type { BareTimes } from './bare-calls.ts';

interface StepTime {
  readonly name: string;
  readonly ms: number;
  /** The call that it waits for. */
  readonly reference: keyof BareTimes;
}

const t = recordGridTexts.en;
const PAGES = 20;
const TURNS = 5;
const WHEEL_STEPS = 200;
const JUMPS = 60;
const QUARTER_MS = 15_000;

/** Every row that is drawn has its values, and nothing of another view is on its way. */
function isWhole(): boolean {
  const grid = document.querySelector('[role=grid]');
  if (grid?.getAttribute('aria-busy') !== 'false') return false;
  return grid.querySelector('[role=gridcell]') !== null && grid.querySelector('[role=row][aria-busy=true]') === null;
}

/** The way of somebody who looks through a large table, each step until what they asked for is there. */
export async function measureGrid(page: Page, session: CDPSession, address: string, minutes: number) {
  const steps: StepTime[] = [];
  const whole = () => page.waitForFunction(isWhole, undefined, { polling: 'raf' });
  const measure = async (name: string, reference: keyof BareTimes, act: () => Promise<unknown>) => {
    const started = performance.now();
    await act();
    await whole();
    steps.push({ name, reference, ms: performance.now() - started });
  };
  const total = () => page.locator('h1 + [role=status]').innerText();
  const untilTotal = (before: string) =>
    page.waitForFunction(was => document.querySelector('h1 + [role=status]')?.textContent !== was, before, {
      polling: 'raf',
    });
  const jumpTo = (share: number) =>
    page.evaluate(async part => {
      const grid = document.querySelector('[role=grid]')!;
      grid.scrollTop = (grid.scrollHeight - grid.clientHeight) * part;
      // Until the jump has been drawn: before that, the rows from where it began are all there.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    }, share);

  // Once before, so that no step pays for compiling the scripts.
  await page.goto(address);
  await whole();
  await measure('first page, from the address', 'first', () => page.goto(address));
  const chain = await requestsOf(page);
  const memory = { 'at the first page': await memoryOf(page, session) };
  const jumped: Record<'middle' | 'end', number[]> = { middle: [], end: [] };
  for (let turn = 0; turn < TURNS; turn++)
    // Each time somewhere else: rows that were seen are kept for a while.
    for (const [where, share] of [['middle', 0.5 + turn / 50] as const, ['end', 1 - turn / 50] as const]) {
      const begun = performance.now();
      await jumpTo(share);
      await whole();
      jumped[where].push(performance.now() - begun);
    }
  for (const [where, times] of Object.entries(jumped))
    steps.push({ name: `jump to the ${where}, median`, reference: 'within', ms: medianOf(times) });
  await jumpTo(0);
  await whole();
  await page.locator('[data-row="0"][data-column="1"]').click();
  const started = performance.now();
  for (let turn = 0; turn < PAGES; turn++) {
    await page.keyboard.press('PageDown');
    await whole();
  }
  steps.push({ name: 'page by page, each', reference: 'within', ms: (performance.now() - started) / PAGES });

  const frames = await framesOf(page, async () => {
    for (let step = 0; step < WHEEL_STEPS; step++) {
      await page.mouse.wheel(0, 240);
      await page.waitForTimeout(8);
    }
  });
  await whole();
  for (let jump = 0; jump < JUMPS; jump++) {
    await jumpTo(((jump * 37) % 100) / 100);
    await whole();
  }
  const after: Record<string, Awaited<ReturnType<typeof memoryOf>>> = {
    ...{ ...memory, [`after ${JUMPS} jumps`]: await memoryOf(page, session) },
  };
  // As long as somebody may look around: what is kept of pages that were seen must not grow with them.
  const begun = performance.now();
  for (let quarter = 1; quarter <= 4; quarter++) {
    for (let jump = quarter; performance.now() - begun < quarter * minutes * QUARTER_MS; jump++) {
      await jumpTo(((jump * 61) % 997) / 997);
      await whole();
    }
    after[`after ${(quarter * minutes) / 4} minutes`] = await memoryOf(page, session);
  }

  await jumpTo(0);
  await whole();
  const sort = (name: string) => page.goto(`${address}&sort=${name}`);
  await measure('sorted anew, from the address', 'sort', () => sort(`-${encodeURIComponent(SORTED)}`));
  await measure('sorted anew, by a head', 'sort', async () => {
    await page.getByRole('columnheader', { name: 'Submitted' }).click();
    await page.waitForFunction(() => document.querySelector('[aria-sort=ascending]') !== null);
  });
  const beforeFilter = await total();
  await page.getByRole('button', { name: t.filter.open, exact: true }).click();
  const panel = page.getByRole('dialog', { name: t.filter.title });
  await panel.getByRole('combobox', { name: t.filter.variable }).fill('Duration');
  await page.keyboard.press('Enter');
  await panel.getByRole('combobox', { name: 'Compare', exact: true }).fill('at least');
  await page.keyboard.press('Enter');
  await panel.getByRole('spinbutton').fill(String(filter.value));
  await measure('filtered', 'filter', async () => {
    await panel.getByRole('button', { name: t.filter.apply, exact: true }).click();
    await untilTotal(beforeFilter);
  });
  const beforeSearch = await total();
  await measure('searched (200 ms of it rest)', 'search', async () => {
    await page.getByRole('searchbox').fill(SEARCH);
    await untilTotal(beforeSearch);
  });
  return { steps, chain, frames, memory: after };
}

const medianOf = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

/** The calls that the first page waited for: when each was asked and answered, from the address on. */
function requestsOf(page: Page): Promise<{ readonly path: string; readonly fromMs: number; readonly toMs: number }[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/api/'))
      .map(({ name, startTime, responseEnd }) => ({
        ...{ path: new URL(name).pathname, fromMs: startTime, toMs: responseEnd },
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
