import { type AnsweringPart, isRecord } from '@wenshu/survey-core/answering';
import { locationSettings } from './settings.ts';

/** The browser's position, the address that was typed, or both. Who refuses the one can still give the other. */
export type LocationAnswer = { readonly latitude?: number; readonly longitude?: number; readonly address?: string };

export const MAX_ADDRESS_LENGTH = 200;
/** A tenth of a metre: more digits say nothing. */
const DECIMALS = 6;

export const answering: AnsweringPart<'required', LocationAnswer> = {
  slug: 'location',
  code: 45,
  role: 'question',
  settingNames: locationSettings,
  tests: ['answered', 'text'],
  parse: (_asked, raw) => {
    if (!isRecord(raw)) return { problem: 'not-readable' };
    const { latitude, longitude, address = '' } = raw;
    if (typeof address !== 'string') return { problem: 'not-readable' };
    const text = address === '' ? {} : { address };
    if (latitude === undefined && longitude === undefined) return { answer: text };
    const north = degrees(latitude, 90);
    const east = degrees(longitude, 180);
    if (north === undefined || east === undefined) return { problem: 'not-readable' };
    return { answer: { latitude: north, longitude: east, ...text } };
  },
  isEmpty: ({ latitude, address }) => latitude === undefined && !address?.trim(),
  check: (_asked, { address = '' }) =>
    [...address.trim()].length > MAX_ADDRESS_LENGTH ? [{ problem: 'too-long', num: MAX_ADDRESS_LENGTH }] : [],
  operands: (_asked, { address }) => ({ text: address?.trim() ?? '' }),
  restrict: (_asked, answer) => answer,
  quoteText: () => '',
  toRows: (_asked, answer) => [{ answerValue: JSON.stringify(answer), answerValueType: 4 }],
  fromRows: (_asked, rows) => {
    try {
      return JSON.parse(rows[0]?.answerValue ?? 'null');
    } catch {
      return null;
    }
  },
};

function degrees(raw: unknown, most: number): number | undefined {
  if (typeof raw !== 'number' || !(Math.abs(raw) <= most)) return undefined;
  // Minus zero is stored as zero.
  return Number(raw.toFixed(DECIMALS)) + 0;
}
