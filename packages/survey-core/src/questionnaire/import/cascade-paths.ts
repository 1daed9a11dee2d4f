import { limits } from '../../limits.ts';
import type { ImportProblem } from './import-problem.ts';
import { type ImportLine, parseLines } from './parse-lines.ts';

/** A case of a cascade: its levels from the top, and the line that ends it. */
export interface CascadePath {
  readonly levels: readonly string[];
  readonly line: number;
}

const COLUMNS = [/\t/, /[,，]/, /[/／]/];
const LEADING = /^[ \t\u3000]*/;

/** The cases of a pasted list: whole paths in columns that tabs, commas or slashes part, or an outline whose levels are indented. */
export function cascadePaths(text: string): { readonly paths: readonly CascadePath[] } | ImportProblem {
  // Outlines have a line for every level, so they have more lines than cases.
  const parsed = parseLines(text, limits.cascadeImportCases * limits.cascadeLayers);
  if ('problem' in parsed) return parsed;
  const { lines } = parsed;
  const paths = isOutline(lines) ? outlinePaths(lines) : { paths: columnPaths(lines) };
  if ('problem' in paths) return paths;
  const beyond = paths.paths[limits.cascadeImportCases];
  return beyond ? { problem: 'import-too-many-lines', line: beyond.line, max: limits.cascadeImportCases } : paths;
}

/** Indented below a first line that is not, and nothing else that could part columns. */
function isOutline(lines: readonly ImportLine[]): boolean {
  const indents = lines.map(({ text }) => LEADING.exec(text)![0].length);
  return indents[0] === 0 && indents.some(indent => indent > 0) && !lines.some(({ text }) => /\S\t+\S/.test(text));
}

/** The first of tabs, commas and slashes that is there at all: what comes after it in that list is text then. */
function columnPaths(lines: readonly ImportLine[]): CascadePath[] {
  const separator = COLUMNS.find(one => lines.some(({ text }) => one.test(text))) ?? /\t/;
  return lines.map(({ text, line }) => {
    const levels = text.split(separator).map(cell => cell.trim());
    // Spreadsheets leave empty columns at the end of a row.
    while (levels.length > 1 && levels.at(-1) === '') levels.pop();
    return { levels, line };
  });
}

/** Every line is one level; what is indented further stands below it. Two spaces, four, a tab or full-width ones: what comes first counts. */
function outlinePaths(lines: readonly ImportLine[]): { readonly paths: CascadePath[] } | ImportProblem {
  const paths: CascadePath[] = [];
  const open: { readonly text: string; readonly indent: number }[] = [];
  for (const [at, { text, line }] of lines.entries()) {
    const indent = widthOf(LEADING.exec(text)![0]);
    while (open.length > 0 && open.at(-1)!.indent >= indent) open.pop();
    open.push({ text: text.trim(), indent });
    if (open.length > limits.cascadeLayers)
      return { problem: 'import-too-many-levels', line, max: limits.cascadeLayers };
    const next = lines[at + 1];
    if (!next || widthOf(LEADING.exec(next.text)![0]) <= indent)
      paths.push({ levels: open.map(one => one.text), line });
  }
  return { paths };
}

/** A tab and a full-width space are as wide as two letters and more: what matters is that they are wider than none. */
function widthOf(space: string): number {
  return [...space].reduce((width, one) => width + (one === '\t' ? 4 : one === '\u3000' ? 2 : 1), 0);
}
