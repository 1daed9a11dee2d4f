import { type NumberFormat, unitText } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';

/** A format of Excel's that shows a number as `formatShown` does, with an asterisk where its base is small. */
export function excelFormat(format: NumberFormat, language: Language, hasAsterisk: boolean): string {
  const { as, decimals, unit } = format;
  const fraction = decimals > 0 ? `.${'0'.repeat(decimals)}` : '';
  const star = hasAsterisk ? literal('*') : '';
  if (as === 'percent') return `0${fraction}%${star}`;
  const least = (10 ** -decimals).toFixed(decimals);
  if (as === 'p') return `[<${least}]${literal(`<${least}`)}${star};0${fraction}${star}`;
  const digits = `#,##0${fraction}`;
  if (as === 'money' && unit !== undefined) return `${literal(unit)}${digits}${star}`;
  const after = unitText(format, language);
  return `${digits}${after === '' ? '' : literal(after)}${star}`;
}

/** Excel multiplies what it shows as a per cent. */
export const excelNumber = (value: number, { as }: NumberFormat): number => (as === 'percent' ? value / 100 : value);

/** A quote would end the literal. */
const literal = (text: string) => `"${text.replaceAll('"', '').slice(0, 40)}"`;
