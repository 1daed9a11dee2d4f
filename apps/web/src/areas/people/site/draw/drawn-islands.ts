import type { ComponentType } from 'react';
import { ContactBox } from '../frame/contact-box.tsx';
import { SiteHeader } from '../frame/site-header.tsx';
import { SiteOffer } from '../frame/site-offer.tsx';
import { ExperienceAreas } from '../home/experience-areas.tsx';
import { NewsSlider } from '../home/news-slider.tsx';
import type { IslandName } from '../islands/island-list.ts';

/** What the server draws of each island. What shows nothing before its script has come is not here. */
export const drawnIslands: Readonly<Partial<Record<IslandName, ComponentType<never>>>> = {
  'site-header': SiteHeader,
  'site-offer': SiteOffer,
  'contact-box': ContactBox,
  'experience-areas': ExperienceAreas,
  'news-slider': NewsSlider,
};
