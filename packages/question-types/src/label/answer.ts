import type { AnsweringPart } from '@wenshu/survey-core/answering';
import { type SeveralOptionsAnswer, severalOptions } from '../_shared/choosing/several-options.ts';
import { labelMissing } from './problems.ts';
import { labelSettings } from './settings.ts';

/** The creator's own labels of respondents: asked on anonymous links, known beforehand on others. */
export const answering: AnsweringPart<(typeof labelSettings)[number], SeveralOptionsAnswer> = {
  ...severalOptions('label', 36, labelSettings, ['answered', 'choice', 'count']),
  missing: labelMissing,
  // Somebody without any of these labels is asked all the same.
  prefill: ({ question }, { labels = [] }) => {
    const known = new Set(labels.map(plain));
    const items = question.items.filter(({ title }) => known.has(plain(title.text)));
    return items.length > 0 ? { items: items.map(({ id }) => id) } : undefined;
  },
};

/** Labels are compared as the editor compares names. */
const plain = (name: string) => name.trim().toLowerCase();
