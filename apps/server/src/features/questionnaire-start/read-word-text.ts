import type { ReceivedFile } from '../../http/receive-files.ts';
import { type FileFormat, fileRefusal, readWhole, sniffFormat } from '../files/index.ts';
import { zipContentBytes } from '../option-import/index.ts';
import { numberParagraphs } from './word-lists.ts';

const FORMATS: readonly FileFormat[] = ['docx'];
const MAX_BYTES = 20 * 1024 * 1024;
/** A thousand questions take a hundredth; pictures in it are not unpacked. */
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;

/** The lines of a Word document: paragraphs, rows of tables, and line breaks inside them; lists with the numbers that Word gives them. */
export async function readWordText(received: ReceivedFile): Promise<string> {
  const refuse = (faults: { isAllowed: boolean; isTooLarge: boolean }) =>
    fileRefusal(received.fieldName, { formats: FORMATS, maxBytes: MAX_BYTES }, faults);
  const wrongFormat = () => refuse({ isAllowed: false, isTooLarge: false });
  if (received.sizeBytes > MAX_BYTES) throw refuse({ isAllowed: true, isTooLarge: true });
  const bytes = await readWhole(received);
  if (sniffFormat(bytes, received.fileName) !== 'docx' || zipContentBytes(bytes) > MAX_UNPACKED_BYTES)
    throw wrongFormat();
  // Large, and met by few.
  const { default: mammoth } = await import('mammoth');
  const noPicture = mammoth.images.imgElement(async () => ({ src: '' }));
  const read = await mammoth
    .convertToHtml({ buffer: bytes }, { convertImage: noPicture, transformDocument: numberParagraphs })
    .catch(() => {
      throw wrongFormat();
    });
  return linesOf(read.value);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** Every block and every break is a line; marks inside a line are dropped, tabs stay. */
function linesOf(html: string): string {
  return html
    .replace(/<table\b[^>]*>((?:(?!<table\b)[\s\S])*?)<\/table>/g, (_all, table: string) => rowsOf(table))
    .replace(/<(br|\/p|\/h\d|\/li|\/td|\/th|\/tr)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, entity => ENTITIES[entity] ?? entity)
    .split('\n')
    .map(line => line.replace(/[^\S\t]+/g, ' ').replace(/^ +| +$/g, ''))
    .filter(line => line.trim() !== '')
    .join('\n');
}

/** A table of several rows and columns keeps its columns, with tabs between them; others only put things beside each other. */
function rowsOf(table: string): string {
  const rows = table
    .split(/<\/tr>/)
    .filter(row => /<t[dh]\b/.test(row))
    .map(row => row.split(/<\/t[dh]>/).slice(0, -1));
  if (rows.length < 2 || rows.every(cells => cells.length < 2)) return table;
  const inOneLine = (cell: string) => cell.replace(/<(?:br|\/p|\/li)\b[^>]*>/g, ' ').trim();
  return `${rows.map(cells => cells.map(inOneLine).join('\t')).join('\n')}\n`;
}
