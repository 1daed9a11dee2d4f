import type { DesignPart } from '@wenshu/survey-core/answering';
import { blankSettings } from '../_shared/blanks.ts';
import { multiDropdownSettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'multi-dropdown',
  code: 4,
  settingNames: multiDropdownSettings,
  itemSettingNames: ['isHidden', 'isExclusive', 'score', 'optionNumber', 'isAnchored', ...blankSettings],
  rowSettingNames: [],
  capabilities: {
    hasOptions: true,
    hasRows: false,
    maxOptions: 3000,
    answerReference: 'multi',
    canCarryQuota: true,
    choosesSeveral: true,
    scorable: true,
    importMarker: { zh: '多选下拉题', en: 'multi-select dropdown' },
    creatorOnly: false,
  },
};
