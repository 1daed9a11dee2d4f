// A slow phone on a slow network, as a browser plays it: what benchmarks of pages that strangers open share.
import type { Browser } from '@playwright/test';

const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const CPU_SLOWDOWN = 4;
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
export const SLOW_PHONE = 'CPU 4 times slower, 150 ms and 1.6 Mbit/s';

/** Somebody new: nothing cached, nothing stored. Counts what comes over the wire. */
export async function openSlowPhone(browser: Browser) {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, userAgent: PHONE };
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  // Browsers take brotli from a trusted address; what others were measured with, and what proxies pass on, is gzip.
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const taken = { bytes: 0, requests: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    taken.bytes += encodedDataLength;
    taken.requests += 1;
  });
  /** When each first was there, in milliseconds since the click: the frame after it is drawn, and what it does on a click is attached. */
  const watchFor = (selectors: Readonly<Record<string, string>>) =>
    page.addInitScript(wanted => {
      const left = new Map(Object.entries(wanted));
      const watch = new MutationObserver(() => {
        for (const [name, selector] of left) {
          if (!document.querySelector(selector)) continue;
          left.delete(name);
          requestAnimationFrame(() =>
            setTimeout(() => document.documentElement.setAttribute(`data-at-${name}`, String(performance.now()))),
          );
        }
        if (left.size === 0) watch.disconnect();
      });
      watch.observe(document, { childList: true, subtree: true });
    }, selectors);
  const whenOf = async (name: string): Promise<number> => {
    await page.waitForSelector(`html[data-at-${name}]`, { state: 'attached', timeout: 120_000 });
    return Number(await page.getAttribute('html', `data-at-${name}`));
  };
  return { page, taken, watchFor, whenOf, close: () => context.close() };
}

/** The middle of what was measured several times. */
export const medianOf = <Run>(runs: readonly Run[], pick: (run: Run) => number): number =>
  runs.map(pick).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)]!;
