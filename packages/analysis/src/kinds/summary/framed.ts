import { summaryTexts } from '@wenshu/texts/findings/summary';
import type { Base, Note, Source } from '../../exhibit/exhibits.ts';
import { questionTitle } from '../../exhibit/title-of.ts';
import { baseIn, type SummaryContext, type Summed } from './summary.ts';

interface Frame {
  readonly id: string;
  readonly title: string;
  readonly source: Source;
  readonly notes: Note['notes'];
}

interface Framing {
  /** What of the question it is: `shares`, `figures` … Together with the part it is the exhibit's id. */
  readonly what: string;
  /** A part of the question, by its key and in words. */
  readonly part?: { readonly key: string; readonly label: string };
  /** Of what is not weighted: people alone. */
  readonly base: Base;
  readonly notes?: Note['notes'];
}

/** What every exhibit of a question has: an id that stays, a title, and whom it is about. */
export function framed(summed: Summed, context: SummaryContext, { what, part, base, notes = [] }: Framing): Frame {
  const { question } = summed;
  const { weight, ...source } = context.source;
  return {
    id: `${what}:${part?.key ?? question.key}`,
    title: titleIn(summed, context, part?.label),
    // What counts records has those too who weigh nothing: it is not said to be weighted.
    source: {
      ...source,
      base: baseIn(context, base),
      ...(weight !== undefined && base.weighted !== undefined && { weight }),
    },
    notes,
  };
}

export function titleIn({ question }: Summed, { language }: SummaryContext, part = ''): string {
  const title = questionTitle({ name: question.name, label: question.title }, language);
  return part === '' ? title : summaryTexts[language].part({ title, part });
}
