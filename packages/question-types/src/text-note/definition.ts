import type { DesignPart } from '@wenshu/survey-core/answering';

export const definition: DesignPart = {
  slug: 'text-note',
  code: 34,
  settingNames: [],
  itemSettingNames: [],
  rowSettingNames: [],
  capabilities: {
    hasOptions: false,
    hasRows: false,
    maxOptions: 0,
    answerReference: 'none',
    canCarryQuota: false,
    scorable: false,
    importMarker: { zh: '文本说明', en: 'text note' },
    creatorOnly: false,
  },
};
