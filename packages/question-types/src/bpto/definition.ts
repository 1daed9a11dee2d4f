import type { DesignPart } from '@wenshu/survey-core/answering';
import { bptoSettings } from './settings.ts';

/** The options are brands, each with its own list of prices. */
export const definition: DesignPart = {
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
