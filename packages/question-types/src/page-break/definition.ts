import type { DesignPart } from '@wenshu/survey-core/answering';

export const definition: DesignPart = {
  slug: 'page-break',
  code: 35,
  settingNames: [],
  itemSettingNames: [],
  rowSettingNames: [],
  capabilities: {
    hasOptions: false,
    hasRows: false,
    maxOptions: 0,
    needsTitle: false,
    answerReference: 'none',
    canCarryQuota: false,
    scorable: false,
    importMarker: { zh: '分页', en: 'page break' },
    creatorOnly: false,
  },
};
