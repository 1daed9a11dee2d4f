import { type SolutionId, solutionIds } from '@wenshu/survey-core';
import { stringifySearch } from '../../../app/routes/search.ts';

interface Place {
  readonly scrollId?: string | undefined;
  readonly solution?: SolutionId | undefined;
}

/** Where solutions are chosen; with a questionnaire and a solution, where its form is. */
export function solutionAddress({ scrollId, solution }: Place = {}): string {
  const query = new URLSearchParams({
    ...(scrollId && { scrollId }),
    way: 'solution',
    ...(solution && { solution }),
  });
  return `/team/create-survey?${query}`;
}

export const findSolutionId = (text: string | undefined) => solutionIds.find(id => id === text);

const SCHEMES_PATH = '/team/manage-project/create-project-from-solution';

/** Where all solutions and schemes are chosen from; with one of the schemes, where it is set up. */
export function schemesAddress({
  scheme,
  projectId,
  handed,
}: {
  readonly scheme?: string | undefined;
  readonly projectId?: string | undefined;
  /** The name under which its form was filled in elsewhere. */
  readonly handed?: string | undefined;
}): string {
  return `${SCHEMES_PATH}${stringifySearch({ scheme, projectId, handed })}`;
}
