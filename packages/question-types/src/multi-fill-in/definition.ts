import type { DesignPart } from '@wenshu/survey-core/answering';
import { textSettings } from '../_shared/check-text.ts';
import { multiFillInSettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'multi-fill-in',
  code: 6,
  settingNames: multiFillInSettings,
  itemSettingNames: ['isHidden', 'isBlankRequired', 'optionNumber', ...textSettings],
  rowSettingNames: [],
  capabilities: {
    hasOptions: true,
    hasRows: false,
    maxOptions: 100,
    answerReference: 'multi',
    canCarryQuota: false,
    scorable: false,
    importMarker: { zh: '多项填空题', en: 'multi fill-in' },
    creatorOnly: false,
  },
};
