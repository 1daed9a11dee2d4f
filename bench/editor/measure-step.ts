import type { CDPSession, Page } from 'playwright-core';

export interface StepCost {
  /** The main thread's own time, all tasks together. */
  readonly taskMs: number;
  /** The longest single task of at least 50 ms; 0 when there was none. */
  readonly longestMs: number;
}

const SETTLE_MS = 600;

/** Collects the tasks that a browser calls long: those of 50 ms and more. */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver(list => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
}

/** What a step costs the main thread, with what it sets off: saving, checking, drawing. */
export async function measureStep(page: Page, session: CDPSession, step: () => Promise<void>): Promise<StepCost> {
  await takeLongTasks(page);
  const before = await taskMs(session);
  await step();
  await page.waitForTimeout(SETTLE_MS);
  const after = await taskMs(session);
  return { taskMs: after - before, longestMs: Math.max(0, ...(await takeLongTasks(page))) };
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

function takeLongTasks(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks.splice(0));
}
