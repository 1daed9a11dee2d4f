import { FileProblem } from '../file-problem.ts';
import { openZip, type ZipEntry } from '../zip/open-zip.ts';
import { type WordBlock, type WordTable, wordBlocks } from './word-blocks.ts';
import { numberParagraphs, readWordLists } from './word-lists.ts';
import { attributeOf, xmlMarks } from './xml-marks.ts';

interface WordOptions {
  readonly maxUnpackedBytes: number;
}

const CONTENT_TYPES = '[Content_Types].xml';
const MAIN_TYPE = /\.document(?:\.macroEnabled)?\.main\+xml$/;
const USUAL_MAIN = 'word/document.xml';

/** The lines of a Word document: paragraphs, rows of tables, and line breaks inside them; lists with the numbers that Word gives them. */
export function readWordLines(bytes: Uint8Array, { maxUnpackedBytes }: WordOptions): string {
  const entries = openZip(bytes, maxUnpackedBytes);
  const main = mainPart(entries);
  const blocks = wordBlocks(read(entries, main));
  const beside = (name: string) => readIfThere(entries, main.replace(/[^/]*$/, name));
  numberParagraphs(blocks, readWordLists(beside('numbering.xml'), beside('styles.xml')));
  return blocks
    .flatMap(linesOf)
    .map(line => line.replace(/[^\S\t]+/g, ' ').replace(/^ +| +$/g, ''))
    .filter(line => line.trim() !== '')
    .join('\n');
}

/** Most writers call it word/document.xml, some number it; the list of content types knows. */
function mainPart(entries: readonly ZipEntry[]): string {
  for (const mark of xmlMarks(read(entries, CONTENT_TYPES))) {
    if (mark.kind === 'words' || !mark.name.endsWith('Override')) continue;
    if (MAIN_TYPE.test(attributeOf(mark.attributes, 'ContentType') ?? ''))
      return (attributeOf(mark.attributes, 'PartName') ?? USUAL_MAIN).replace(/^\//, '');
  }
  return USUAL_MAIN;
}

function read(entries: readonly ZipEntry[], name: string): string {
  const text = readIfThere(entries, name);
  if (text === undefined) throw new FileProblem('broken');
  return text;
}

function readIfThere(entries: readonly ZipEntry[], name: string): string | undefined {
  const entry = entries.find(one => one.name === name);
  return entry && new TextDecoder('utf-8', { fatal: true }).decode(entry.read());
}

function linesOf(block: WordBlock): string[] {
  return block.kind === 'table' ? tableLines(block) : block.text.split('\n');
}

/** A table of several rows and columns keeps its columns, with tabs between them; others only put things beside each other. */
function tableLines({ rows }: WordTable): string[] {
  const isLayout = rows.length < 2 || rows.every(cells => cells.length < 2);
  if (isLayout) return rows.flat(2).flatMap(linesOf);
  const inOneLine = (cell: readonly WordBlock[]) => cell.flatMap(linesOf).join(' ').replace(/\s+/g, ' ').trim();
  return rows.map(cells => cells.map(inOneLine).join('\t'));
}
