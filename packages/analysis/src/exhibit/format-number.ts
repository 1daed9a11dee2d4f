import type { Language } from '@wenshu/texts';
import { exhibitTexts } from '@wenshu/texts/findings/exhibit';
import { LEAST_TO_SPEAK } from '../claims/least-to-speak.ts';
import type { NumberBase } from './exhibits.ts';
import type { NumberFormat, NumberIn, Unit } from './units.ts';

/** What stands where there is nothing to count. */
export const NOTHING = '-';
/** Fewer people than this get the asterisk. */
export const SMALL_BASE = LEAST_TO_SPEAK;

const unitOf: Readonly<Partial<Record<Unit, (language: Language) => string>>> = {
  percent: () => '%',
  points: language => exhibitTexts[language].points,
  seconds: language => exhibitTexts[language].seconds,
};

/** A number as a person reads it, the same on screen and in every file; "-" for none. Only a number of the format's unit compiles. */
export function formatNumber<U extends Unit>(
  format: NumberFormat<U>,
  value: NumberIn<U> | null,
  language: Language,
): string {
  return formatShown(format, value, language);
}

/**
 * The same for whoever draws an exhibit that is made: its maker held number and format against each other, and a renderer has both from
 * there. Whoever makes an exhibit or a sentence takes `formatNumber`.
 */
export function formatShown(format: NumberFormat, value: number | null, language: Language): string {
  if (value === null || !Number.isFinite(value)) return NOTHING;
  const { as, decimals, unit } = format;
  const least = 10 ** -decimals;
  // A p-value is never 0.
  if (as === 'p' && value < least) return `<${least.toFixed(decimals)}`;
  const digits = grouped(value.toFixed(decimals));
  if (as === 'money' && unit !== undefined) return `${unit}${digits}`;
  return digits + unitText(format, language);
}

/** What stands behind a number of this format. */
export const unitText = ({ as, unit }: NumberFormat, language: Language): string =>
  unit ?? unitOf[as]?.(language) ?? '';

/** Thousands by commas, as both languages write them; and no sign at what is rounded to zero. */
function grouped(digits: string): string {
  const [whole, fraction] = digits.split('.') as [string, string?];
  const isZero = Number(digits) === 0;
  const bare = whole.replace('-', '');
  const sign = whole.startsWith('-') && !isZero ? '-' : '';
  const thousands = bare.replace(/\B(?=(\d{3})+$)/g, ',');
  return sign + thousands + (fraction === undefined ? '' : `.${fraction}`);
}

/** Some people, and too few to rely on: with weights by their effective base, as tests go by it. */
export function isSmallBase(base: NumberBase | undefined): boolean {
  if (base === undefined || base.people === 0) return false;
  const { people, effective = people, least = SMALL_BASE } = base;
  return Math.min(people, effective) < least;
}
