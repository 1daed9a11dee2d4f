import { inOrder, type Question, readSetting } from '@wenshu/survey-core';
import type { PlannedQuota } from './scheme.ts';

interface Sizing {
  readonly title: string;
  readonly samples: number;
  question(name: string): Question;
}

interface Cell {
  readonly match: Readonly<Record<string, string>>;
  /** Of all respondents, 0 to 1. */
  readonly share: number;
}

/** Cells of one question by its options’ shares, of several by the product of theirs. */
export function quotaInput({ by, whenFull }: PlannedQuota, { title, samples, question }: Sizing): object {
  const axes = Object.entries(by).map(([name, percents]) => cellsOf(question(name), percents));
  const cells = axes.reduce((made, axis) =>
    made.flatMap(one =>
      axis.map(other => ({ match: { ...one.match, ...other.match }, share: one.share * other.share })),
    ),
  );
  return {
    kind: axes.length > 1 ? 'cross' : 'single',
    title,
    whenFull,
    // A size of 0 would let everybody in.
    cells: cells.map(({ match, share }) => ({ match, size: Math.max(1, Math.round(share * samples)) })),
  };
}

function cellsOf(question: Question, percents: PlannedQuota['by'][string]): readonly Cell[] {
  const items = inOrder(question.items);
  if (percents !== 'even')
    return percents.map((percent, at) => ({ match: { [question.id]: items[at]!.id }, share: percent / 100 }));
  const counted = items.filter(({ settings }) => !readSetting(settings, 'hasBlank'));
  return counted.map(({ id }) => ({ match: { [question.id]: id }, share: 1 / counted.length }));
}
