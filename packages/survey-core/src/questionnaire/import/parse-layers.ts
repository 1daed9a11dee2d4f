import { limits } from '../../limits.ts';
import type { ImportProblem } from './import-problem.ts';
import { parseLines } from './parse-lines.ts';

/** An option of an import: its text and the place of the one above it in the same list. */
export interface LayeredOption {
  readonly text: string;
  readonly parent?: number;
  readonly line: number;
}

/**
 * Two layers in two columns: "Fruit⇥Apple", then "⇥Pear" for another one below Fruit; "Fish" alone has nothing below it.
 * A second layer needs a first one above it.
 */
export function parseLayers(text: string): { readonly options: readonly LayeredOption[] } | ImportProblem {
  const parsed = parseLines(text, limits.layeredOptions * 2);
  if ('problem' in parsed) return parsed;
  const options: LayeredOption[] = [];
  let first: number | undefined;
  for (const { text: row, line } of parsed.lines) {
    const [one = '', two = '', ...more] = row.split('\t').map(cell => cell.trim());
    if (more.some(cell => cell !== '')) return { problem: 'import-too-many-levels', line, max: limits.optionLayers };
    if (one !== '' && options[first ?? -1]?.text !== one) first = options.push({ text: one, line }) - 1;
    if (two === '') continue;
    if (first === undefined) return { problem: 'import-layer-one-missing', line };
    const parent = first;
    if (options.some(option => option.parent === parent && option.text === two))
      return { problem: 'import-line-twice', line };
    options.push({ text: two, parent, line });
  }
  const beyond = options[limits.layeredOptions];
  return beyond ? { problem: 'import-too-many-lines', line: beyond.line, max: limits.layeredOptions } : { options };
}
