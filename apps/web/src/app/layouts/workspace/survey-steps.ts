import type { RoutePath } from '@wenshu/texts/routes';
import { isBuilt } from '../../routes/built-pages.ts';
import { forwards } from '../../routes/redirects.ts';
import type { StepName } from '../../routes/route-row.ts';
import { routeTable } from '../../routes/route-table.ts';

export interface SurveyStep {
  readonly name: StepName;
  readonly pages: readonly RoutePath[];
}

const steps: readonly StepName[] = ['design', 'launch', 'data', 'analysis', 'report'];

/** A questionnaire's way through the house, read off the route table: its pages by step, in the table's order. */
export const surveySteps: readonly SurveyStep[] = steps.map(name => ({
  name,
  pages: routeTable.filter(({ step }) => step === name).map(({ path }) => path),
}));

/** What is about asking people: data that was brought in has nothing of it. */
const askingSteps: readonly StepName[] = ['design', 'launch'];
const askingPages: readonly RoutePath[] = ['/survey/launch/current'];

/** The part of that way that can be walked: what the header shows. An address that leads to another page is no place of its own. */
export const shownSteps: readonly SurveyStep[] = surveySteps
  .map(({ name, pages }) => ({ name, pages: pages.filter(path => isBuilt(path) && forwards[path] === undefined) }))
  .filter(({ pages }) => pages.length > 0);

/** The way of data that was brought in from elsewhere. */
export function stepsOfData(): readonly SurveyStep[] {
  return shownSteps
    .filter(({ name }) => !askingSteps.includes(name))
    .map(({ name, pages }) => ({ name, pages: pages.filter(path => !askingPages.includes(path)) }));
}
