import { seedCoffeeSurvey } from './coffee-survey.ts';
import type { DemoSeed } from './demo-seed.ts';

/** In this order, after the people. */
export const demoSeeds: readonly DemoSeed[] = [seedCoffeeSurvey];
