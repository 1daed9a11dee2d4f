import { MAX_PAPER_TITLE, type Paper, type PaperField, type PaperShape } from '@wenshu/papers';

export type Brief = Paper['brief'];

/** The first words of what was written, where nobody gave a title. */
export function titleOf(given: string, { brief: fields }: PaperShape, brief: Brief): string {
  if (given.trim() !== '') return given.trim();
  const first = Object.entries(fields).find(([name, { type }]) => type === 'text' && brief[name]);
  const words = String((first && brief[first[0]]) ?? '')
    .split('\n', 1)[0]!
    .trim();
  const [sentence = ''] = words.split(/[。！？!?]/, 1);
  return sentence.slice(0, Math.min(40, MAX_PAPER_TITLE)).trim();
}

/** What is wrong with a number, with its bounds; all else is held by its control. */
export function briefProblem(
  field: PaperField,
  value: string | number | undefined,
): { readonly least: number; readonly most: number } | undefined {
  if (field.type !== 'number' || value === undefined) return undefined;
  const { least, most } = field;
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most ? undefined : { least, most };
}
