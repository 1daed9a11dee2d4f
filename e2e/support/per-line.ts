import type { Locator } from '@playwright/test';

/** How many stand in each line. */
export async function perLine(all: Locator): Promise<number[]> {
  const tops = await all.evaluateAll(elements => elements.map(one => Math.round(one.getBoundingClientRect().top)));
  return [...new Set(tops)].map(top => tops.filter(one => one === top).length);
}
