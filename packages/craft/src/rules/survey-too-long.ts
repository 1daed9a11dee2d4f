import { estimateMinutes } from '@wenshu/survey-core';
import type { ShapeRule } from './craft-rule.ts';

/** Beyond this more people leave before the end, and those who stay answer with less care (decision 0097). */
const MOST_MINUTES = 20;

export const surveyTooLong: ShapeRule = {
  rule: 'survey-too-long',
  reads: 'shape',
  find({ document, types, isWhole }) {
    if (!isWhole) return [];
    const count = estimateMinutes(document, types);
    return count > MOST_MINUTES
      ? [{ reason: 'as-found', at: {}, count, limit: MOST_MINUTES, certainty: 'likely' }]
      : [];
  },
};
