import { seedCoffeeSurvey } from './coffee-survey.ts';
import type { DemoSeed } from './demo-seed.ts';
import { seedLivelySurveys } from './lively-surveys.ts';
import { seedSolutionSurveys } from './solution-surveys.ts';
import { seedTeams } from './teams.ts';
import { seedTrialForm } from './trial-form.ts';

/** In this order, after the people. */
export const shortDemo: readonly DemoSeed[] = [seedCoffeeSurvey, seedTrialForm, seedLivelySurveys, seedTeams];
export const wholeDemo: readonly DemoSeed[] = [...shortDemo, seedSolutionSurveys];
