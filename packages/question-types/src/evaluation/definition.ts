import type { DesignPart } from '@wenshu/survey-core/answering';
import { evaluationSettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'evaluation',
  code: 101,
  settingNames: evaluationSettings,
  itemSettingNames: ['isHidden', 'optionNumber'],
  rowSettingNames: [],
  capabilities: {
    hasOptions: true,
    hasRows: false,
    maxOptions: 100,
    answerReference: 'none',
    canCarryQuota: false,
    scorable: true,
    importMarker: { zh: '评价题', en: 'evaluation' },
    creatorOnly: false,
    hasScoreTags: true,
  },
};
