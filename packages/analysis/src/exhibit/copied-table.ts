import type { Language } from '@wenshu/texts';
import { exhibitTexts } from '@wenshu/texts/findings/exhibit';
import { cellTexts, headText } from './cell-text.ts';
import type { Table } from './exhibits.ts';
import { headLines, leafHeads } from './leaf-heads.ts';

/** A line of cells below the heads: a row of the table, or one measure of it. */
interface CopiedLine {
  /** Beside the cells, from the outermost. */
  readonly path: readonly string[];
  readonly measure?: string;
  readonly cells: readonly { readonly text: string; readonly letters: string }[];
}

interface CopiedTable {
  readonly lines: readonly CopiedLine[];
  /** Columns of heads, without that of the measures. */
  readonly depth: number;
  readonly hasMeasures: boolean;
  /** Of each column whether letters stand beside its numbers: in a cell of their own, else a sheet reads words instead of numbers. */
  readonly hasLetters: readonly boolean[];
}

/** One measure is one line: so each number has a cell of its own where it is pasted. */
function copiedTable(table: Table, language: Language): CopiedTable {
  const columns = leafHeads(table.columns);
  const lines = leafHeads(table.rows).flatMap(({ head, path }, row) => {
    const cells = columns.map(({ head: column }, place) => {
      const cell = table.cells[row]![place]!;
      return { texts: cellTexts(table, { row: head, column, cell }, language), letters: cell.letters ?? '' };
    });
    const depth = cells.reduce((most, { texts }) => Math.max(most, texts.length), 1);
    const names = path.map(headText);
    return Array.from({ length: depth }, (_, line): CopiedLine => {
      const measure = depth > 1 ? table.measures[line]?.name : undefined;
      return {
        path: names,
        ...(measure !== undefined && { measure }),
        cells: cells.map(({ texts, letters }) => ({ text: texts[line] ?? '', letters: line === 0 ? letters : '' })),
      };
    });
  });
  return {
    lines,
    depth: lines.reduce((most, { path }) => Math.max(most, path.length), 1),
    hasMeasures: lines.some(({ measure }) => measure !== undefined),
    hasLetters: columns.map((_column, place) => lines.some(({ cells }) => cells[place]!.letters !== '')),
  };
}

/** Under the table: what it means, and where it comes from. */
export function underTable({ source, notes }: Pick<Table, 'source' | 'notes'>, language: Language): readonly string[] {
  const texts = exhibitTexts[language];
  return [
    ...notes.map(({ text }) => text),
    texts.base(source.base),
    ...(source.filter === undefined ? [] : [texts.filter(source.filter)]),
    ...(source.weight === undefined ? [] : [texts.weight(source.weight)]),
    texts.asOf(source.asOf),
  ];
}

/** For the clipboard, beside `tableHtml`: what pastes as text. */
export function tableTsv(table: Table, language: Language): string {
  const { lines, depth, hasMeasures, hasLetters } = copiedTable(table, language);
  const aside = depth + Number(hasMeasures);
  const heads = headLines(table.columns).map(line => {
    const cells = new Array<string>(aside + wideOf(hasLetters, 0, hasLetters.length)).fill('');
    for (const { head, start } of line) cells[aside + wideOf(hasLetters, 0, start)] = plainText(headText(head));
    return cells;
  });
  const body = lines.map(({ path, measure, cells }) => [
    ...Array.from({ length: depth }, (_, place) => plainText(path[place] ?? '')),
    ...(hasMeasures ? [plainText(measure ?? '')] : []),
    ...cells.flatMap(({ text, letters }, place) => (hasLetters[place] ? [oneLine(text), letters] : [oneLine(text)])),
  ]);
  const rows = [
    [plainText(table.title)],
    ...heads,
    ...body,
    ...underTable(table, language).map(text => [plainText(text)]),
  ];
  return rows.map(row => row.join('\t')).join('\r\n');
}

/** How many cells so many columns take, letters with them. */
const wideOf = (hasLetters: readonly boolean[], start: number, span: number): number =>
  hasLetters.slice(start, start + span).reduce((sum, has) => sum + (has ? 2 : 1), 0);

const oneLine = (text: string) => text.replace(/[\t\r\n]+/g, ' ');

/** Words of respondents and designers: a sheet must not take them for a formula. */
const plainText = (text: string) => oneLine(/^[=+\-@]/.test(text) ? `'${text}` : text);

const border = 'border:1px solid #bfbfbf;padding:2px 6px';
/** Letters look as if they stood in the number's own cell: no line is between the two. */
const besides = 'padding-left:0;text-align:left;vertical-align:top;font-size:8pt;color:#12605b';
/** Excel reads even a cell of a web page that begins with = as a formula, unless it is told that it is text. */
const asText = "mso-number-format:'\\@'";

/** For the clipboard: what Word, PowerPoint and Excel paste as a table. */
export function tableHtml(table: Table, language: Language): string {
  const { lines, depth, hasMeasures, hasLetters } = copiedTable(table, language);
  const placed = headLines(table.columns);
  const corner = `<th rowspan="${placed.length}" colspan="${depth + Number(hasMeasures)}" style="${border}"></th>`;
  const heads = placed.map((line, level) => {
    const cells = line.map(
      ({ head, start, span, depth: down }) =>
        `<th colspan="${wideOf(hasLetters, start, span)}" rowspan="${down}" style="${border};text-align:center;${asText}">${escapeHtml(headText(head))}</th>`,
    );
    return `<tr>${level === 0 ? corner : ''}${cells.join('')}</tr>`;
  });
  const body = lines.map(({ path, measure, cells }) => {
    const names = [
      ...path.map((text, place) => {
        const span = place === path.length - 1 ? depth - place : 1;
        return `<th colspan="${span}" style="${border};text-align:left;${asText}">${escapeHtml(text)}</th>`;
      }),
      ...(hasMeasures ? [`<th style="${border};text-align:left;${asText}">${escapeHtml(measure ?? '')}</th>`] : []),
    ];
    const values = cells.map(({ text, letters }, place) => {
      if (!hasLetters[place]) return `<td style="${border};text-align:right">${escapeHtml(text)}</td>`;
      const number = `<td style="${border};border-right:none;text-align:right">${escapeHtml(text)}</td>`;
      return `${number}<td style="${border};border-left:none;${besides}">${escapeHtml(letters)}</td>`;
    });
    return `<tr>${[...names, ...values].join('')}</tr>`;
  });
  const under = underTable(table, language).map(text => `<p style="font-size:9pt">${escapeHtml(text)}</p>`);
  return [
    `<p><b>${escapeHtml(table.title)}</b></p>`,
    `<table style="border-collapse:collapse"><thead>${heads.join('')}</thead><tbody>${body.join('')}</tbody></table>`,
    ...under,
  ].join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, sign => entities[sign]!);
}
