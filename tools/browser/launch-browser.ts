import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '../browser.ts';

/** A browser to measure or to take pictures with, fetched first where there is none, as the journeys do. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await ensureBrowser();
  const own = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return chromium.launch({ executablePath, args: [...args], env: { ...Object.fromEntries(own), ...env } });
}
