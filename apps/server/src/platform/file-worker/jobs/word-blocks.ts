import { FileProblem } from '../file-problem.ts';
import { attributeOf, listAttributes, type XmlMark, xmlMarks } from './xml-marks.ts';

export interface WordParagraph {
  readonly kind: 'paragraph';
  text: string;
  /** The paragraph's style, and the list that it says itself to be in. */
  style?: string | undefined;
  numId?: string | undefined;
  level: string;
}

export interface WordTable {
  readonly kind: 'table';
  /** Rows of cells of blocks. */
  readonly rows: WordBlock[][][];
}

export type WordBlock = WordParagraph | WordTable;

/** As Word writes it, and as the standard calls the strict form. */
const WORD_NAMES: readonly string[] = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
];
/** Tables inside tables: a layout has a few, only an attack has more. */
const DEEPEST_TABLE = 20;

/** What a mark of Word's writes into the text. */
const WRITTEN: Readonly<Record<string, string>> = { br: '\n', cr: '\n', tab: '\t', noBreakHyphen: '\u2011' };
/** What was moved stands where it went to. */
const MOVED = 'moveFrom';
/** The same content in a newer form, beside the one that every reader knows. */
const NEWER_FORM = /(?:^|:)Choice$/;

/** Word's own marks of a part, without the prefix of their names, and words where text is meant. What is hidden is left out. */
export function* wordMarks(xml: string): Generator<XmlMark> {
  let prefix: string | undefined;
  let depth = 0;
  /** The depth below which nothing counts. */
  let hiddenBelow: number | undefined;
  for (const mark of xmlMarks(xml)) {
    if (mark.kind === 'words') {
      if (hiddenBelow === undefined) yield mark;
      continue;
    }
    prefix ??= prefixOf(mark);
    const name = mark.name.startsWith(prefix) ? mark.name.slice(prefix.length) : undefined;
    if (mark.kind === 'open') depth++;
    if (mark.kind === 'open' && hiddenBelow === undefined && (name === MOVED || NEWER_FORM.test(mark.name)))
      hiddenBelow = depth;
    // Attributes have the same prefix as names.
    if (name !== undefined && hiddenBelow === undefined) yield { ...mark, name };
    if (mark.kind === 'close') {
      if (hiddenBelow === depth) hiddenBelow = undefined;
      depth--;
    }
  }
  if (depth !== 0) throw new FileProblem('broken');
}

/** The value of an attribute, whatever stands before its name. */
export function wordAttribute(attributes: string, name: string): string | undefined {
  return attributeOf(attributes, name) ?? listAttributes(attributes).find(([one]) => one.endsWith(`:${name}`))?.[1];
}

/** Paragraphs and tables in their order. */
export function wordBlocks(xml: string): WordBlock[] {
  const blocks: WordBlock[] = [];
  const tables: WordTable[] = [];
  let paragraph: WordParagraph | undefined;
  let isText = false;
  const here = (): WordBlock[] => tables.at(-1)?.rows.at(-1)?.at(-1) ?? blocks;
  const begin = (): WordParagraph => {
    const begun: WordParagraph = { kind: 'paragraph', text: '', level: '0' };
    here().push(begun);
    return begun;
  };
  const openTable = () => {
    const table: WordTable = { kind: 'table', rows: [] };
    here().push(table);
    tables.push(table);
    if (tables.length > DEEPEST_TABLE) throw new FileProblem('broken');
  };
  for (const mark of wordMarks(xml)) {
    if (mark.kind === 'words') {
      if (!isText) continue;
      // Text outside any paragraph is not Word's way, and yet it was written to be read.
      paragraph ??= begin();
      paragraph.text += mark.text;
      continue;
    }
    const { kind, name, attributes } = mark;
    if (name === 't') isText = kind === 'open';
    else if (name === 'p') paragraph = kind === 'open' ? begin() : undefined;
    else if (name === 'tbl') kind === 'open' ? openTable() : tables.pop();
    else if (name === 'tr' && kind === 'open') tables.at(-1)?.rows.push([]);
    else if (name === 'tc' && kind === 'open') tables.at(-1)?.rows.at(-1)?.push([]);
    else if (paragraph && kind !== 'close') writeInto(paragraph, name, attributes);
  }
  return blocks;
}

function writeInto(paragraph: WordParagraph, name: string, attributes: string): void {
  if (Object.hasOwn(WRITTEN, name)) {
    // A tab that is a place on the ruler stands before any text, and is none.
    const isPlace = name === 'tab' && attributes !== '';
    paragraph.text += isPlace ? '' : WRITTEN[name];
  } else if (name === 'pStyle') paragraph.style = wordAttribute(attributes, 'val');
  else if (name === 'numId') paragraph.numId = wordAttribute(attributes, 'val');
  else if (name === 'ilvl') paragraph.level = wordAttribute(attributes, 'val') ?? '0';
}

/** What stands before Word's names in this document: usually "w:". A document that does not know them is none. */
function prefixOf(root: Exclude<XmlMark, { kind: 'words' }>): string {
  const [declared] = listAttributes(root.attributes).find(([, value]) => WORD_NAMES.includes(value)) ?? [];
  if (declared === 'xmlns') return '';
  if (!declared?.startsWith('xmlns:')) throw new FileProblem('broken');
  return `${declared.slice('xmlns:'.length)}:`;
}
