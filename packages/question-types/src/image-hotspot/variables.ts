import type { DataPart, FlowItem } from '@wenshu/survey-core/answering';
import { codeOf } from '../_shared/options.ts';
import { type HotspotAnswer, MOODS, moodsOf, pointsOf } from './hotspot-answer.ts';
import { findRegion, isInRegion, type Point } from './region.ts';
import { FREE_CLICKS, type ImageHotspotSetting } from './settings.ts';

const NOT_CHOSEN = [
  { value: 0, label: '0' },
  { value: 1, label: '1' },
];

/** Regions: the mood of each. Clicks: all of them as one text, and whether one fell into each region that is drawn. */
export const data: DataPart<ImageHotspotSetting, HotspotAnswer> = {
  summary: { kind: 'hotspots', chart: 'heat-map' },
  variables: ({ question, settings }) => {
    const isClicks = settings.hotspotMode === FREE_CLICKS;
    const regions = question.items.map(item => ({
      name: `_${codeOf(question.items, item.id)}`,
      label: `${question.title.text}: ${item.title.text}`,
      measure: 'nominal' as const,
      valueLabels: isClicks ? NOT_CHOSEN : MOODS.map((mood, index) => ({ value: index + 1, label: mood })),
    }));
    const clicks = { name: '_clicks', label: question.title.text, measure: 'text' as const };
    return isClicks ? [clicks, ...regions] : regions;
  },
  values: ({ question, settings }, answer) => {
    if (settings.hotspotMode !== FREE_CLICKS)
      return question.items.map(item => {
        const mood = moodsOf(answer)[item.id];
        return mood ? MOODS.indexOf(mood) + 1 : null;
      });
    const points = pointsOf(answer);
    return [
      points.map(({ x, y }) => `${x},${y}`).join('; ') || null,
      ...question.items.map(item => (answer ? Number(isClicked(item, points)) : null)),
    ];
  },
};

function isClicked(item: FlowItem, points: readonly Point[]): boolean {
  const region = findRegion(item);
  return !!region && points.some(point => isInRegion(point, region));
}
