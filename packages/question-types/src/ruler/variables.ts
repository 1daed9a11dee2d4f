import { numbersData } from '../_shared/filling/numbers-by-item.ts';
import { readRuler } from './settings.ts';

export const data = numbersData(settings => {
  const { least, most } = readRuler(settings);
  return { range: { least, most } };
});
