import { type AnsweringPart, isRecord } from '@wenshu/survey-core/answering';
import { type BlinkSetting, blinkSettings } from './settings.ts';

/** How long the picture was really seen. 0: it was begun and broken off, or read as a text instead. */
export type BlinkAnswer = { readonly exposureMs: number };

/** A machine that was put to sleep in the middle comes back with an hour: that is no exposure. */
const LONGEST_EXPOSURE_MS = 60_000;

export const answering: AnsweringPart<BlinkSetting, BlinkAnswer> = {
  slug: 'blink',
  code: 105,
  role: 'question',
  settingNames: blinkSettings,
  tests: ['answered', 'number'],
  missing: 'not-viewed',
  parse: (_asked, raw) => {
    const ms = isRecord(raw) ? raw.exposureMs : undefined;
    if (typeof ms !== 'number' || !(ms >= 0 && ms <= LONGEST_EXPOSURE_MS)) return { problem: 'not-readable' };
    // Minus zero is stored as zero.
    return { answer: { exposureMs: Math.round(ms) + 0 } };
  },
  isEmpty: () => false,
  check: () => [],
  operands: (_asked, { exposureMs }) => ({ number: exposureMs }),
  restrict: (_asked, answer) => answer,
  quoteText: () => '',
  toRows: (_asked, { exposureMs }) => [{ answerValue: String(exposureMs), answerValueType: 2 }],
  fromRows: (_asked, rows) => ({ exposureMs: rows[0]?.answerValue ? Number(rows[0].answerValue) : null }),
};
