import type { DesignPart } from '@wenshu/survey-core/answering';
import { imageHotspotSettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'image-hotspot',
  code: 47,
  settingNames: imageHotspotSettings,
  itemSettingNames: ['isHidden', 'optionNumber', 'region'],
  rowSettingNames: [],
  capabilities: {
    hasOptions: true,
    hasRows: false,
    maxOptions: 100,
    answerReference: 'none',
    canCarryQuota: false,
    scorable: false,
    importMarker: { zh: '热点图题', en: 'image hotspot' },
    creatorOnly: false,
  },
};
