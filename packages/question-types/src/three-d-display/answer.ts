import { type AnsweringPart, isRecord } from '@wenshu/survey-core/answering';
import { parseJsonRow } from '../_shared/json-row.ts';
import { type ThreeDDisplaySetting, threeDDisplaySettings } from './settings.ts';

/** How long it was on the screen, and how long it was being turned. */
export type ThreeDDisplayAnswer = { readonly viewedSeconds: number; readonly rotatedSeconds: number };

const LONGEST_SECONDS = 24 * 60 * 60;

export const answering: AnsweringPart<ThreeDDisplaySetting, ThreeDDisplayAnswer> = {
  slug: 'three-d-display',
  code: 106,
  role: 'question',
  settingNames: threeDDisplaySettings,
  tests: ['answered', 'number'],
  missing: 'not-viewed',
  parse: (_asked, raw) => {
    const viewedSeconds = parseSeconds(isRecord(raw) ? raw.viewedSeconds : undefined);
    const rotatedSeconds = parseSeconds(isRecord(raw) ? raw.rotatedSeconds : undefined);
    if (viewedSeconds === undefined || rotatedSeconds === undefined) return { problem: 'not-readable' };
    return { answer: { viewedSeconds, rotatedSeconds } };
  },
  isEmpty: ({ viewedSeconds }) => viewedSeconds === 0,
  check: () => [],
  operands: (_asked, { viewedSeconds }) => ({ number: viewedSeconds }),
  restrict: (_asked, answer) => answer,
  quoteText: () => '',
  toRows: (_asked, answer) => [{ answerValue: JSON.stringify(answer), answerValueType: 4 }],
  fromRows: (_asked, [row]) => parseJsonRow(row),
};

/** In tenths: a browser's clock says no more. */
function parseSeconds(raw: unknown): number | undefined {
  if (typeof raw !== 'number' || !(raw >= 0 && raw <= LONGEST_SECONDS)) return undefined;
  return Math.round(raw * 10) / 10 + 0;
}
