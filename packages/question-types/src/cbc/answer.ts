import { designAnswering } from '../_shared/designs/design-answer.ts';
import { cbcSettings } from './settings.ts';

/** What "none of these" is stored as; concepts count from 1. */
export const NONE = 0;

/** The concept chosen in each task. */
export const answering = designAnswering<(typeof cbcSettings)[number], number>({
  slug: 'cbc',
  code: 112,
  settingNames: cbcSettings,
  parseValue: (raw, concepts, { hasNone }) =>
    Number.isInteger(raw) && (raw as number) >= (hasNone ? NONE : 1) && (raw as number) <= concepts.length
      ? (raw as number) + 0
      : undefined,
  checkValue: () => undefined,
});
