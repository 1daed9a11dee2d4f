import type { Question } from '@wenshu/survey-core';
import { ALL, pickerFor } from './quote-options.ts';

/** What a marker in the editor's document carries. */
export interface QuoteAttrs {
  readonly qid: string | null;
  readonly calc: string | null;
  readonly part: string | null;
  readonly ids: string | null;
  readonly label: string;
}

export type QuoteFormProblem = 'please-select' | 'not-supported' | 'needs-option';

/**
 * The marker for what was chosen, or what is missing. Unless "all" is chosen it names the sorted parts (S3.75); a cascader with two
 * entries uses the last (S5.46), in which a dash means the row above (S5.47).
 */
export function makeQuote(
  question: Question | undefined,
  chosen: readonly string[],
): { readonly quote: QuoteAttrs } | { readonly problem: QuoteFormProblem } {
  if (!question) return { problem: 'please-select' };
  const { kind, attribute, options } = pickerFor(question);
  if (kind === 'unsupported') return { problem: 'not-supported' };
  const whole = { qid: question.id, calc: null, part: null, ids: null, label: `${question.seqName}-Answer` };
  if (kind === 'whole') return { quote: whole };
  if (options.length === 0) return { problem: 'needs-option' };
  if (chosen.length === 0) return { problem: 'please-select' };
  if (chosen.includes(ALL)) return { quote: whole };
  const ids = kind === 'cascader' ? chosen.slice(-1) : [...chosen].sort();
  return { quote: { ...whole, part: attribute, ids: ids.join(',') } };
}

/** What the picker shows for a marker that is changed. */
export function chosenOf({ ids }: QuoteAttrs): readonly string[] {
  if (!ids) return [ALL];
  const named = ids.split(',');
  const last = named.at(-1)!;
  return last.includes('-') ? [last.split('-')[0]!, last] : named;
}
