import { oneNumber } from '../_shared/filling/one-number.ts';
import { ratingSettings } from './settings.ts';

export const answering = oneNumber('rating', 9, ratingSettings, ({ settings }) => ({
  least: 1,
  most: settings.pointCount,
}));
