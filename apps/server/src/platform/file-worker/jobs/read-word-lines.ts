import { FileProblem } from '../file-problem.ts';
import { openZip, type ZipEntry } from '../zip/open-zip.ts';
import { attributeOf, listAttributes, type XmlMark, xmlMarks } from './xml-marks.ts';

interface WordOptions {
  readonly maxUnpackedBytes: number;
}

const CONTENT_TYPES = '[Content_Types].xml';
const MAIN_TYPE = /\.document(?:\.macroEnabled)?\.main\+xml$/;
const USUAL_MAIN = 'word/document.xml';
/** As Word writes it, and as the standard calls the strict form. */
const WORD_NAMES: readonly string[] = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
];

/** The lines of a Word document: paragraphs, cells, and line breaks inside them. Numbers that Word makes itself are not text, and not missed. */
export function readWordLines(bytes: Uint8Array, { maxUnpackedBytes }: WordOptions): string {
  const entries = openZip(bytes, maxUnpackedBytes);
  const lines = linesOf(read(entries, mainPart(entries)));
  return lines
    .split('\n')
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(line => line !== '')
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
  const entry = entries.find(one => one.name === name);
  if (!entry) throw new FileProblem('broken');
  return new TextDecoder('utf-8', { fatal: true }).decode(entry.read());
}

/** What a mark of Word's writes into the text. */
const WRITTEN: Readonly<Record<string, string>> = { p: '\n', br: '\n', cr: '\n', tab: ' ', noBreakHyphen: '\u2011' };
/** What was moved stands where it went to. */
const MOVED = 'moveFrom';
/** The same content in a newer form, beside the one that every reader knows. */
const NEWER_FORM = /(?:^|:)Choice$/;

function linesOf(xml: string): string {
  const written: string[] = [];
  let prefix: string | undefined;
  let depth = 0;
  /** The depth below which nothing counts. */
  let hiddenBelow: number | undefined;
  let isText = false;
  for (const mark of xmlMarks(xml)) {
    if (mark.kind === 'words') {
      if (isText && hiddenBelow === undefined) written.push(mark.text);
      continue;
    }
    prefix ??= prefixOf(mark);
    const name = mark.name.startsWith(prefix) ? mark.name.slice(prefix.length) : undefined;
    if (mark.kind === 'open') depth++;
    if (mark.kind === 'open' && hiddenBelow === undefined && (name === MOVED || NEWER_FORM.test(mark.name)))
      hiddenBelow = depth;
    if (name !== undefined && hiddenBelow === undefined && Object.hasOwn(WRITTEN, name)) written.push(WRITTEN[name]!);
    if (name === 't') isText = mark.kind === 'open';
    if (mark.kind === 'close') {
      if (hiddenBelow === depth) hiddenBelow = undefined;
      depth--;
    }
  }
  if (depth !== 0) throw new FileProblem('broken');
  return written.join('');
}

/** What stands before Word's names in this document: usually "w:". A document that does not know them is none. */
function prefixOf(root: Exclude<XmlMark, { kind: 'words' }>): string {
  const [declared] = listAttributes(root.attributes).find(([, value]) => WORD_NAMES.includes(value)) ?? [];
  if (declared === 'xmlns') return '';
  if (!declared?.startsWith('xmlns:')) throw new FileProblem('broken');
  return `${declared.slice('xmlns:'.length)}:`;
}
