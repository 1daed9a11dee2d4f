import type { TaskKind } from '@wenshu/api-contract';
import type { RoutePath } from '@wenshu/texts/routes';
import { isBuilt } from '../../routes/built-pages.ts';
import { forwards } from '../../routes/redirects.ts';
import type { StepName } from '../../routes/route-row.ts';
import { routeTable } from '../../routes/route-table.ts';

export interface SurveyStep {
  readonly name: StepName;
  readonly pages: readonly RoutePath[];
}

const steps: readonly StepName[] = ['design', 'launch', 'transcripts', 'data', 'analysis', 'report'];

/** The ways of all tasks through the house, read off the route table: its pages by step, in the table's order. */
export const surveySteps: readonly SurveyStep[] = steps.map(name => ({
  name,
  pages: routeTable.filter(({ step }) => step === name).map(({ path }) => path),
}));

/** The part of that way that can be walked: what the header shows. An address that leads to another page is no place of its own. */
export const shownSteps: readonly SurveyStep[] = surveySteps
  .map(({ name, pages }) => ({ name, pages: pages.filter(path => isBuilt(path) && forwards[path] === undefined) }))
  .filter(({ pages }) => pages.length > 0);

/** What a task of each kind has nothing of: data that was brought in asks nobody, and only transcripts are transcribed. */
const lacking: Readonly<
  Record<TaskKind, { readonly steps: readonly StepName[]; readonly pages: readonly RoutePath[] }>
> = {
  questionnaire: { steps: ['transcripts'], pages: [] },
  data: { steps: ['design', 'launch', 'transcripts'], pages: ['/survey/launch/current'] },
  transcripts: { steps: ['design', 'launch'], pages: ['/survey/launch/current'] },
  symposium: { steps: ['launch', 'transcripts'], pages: ['/survey/launch/current'] },
};

/** The way of a task, by its kind. */
export function stepsOfKind(kind: TaskKind): readonly SurveyStep[] {
  const { steps: without, pages: closed } = lacking[kind];
  return shownSteps
    .filter(({ name }) => !without.includes(name))
    .map(({ name, pages }) => ({ name, pages: pages.filter(path => !closed.includes(path)) }));
}
