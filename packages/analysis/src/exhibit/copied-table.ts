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
  readonly cells: readonly string[];
}

/** One measure is one line: so each number has a cell of its own where it is pasted. */
function copiedLines(table: Table, language: Language): readonly CopiedLine[] {
  const columns = leafHeads(table.columns);
  return leafHeads(table.rows).flatMap(({ head, path }, row) => {
    const cells = columns.map(({ head: column }, place) => {
      const cell = table.cells[row]![place]!;
      return { texts: cellTexts(table, { row: head, column, cell }, language), letters: cell.letters };
    });
    const depth = cells.reduce((most, { texts }) => Math.max(most, texts.length), 1);
    const names = path.map(headText);
    return Array.from({ length: depth }, (_, line): CopiedLine => {
      const measure = depth > 1 ? table.measures[line]?.name : undefined;
      return {
        path: names,
        ...(measure !== undefined && { measure }),
        cells: cells.map(({ texts, letters }) => {
          const text = texts[line] ?? '';
          return line === 0 && letters ? `${text} ${letters}` : text;
        }),
      };
    });
  });
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
  const lines = copiedLines(table, language);
  const depth = lines.reduce((most, { path }) => Math.max(most, path.length), 1);
  const hasMeasures = lines.some(({ measure }) => measure !== undefined);
  const aside = depth + Number(hasMeasures);
  const heads = headLines(table.columns).map(line => {
    const cells = new Array<string>(aside + leafHeads(table.columns).length).fill('');
    for (const { head, start } of line) cells[aside + start] = plainText(headText(head));
    return cells;
  });
  const body = lines.map(({ path, measure, cells }) => [
    ...Array.from({ length: depth }, (_, place) => plainText(path[place] ?? '')),
    ...(hasMeasures ? [plainText(measure ?? '')] : []),
    ...cells.map(oneLine),
  ]);
  const rows = [
    [plainText(table.title)],
    ...heads,
    ...body,
    ...underTable(table, language).map(text => [plainText(text)]),
  ];
  return rows.map(row => row.join('\t')).join('\r\n');
}

const oneLine = (text: string) => text.replace(/[\t\r\n]+/g, ' ');

/** Words of respondents and designers: a sheet must not take them for a formula. */
const plainText = (text: string) => oneLine(/^[=+\-@]/.test(text) ? `'${text}` : text);

const border = 'border:1px solid #bfbfbf;padding:2px 6px';
/** Excel reads even a cell of a web page that begins with = as a formula, unless it is told that it is text. */
const asText = "mso-number-format:'\\@'";

/** For the clipboard: what Word, PowerPoint and Excel paste as a table. */
export function tableHtml(table: Table, language: Language): string {
  const lines = copiedLines(table, language);
  const depth = lines.reduce((most, { path }) => Math.max(most, path.length), 1);
  const hasMeasures = lines.some(({ measure }) => measure !== undefined);
  const placed = headLines(table.columns);
  const corner = `<th rowspan="${placed.length}" colspan="${depth + Number(hasMeasures)}" style="${border}"></th>`;
  const heads = placed.map((line, level) => {
    const cells = line.map(
      ({ head, span, depth: down }) =>
        `<th colspan="${span}" rowspan="${down}" style="${border};text-align:center;${asText}">${escapeHtml(headText(head))}</th>`,
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
    const values = cells.map(text => `<td style="${border};text-align:right">${escapeHtml(text)}</td>`);
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
