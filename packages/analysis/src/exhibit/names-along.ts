import type { Language } from '@wenshu/texts';
import type { Lines, Ranges } from './exhibits.ts';
import { formatShown } from './format-number.ts';

/** What stands along the lines: names, days, or numbers in their own form. */
export function namesAlong({ x }: Lines, language: Language): readonly string[] {
  if (x.of === 'category') return x.names;
  if (x.of === 'time') return x.at.map(moment => new Date(moment).toISOString().slice(0, 10));
  return x.at.map(value => (x.format ? formatShown(x.format, value, language) : String(value)));
}

/** A row by what tells it from those of other groups. */
export const rangeName = ({ text, group }: Ranges['rows'][number]): string => (group ? `${group} · ${text}` : text);
