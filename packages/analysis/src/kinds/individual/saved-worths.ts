import type { Language } from '@wenshu/texts';
import { individualTexts } from '@wenshu/texts/findings/models/individual';
import type { RecordedColumn } from '../../data-set/recorded.ts';
import type { ModelRequest } from '../model/form.ts';

/** Without the signs that formulas write around a name, and as long as one may be. */
const nameOf = (words: string) =>
  words
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll(/[\s\0]+/g, ' ')
    .trim()
    .slice(0, 56)
    .trim();

export interface SavedWorth {
  readonly name: string;
  readonly item: string;
  /** By place among those whom it was estimated of. */
  readonly values: Float64Array;
}

interface Asked {
  readonly language: Language;
  readonly questions: ReadonlyMap<string, { readonly title: string }>;
}

/** What something is worth to each person, as a variable of the data. */
export function savedWorths(
  worths: readonly SavedWorth[],
  { rows, people }: { readonly rows: readonly number[]; readonly people: number },
  { slots }: Pick<ModelRequest, 'slots'>,
  { language, questions }: Asked,
): readonly RecordedColumn[] {
  const question = slots.question![0]!;
  const title = questions.get(question)?.title ?? '';
  return worths.map(({ name, item, values }, at) => {
    const column = new Float64Array(people).fill(Number.NaN);
    for (const [place, row] of rows.entries()) column[row] = values[place]!;
    return {
      make: 'recorded',
      name: nameOf(name) || String(at + 1),
      label: individualTexts[language].savedLabel(name, title).slice(0, 500),
      measures: { question, item },
      values: column,
    };
  });
}
