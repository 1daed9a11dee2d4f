import type { DesignPart } from '@wenshu/survey-core/answering';
import { textSettings } from '../_shared/check-text.ts';
import { horizontalFillInSettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'horizontal-fill-in',
  code: 51,
  settingNames: horizontalFillInSettings,
  itemSettingNames: ['isHidden', 'isBlankRequired', 'optionNumber', ...textSettings],
  rowSettingNames: [],
  capabilities: {
    hasOptions: true,
    hasRows: false,
    maxOptions: 100,
    answerReference: 'multi',
    canCarryQuota: false,
    scorable: false,
    importMarker: { zh: '横向填空题', en: 'horizontal fill-in' },
    creatorOnly: false,
  },
};
