import type { DataPart } from '@wenshu/survey-core/answering';
import { itemVariables } from '../_shared/item-variables.ts';
import { type HotspotAnswer, MOODS, moodsOf, pointsOf } from './hotspot-answer.ts';
import { findRegion, isInRegion, type Point, type Region } from './region.ts';
import { FREE_CLICKS, type ImageHotspotSetting } from './settings.ts';

const CLICKED = [
  { value: 0, label: '0', word: 'notClicked' },
  { value: 1, label: '1', word: 'clicked' },
] as const;

/** Regions: the mood of each. Clicks: all of them as one text, and whether one fell into each region that is drawn. */
export const data: DataPart<ImageHotspotSetting, HotspotAnswer> = {
  summary: { kind: 'hotspots', chart: 'heat-map' },
  variables: ({ question, settings }) => {
    const isClicks = settings.hotspotMode === FREE_CLICKS;
    const valueLabels = isClicks
      ? CLICKED
      : MOODS.map((mood, index) => ({ value: index + 1, label: mood, word: mood }));
    const regions = itemVariables(question, question.items, item => ({
      measure: 'nominal',
      valueLabels,
      reads: [{ as: 'selected', itemId: item.id }],
    }));
    const clicks = {
      key: '#clicks',
      name: '_clicks',
      label: question.title.text,
      measure: 'text' as const,
      content: 'points' as const,
    };
    return isClicks ? [clicks, ...regions] : regions;
  },
  values: ({ question, settings }) => {
    if (settings.hotspotMode !== FREE_CLICKS)
      return answer => {
        const moods = moodsOf(answer);
        return question.items.map(item => {
          const mood = moods[item.id];
          return mood ? MOODS.indexOf(mood) + 1 : null;
        });
      };
    const regions = question.items.map(findRegion);
    return answer => {
      const points = pointsOf(answer);
      return [
        points.map(({ x, y }) => `${x},${y}`).join('; ') || null,
        ...regions.map(region => (answer ? Number(isClicked(region, points)) : null)),
      ];
    };
  },
  design: ({ question, settings }) => ({
    picture: settings.picture,
    regions: question.items.map(item => ({ id: item.id, region: findRegion(item) ?? null })),
  }),
};

function isClicked(region: Region | undefined, points: readonly Point[]): boolean {
  return !!region && points.some(point => isInRegion(point, region));
}
