import { limits } from '@wenshu/survey-core';
import { questionnaireDocumentTexts } from '@wenshu/texts/design/questionnaire-document';

/** As much as the server's own import takes. */
const IMPORT_FILE_BYTES = 5 * 1024 * 1024;

export type ImportFileProblem = 'fileWrong' | 'fileTooLarge' | 'templateWrong' | 'fileEmpty';
export type SheetKind = 'options' | 'layers' | 'cascade';
type Cell = string | number | boolean | Date | null;

/** How many columns a sheet of each kind has; a cascade may leave out its last ones. */
const LEVELS = { options: 1, layers: limits.optionLayers, cascade: limits.cascadeLayers } as const;

interface FileFacts {
  readonly name: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** The lines of an xlsx or text file, columns parted by tabs, as the core's parsers take them (S8.2 to S8.4). */
export async function readImportFile(
  file: FileFacts,
  kind: SheetKind,
): Promise<{ readonly text: string } | { readonly problem: ImportFileProblem }> {
  const extension = file.name.split('.').at(-1)?.toLowerCase();
  if (extension !== 'xlsx' && extension !== 'txt') return { problem: 'fileWrong' };
  if (file.size > IMPORT_FILE_BYTES) return { problem: 'fileTooLarge' };
  if (file.size === 0) return { problem: 'fileEmpty' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (extension === 'txt') return nonEmpty(textOf(bytes));
  try {
    const { readXlsx } = await import('hucre/xlsx');
    const { sheets } = await readXlsx(bytes);
    return readRows(sheets[0]?.rows ?? [], kind);
  } catch {
    return { problem: 'fileWrong' };
  }
}

/** Chinese Windows still writes GBK; what is not UTF-8 is that. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** A sheet made from the template: its heading, and below it the options. */
export function readRows(
  rows: readonly (readonly Cell[])[],
  kind: SheetKind,
): { readonly text: string } | { readonly problem: ImportFileProblem } {
  const [head = [], ...body] = rows.map(row => row.map(cellText));
  const isTemplate = Object.values(questionnaireDocumentTexts).some(({ optionColumn, levelColumn }) => {
    const first = kind === 'options' ? optionColumn : levelColumn({ level: 1 });
    const second = LEVELS[kind] > 1 ? levelColumn({ level: 2 }) : '';
    return head[0] === first && (head[1] ?? '') === second;
  });
  if (!isTemplate) return { problem: 'templateWrong' };
  const lines = body.map(row => row.join('\t').replace(/\t+$/, ''));
  // A sheet of one column has no tabs: with one behind the first line a comma in a cell is still text.
  const isOneColumn = kind === 'cascade' && lines.every(line => !line.includes('\t'));
  return nonEmpty(lines.map((line, at) => (isOneColumn && at === 0 && line !== '' ? `${line}\t` : line)).join('\n'));
}

function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  return (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)).replace(/[\t\r\n]+/g, ' ').trim();
}

function nonEmpty(text: string): { readonly text: string } | { readonly problem: ImportFileProblem } {
  return text.trim() === '' ? { problem: 'fileEmpty' } : { text };
}
