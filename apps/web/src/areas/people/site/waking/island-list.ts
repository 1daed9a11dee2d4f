import type { ComponentType } from 'react';
import { ContactBox } from '../frame/contact-box.tsx';
import { SiteHeader } from '../frame/site-header.tsx';
import { SiteOffer } from '../frame/site-offer.tsx';
import { ExperienceAreas } from '../home/experience-areas.tsx';
import { NewsSlider } from '../home/news-slider.tsx';
import type { IslandName } from '../islands/island.tsx';

/** Each takes the properties that it was drawn with. */
export type AwakePart = ComponentType<never>;

type Entry = { readonly part: AwakePart } | { readonly load: () => Promise<AwakePart> };

/** What lives in the pages of the site. `part` comes with every page; `load` fetches what only some pages have, when it is time. */
export const islands: Readonly<Record<IslandName, Entry>> = {
  'site-header': { part: SiteHeader },
  'site-offer': { part: SiteOffer },
  'contact-box': { part: ContactBox },
  'experience-areas': { part: ExperienceAreas },
  'live-cross-table': {
    load: () => import('../live/cross-table/live-cross-table.tsx').then(({ LiveCrossTable }) => LiveCrossTable),
  },
  'live-question': {
    load: () => import('../live/question/live-question.tsx').then(({ LiveQuestion }) => LiveQuestion),
  },
  'live-simulator': {
    load: () => import('../live/simulator/live-simulator.tsx').then(({ LiveSimulator }) => LiveSimulator),
  },
  'news-slider': { part: NewsSlider },
  'trial-form': { load: () => import('../connect/trial-form.tsx').then(({ TrialForm }) => TrialForm) },
  'tool-margin': { load: () => import('../tools/margin-tool.tsx').then(({ MarginTool }) => MarginTool) },
  'tool-nps': { load: () => import('../tools/nps-tool.tsx').then(({ NpsTool }) => NpsTool) },
  'tool-price': { load: () => import('../tools/price-tool.tsx').then(({ PriceTool }) => PriceTool) },
  'tool-rim': { load: () => import('../tools/rim-tool.tsx').then(({ RimTool }) => RimTool) },
  'tool-sample-size': {
    load: () => import('../tools/sample-size-tool.tsx').then(({ SampleSizeTool }) => SampleSizeTool),
  },
  'tool-significance': {
    load: () => import('../tools/significance-tool.tsx').then(({ SignificanceTool }) => SignificanceTool),
  },
};
