import type { Browser } from '@playwright/test';

export interface FirstPage {
  /** As they came over the wire, until the first answer was kept. */
  readonly bytes: number;
  readonly requests: number;
  /** From the click on the link until the first question is painted. */
  readonly seenMs: number;
  /** Until an answer that is given at once is in the page's keeping. */
  readonly keptMs: number;
}

const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const CPU_SLOWDOWN = 4;

/** What to look for: the first field that can be answered, and what says that its answer was kept. */
export interface Watched {
  readonly field: string;
  /** Runs in the page. */
  isKept(): boolean;
}

export const ours: Watched = {
  field: '.question input, .question textarea, .question select',
  isKept: () =>
    Object.keys(localStorage).some(
      key => key.startsWith('wenshu.answers.') && !localStorage.getItem(key)!.includes('"answers":{}'),
    ),
};

/** One visit by somebody new: nothing cached, nothing stored. */
export async function measureFirstPage(browser: Browser, address: string, watched = ours): Promise<FirstPage> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  // Browsers take brotli from a trusted address; what others were measured with, and what proxies pass on, is gzip.
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  // By request: what has come of it, headers and all once it is whole.
  const received = new Map<string, number>();
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    received.set(requestId, (received.get(requestId) ?? 0) + encodedDataLength),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    received.set(requestId, encodedDataLength),
  );
  await page.addInitScript({ content: `window.isKept = ${String(watched.isKept)};` });
  await page.addInitScript(watchAnswer, watched.field);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForSelector('html[data-kept]', { state: 'attached' });
  const read = async (name: string) => Number(await page.getAttribute('html', name));
  const whole = [...received.values()].filter(size => size > 0);
  const bytes = whole.reduce((sum, size) => sum + size, 0);
  const figures = { bytes, requests: whole.length, seenMs: await read('data-seen'), keptMs: await read('data-kept') };
  await context.close();
  return figures;
}

/** In the page: the frame after the first field is there it is painted; it is answered in that moment, and then looked after. */
function watchAnswer(field: string): void {
  const { isKept } = window as unknown as { isKept(): boolean };
  const note = (name: string) => document.documentElement.setAttribute(name, String(performance.now()));
  const answer = (first: HTMLElement) => {
    if (first instanceof HTMLInputElement && /radio|checkbox/.test(first.type)) first.click();
    else {
      const { prototype } = first.constructor as { prototype: object };
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(first, 'An answer');
      for (const type of ['input', 'change']) first.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
  const watch = new MutationObserver(() => {
    const first = document.querySelector<HTMLElement>(field);
    if (!first) return;
    watch.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        note('data-seen');
        answer(first);
        const look = () => (isKept() ? note('data-kept') : setTimeout(look, 5));
        look();
      }),
    );
  });
  watch.observe(document, { childList: true, subtree: true });
}
