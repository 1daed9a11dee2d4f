import { oneOption } from '../_shared/choosing/one-option.ts';
import { scaleSettings } from './settings.ts';

/** The points are options, so that each has its own words and score. They have no blanks and cannot be quoted. */
export const answering = { ...oneOption('scale', 10, scaleSettings), quoteText: () => '' };
