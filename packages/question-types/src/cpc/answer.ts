import { limits } from '@wenshu/survey-core/answering';
import { designAnswering } from '../_shared/designs/design-answer.ts';
import { parseNumber } from '../_shared/filling/numbers-by-item.ts';
import { intentNotBetween } from './problems.ts';
import { cpcSettings } from './settings.ts';

const { min, max } = limits.purchaseIntent;

/** The purchase intent of each card. */
export const answering = designAnswering<(typeof cpcSettings)[number], number>({
  slug: 'cpc',
  code: 113,
  settingNames: cpcSettings,
  parseValue: raw => parseNumber(raw) ?? undefined,
  checkValue: intent =>
    Number.isInteger(intent) && intent >= min && intent <= max ? undefined : intentNotBetween(min, max),
});
