import type { SitePageTexts } from './page-words.ts';
import { solutionTexts } from './solution.ts';
import { solutionBxTexts } from './solution-bx.ts';
import { solutionCiTexts } from './solution-ci.ts';
import { solutionCxTexts } from './solution-cx.ts';
import { solutionEcoxTexts } from './solution-ecox.ts';
import { solutionExTexts } from './solution-ex.ts';
import { solutionPxTexts } from './solution-px.ts';

/** Pages of the site that consist of words, by their path. */
export const sitePageTexts: Readonly<Record<string, SitePageTexts>> = {
  '/solution': solutionTexts,
  '/solution/bx': solutionBxTexts,
  '/solution/ci': solutionCiTexts,
  '/solution/cx': solutionCxTexts,
  '/solution/ecox': solutionEcoxTexts,
  '/solution/ex': solutionExTexts,
  '/solution/px': solutionPxTexts,
};
