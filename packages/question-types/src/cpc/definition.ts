import { seal } from '@wenshu/survey-core';
import { designDefinition } from '../_shared/designs/design-definition.ts';
import type { WholeType } from '../_shared/whole-type.ts';
import { answering } from './answer.ts';
import { cpcSettings } from './settings.ts';
import { data } from './variables.ts';
import { words } from './words.ts';

/** Attributes are option groups, their levels the options. A card is a task of one concept. */
const definition = designDefinition({ slug: 'cpc', code: 113, settingNames: cpcSettings });

export const questionType: WholeType<typeof import('./driver.ts'), typeof import('./examples.ts')> = {
  ...seal({ ...definition, ...answering, ...data }),
  words,
};
