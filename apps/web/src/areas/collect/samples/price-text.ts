import { language } from '../../../app/language/language.ts';

/** An amount of money as its readers write it. */
export function priceText(fen: number, reader = language): string {
  const tag = reader === 'zh' ? 'zh-CN' : 'en-GB';
  return new Intl.NumberFormat(tag, { style: 'currency', currency: 'CNY' }).format(fen / 100);
}
