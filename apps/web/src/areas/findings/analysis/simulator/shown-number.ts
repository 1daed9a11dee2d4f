import { formatNumber, numberAs, type Percent, percentFormat } from '@wenshu/analysis/browser';
import { language } from '../../../../app/language/language.ts';

export const percentText = (share: Percent | null): string => formatNumber(percentFormat, share, language);
export const moneyText = (amount: number | null): string =>
  formatNumber(numberAs(amount !== null && Math.abs(amount) >= 1_000 ? 0 : 2), amount, language);
