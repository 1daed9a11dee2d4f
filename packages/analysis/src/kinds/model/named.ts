import type { DataVariable } from '../../data-set/variable.ts';
import { titleOf } from '../../exhibit/title-of.ts';
import type { PresentContext } from '../../kind/kind.ts';
import type { ModelRequest } from './form.ts';

/** Variables as a person knows them. */
export function variableNames(keys: readonly string[], { variables, language }: PresentContext): readonly string[] {
  const names = rowNames(keys.map(key => variables.get(key)));
  return keys.map((key, at) => names[at] ?? titleOf(variables.get(key), key, language));
}

/** So that whatever speaks of a variable of the model calls it alike, also where it stands alone there. */
export function withRowNames(context: PresentContext, { slots }: ModelRequest): PresentContext {
  const used = Object.values(slots)
    .flat()
    .flatMap(key => context.variables.get(key) ?? []);
  const names = rowNames(used);
  const renamed = used.flatMap((one, at) =>
    names[at] ? [[one.key, { ...one, name: names[at], label: '' }] as const] : [],
  );
  return renamed.length > 0 ? { ...context, variables: new Map([...context.variables, ...renamed]) } : context;
}

type Named = DataVariable | undefined;

/** Rows of matrices by their own words: the title that they share would hide what differs. Not where two would be called alike, nor where one stands alone. */
function rowNames(variables: readonly Named[]): readonly (string | undefined)[] {
  const names = variables.map(one => rowName(one, variables) || undefined);
  const isClear = (name: string | undefined) => names.filter(other => other === name).length === 1;
  return names.map(name => (isClear(name) ? name : undefined));
}

function rowName(variable: Named, all: readonly Named[]): string | undefined {
  if (variable?.questionId === undefined) return undefined;
  const rows = all.flatMap(one => (one && one.questionId === variable.questionId ? [one.label] : []));
  return rows.length > 1 ? variable.label.slice(sharedTitle(rows).length) : undefined;
}

/** Types write a row's label as the title, a colon and the row. A title may have colons of its own. */
function sharedTitle([first = '', ...others]: readonly string[]): string {
  const ends = [...first.matchAll(/: /g)].map(({ index }) => first.slice(0, index + 2));
  return ends.findLast(title => others.every(label => label.startsWith(title))) ?? first;
}

/** What a model found, numbered from 1: by the names that a person gave, else by its own. */
export function foundNames(
  count: number,
  { names }: ModelRequest,
  numbered: (number: number) => string,
): readonly string[] {
  return Array.from({ length: count }, (_, at) => names?.[String(at + 1)] ?? numbered(at + 1));
}
