import type { DesignPart } from '@wenshu/survey-core/answering';
import { cascadeSettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'cascade',
  code: 22,
  settingNames: cascadeSettings,
  itemSettingNames: ['isHidden', 'optionNumber'],
  rowSettingNames: [],
  capabilities: {
    hasOptions: true,
    hasRows: false,
    // 4,000 cases (S5.22), each of four levels at most; the levels above them are options too.
    maxOptions: 16_000,
    maxLayers: 4,
    answersEveryLayer: true,
    answerReference: 'whole',
    canCarryQuota: true,
    scorable: false,
    importMarker: { zh: '级联题', en: 'cascading choice' },
    creatorOnly: false,
  },
};
