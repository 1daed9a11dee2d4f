import { seal } from '@wenshu/survey-core';
import type { DesignPart } from '@wenshu/survey-core/answering';
import type { WholeType } from '../_shared/whole-type.ts';
import { answering } from './answer.ts';
import { bptoSettings } from './settings.ts';
import { data } from './variables.ts';
import { words } from './words.ts';

/** The options are brands, each with its own list of prices. */
const definition: DesignPart = {
  slug: 'bpto',
  code: 115,
  settingNames: bptoSettings,
  itemSettingNames: ['optionNumber', 'lowestPrice', 'priceStep', 'priceCount'],
  rowSettingNames: [],
  capabilities: {
    hasOptions: true,
    hasRows: false,
    maxOptions: 100,
    answerReference: 'none',
    canCarryQuota: false,
    scorable: false,
    importMarker: null,
    creatorOnly: false,
  },
  // One brand is no trade-off: it would be over before it began.
  checkDesign: ({ items }) => (items.length < 2 ? ['brands-too-few'] : []),
};

export const questionType: WholeType<typeof import('./driver.ts'), typeof import('./examples.ts')> = {
  ...seal({ ...definition, ...answering, ...data }),
  words,
};
