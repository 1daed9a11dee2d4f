import type { RoutePath } from '@wenshu/texts/routes';
import { isBuilt } from '../../routes/built-pages.ts';
import type { Area } from '../../routes/route-row.ts';
import { routeTable } from '../../routes/route-table.ts';

export type StepName = 'design' | 'launch' | 'data' | 'analysis' | 'report';

export interface SurveyStep {
  readonly name: StepName;
  readonly pages: readonly RoutePath[];
}

const steps: readonly [StepName, Area][] = [
  ['design', 'editor'],
  ['launch', 'launch'],
  ['data', 'data'],
  ['analysis', 'analysis'],
  ['report', 'report'],
];

/** A questionnaire's way through the house, read off the route table: its survey pages by area, in the table's order. */
export const surveySteps: readonly SurveyStep[] = steps.map(([name, area]) => ({
  name,
  pages: routeTable.filter(row => row.layout === 'survey' && row.area === area).map(row => row.path),
}));

/** The part of that way that can be walked: what the header shows. */
export const shownSteps: readonly SurveyStep[] = surveySteps
  .map(({ name, pages }) => ({ name, pages: pages.filter(isBuilt) }))
  .filter(({ pages }) => pages.length > 0);
