import { formatNumber } from '@wenshu/analysis/browser';
import { language } from '../../../../app/language/language.ts';

export const percentText = (share: number | null): string =>
  formatNumber({ as: 'percent', decimals: 1 }, share, language);
export const moneyText = (amount: number | null): string =>
  formatNumber({ as: 'number', decimals: amount !== null && Math.abs(amount) >= 1_000 ? 0 : 2 }, amount, language);
