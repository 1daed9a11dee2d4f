import type { CDPSession, Page } from '@playwright/test';

export interface StepCost {
  /** The main thread's own time, all tasks together. */
  readonly taskMs: number;
  /** The longest single task: from 50 ms on a person feels it. */
  readonly longestMs: number;
}

const SETTLE_MS = 700;
const CATEGORIES = ['__metadata', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** The thread's own time in µs: what other programs take from the processor is not in it. */
  readonly tdur?: number;
}

/** What a step costs the main thread, with what it sets off: saving, checking, drawing. */
export async function measureStep(page: Page, session: CDPSession, step: () => Promise<void>): Promise<StepCost> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await step();
  await page.waitForTimeout(SETTLE_MS);
  const whole = new Promise(resolve => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await whole;
  session.off('Tracing.dataCollected', collect);
  const tasks = tasksOfPage(events);
  return { taskMs: tasks.reduce((sum, ms) => sum + ms, 0), longestMs: Math.max(0, ...tasks) };
}

/** The page's own thread among those of the browser: the one of them that has worked most. */
function tasksOfPage(events: readonly TraceEvent[]): number[] {
  const ofThread = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) =>
      events.filter(event => event.name === 'RunTask' && event.pid === pid && event.tid === tid).map(taskMs),
    );
  return ofThread.sort((a, b) => b.length - a.length)[0] ?? [];
}

const taskMs = ({ tdur = 0 }: TraceEvent) => tdur / 1000;
