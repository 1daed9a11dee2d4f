import { limits } from '../../limits.ts';
import { type DesignRegistry, findType } from '../../question-type/registry.ts';
import { splitLines } from '../../questionnaire/import/parse-lines.ts';
import type { DraftItem, DraftQuestion, DraftSettings, TextProblem } from '../draft-question.ts';
import { settingsForType } from '../draft-settings.ts';
import { isNoneOption } from '../is-none-option.ts';
import { checkTitle } from '../parse-survey-text.ts';
import { type Block, findBlocks } from './find-blocks.ts';
import { type Clues, type Guess, guessType } from './guess-rules.ts';
import { readHints } from './hints.ts';
import { readLines } from './lines.ts';
import { type Body, readBody } from './read-body.ts';
import { type Head, readHead } from './read-head.ts';
import { areDegrees, type NumberRow, readCountedLines, readEndLabels, readRange } from './scales.ts';

/** A question that was found in a text, with the line where it begins. */
export interface FoundQuestion extends DraftQuestion {
  readonly line: number;
  /** Present when no marker named the type. */
  readonly guess?: Guess;
}

export interface ReadText {
  /** What the text calls itself. */
  readonly title?: string;
  /** Those that can be imported, whatever is wrong with others. */
  readonly questions: readonly FoundQuestion[];
  /** All of them, in the order of lines. */
  readonly problems: readonly TextProblem[];
}

const NOTE = 'text-note';
/** Twenty for each question that there may be: beyond that somebody has pasted something else. */
const MOST_LINES = limits.questions * 20;

/**
 * Questions from a text as people have it: numbered or not, with or without markers, options below each other or in one line, tables.
 * What `writeSurveyText` wrote is read as what it was; where no marker names the type it is guessed and said to be a guess.
 */
export function readSurveyText(text: string, types: DesignRegistry): ReadText {
  const problems: TextProblem[] = [];
  const all = splitLines(text);
  if (all.length > MOST_LINES)
    problems.push({ problem: 'import-too-many-lines', line: MOST_LINES + 1, max: MOST_LINES });
  const lines = all.slice(0, MOST_LINES).filter(({ text: one, line }) => {
    if (one.length <= limits.lineLength * 2 && [...one.trim()].length <= limits.lineLength) return true;
    problems.push({ problem: 'import-line-too-long', line, max: limits.lineLength });
    return false;
  });
  const { title, blocks } = findBlocks(readLines(lines, types), types);
  const questions: FoundQuestion[] = [];
  for (const block of blocks) {
    const found =
      block.kind === 'note' && !block.marked ? readNote(block, types) : readQuestion(block, types, problems);
    const wrong = found ? checkTitle(found.title, found.line, questions.length + 1) : [];
    if (found && wrong.length === 0) questions.push(found);
    problems.push(...wrong);
  }
  if (questions.length === 0 && problems.length === 0) problems.push({ problem: 'import-empty', line: 0 });
  return {
    ...(title && { title: title.text }),
    questions,
    problems: problems.sort((one, other) => one.line - other.line),
  };
}

/** Section titles and instructions; they are no questions without options. */
function readNote({ head, body }: Block, types: DesignRegistry): FoundQuestion | undefined {
  if (!findType(types, NOTE)) return undefined;
  const title = [head, ...body].map(({ text }) => text).join('\n');
  const guess = { reason: 'note', confidence: 0.7 } as const;
  return { type: NOTE, title, isRequired: false, items: [], rows: [], line: head.line, guess };
}

function readQuestion(block: Block, types: DesignRegistry, problems: TextProblem[]): FoundQuestion | undefined {
  const { line } = block.head;
  const head = readHead(block, types);
  const body = readBody(block.body, block.head.asks || block.marked !== undefined);
  const title = [head.title, body.continuation].filter(part => part !== '').join('\n');
  if (head.type && 'unknown' in head.type)
    problems.push({ problem: 'import-type-unknown', line, name: head.type.unknown });
  const known = head.type && 'slug' in head.type ? head.type.slug : undefined;
  const said = head.isGuarded ? '' : [title, ...body.remarks].join(' ');
  const words = `${said} ${head.hint}`.toLowerCase();
  const scale = scaleOf(words, said, body);
  const items = itemsOf(head, body, scale);
  const guess = known === undefined ? guessType(cluesOf(words, head, body, items, scale), types) : undefined;
  const type = known ?? guess?.type;
  if (type === undefined) {
    problems.push({ problem: 'import-type-missing', line });
    return undefined;
  }
  const settings = { ...readHints(words).settings, ...labelsOf(scale, said), ...head.settings, ...body.settings };
  const parts = partsFor(type, items, body, scale, types, problems);
  const isRequired = head.isRequired && findType(types, type)!.settingNames.includes('required');
  return {
    type,
    title,
    isRequired,
    line,
    ...(body.remarks.length > 0 && { remark: body.remarks.join('\n') }),
    ...settingsForType({ ...settings, ...parts.settings }, type, parts.items.length, types),
    items: parts.items,
    rows: parts.rows,
    ...(guess && { guess: { reason: guess.reason, confidence: guess.confidence } }),
  };
}

type Scale = NumberRow & { readonly isDrawn: boolean };

/** The numbers to answer with: drawn below the title, or named in it. */
function scaleOf(words: string, title: string, { numberRow, items, rows, table }: Body): Scale | undefined {
  if (numberRow) return { ...numberRow, isDrawn: true };
  const counted = readCountedLines(items.map(item => item.title));
  if (counted) return { ...counted, isDrawn: true };
  if (items.length > 0 || rows.length > 0 || table) return undefined;
  const labels = readEndLabels(title);
  const range = readRange(words) ?? (labels && labels.from <= 1 && labels.to <= 11 ? labels : undefined);
  // From 0 there is no row of stars: the numbers are options.
  return range && { from: range.from, to: range.to, isDrawn: range.from === 0 };
}

function labelsOf(scale: Scale | undefined, title: string): DraftSettings {
  const named = readEndLabels(title);
  const low = scale?.low ?? named?.labels[0];
  const high = scale?.high ?? named?.labels.at(-1);
  return { ...(low && !scale?.labels && { lowLabel: low }), ...(high && !scale?.labels && { highLabel: high }) };
}

type LinedItem = DraftItem & { readonly line: number };

function itemsOf({ inline }: Head, { items, table }: Body, scale: Scale | undefined): readonly LinedItem[] {
  const plain = (titles: readonly string[]) => titles.map(title => ({ title, hasBlank: false, line: 0 }));
  if (inline && items.length === 0) return inline.options.map(option => ({ ...readInlineItem(option), line: 0 }));
  if (table) return plain(table.columns);
  if (items.length > 0 || !scale?.isDrawn) return items;
  return plain(scale.labels ?? Array.from({ length: scale.to - scale.from + 1 }, (_, at) => String(scale.from + at)));
}

function readInlineItem(option: string): DraftItem {
  const blank = /\s*[:：]?\s*[_＿]{2,}$/.exec(option);
  return { title: blank ? option.slice(0, blank.index) : option, hasBlank: blank !== null };
}

function cluesOf(
  words: string,
  { hint, inline, hasBlank }: Head,
  body: Body,
  items: readonly DraftItem[],
  scale: Scale | undefined,
): Clues {
  const { takesSeveral, takesOne } = readHints(`${words} ${hint}`);
  const titles = items.map(item => item.title);
  return {
    words,
    takesSeveral,
    takesOne,
    itemCount: items.length,
    rowCount: body.rows.length,
    isScale: areDegrees(titles) || areNumbers(titles),
    ...(scale && { range: { from: scale.from, to: scale.to, isDrawn: scale.isDrawn } }),
    hasBoxes: body.hasBoxes || inline?.kind === 'box',
    hasBlanks: body.hasBlanks || hasBlank,
    blankLabels: body.labels.length,
    hasBlankCells: body.table?.hasBlankCells ?? false,
  };
}

function areNumbers(titles: readonly string[]): boolean {
  return titles.length > 2 && titles.every((title, at) => Number(title) === Number(titles[0]) + at);
}

/** Options and rows as the type takes them; what it does not take is a problem at its line, and the rest is imported. */
function partsFor(
  slug: string,
  found: readonly LinedItem[],
  body: Body,
  scale: Scale | undefined,
  types: DesignRegistry,
  problems: TextProblem[],
): { readonly items: DraftItem[]; readonly rows: string[]; readonly settings: DraftSettings } {
  const type = findType(types, slug)!;
  const { hasOptions, hasRows, maxOptions } = type.capabilities;
  const labels = body.labels.map(title => ({ title, hasBlank: true, line: 0 }));
  const items = hasOptions && found.length === 0 ? labels : found;
  const firstLine = body.table?.lines[0]?.line ?? 0;
  if (!hasOptions && !(scale && type.settingNames.includes('lowLabel')))
    for (const line of new Set(items.map(item => item.line || firstLine))) refuse(line);
  if (!hasRows && body.rows.length > 0) refuse(firstLine);
  const beyond = items[maxOptions];
  if (hasOptions && beyond) problems.push({ problem: 'import-too-many-lines', line: beyond.line, max: maxOptions });
  const takesBlanks = type.itemSettingNames.includes('hasBlank');
  const takesExclusive = type.itemSettingNames.includes('isExclusive');
  return {
    items: hasOptions
      ? items.slice(0, maxOptions).map(({ title, hasBlank }) => ({
          title,
          hasBlank: hasBlank && takesBlanks,
          ...(takesExclusive && isNoneOption(title) && { isExclusive: true as const }),
        }))
      : [],
    rows: hasRows ? body.rows.slice(0, limits.rows) : [],
    settings: scale && !hasOptions && scale.from === 1 ? ({ pointCount: scale.to } as DraftSettings) : {},
  };
  function refuse(line: number) {
    problems.push({ problem: 'import-options-not-allowed', line });
  }
}
