import { LayersIcon, ListIcon, PenIcon, SparkIcon } from '@wenshu/ui';
import type { ComponentType } from 'react';

interface StartCard {
  /** Of `start.cards` in the assistant's texts. */
  readonly name: 'questionnaire' | 'outline' | 'desk' | 'concept';
  readonly path: string;
  readonly icon: ComponentType;
}

/** Helpers that work, each with the page on which it begins; another one is a line here and its words. */
export const startCards: readonly StartCard[] = [
  { name: 'questionnaire', path: '/survey/AIImport', icon: SparkIcon },
  { name: 'outline', path: '/survey/AccessOutline', icon: ListIcon },
  { name: 'desk', path: '/survey/DeskStudy', icon: LayersIcon },
  { name: 'concept', path: '/survey/ProductConcept', icon: PenIcon },
];
