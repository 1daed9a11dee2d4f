import { type SolutionId, solutionIds } from '@wenshu/survey-core';

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
