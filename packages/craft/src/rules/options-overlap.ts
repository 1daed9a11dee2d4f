import { partRanges } from '../mends/part-ranges.ts';
import type { Asked } from '../reading/asked.ts';
import { overlap, readRanges } from '../reading/ranges.ts';
import type { Survey, WordsLanguage } from '../reading/read-survey.ts';
import { asksForMain, kinds } from '../words/kinds.ts';
import type { Found, WordsRule } from './craft-rule.ts';

/** Somebody of 25 who finds "18–25" and "25–35" tosses a coin; the figures of both are wrong. Only where one answer is chosen. */
export const optionsOverlap: WordsRule = {
  rule: 'options-overlap',
  reads: 'words',
  find(asked, survey, language) {
    if (asked.kind !== 'single' || asked.isTrap) return undefined;
    return inRanges(asked, survey) ?? inKinds(asked, language);
  },
};

function inRanges(asked: Asked, survey: Survey): Found | undefined {
  const named = readRanges(asked.options);
  if (named.length < 2 || named.length * 2 < asked.options.length) return undefined;
  for (const [index, one] of named.entries())
    for (const other of named.slice(index + 1)) {
      if (!overlap(one.range, other.range)) continue;
      const mend = survey.isBase ? partRanges(asked, survey) : undefined;
      return {
        reason: 'shared-boundary',
        words: one.text,
        against: other.text,
        at: { questionId: asked.id, itemIds: [one.id, other.id] },
        certainty: 'certain',
        ...(mend && { mend }),
      };
    }
  return undefined;
}

function inKinds({ id: questionId, title, options }: Asked, language: WordsLanguage): Found | undefined {
  if (asksForMain[language].test(title)) return undefined;
  for (const { kind, within } of kinds[language]) {
    const whole = options.find(({ role, text }) => role === 'plain' && kind.test(text));
    const part = options.find(({ role, text }) => role === 'plain' && within.test(text) && text !== whole?.text);
    if (whole && part)
      return {
        reason: 'kind-within-kind',
        words: whole.text,
        against: part.text,
        at: { questionId, itemIds: [whole.id, part.id] },
        certainty: 'likely',
      };
  }
  return undefined;
}
