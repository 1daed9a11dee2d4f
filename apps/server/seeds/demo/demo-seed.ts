import type { Person } from '../../src/features/people/account/index.ts';
import type { Platform } from '../../src/platform/platform.ts';

/** One feature's part of the demo; the people are already there, in the order of `demoPeople`. */
export type DemoSeed = (platform: Platform, people: readonly Person[]) => Promise<void>;
