import type { NumberFormat } from './exhibits.ts';

/** A number as a person reads it. Per cents are of 100; an empty base is no 0. */
export function formatNumber(value: number | null, { as, decimals, unit }: NumberFormat): string {
  if (value === null || !Number.isFinite(value)) return '-';
  if (as === 'p' && value < 10 ** -decimals) return `< ${(10 ** -decimals).toFixed(decimals)}`;
  const [whole, rest] = Math.abs(value).toFixed(decimals).split('.') as [string, string?];
  const grouped = as === 'p' ? whole : whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const digits = rest === undefined ? grouped : `${grouped}.${rest}`;
  // −0.04 to one decimal is 0, not −0.
  const sign = value < 0 && /[1-9]/.test(digits) ? '-' : '';
  if (as === 'percent') return `${sign}${digits}%`;
  return unit ? `${sign}${digits} ${unit}` : `${sign}${digits}`;
}
