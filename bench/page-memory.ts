import type { CDPSession, Page } from '@playwright/test';

/** What a page holds once everything that can go is gone. */
export async function memoryOf(page: Page, session: CDPSession) {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const bytes = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
  return { heapMb: bytes / 1e6, nodes: await page.evaluate(() => document.querySelectorAll('*').length) };
}
