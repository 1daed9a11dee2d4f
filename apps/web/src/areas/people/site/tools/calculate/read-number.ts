import type { FieldProblem } from './outcome.ts';

export interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly isWhole?: true;
  /** May stay empty. */
  readonly isOptional?: true;
}

/**
 * A number as people type it: full-width digits, blanks, a per cent sign, thousands by commas, and a comma for the decimals
 * where it cannot be one of thousands. NaN where it is none.
 */
export function parseNumber(text: string): number {
  const plain = text.normalize('NFKC').replace(/\s/g, '').replace(/%$/, '');
  const dotted = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain.replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(dotted) ? Number(dotted) : Number.NaN;
}

/** Undefined for a field that may be empty and is. */
export function checkNumber(text: string, { least, most, isWhole, isOptional }: Bounds): FieldProblem | undefined {
  if (text.trim() === '') return isOptional ? undefined : { word: 'missing' };
  const value = parseNumber(text);
  if (Number.isNaN(value)) return { word: 'not-a-number' };
  if (!(value >= least && value <= most)) return { word: 'out-of-range', least, most };
  if (isWhole && !Number.isInteger(value)) return { word: 'not-whole' };
  return undefined;
}

/** What a calculator's fields say: their numbers, or one problem for each that is wrong. */
export function readNumbers<Field extends string>(
  inputs: Readonly<Record<NoInfer<Field>, string>>,
  bounds: Readonly<Record<Field, Bounds>>,
): { readonly numbers: Record<Field, number>; readonly problems?: Partial<Record<Field, FieldProblem>> } {
  const numbers = {} as Record<Field, number>;
  const problems: Partial<Record<Field, FieldProblem>> = {};
  for (const field of Object.keys(bounds) as Field[]) {
    const problem = checkNumber(inputs[field], bounds[field]);
    if (problem) problems[field] = problem;
    // An empty field is NaN: whoever may be left out is asked for by `Number.isNaN`.
    numbers[field] = parseNumber(inputs[field]);
  }
  return Object.keys(problems).length > 0 ? { numbers, problems } : { numbers };
}
