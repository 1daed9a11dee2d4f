import { DataFileProblem } from '../problem.ts';
import { MAX_STRING_WIDTH, type SavDictionary, type SavVariable } from './sav-dictionary.ts';
import { isSavName, nameKey } from './sav-names.ts';

/** What SPSS would stumble over is refused before the first byte: a file that nobody can open is found too late. */
export function checkDictionary({ variables, multipleSets = [], weight }: SavDictionary): void {
  const names = new Set<string>();
  for (const variable of variables) {
    const { name, width } = variable;
    if (!isSavName(name)) refuse(name, 'name');
    if (names.has(nameKey(name))) refuse(name, 'name-twice');
    names.add(nameKey(name));
    if (!Number.isInteger(width) || width < 0 || width > MAX_STRING_WIDTH) refuse(name, 'width');
    checkValues(variable);
  }
  if (variables.length === 0) refuse('', 'none');
  if (weight !== undefined && !names.has(nameKey(weight))) refuse(weight, 'weight');
  for (const set of multipleSets) {
    if (!set.name.startsWith('$') || !isSavName(set.name.slice(1))) refuse(set.name, 'set-name');
    if (set.variables.some(name => !names.has(nameKey(name)))) refuse(set.name, 'set-variable');
  }
}

function checkValues({ name, width, missing, valueLabels = [], format }: SavVariable): void {
  const type = width === 0 ? 'number' : 'string';
  if (valueLabels.some(({ value }) => typeof value !== type)) refuse(name, 'label-type');
  const { values = [], range } = missing ?? {};
  if (values.some(value => typeof value !== type) || (range && width > 0)) refuse(name, 'missing-type');
  if (values.length > (range ? 1 : 3)) refuse(name, 'missing-count');
  if (format && (format.type === 'A' || format.type === 'AHEX') !== width > 0) refuse(name, 'format');
}

function refuse(variable: string, reason: string): never {
  throw new DataFileProblem('bad-variable', { variable, reason });
}
