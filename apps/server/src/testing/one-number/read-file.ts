import { unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { chartNumbers, partsOf, pdfPages, unescaped } from '../files/written-numbers.ts';
import type { Wanted } from './expected.ts';

/** A cell of a file: its words, or a number with the format that a sheet shows it in. */
export type FileCell = string | { readonly value: number; readonly format: string };
export type FileRow = readonly FileCell[];

/** What other programs read in a file: rows of tables in their order, what is drawn, and what PowerPoint's own charts hold. */
export interface ReadFile {
  readonly rows: readonly FileRow[];
  readonly drawings: readonly (readonly string[])[];
  readonly charts: readonly (readonly number[])[];
}

export const readers = { docx: readDocx, pptx: readPptx, xlsx: readSheets, pdf: readPdf } as const;

/** The words of each cell of each row, in the words of one of Office's languages. */
function rowsIn(xml: string, space: 'a' | 'w'): readonly FileRow[] {
  const inner = (part: string, name: string) =>
    part.match(
      new RegExp(`<${space}:${name}(?: [^>]*)?/>|<${space}:${name}(?: [^>]*)?>.*?</${space}:${name}>`, 'gs'),
    ) ?? [];
  return inner(xml, 'tr').map(row =>
    inner(row, 'tc').map(cell =>
      [...cell.matchAll(new RegExp(`<${space}:t(?: [^>]*)?>([^<]*)</${space}:t>`, 'g'))]
        .map(([, words]) => unescaped(words!))
        .join(''),
    ),
  );
}

const svgWords = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => unescaped(text!).trim());

async function readDocx(bytes: Uint8Array): Promise<ReadFile> {
  const parts = unzipSync(bytes);
  const [document] = partsOf(parts, /^word\/document\.xml$/);
  // In the order in which the document shows them.
  const [related] = partsOf(parts, /^word\/_rels\/document\.xml\.rels$/);
  const targets = new Map(
    [...related!.matchAll(/<Relationship [^>]*>/g)].map(([one]) => [
      / Id="([^"]+)"/.exec(one)![1]!,
      / Target="([^"]+)"/.exec(one)![1]!,
    ]),
  );
  const drawn = [...document!.matchAll(/<asvg:svgBlip [^>]*r:embed="([^"]+)"/g)].map(([, id]) => targets.get(id!)!);
  const svgs = drawn.map(target => partsOf(parts, new RegExp(`^word/${target.replace('.', '\\.')}$`))[0]!);
  return { rows: rowsIn(document!, 'w'), drawings: svgs.map(svgWords), charts: [] };
}

async function readPptx(bytes: Uint8Array): Promise<ReadFile> {
  const parts = unzipSync(bytes);
  const slides = partsOf(parts, /^ppt\/slides\/slide\d+\.xml$/);
  return { rows: slides.flatMap(slide => rowsIn(slide, 'a')), drawings: [], charts: chartNumbers(parts) };
}

async function readSheets(bytes: Uint8Array): Promise<ReadFile> {
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  const rows = sheets.slice(1).flatMap(({ rows: lines, cells }) =>
    lines.map(
      (line, at): FileRow =>
        line.map((value, column) => {
          if (typeof value === 'number')
            return { value, format: cells?.get(`${at},${column}`)?.style?.numFmt ?? 'General' };
          return value === null || value === undefined ? '' : String(value);
        }),
    ),
  );
  return { rows, drawings: [], charts: [] };
}

/** Cells stand one after the other; where a row ends is not said, and an empty cell is not there. */
async function readPdf(bytes: Uint8Array): Promise<ReadFile> {
  const pages = await pdfPages(bytes);
  return {
    rows: pages.map(page => page.map(words => words.trim()).filter(words => words !== '')),
    drawings: [],
    charts: [],
  };
}

const UNITS: Readonly<Record<Wanted['as'], RegExp>> = {
  count: /^[\d,.]+$/,
  number: /^-?[\d,.]+(?: ms)?$/,
  percent: /^-?[\d,.]+%$/,
  points: /^-?[\d,.]+(?: (?:pp|points))?$/,
  money: /^-?¥[\d,.]+$/,
  seconds: /^-?[\d,.]+ s$/,
};

/** Whether a person reads this number in the cell: its unit, its decimals, and rounded from what was counted. */
export function reads(cell: FileCell | undefined, { as, decimals, value }: Wanted): boolean {
  if (cell === undefined) return false;
  if (typeof cell === 'object') {
    const isPercent = cell.format.includes('%');
    const shown = /\.(0+)/.exec(cell.format)?.[1]?.length ?? 0;
    return (
      value !== null &&
      isPercent === (as === 'percent') &&
      (as === 'money') === cell.format.includes('¥') &&
      shown === decimals &&
      isNear(isPercent ? 100 * cell.value : cell.value, value)
    );
  }
  if (value === null) return cell === '-';
  // The asterisk of few people, and the letters of columns that it exceeds, stand behind it.
  const bare = cell
    .replace(/ \*$/, '')
    .replace(/ [A-Z]+$/, '')
    .replace('−', '-');
  if (!UNITS[as].test(bare)) return false;
  const digits = bare.replace(/[^\d.-]/g, '');
  return (
    (digits.split('.')[1]?.length ?? 0) === decimals && Math.abs(Number(digits) - value) <= 0.5 * 10 ** -decimals + 1e-9
  );
}

const isNear = (found: number, wanted: number) => Math.abs(found - wanted) <= 1e-6 * Math.max(1, Math.abs(wanted));
