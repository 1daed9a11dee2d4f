import type { DesignPart } from '@wenshu/survey-core/answering';
import { blankSettings } from '../_shared/blanks.ts';
import { dropdownSettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'dropdown',
  code: 2,
  settingNames: dropdownSettings,
  itemSettingNames: ['isHidden', 'score', 'optionNumber', 'isAnchored', ...blankSettings],
  rowSettingNames: [],
  capabilities: {
    hasOptions: true,
    hasRows: false,
    maxOptions: 3000,
    answerReference: 'whole',
    canCarryQuota: true,
    scorable: true,
    importMarker: { zh: '下拉题', en: 'dropdown' },
    creatorOnly: false,
  },
};
