import { type WordBlock, type WordParagraph, wordAttribute, wordMarks } from './word-blocks.ts';

/** The lists of a document: which of their levels count, and which styles put a paragraph into one. */
export interface WordLists {
  /** "numId:level" of the levels that number; the others only have bullets. */
  readonly ordered: ReadonlySet<string>;
  readonly byStyle: ReadonlyMap<string, { readonly numId: string; readonly level: string }>;
}

const NO_NUMBERS: readonly string[] = ['bullet', 'none'];
const TYPED_NUMBER = /^\s*[*＊]?\s*(?:(?:Q|第|[（(])?\s*\d{1,3}\s*(?:[.．、:：)）]|题)|[一二三四五六七八九十]{1,3}、)/i;
/** More letters than any list of options that is meant to be lettered. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Of the parts `numbering.xml` and `styles.xml`; a document may be without either. */
export function readWordLists(numbering: string | undefined, styles: string | undefined): WordLists {
  return { ordered: readOrdered(numbering), byStyle: readStyles(styles) };
}

function readOrdered(xml: string | undefined): ReadonlySet<string> {
  const levels = new Map<string, string[]>();
  const ordered = new Set<string>();
  let [abstract, level, num] = ['', '', ''];
  for (const mark of xml ? wordMarks(xml) : []) {
    if (mark.kind === 'words' || mark.kind === 'close') continue;
    const value = (name: string) => wordAttribute(mark.attributes, name) ?? '';
    if (mark.name === 'abstractNum') abstract = value('abstractNumId');
    else if (mark.name === 'lvl') level = value('ilvl');
    else if (mark.name === 'numFmt' && !NO_NUMBERS.includes(value('val')))
      levels.set(abstract, [...(levels.get(abstract) ?? []), level]);
    else if (mark.name === 'num') num = value('numId');
    else if (mark.name === 'abstractNumId')
      for (const one of levels.get(value('val')) ?? []) ordered.add(`${num}:${one}`);
  }
  return ordered;
}

function readStyles(xml: string | undefined): WordLists['byStyle'] {
  const byStyle = new Map<string, { numId: string; level: string }>();
  let style = '';
  let level = '0';
  for (const mark of xml ? wordMarks(xml) : []) {
    if (mark.kind === 'words' || mark.kind === 'close') continue;
    if (mark.name === 'style') {
      style = wordAttribute(mark.attributes, 'styleId') ?? '';
      level = '0';
    } else if (mark.name === 'ilvl') level = wordAttribute(mark.attributes, 'val') ?? '0';
    else if (mark.name === 'numId') byStyle.set(style, { numId: wordAttribute(mark.attributes, 'val') ?? '', level });
  }
  return byStyle;
}

/**
 * Writes what Word numbers by itself as text, for it says where a question begins. The first list numbers the questions, unless somebody
 * typed their numbers; every other one, and whatever is deeper in it, letters options.
 */
export function numberParagraphs(blocks: readonly WordBlock[], lists: WordLists): void {
  const paragraphs = blocks.flatMap(paragraphsOf).map(paragraph => ({ paragraph, list: listOf(paragraph, lists) }));
  const typed = paragraphs.filter(({ paragraph, list }) => !list && TYPED_NUMBER.test(paragraph.text)).length;
  const questions = typed > 1 ? undefined : paragraphs.find(({ list }) => list && lists.ordered.has(list))?.list;
  let question = 0;
  let option = 0;
  for (const { paragraph, list } of paragraphs) {
    const isEmpty = paragraph.text.trim() === '';
    if (!list || list === questions || isEmpty) option = 0;
    if (!list || isEmpty) continue;
    const mark =
      list === questions ? `${++question}. ` : lists.ordered.has(list) ? `${LETTERS[option++ % 26]}. ` : '• ';
    paragraph.text = mark + paragraph.text;
  }
}

/** The level of the list that a paragraph is in. List 0 takes it out of the one that its style has. */
function listOf({ numId, style, level }: WordParagraph, { byStyle }: WordLists): string | undefined {
  const styled = style === undefined ? undefined : byStyle.get(style);
  const id = numId ?? styled?.numId;
  if (id === undefined || id === '0') return undefined;
  return `${id}:${numId === undefined ? (styled?.level ?? level) : level}`;
}

function paragraphsOf(block: WordBlock): WordParagraph[] {
  return block.kind === 'paragraph' ? [block] : block.rows.flat(2).flatMap(paragraphsOf);
}
