import type { codingScreenTexts } from '@wenshu/texts/findings/coding-screen';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { PartProps } from './coding-data.ts';

export type CodingPartName = Exclude<keyof (typeof codingScreenTexts)['zh']['parts'], 'name'>;

/** The work on one coding, in the order in which it is shown: the name of each is a text of `codingScreenTexts`. */
export const codingParts: Readonly<Record<CodingPartName, LazyExoticComponent<ComponentType<PartProps>>>> = {
  code: lazy(() => import('./code/code-part.tsx')),
  groups: lazy(() => import('./groups/groups-part.tsx')),
  rules: lazy(() => import('./rules/rules-part.tsx')),
  frame: lazy(() => import('./frame/frame-part.tsx')),
  coders: lazy(() => import('./coders/coders-part.tsx')),
};
