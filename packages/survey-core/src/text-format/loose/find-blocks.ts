import type { DesignRegistry } from '../../question-type/registry.ts';
import { type MarkedLine, readUnnumbered } from '../read-markers.ts';
import type { Line } from './lines.ts';
import type { NumberStyle } from './numbers.ts';
import { isInlineRow, questionStyles } from './question-styles.ts';

/** A question or a note: the line that begins it, and the lines that belong to it. */
export interface Block {
  readonly kind: 'question' | 'note';
  readonly head: Line;
  readonly marked?: MarkedLine;
  readonly body: Line[];
}

type Role = 'question' | 'note' | 'body' | 'title';

interface Walk {
  readonly lines: readonly Line[];
  readonly marks: readonly (MarkedLine | undefined)[];
  /** The ways in which this document numbers its questions. */
  readonly styles: readonly NumberStyle[];
  /** Where a number in a style stands last: to see whether it comes once more. */
  readonly lastAt: ReadonlyMap<string, number>;
  readonly blocks: Block[];
  /** The number of the last question. */
  number: number;
  /** The number of the last option, while options are numbered as questions are. */
  run: number;
  /** A line of the open question stands right below another one. */
  isTight: boolean;
}

/** The title of the whole, and its questions and notes in their order. A line that looks like the next question begins one. */
export function findBlocks(lines: readonly Line[], types: DesignRegistry): { title?: Line; blocks: readonly Block[] } {
  const walk: Walk = {
    lines,
    marks: lines.map(line => (line.isGuarded ? undefined : readUnnumbered(line.numbered?.rest ?? line.text, types))),
    styles: questionStyles(lines),
    lastAt: lastPlaces(lines),
    blocks: [],
    number: 0,
    run: 0,
    isTight: false,
  };
  let title: Line | undefined;
  lines.forEach((line, at) => {
    const role = roleOf(walk, line, at);
    const open = walk.blocks.at(-1);
    if (role === 'title') title = line;
    else if (role === 'body' && open?.kind === 'question') {
      open.body.push(line);
      walk.isTight ||= !line.isAfterBlank;
    } else if (role === 'note' && open?.kind === 'note') open.body.push(line);
    else begin(walk, role === 'question' ? 'question' : 'note', at);
  });
  return { ...(title && { title }), blocks: walk.blocks };
}

function begin(walk: Walk, kind: Block['kind'], at: number): void {
  const head = walk.lines[at]!;
  const marked = walk.marks[at];
  walk.blocks.push({ kind, head, ...(marked && { marked }), body: [] });
  walk.run = 0;
  walk.isTight = false;
  // Sections count their questions from one again.
  if (kind === 'note' && (head.isSection || head.numbered)) walk.number = 0;
  if (kind === 'question' && head.numbered && walk.styles.includes(head.numbered.style))
    walk.number = head.numbered.number;
}

/** Where nothing is numbered, this asks for an answer without a question mark. */
const TASK =
  /^(?:请(?:您)?(?:上传|填写|描述|说明|写|列出|简述|谈谈|评价|打分|排序)|please (?:upload|describe|rate|tell|list|rank|explain|enter|indicate|provide)\b)/i;

function roleOf(walk: Walk, line: Line, at: number): Role {
  const open = walk.blocks.at(-1);
  const question = open?.kind === 'question' ? open : undefined;
  if (walk.marks[at]) return 'question';
  if (line.isGuarded || (question && line.field)) return 'body';
  if (line.numbered && !isInlineRow(line)) return numberedRole(walk, line, at, question);
  if (question && (line.option || line.inline || line.isBlanks || line.numberRow || isTableRow(line))) return 'body';
  if (line.isSection) return 'note';
  if (walk.styles.length === 0 && line.isAfterBlank && TASK.test(line.text)) return 'question';
  if (line.asks) return question && isContinuation(line, question) ? 'body' : 'question';
  if (!question) return at === 0 && isTitle(line, walk.lines[1]) ? 'title' : leadRole(walk, line, at);
  return plainRole(walk, line, at, question);
}

function isTableRow({ cells }: Line): boolean {
  return cells.length > 2;
}

function isTitle({ text, isHeading }: Line, next: Line | undefined): boolean {
  return next !== undefined && text.length <= 60 && (isHeading || !/[。.!！:：;；,，_]$/.test(text));
}

/** The line goes on with a title that has not asked yet. */
function isContinuation(line: Line, { head, body }: Block): boolean {
  return body.length === 0 && !line.isAfterBlank && !head.asks && !/[:：]$/.test(head.text);
}

/** A line before the first question, or behind a note. */
function leadRole(walk: Walk, line: Line, at: number): Role {
  const next = walk.lines[at + 1];
  const hasAnswers =
    next &&
    !next.isAfterBlank &&
    !isNumberedQuestion(walk, next) &&
    (next.option || next.inline || next.numberRow || isTableRow(next));
  if (hasAnswers || /[_＿]{3,}\s*$/.test(line.text)) return 'question';
  // A document without numbers: what stands at the head of a block of lines asks for what is below it.
  return walk.styles.length === 0 && line.isAfterBlank && next && !next.isAfterBlank && !/[。.!！]$/.test(line.text)
    ? 'question'
    : 'note';
}

function numberedRole(walk: Walk, line: Line, at: number, question: Block | undefined): Role {
  const { style, number } = line.numbered!;
  if (!walk.styles.includes(style)) {
    if (style === 'chinese') return 'note';
    return question ? 'body' : leadRole(walk, line, at);
  }
  // Only below a question that has a number itself can its options have the same ones.
  if (!question || !isNumberedQuestion(walk, question.head)) return 'question';
  // Options that are numbered as questions are: they begin with 1 right below the question, and count upwards.
  const goesOn = number === walk.run + 1 && !line.asks && !line.isAfterBlank;
  if (goesOn && number === 1 && (question.body.length === 0 || question.body.at(-1)?.field)) {
    walk.run = 1;
    return 'body';
  }
  if (goesOn && walk.run > 0 && !beginsOptions(walk, at) && isStillOption(walk, style, number, at)) {
    walk.run = number;
    return 'body';
  }
  return 'question';
}

function isNumberedQuestion({ styles }: Walk, { numbered }: Line): boolean {
  return numbered !== undefined && styles.includes(numbered.style);
}

/** Below it options begin with 1: so it is a question itself. */
function beginsOptions(walk: Walk, at: number): boolean {
  const [line, next] = [walk.lines[at]!, walk.lines[at + 1]];
  return next?.numbered?.style === line.numbered?.style && next?.numbered?.number === 1;
}

/** A number that the next question would have is an option's only when that question is still to come. */
function isStillOption(walk: Walk, style: NumberStyle, number: number, at: number): boolean {
  return number !== walk.number + 1 || (walk.lastAt.get(`${style} ${number}`) ?? -1) > at;
}

/** A line without any mark, below a question. */
function plainRole(walk: Walk, line: Line, at: number, { head, body }: Block): Role {
  const next = walk.lines[at + 1];
  const isBeforeQuestion = !next || walk.marks[at + 1] !== undefined || looksLikeQuestion(walk, next);
  // Text from a web page has a blank line between any two lines: there it parts nothing.
  const isLoose = body.length > 0 ? !walk.isTight : line.isAfterBlank && !isBeforeQuestion;
  const isMarked = body.at(-1)?.option !== undefined;
  if (line.isHeading) return 'note';
  if (/[_＿]{3,}/.test(line.text))
    return walk.styles.length === 0 && line.isAfterBlank && !isLoose ? 'question' : 'body';
  if (isBeforeQuestion && (isMarked || (line.isAfterBlank && !isLoose))) return 'note';
  if (walk.styles.length > 0 || !line.isAfterBlank || isLoose) return 'body';
  // Without numbers, blank lines are all that parts questions.
  if (!next || next.isAfterBlank) return /[:：]$/.test(line.text) ? 'question' : 'note';
  return head.isAfterBlank || head.asks ? 'question' : 'body';
}

function looksLikeQuestion(walk: Walk, { numbered, asks, isSection, option }: Line): boolean {
  return (numbered ? walk.styles.includes(numbered.style) : asks && !option) || isSection;
}

function lastPlaces(lines: readonly Line[]): Map<string, number> {
  return new Map(
    lines.flatMap(({ numbered }, at) => (numbered ? [[`${numbered.style} ${numbered.number}`, at] as const] : [])),
  );
}
