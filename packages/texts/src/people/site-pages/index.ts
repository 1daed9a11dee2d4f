import type { SitePageTexts } from './page-words.ts';
import { solutionBxTexts } from './solution-bx.ts';
import { solutionCxTexts } from './solution-cx.ts';
import { solutionPxTexts } from './solution-px.ts';

/** Pages of the site that consist of words, by their path. */
export const sitePageTexts: Readonly<Record<string, SitePageTexts>> = {
  '/solution/bx': solutionBxTexts,
  '/solution/cx': solutionCxTexts,
  '/solution/px': solutionPxTexts,
};
