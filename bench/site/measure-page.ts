import type { Browser } from '@playwright/test';
import { openSlowPhone } from '../slow-phone.ts';

export interface PageFigures {
  /** Until the largest piece of the first screen was painted. */
  readonly paintMs: number;
  readonly shift: number;
  readonly scriptBytes: number;
  readonly bytes: number;
}

/** Later than this nothing moves that nobody has touched. */
const SETTLED_MS = 2_500;

export async function measurePage(browser: Browser, address: string): Promise<PageFigures> {
  const { page, taken, close } = await openSlowPhone(browser);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let scriptBytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    const kept = { paintMs: 0, shift: 0 };
    Object.assign(window, { kept });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) kept.paintMs = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) kept.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  const kept = await page.evaluate(() => (window as unknown as { kept: { paintMs: number; shift: number } }).kept);
  const figures = { ...kept, scriptBytes, bytes: taken.bytes };
  await close();
  return figures;
}
