import { StatisticsProblem } from '../problem.ts';
import type { Signs } from './respondent-walk.ts';

export type SignNames = Readonly<Record<string, 'positive' | 'negative'>>;

export function readSigns(wanted: SignNames, names: readonly string[]): Signs {
  const signs = new Int8Array(names.length);
  for (const [name, sign] of Object.entries(wanted)) {
    const place = names.indexOf(name);
    if (place < 0) throw new StatisticsProblem('unknown-column', { column: name });
    signs[place] = sign === 'positive' ? 1 : -1;
  }
  return signs;
}
