import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './e2e/support/journey.ts';
import { findBrowser } from './tools/browser.ts';

const browser = findBrowser();
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const calm = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Journeys in a real browser against the real platform, in both languages, on a desktop and on a phone. */
export default defineConfig<JourneyOptions>({
  testDir: 'e2e',
  testMatch: '**/*.journey.ts',
  globalSetup: './e2e/support/start-platform.ts',
  outputDir: 'test-results',
  // Generous, because machines are: a journey is about what happens, not about how fast.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  retries: 2,
  // Twice the cores that are sure to be there: journeys wait for half of their time, while others go on.
  workers: 4,
  // A file's journeys do not wait for each other: at the end, no worker stands idle beside a long file.
  fullyParallel: true,
  use: {
    // A trace of every journey would cost a third of their time; a failed one leaves a picture, and can be run again with --trace on.
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    ...(browser && {
      launchOptions: {
        executablePath: browser.executablePath,
        args: [...browser.args],
        env: { ...plainEnvironment(), ...browser.env },
      },
    }),
  },
  projects: [
    // Desktops ask for no motion and phones do not: both ways are tried, and half of the journeys do not wait for what slides in.
    // By tags and not by skipping: who skips has already opened a browser for it.
    { name: 'desktop zh', grepInvert: /@phone/, use: { ...calm, viewport: desktop, language: 'zh', locale: 'zh-CN' } },
    // Each size in another language; what the second size would show no better is walked once.
    {
      name: 'phone en',
      grepInvert: /@wide/,
      use: { viewport: phone, hasTouch: true, isMobile: true, language: 'en', locale: 'en-GB' },
    },
  ],
});

/** Playwright wants every variable to have a value. */
function plainEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
