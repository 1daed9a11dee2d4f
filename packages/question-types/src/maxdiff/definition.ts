import { seal } from '@wenshu/survey-core';
import { designDefinition } from '../_shared/designs/design-definition.ts';
import type { WholeType } from '../_shared/whole-type.ts';
import { answering } from './answer.ts';
import { maxDiffSettings } from './settings.ts';
import { data } from './variables.ts';
import { words } from './words.ts';

/** The options are the items; a set is a task whose concepts are single items. */
const definition = designDefinition({ slug: 'maxdiff', code: 114, settingNames: maxDiffSettings });

export const questionType: WholeType<typeof import('./driver.ts'), typeof import('./examples.ts')> = {
  ...seal({ ...definition, ...answering, ...data }),
  words,
};
