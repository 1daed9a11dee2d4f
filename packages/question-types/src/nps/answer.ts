import { oneNumber } from '../_shared/filling/one-number.ts';
import { npsSettings } from './settings.ts';

/** "How likely are you to recommend us": always 0 to 10, or the score would not compare. */
export const answering = oneNumber('nps', 11, npsSettings, () => ({ least: 0, most: 10 }));
