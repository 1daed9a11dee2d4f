import { designAnswering } from '../_shared/design-answer.ts';
import { parseNumber } from '../_shared/numbers-by-item.ts';
import { cpcSettings } from './settings.ts';

/** How likely one is to buy: the specification's scale (S9.5). */
export const INTENT = { least: 1, most: 10 } as const;

/** The purchase intent of each card. */
export const answering = designAnswering<(typeof cpcSettings)[number], number>({
  slug: 'cpc',
  code: 113,
  settingNames: cpcSettings,
  parseValue: raw => parseNumber(raw) ?? undefined,
  checkValue: intent =>
    Number.isInteger(intent) && intent >= INTENT.least && intent <= INTENT.most
      ? undefined
      : { problem: 'intent-not-between', num: INTENT.least, max: INTENT.most },
});
