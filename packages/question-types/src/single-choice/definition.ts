import type { DesignPart } from '@wenshu/survey-core/answering';

export const definition: DesignPart = {
  slug: 'single-choice',
  code: 1,
  settingNames: ['required', 'columnCount'],
  itemSettingNames: ['isHidden', 'hasBlank', 'isBlankRequired', 'score', 'optionNumber', 'isAnchored'],
  rowSettingNames: [],
  capabilities: {
    hasOptions: true,
    hasRows: false,
    maxOptions: 100,
    answerReference: 'whole',
    canCarryQuota: true,
    scorable: true,
    importMarker: { zh: '单选题', en: 'single choice' },
    creatorOnly: false,
  },
};
