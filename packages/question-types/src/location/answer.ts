import { type AnsweringPart, isRecord } from '@wenshu/survey-core/answering';
import { parseJsonRow } from '../_shared/json-row.ts';
import { type LocationSetting, locationSettings } from './settings.ts';

/**
 * The browser's position, the place chosen from the list, the address that was typed, or any of them together: who refuses the
 * one can still give the other. A place's name is kept beside its code as it was read: borders and names change over the years.
 */
export type LocationAnswer = {
  readonly latitude?: number;
  readonly longitude?: number;
  readonly address?: string;
  readonly area?: string;
  readonly areaName?: string;
};

export const MAX_ADDRESS_LENGTH = 200;
const MAX_AREA_NAME_LENGTH = 60;
/** A tenth of a metre: more digits say nothing. */
const DECIMALS = 6;

export const answering: AnsweringPart<LocationSetting, LocationAnswer> = {
  slug: 'location',
  code: 45,
  role: 'question',
  settingNames: locationSettings,
  tests: ['answered', 'text'],
  parse: (_asked, raw) => {
    if (!isRecord(raw)) return { problem: 'not-readable' };
    const position = parsePosition(raw);
    const place = parsePlace(raw);
    const { address = '' } = raw;
    if (!position || !place || typeof address !== 'string') return { problem: 'not-readable' };
    return { answer: { ...position, ...(address !== '' && { address }), ...place } };
  },
  isEmpty: ({ latitude, address, area }) => latitude === undefined && area === undefined && !address?.trim(),
  check: (_asked, { address = '', area }) => {
    if ([...address.trim()].length > MAX_ADDRESS_LENGTH) return [{ problem: 'too-long', num: MAX_ADDRESS_LENGTH }];
    return area !== undefined && !isPlaceWhole(area) ? [{ problem: 'path-unfinished' }] : [];
  },
  operands: (_asked, { address = '', areaName = '' }) => ({ text: `${areaName}${address.trim()}` }),
  restrict: (_asked, answer) => answer,
  quoteText: () => '',
  toRows: (_asked, answer) => [{ answerValue: JSON.stringify(answer), answerValueType: 4 }],
  fromRows: (_asked, [row]) => parseJsonRow(row),
};

/** Places above the level of areas with nothing below them: the engine has no list, so their codes stand here. */
const WHOLE_WITHOUT_AREAS = ['710000', '441900', '442000', '460400', '620200'];

/** Whether a code goes down to the last level. */
export function isPlaceWhole(code: string): boolean {
  return !code.endsWith('00') || WHOLE_WITHOUT_AREAS.includes(code);
}

function parsePosition({ latitude, longitude }: Readonly<Record<string, unknown>>) {
  if (latitude === undefined && longitude === undefined) return {};
  const north = degrees(latitude, 90);
  const east = degrees(longitude, 180);
  return north === undefined || east === undefined ? undefined : { latitude: north, longitude: east };
}

function degrees(raw: unknown, most: number): number | undefined {
  if (typeof raw !== 'number' || !(Math.abs(raw) <= most)) return undefined;
  // Minus zero is stored as zero.
  return Number(raw.toFixed(DECIMALS)) + 0;
}

function parsePlace({ area, areaName }: Readonly<Record<string, unknown>>) {
  if (area === undefined && areaName === undefined) return {};
  if (typeof area !== 'string' || !/^[0-9]{6}$/.test(area)) return undefined;
  if (typeof areaName !== 'string' || areaName === '' || areaName.length > MAX_AREA_NAME_LENGTH) return undefined;
  return { area, areaName };
}
