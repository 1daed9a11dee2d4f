import { type AnswerRow, isRecord } from '@wenshu/survey-core/answering';
import type { ByItem } from '../_shared/by-item.ts';
import { parseJsonRow } from '../_shared/json-row.ts';
import type { Point } from './region.ts';

export const MOODS = ['like', 'neutral', 'dislike'] as const;
export type Mood = (typeof MOODS)[number];

/** Clicks in their order, or a mood for every region that has one: which of the two, the question's mode says. */
export type HotspotAnswer = { readonly points: readonly Point[] } | ByItem<Mood>;

/** A thousandth of the picture is finer than a finger. */
const DECIMALS = 4;

export function pointsOf(answer: HotspotAnswer | undefined): readonly Point[] {
  return Array.isArray(answer?.points) ? answer.points : [];
}

/** A mood is a text and a list of points is none, so an option may have any id. */
export function moodsOf(answer: HotspotAnswer | undefined): ByItem<Mood> {
  return Array.isArray(answer?.points) ? {} : ((answer ?? {}) as ByItem<Mood>);
}

export function parseMood(raw: unknown): Mood | null {
  return MOODS.find(mood => mood === raw) ?? null;
}

export function parsePoint(raw: unknown): Point | undefined {
  const x = fraction(isRecord(raw) ? raw.x : undefined);
  const y = fraction(isRecord(raw) ? raw.y : undefined);
  return x === undefined || y === undefined ? undefined : { x, y };
}

function fraction(raw: unknown): number | undefined {
  if (typeof raw !== 'number' || !(raw >= 0 && raw <= 1)) return undefined;
  // Minus zero is stored as zero.
  return Number(raw.toFixed(DECIMALS)) + 0;
}

/** Rows have no order, so a click carries its place among the clicks. */
export function rowsOfHotspot(answer: HotspotAnswer): readonly AnswerRow[] {
  return [
    ...pointsOf(answer).map(
      ({ x, y }, index): AnswerRow => ({ answerValue: JSON.stringify({ n: index + 1, x, y }), answerValueType: 4 }),
    ),
    ...Object.entries(moodsOf(answer)).map(
      ([itemId, mood]): AnswerRow => ({ itemId, answerValue: JSON.stringify({ mood }), answerValueType: 4 }),
    ),
  ];
}

export function pointsFromRows(rows: readonly AnswerRow[]): { readonly points: readonly unknown[] } {
  const sent = rows.map(parseJsonRow).map(raw => (isRecord(raw) ? raw : {}));
  return { points: sent.sort((a, b) => Number(a.n) - Number(b.n)) };
}

export function moodsFromRows(rows: readonly AnswerRow[]): Record<string, unknown> {
  return Object.fromEntries(
    rows.map(row => {
      const raw = parseJsonRow(row);
      return [row.itemId ?? '', isRecord(raw) ? raw.mood : null];
    }),
  );
}
