import type { Reporter } from '@playwright/test/reporter';
import { touchProgress } from './touch-progress.ts';

/** Playwright speaks when a journey is done; a long one gets on with every step. */
export default class PlaywrightProgress implements Reporter {
  onStepEnd(): void {
    touchProgress();
  }

  printsToStdio(): boolean {
    return false;
  }
}
