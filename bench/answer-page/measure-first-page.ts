import type { Browser } from '@playwright/test';

export interface FirstPage {
  /** As they came over the wire. */
  readonly bytes: number;
  readonly requests: number;
  /** From the click on the link until an answer can be given. */
  readonly readyMs: number;
}

const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const CPU_SLOWDOWN = 4;

/** One visit by somebody new: nothing cached, nothing stored. */
export async function measureFirstPage(browser: Browser, address: string): Promise<FirstPage> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  // Browsers take brotli from a trusted address; what others were measured with, and what proxies pass on, is gzip.
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  let bytes = 0;
  let requests = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  // The frame after the first field is there: it is drawn, and what it does on a click is attached.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('.question input')) return;
      watch.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => document.documentElement.setAttribute('data-ready', String(performance.now()))),
      );
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto(address);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  const readyMs = Number(await page.getAttribute('html', 'data-ready'));
  await page.waitForLoadState('networkidle');
  await page.locator('.question input').first().check();
  await context.close();
  return { bytes, requests, readyMs };
}
