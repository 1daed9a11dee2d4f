import type { Language } from '@wenshu/texts';
import { summaryTexts } from '@wenshu/texts/findings/summary';
import type { DataVariable } from './variable.ts';

type Part = NonNullable<DataVariable['part']>;

/** How types write a part behind the question's title: in words that are nobody's language but their own. */
function asWritten({ is, number, of }: Part): string {
  if (of !== undefined) return `${of} (${is})`;
  if (number === undefined) return is;
  return is === 'task' ? String(number) : `${number} ${is}`;
}

/** In the reader's words, of what the creator named. */
export function partInWords(part: Part, language: Language): string {
  const texts = summaryTexts[language];
  const word = texts.parts[part.is];
  const told = typeof word === 'string' ? word : word(part.number ?? 1);
  return part.of === undefined ? told : texts.part({ title: part.of, part: told });
}

/**
 * The label of a part in the reader's words. A title that says nothing leaves the part alone: “: version” would be no words at all. What follows the
 * part, as the round of a loop, stays.
 */
export function labelOfPart({ label, part }: Pick<DataVariable, 'label' | 'part'>, language: Language): string {
  const at = part ? label.lastIndexOf(`: ${asWritten(part)}`) : -1;
  if (!part || at < 0) return label;
  const [title, rest] = [label.slice(0, at).trim(), label.slice(at + 2 + asWritten(part).length)];
  const told = partInWords(part, language);
  return `${title === '' ? told : `${title}: ${told}`}${rest}`;
}
