import type { Reporter } from 'vitest/node';
import { touchProgress } from './touch-progress.ts';

/** Vitest speaks when a file is done; a long one gets on with every test. */
export default class VitestProgress implements Reporter {
  onTestCaseResult(): void {
    touchProgress();
  }
}
