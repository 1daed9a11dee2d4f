import type { Language } from '@wenshu/texts';
import { summaryTexts } from '@wenshu/texts/findings/summary';
import type { DataVariable } from '../../data-set/variable.ts';
import type { PlainFormat } from '../../exhibit/units.ts';
import { statisticFormat } from '../cross/heads.ts';

/** A sign stands before the number, a word behind it. */
const SIGN = /^[$¥€£₩₹฿￥]$/;

/** How means and the like of a variable's numbers are written. */
export function numberFormat({ unit, currency }: DataVariable, language: Language): PlainFormat {
  if (currency !== undefined)
    return SIGN.test(currency)
      ? { ...statisticFormat, as: 'money', unit: currency }
      : { ...statisticFormat, unit: ` ${currency}` };
  if (unit === undefined) return statisticFormat;
  if (unit === 'seconds') return { as: 'seconds', decimals: 1 };
  return { as: 'number', decimals: 0, unit: summaryTexts[language].numbers.milliseconds };
}
