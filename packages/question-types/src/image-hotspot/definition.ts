import type { DesignPart } from '@wenshu/survey-core/answering';
import { FREE_CLICKS, imageHotspotSettings, readImageHotspot } from './settings.ts';

export const definition: DesignPart = {
  slug: 'image-hotspot',
  code: 47,
  settingNames: imageHotspotSettings,
  itemSettingNames: ['isHidden', 'optionNumber', 'region'],
  rowSettingNames: [],
  capabilities: {
    hasOptions: true,
    needsOptions: false,
    hasRows: false,
    maxOptions: 100,
    answerReference: 'none',
    canCarryQuota: false,
    scorable: false,
    importMarker: { zh: '热点图题', en: 'image hotspot' },
    creatorOnly: false,
  },
  checkDesign: ({ settings, items }) => {
    const { picture, hotspotMode } = readImageHotspot(settings);
    return [
      ...(picture === '' ? (['picture-missing'] as const) : []),
      ...(hotspotMode !== FREE_CLICKS && items.length === 0 ? (['options-missing'] as const) : []),
    ];
  },
};
