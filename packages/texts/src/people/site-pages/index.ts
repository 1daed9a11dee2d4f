import { intelligentSeriesTexts } from './intelligent-series.ts';
import { onlinePlatformTexts } from './online-platform.ts';
import type { SitePageTexts } from './page-words.ts';
import { productTexts } from './product.ts';
import { productEnterTexts } from './product-enter.ts';
import { productGoverTexts } from './product-gover.ts';
import { solutionTexts } from './solution.ts';
import { solutionBxTexts } from './solution-bx.ts';
import { solutionCiTexts } from './solution-ci.ts';
import { solutionCxTexts } from './solution-cx.ts';
import { solutionEcoxTexts } from './solution-ecox.ts';
import { solutionExTexts } from './solution-ex.ts';
import { solutionPxTexts } from './solution-px.ts';
import { xmServicesTexts } from './xm-services.ts';

/** Pages of the site that consist of words, by their path. */
export const sitePageTexts: Readonly<Record<string, SitePageTexts>> = {
  '/product': productTexts,
  '/product-enter': productEnterTexts,
  '/product-gover': productGoverTexts,
  '/productServices/intelligentSeries': intelligentSeriesTexts,
  '/productServices/onlinePlatform': onlinePlatformTexts,
  '/productServices/xmServices': xmServicesTexts,
  '/solution': solutionTexts,
  '/solution/bx': solutionBxTexts,
  '/solution/ci': solutionCiTexts,
  '/solution/cx': solutionCxTexts,
  '/solution/ecox': solutionEcoxTexts,
  '/solution/ex': solutionExTexts,
  '/solution/px': solutionPxTexts,
};
