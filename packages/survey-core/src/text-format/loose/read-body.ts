import type { DraftItem, DraftSettings } from '../draft-question.ts';
import { maskEscapes, unescapeLine } from '../escaping.ts';
import { readItem, readTitleBlank } from './blanks.ts';
import type { Line } from './lines.ts';
import { readTable, type Table } from './read-table.ts';
import { type NumberRow, readEndLabels } from './scales.ts';

/** What stands below the title of a question. */
export interface Body {
  readonly items: readonly (DraftItem & { readonly line: number })[];
  readonly rows: readonly string[];
  readonly remarks: readonly string[];
  readonly settings: DraftSettings;
  /** Lines to write on that have words before them. */
  readonly labels: readonly string[];
  readonly hasBlanks: boolean;
  readonly hasBoxes: boolean;
  readonly numberRow?: NumberRow;
  readonly table?: Table;
  /** More of the title. */
  readonly continuation: string;
}

const PARTS = /\t+| {2,}|\s*[/／]\s*/;
const ENDS = /^(.{1,30}?)\s*(?:…+|\.{3,}|—{2,}|-{3,}|←→|↔)\s*(.{1,30})$/;

export function readBody(lines: readonly Line[], asksAlready: boolean): Body {
  const remarks: string[] = [];
  const rows: string[] = [];
  const rest: Line[] = [];
  let settings: DraftSettings = {};
  let hasBlanks = false;
  let numberRow: NumberRow | undefined;
  let continuation = '';
  for (const line of lines) {
    const { field } = line;
    if (field?.name === 'row') rows.push(unescapeLine(field.value));
    else if (field?.name === 'note') remarks.push(unescapeLine(field.value));
    else if (field) settings = { ...settings, [`${field.name}Label`]: unescapeLine(field.value) };
    else if (line.isBlanks) hasBlanks = true;
    else if (isRemark(line, lines)) remarks.push(line.text.replace(/^[（(]|[)）]$/g, '').trim());
    else if (!asksAlready && line === lines[0] && line.asks) continuation = line.text;
    else rest.push(line);
  }
  const table = readTable(rest);
  const inTable = new Set(table?.lines);
  const left = rest.filter(line => !inTable.has(line));
  const isAlone = left.filter(line => !line.numberRow).length === 1;
  const items: (DraftItem & { line: number })[] = [];
  const labels: string[] = [];
  let hasBoxes = table?.hasBoxes ?? false;
  for (const line of left) {
    if (line.numberRow && left.length <= 2) {
      numberRow = line.numberRow;
      continue;
    }
    hasBoxes ||= line.option?.kind === 'box' || line.inline?.kind === 'box';
    const texts = textsOf(line, isAlone);
    const label = isLabel(line) ? readTitleBlank(texts[0]!)?.before : undefined;
    if (label && texts.length === 1) labels.push(unescapeLine(label));
    items.push(...texts.map(text => ({ ...readItem(text, line.isGuarded), line: line.line })));
  }
  const ends = items.length === 1 && !left[0]?.isGuarded ? ENDS.exec(items[0]!.title) : null;
  if (ends) numberRow = { from: 1, to: 5, low: ends[1]!.trim(), high: ends[2]!.trim() };
  const areLabels = labels.length === items.length && !items.some(item => /^(?:其他|其它|other)/i.test(item.title));
  return {
    remarks,
    settings,
    hasBoxes,
    continuation,
    hasBlanks: hasBlanks || (areLabels && labels.length > 0),
    labels: areLabels ? labels : [],
    items: ends || areLabels ? [] : withoutCodes(items, left),
    rows: [...rows, ...(table?.rows ?? [])],
    ...(table && { table }),
    ...(numberRow && { numberRow }),
  };
}

/** "1 Very bad", "2 Bad": the numbers are codes, when all have one and they count upwards. */
function withoutCodes<T extends DraftItem>(items: readonly T[], lines: readonly Line[]): readonly T[] {
  const codes = items.map(item => /^(\d{1,2})\s+(?=\D)/.exec(item.title));
  const [first] = codes;
  const areCodes =
    items.length > 1 &&
    Number(first?.[1]) <= 1 &&
    codes.every((code, at) => Number(code?.[1]) === Number(first![1]) + at) &&
    !lines.some(line => line.isGuarded);
  return areCodes ? items.map((item, at) => ({ ...item, title: item.title.slice(codes[at]![0].length) })) : items;
}

/** A whole line in brackets right below the title, or one that explains numbers, tells how to answer. */
function isRemark(line: Line, lines: readonly Line[]): boolean {
  if (line.isGuarded || line.numbered || lines.length < 2 || !/^[（(][^()（）]{4,}[)）]$/.test(line.text)) return false;
  return line === lines[0] || readEndLabels(line.text) !== undefined;
}

/** "Name: ____" without a mark before it, or behind a number. */
function isLabel({ option, isGuarded }: Line): boolean {
  return !isGuarded && option?.kind !== 'box' && option?.kind !== 'circle';
}

/** The options of a line: one, or several beside each other. Only a line that is alone holds all of them; among others "Wine/Beer" is one. */
function textsOf(line: Line, isAlone: boolean): readonly string[] {
  if (line.isGuarded) return [line.text];
  if (line.inline && line.inline.before === '') return line.inline.options;
  if (line.option) return [line.option.rest];
  const text = line.numbered ? line.numbered.rest : line.text;
  const wide = maskEscapes(text).split(/\t+| {2,}/);
  if (wide.length > 2 || (isAlone && wide.length > 1)) return wide.map(part => part.trim()).filter(part => part !== '');
  const parts = isAlone && !/[_＿]/.test(text) ? text.split(PARTS).map(part => part.trim()) : [];
  return parts.length > 1 && parts.every(part => part !== '' && part.length <= 40) ? parts : [text];
}
