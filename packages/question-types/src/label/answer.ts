import { severalOptions } from '../_shared/several-options.ts';
import { labelSettings } from './settings.ts';

/** The creator's own labels of respondents: asked on anonymous links, known beforehand on others. */
export const answering = {
  ...severalOptions('label', 36, labelSettings, ['answered', 'choice', 'count']),
  missing: 'label-missing' as const,
};
