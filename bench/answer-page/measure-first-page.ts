import type { Browser } from '@playwright/test';
import { openSlowPhone } from '../slow-phone.ts';

export interface FirstPage {
  /** As they came over the wire. */
  readonly bytes: number;
  readonly requests: number;
  /** From the click on the link until an answer can be given. */
  readonly readyMs: number;
}

/** One visit by somebody new. */
export async function measureFirstPage(browser: Browser, address: string): Promise<FirstPage> {
  const { page, taken, watchFor, whenOf, close } = await openSlowPhone(browser);
  await watchFor({ field: '.question input' });
  await page.goto(address);
  const readyMs = await whenOf('field');
  await page.waitForLoadState('networkidle');
  await page.locator('.question input').first().check();
  await close();
  return { ...taken, readyMs };
}
