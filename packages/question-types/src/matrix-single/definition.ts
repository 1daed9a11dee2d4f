import type { DesignPart } from '@wenshu/survey-core/answering';

export const definition: DesignPart = {
  slug: 'matrix-single',
  code: 15,
  settingNames: ['required'],
  itemSettingNames: ['score', 'optionNumber'],
  rowSettingNames: ['optionNumber'],
  capabilities: {
    hasOptions: true,
    hasRows: true,
    maxOptions: 100,
    answerReference: 'single',
    canCarryQuota: false,
    scorable: true,
    importMarker: { zh: '矩阵单选题', en: 'matrix single' },
    creatorOnly: false,
  },
};
