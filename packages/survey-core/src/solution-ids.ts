/** In the order in which they are offered. */
export const solutionIds = ['kano', 'maxdiff', 'cbc', 'cpc', 'psm', 'bpto'] as const;
export type SolutionId = (typeof solutionIds)[number];
