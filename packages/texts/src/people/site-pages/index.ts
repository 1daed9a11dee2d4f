import type { SitePageTexts } from './page-words.ts';
import { solutionCxTexts } from './solution-cx.ts';

/** Pages of the site that consist of words, by their path. */
export const sitePageTexts: Readonly<Record<string, SitePageTexts>> = {
  '/solution/cx': solutionCxTexts,
};
