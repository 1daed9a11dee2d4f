import type { SolutionId } from '../solution-ids.ts';
import { bpto } from './bpto.ts';
import { cbc } from './cbc.ts';
import { cpc } from './cpc.ts';
import { checkField, emptyField, parseField } from './field-kinds.ts';
import { kano } from './kano.ts';
import { maxdiff } from './maxdiff.ts';
import { psm } from './psm.ts';
import type { Setting } from './setting.ts';
import type { SettingProblem } from './setting-problem.ts';
import type { Solution } from './solution.ts';

/** Every solution by its id, in the order in which they are offered. Screens and server read the same entry. */
export const solutions: Readonly<Record<SolutionId, Solution>> = { kano, maxdiff, cbc, cpc, psm, bpto };

export function emptySetting({ fields }: Solution): Setting {
  return Object.fromEntries(fields.map(field => [field.name, emptyField(field)]));
}

/** A setting as somebody sent it, unfinished or not; undefined, with the field, when it is none. What is left out is empty. */
export function parseSetting(
  { fields }: Solution,
  raw: Readonly<Record<string, unknown>>,
): { readonly setting: Setting } | { readonly field: string } {
  const values: [string, Setting[string]][] = [];
  for (const field of fields) {
    const value = Object.hasOwn(raw, field.name) ? parseField(field, raw[field.name]) : emptyField(field);
    if (value === undefined) return { field: field.name };
    values.push([field.name, value]);
  }
  return { setting: Object.fromEntries(values) };
}

/** What is wrong with it, and what is advised, at its fields. */
export function checkSetting(solution: Solution, setting: Setting): SettingProblem[] {
  const own = solution.fields.flatMap(field => checkField(field, setting[field.name]!));
  return own.some(isFault) ? own : [...own, ...solution.check(setting)];
}

export function isFault({ level }: SettingProblem): boolean {
  return level === 'error';
}
