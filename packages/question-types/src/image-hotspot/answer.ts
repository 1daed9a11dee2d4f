import { type AnsweringPart, type AnswerProblem, isRecord, limits } from '@wenshu/survey-core/answering';
import { parseByItem, restrictByItem } from '../_shared/by-item.ts';
import {
  type HotspotAnswer,
  moodsFromRows,
  moodsOf,
  parseMood,
  parsePoint,
  pointsFromRows,
  pointsOf,
  rowsOfHotspot,
} from './hotspot-answer.ts';
import { findRegion, isInRegion } from './region.ts';
import { FREE_CLICKS, type ImageHotspotSetting, imageHotspotSettings } from './settings.ts';

export const answering: AnsweringPart<ImageHotspotSetting, HotspotAnswer> = {
  slug: 'image-hotspot',
  code: 47,
  role: 'question',
  settingNames: imageHotspotSettings,
  tests: ['answered', 'choice', 'count'],
  parse: ({ question, settings }, raw) =>
    settings.hotspotMode === FREE_CLICKS ? parsePoints(raw) : parseByItem(question.items, raw, parseMood),
  isEmpty: answer => pointsOf(answer).length === 0 && Object.keys(moodsOf(answer)).length === 0,
  check: ({ settings }, answer) =>
    pointsOf(answer).length > settings.maxClicks ? [{ problem: 'too-many', num: settings.maxClicks }] : [],
  // A region is chosen when it was judged, whatever the judgement, or when a click fell into it.
  operands: ({ question }, answer) => {
    const moods = moodsOf(answer);
    const points = pointsOf(answer);
    const isChosen = (item: (typeof question.items)[number]) => {
      const region = findRegion(item);
      return Object.hasOwn(moods, item.id) || (!!region && points.some(point => isInRegion(point, region)));
    };
    return { selected: question.items.filter(isChosen).map(item => item.id) };
  },
  restrict: ({ question }, answer) =>
    pointsOf(answer).length > 0 ? answer : restrictByItem(question.items, moodsOf(answer)),
  quoteText: () => '',
  toRows: (_asked, answer) => rowsOfHotspot(answer),
  fromRows: ({ settings }, rows) => (settings.hotspotMode === FREE_CLICKS ? pointsFromRows(rows) : moodsFromRows(rows)),
};

function parsePoints(raw: unknown): { readonly answer: HotspotAnswer } | AnswerProblem {
  if (!isRecord(raw) || !Array.isArray(raw.points) || raw.points.length > limits.hotspotClicks)
    return { problem: 'not-readable' };
  const points = raw.points.map(parsePoint).filter(point => point !== undefined);
  return points.length === raw.points.length ? { answer: { points } } : { problem: 'not-readable' };
}
