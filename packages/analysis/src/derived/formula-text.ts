import type { DataVariable } from '../data-set/variable.ts';
import { checkFormula, type FormulaProblem, MAX_FORMULA_LENGTH } from './check-formula.ts';
import type { RecipeOf } from './recipe.ts';

/** As much of them as a formula is read by: also of those that came by a call. */
type NamedVariables = ReadonlyMap<string, Pick<DataVariable, 'key' | 'name' | 'kept'>>;
type Formula = Pick<RecipeOf<'formula'>, 'text' | 'variables'>;

export interface FormulaTextProblem extends Omit<FormulaProblem, 'word'> {
  readonly word: FormulaProblem['word'] | 'variable-unknown' | 'name-ambiguous';
}

const WRITTEN = /\[([^[\]]*)\]/g;
const STORED = /#(\d+)(?:\.(\d+))?/g;

/** A formula as a person reads and writes it, like a questionnaire's: `[Q3]`, and `[Q2.7]` for whether the code 7 of a set is chosen. */
export function formulaText(
  { text, variables: keys }: Formula,
  variables: ReadonlyMap<string, Pick<DataVariable, 'name'>>,
): string {
  return text.replace(STORED, (stored, place: string, code: string | undefined) => {
    const key = keys[Number(place) - 1];
    if (key === undefined) return stored;
    return `[${variables.get(key)?.name ?? key}${code === undefined ? '' : `.${code}`}]`;
  });
}

/** What a person wrote, with keys; or what is wrong and where in what they wrote. */
export function readFormula(written: string, variables: NamedVariables): Formula | FormulaTextProblem {
  if (written.length > MAX_FORMULA_LENGTH) return { word: 'too-long' };
  // The stored form is nobody's to write: its numbers are places in a list that the reader does not see.
  if (/[#$]/.test(written.replace(WRITTEN, ''))) return { word: 'character-unexpected', at: placeOfSign(written) };
  const keys: string[] = [];
  /** Where each reference ends in the stored text, and how much longer it was. */
  const shifts: { readonly end: number; readonly by: number }[] = [];
  let text = '';
  let last = 0;
  for (const match of written.matchAll(WRITTEN)) {
    const found = findNamed(match[1]!, variables);
    if ('word' in found) return { ...found, at: match.index };
    if (!keys.includes(found.key)) keys.push(found.key);
    const stored = `#${keys.indexOf(found.key) + 1}${found.code === undefined ? '' : `.${found.code}`}`;
    text += written.slice(last, match.index) + stored;
    last = match.index + match[0].length;
    shifts.push({ end: text.length, by: match[0].length - stored.length });
  }
  text += written.slice(last);
  const problem = checkFormula(text, keys, variables);
  if (!problem) return { text, variables: keys };
  if (problem.at === undefined) return problem;
  const { at } = problem;
  return { ...problem, at: at + shifts.reduce((total, { end, by }) => (end <= at ? total + by : total), 0) };
}

function placeOfSign(written: string): number {
  return written.replace(WRITTEN, reference => ' '.repeat(reference.length)).search(/[#$]/);
}

interface FoundTerm {
  readonly key: string;
  readonly code?: string;
}

/** The whole is tried first: a name may end like a code. */
function findNamed(
  reference: string,
  variables: NamedVariables,
): FoundTerm | { readonly word: 'variable-unknown' | 'name-ambiguous'; readonly variable: string } {
  const named = (name: string) => [...variables.values()].filter(variable => variable.name === name);
  const [whole, name, code] = /^(.*)\.(\d+)$/.exec(reference) ?? [reference];
  const found = named(whole);
  const matches = found.length > 0 || name === undefined ? found : named(name);
  if (matches.length > 1) return { word: 'name-ambiguous', variable: reference };
  const [match] = matches;
  if (!match) return { word: 'variable-unknown', variable: reference };
  return { key: match.key, ...(found.length === 0 && code !== undefined && { code }) };
}
