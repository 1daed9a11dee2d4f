import { seal } from '@wenshu/survey-core';
import type { DesignPart } from '@wenshu/survey-core/answering';
import { designDefinition } from '../_shared/designs/design-definition.ts';
import type { WholeType } from '../_shared/whole-type.ts';
import { answering } from './answer.ts';
import { bptoSettings } from './settings.ts';
import { data } from './variables.ts';
import { words } from './words.ts';

/** The options are brands, each with its own list of prices. */
const definition: DesignPart = {
  ...designDefinition({ slug: 'bpto', code: 115, settingNames: bptoSettings }),
  itemSettingNames: ['optionNumber', 'lowestPrice', 'priceStep', 'priceCount'],
  // One brand is no trade-off: it would be over before it began.
  checkDesign: ({ items }) => (items.length < 2 ? ['brands-too-few'] : []),
};

export const questionType: WholeType<typeof import('./driver.ts'), typeof import('./examples.ts')> = {
  ...seal({ ...definition, ...answering, ...data }),
  words,
};
