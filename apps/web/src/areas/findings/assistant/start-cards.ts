import { SparkIcon } from '@wenshu/ui';
import type { ComponentType } from 'react';

interface StartCard {
  /** Of `start.cards` in the assistant's texts. */
  readonly name: 'questionnaire';
  readonly path: string;
  readonly icon: ComponentType;
}

/** Helpers that work, each with the page on which it begins; another one is a line here and its words. */
export const startCards: readonly StartCard[] = [{ name: 'questionnaire', path: '/survey/AIImport', icon: SparkIcon }];
