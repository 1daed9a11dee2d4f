import type { DesignPart } from '@wenshu/survey-core/answering';
import { priceListOf } from '../_shared/price-list.ts';
import { psmSettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'psm',
  code: 116,
  settingNames: psmSettings,
  itemSettingNames: [],
  rowSettingNames: [],
  capabilities: {
    hasOptions: false,
    hasRows: false,
    maxOptions: 0,
    answerReference: 'none',
    canCarryQuota: false,
    scorable: false,
    importMarker: null,
    creatorOnly: false,
  },
  // Four prices that rise need four of them.
  checkDesign: ({ settings }) => (priceListOf(settings).length < 4 ? ['prices-too-few'] : []),
};
