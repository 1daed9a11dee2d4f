import { limits } from '../../limits.ts';
import type { ImportProblem } from './import-problem.ts';

export interface ImportLine {
  readonly text: string;
  /** Where it stood, from 1. */
  readonly line: number;
}

/** The lines that say something, or what is wrong with the list. Blank lines do not count. */
export function parseLines(
  text: string,
  max: number = limits.batchImportLines,
): { readonly lines: readonly ImportLine[] } | ImportProblem {
  const lines = splitLines(text).filter(({ text }) => text.trim() !== '');
  if (lines.length === 0) return { problem: 'import-empty', line: 0 };
  if (lines.length > max) return { problem: 'import-too-many-lines', line: lines[max]!.line, max };
  const long = lines.find(({ text }) => text.length > limits.lineLength && [...text].length > limits.lineLength);
  return long ? { problem: 'import-line-too-long', line: long.line, max: limits.lineLength } : { lines };
}

export function splitLines(text: string): ImportLine[] {
  // A file may begin with a byte order mark; it is not part of the first line.
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  return lines.map((line, index) => ({ text: line, line: index + 1 }));
}
