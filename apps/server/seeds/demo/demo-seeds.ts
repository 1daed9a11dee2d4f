import { seedCoffeeSurvey } from './coffee-survey.ts';
import type { DemoSeed } from './demo-seed.ts';
import { seedLivelySurveys } from './lively-surveys.ts';
import { seedSolutionSurveys } from './solution-surveys.ts';
import { seedTeams } from './teams.ts';

/** In this order, after the people. */
export const shortDemo: readonly DemoSeed[] = [seedCoffeeSurvey, seedLivelySurveys, seedTeams];
export const wholeDemo: readonly DemoSeed[] = [...shortDemo, seedSolutionSurveys];
