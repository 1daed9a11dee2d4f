import { seal } from '@wenshu/survey-core';
import { type DesignPart, type FlowItem, readSetting } from '@wenshu/survey-core/answering';
import type { WholeType } from '../_shared/whole-type.ts';
import { answering } from './answer.ts';
import { findRegion } from './region.ts';
import { FREE_CLICKS, imageHotspotSettings, readImageHotspot } from './settings.ts';
import { data } from './variables.ts';
import { words } from './words.ts';

const definition: DesignPart = {
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
      ...(hotspotMode === FREE_CLICKS ? [] : checkRegions(items)),
    ];
  },
};

/** An option without a region can never be pointed at. */
function checkRegions(items: readonly FlowItem[]): ('options-missing' | 'region-missing')[] {
  if (items.length === 0) return ['options-missing'];
  return items.every(item => readSetting(item.settings, 'isHidden') || findRegion(item) !== undefined)
    ? []
    : ['region-missing'];
}

export const questionType: WholeType<typeof import('./driver.ts'), typeof import('./examples.ts')> = {
  ...seal({ ...definition, ...answering, ...data }),
  words,
};
