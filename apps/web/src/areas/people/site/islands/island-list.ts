import { ContactBox } from '../frame/contact-box.tsx';
import { SiteHeader } from '../frame/site-header.tsx';
import { SiteOffer } from '../frame/site-offer.tsx';
import { ExperienceAreas } from '../home/experience-areas.tsx';
import { NewsSlider } from '../home/news-slider.tsx';

/**
 * What lives in a page of the site: drawn by the server like the rest, and woken in the browser with the same properties. `part` comes with
 * every page; `load` fetches what only some pages have, when it is time.
 */
export const islands = {
  'site-header': { part: SiteHeader },
  'site-offer': { part: SiteOffer },
  'contact-box': { part: ContactBox },
  'experience-areas': { part: ExperienceAreas },
  'news-slider': { part: NewsSlider },
  'trial-form': { load: () => import('../connect/trial-form.tsx').then(({ TrialForm }) => TrialForm) },
} as const;

export type IslandName = keyof typeof islands;

type PartOf<Entry> = Entry extends { readonly part: infer Part }
  ? Part
  : Entry extends { readonly load: () => Promise<infer Part> }
    ? Part
    : never;

/** They travel as JSON: words and numbers, no functions. */
export type IslandProps<Name extends IslandName> =
  PartOf<(typeof islands)[Name]> extends (props: infer Props extends object) => unknown ? Props : never;
