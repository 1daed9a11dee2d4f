import { seal } from '@wenshu/survey-core';
import { designDefinition } from '../_shared/designs/design-definition.ts';
import type { WholeType } from '../_shared/whole-type.ts';
import { answering } from './answer.ts';
import { cbcSettings } from './settings.ts';
import { data } from './variables.ts';
import { words } from './words.ts';

/** Attributes are option groups, their levels the options. A solution makes it; its structure is not edited by hand. */
const definition = designDefinition({ slug: 'cbc', code: 112, settingNames: cbcSettings });

export const questionType: WholeType<typeof import('./driver.ts'), typeof import('./examples.ts')> = {
  ...seal({ ...definition, ...answering, ...data }),
  words,
};
