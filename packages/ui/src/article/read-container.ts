import type { ArticleBlock, ArticleList } from './article-tree.ts';
import { startsBlock } from './starts-block.ts';

type Parse = (lines: readonly string[]) => readonly ArticleBlock[];
type Read = readonly [block: ArticleBlock, next: number];

const QUOTE = /^ {0,3}> ?/;
const ITEM = /^( {0,3}(?:([-*+])|(\d{1,9})([.)])))( +|$)/;

/** A quote or a list that begins here, with what stands in it. */
export function readContainer(lines: readonly string[], at: number, parse: Parse): Read | undefined {
  return readQuote(lines, at, parse) ?? readList(lines, at, parse);
}

function readQuote(lines: readonly string[], at: number, parse: Parse): Read | undefined {
  if (!QUOTE.test(lines[at] as string)) return undefined;
  const inner: string[] = [];
  let end = at;
  while (end < lines.length && (QUOTE.test(lines[end] as string) || runsOn(lines[end] as string, inner.at(-1)))) {
    inner.push((lines[end] as string).replace(QUOTE, ''));
    end += 1;
  }
  return [{ kind: 'quote', blocks: parse(inner) }, end];
}

/** A line that lost its mark or its space, as hand-wrapped text does, still belongs to the paragraph before it. */
const runsOn = (line: string, before: string | undefined): boolean =>
  line.trim() !== '' && !startsBlock(line) && before !== undefined && before.trim() !== '';

interface Item {
  readonly lines: string[];
  /** Where its words begin: what is as far in belongs to it. */
  readonly indent: number;
}

function readList(lines: readonly string[], at: number, parse: Parse): Read | undefined {
  const first = ITEM.exec(lines[at] as string);
  if (!first) return undefined;
  const [, , point, number, dot] = first;
  const isSameList = (match: RegExpExecArray | null): match is RegExpExecArray =>
    match !== null && match[2] === point && match[4] === dot;
  const items: Item[] = [];
  let isTight = true;
  let blanks = 0;
  let end = at;
  for (; end < lines.length; end += 1) {
    const line = lines[end] as string;
    const item = items.at(-1);
    if (line.trim() === '') {
      blanks += 1;
      continue;
    }
    const isWithin = item !== undefined && (/^ */.exec(line)?.[0].length as number) >= item.indent;
    const begun = isWithin ? null : ITEM.exec(line);
    if (isSameList(begun)) items.push({ lines: [line.slice(begun[0].length)], indent: begun[0].length });
    else if (item && isWithin) item.lines.push(...(blanks > 0 ? [''] : []), line.slice(item.indent));
    else if (item && blanks === 0 && runsOn(line, item.lines.at(-1))) item.lines.push(line);
    else break;
    if (blanks > 0) isTight = false;
    blanks = 0;
  }
  const list: ArticleList = {
    kind: 'list',
    ...(number !== undefined && { start: Number(number) }),
    isTight,
    items: items.map(item => parse(item.lines)),
  };
  // Blank lines behind the last item belong to nobody: the reader passes over them.
  return [list, end];
}
