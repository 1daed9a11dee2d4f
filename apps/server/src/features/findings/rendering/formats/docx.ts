import type { Exhibit, Table as ExhibitTable, Head } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import { renderingTexts } from '@wenshu/texts/findings/rendering';
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  ImageRun,
  type IParagraphOptions,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { isDrawn, notesOf, paragraphsOf, sourceLine } from '../exhibit-words.ts';
import { isPictured, type Pictured, picturedHeight, picturedSvg } from '../picture/pictured.ts';
import { pngOfSvg } from '../picture/png.ts';
import { type LaidCell, type LaidTable, layTable } from '../table/lay-table.ts';
import { pageTable } from '../table/page-table.ts';
import { tableWidths } from '../table/table-widths.ts';
import { heatColour, officeFont, theme } from '../theme.ts';
import type { RenderingFormat } from './format.ts';

/** A4, in twentieths of a point. */
const PAGE = { width: 11_906, height: 16_838, margin: 1000 } as const;

/** How a sheet lies, how wide its tables may be, and how large its charts are in pixels. */
export interface Sheet {
  readonly orientation: (typeof PageOrientation)['LANDSCAPE' | 'PORTRAIT'];
  readonly room: number;
  readonly chart: { readonly width: number; readonly mostHeight: number };
}
/** On its side: tables of analyses are wide. */
export const LYING: Sheet = {
  orientation: PageOrientation.LANDSCAPE,
  room: PAGE.height - 2 * PAGE.margin,
  chart: { width: 760, mostHeight: 400 },
};
/** Two charts with what is said about them below each other. */
export const UPRIGHT: Sheet = {
  orientation: PageOrientation.PORTRAIT,
  room: PAGE.width - 2 * PAGE.margin,
  chart: { width: 650, mostHeight: 330 },
};
const HALF_POINTS = { normal: 18, small: 16, letters: 13 } as const;

/** A document whose tables are Word's own: heads are said again on every page. */
export const docx: RenderingFormat = {
  async write({ exhibits, language, title }, sink, onDrawn) {
    const children: (Paragraph | Table)[] = [
      new Paragraph({ heading: HeadingLevel.TITLE, children: [run(title, { size: 40, bold: true })] }),
    ];
    for (const [at, exhibit] of exhibits.entries()) {
      children.push(...(await exhibitParts(exhibit, language, at > 0)));
      await onDrawn(at + 1);
    }
    await sink.write(await wordFile(title, children));
  },
};

/** A document upon A4, with numbered pages. */
export function wordFile(title: string, children: readonly (Paragraph | Table)[], sheet = LYING): Promise<Buffer> {
  const font = { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: officeFont.zh, cs: 'Calibri' };
  const document = new Document({
    title,
    creator: 'Wenshu',
    styles: { default: { document: { run: { font, size: HALF_POINTS.normal, color: theme.ink } } } },
    sections: [
      {
        properties: {
          page: {
            size: { width: PAGE.width, height: PAGE.height, orientation: sheet.orientation },
            margin: { top: PAGE.margin, bottom: PAGE.margin, left: PAGE.margin, right: PAGE.margin },
          },
        },
        footers: { default: pageFooter() },
        children,
      },
    ],
  });
  return Packer.toBuffer(document);
}

const pageFooter = () =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [
          new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], size: 16, color: theme.faint }),
        ],
      }),
    ],
  });

interface Look {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: string;
}

/** Lines of a text are lines here too. */
const run = (text: string, look: Look = {}) => new TextRun({ ...look, text: text.replaceAll('\n', ' ') });
const paragraph = (text: string, look: Look, more: IParagraphOptions = {}) =>
  new Paragraph({ ...more, children: [run(text, look)] });

export async function exhibitParts(
  exhibit: Exhibit,
  language: Language,
  isOnNewPage: boolean,
  {
    level = HeadingLevel.HEADING_1,
    accent = theme.soft,
    sheet = LYING,
  }: {
    readonly level?: (typeof HeadingLevel)['HEADING_1' | 'HEADING_2'];
    readonly accent?: string;
    readonly sheet?: Sheet;
  } = {},
): Promise<(Paragraph | Table)[]> {
  const { meaning, below } = notesOf(exhibit);
  const quiet = { size: HALF_POINTS.small, color: theme.faint };
  const source = sourceLine(exhibit.source, language);
  return [
    ...(exhibit.title === ''
      ? []
      : [
          new Paragraph({
            heading: level,
            keepNext: true,
            pageBreakBefore: isOnNewPage,
            spacing: { after: 80 },
            children: [run(exhibit.title, { size: 28, bold: true, color: theme.ink })],
          }),
        ]),
    ...(meaning === ''
      ? []
      : [
          paragraph(
            meaning,
            // Below a heading of the page it is the first thing that is said.
            exhibit.title === '' ? { size: 22, bold: true, color: accent } : { size: 21, color: theme.soft },
            { keepNext: true, spacing: { after: 120 } },
          ),
        ]),
    ...(await bodyParts(exhibit, language, sheet)),
    // The line of the source is never alone upon the next page.
    ...below.map(text => paragraph(text, quiet, { keepNext: source !== '', spacing: { before: 40 } })),
    ...(source === '' ? [] : [paragraph(source, quiet, { spacing: { before: 60 } })]),
  ];
}

async function bodyParts(exhibit: Exhibit, language: Language, sheet: Sheet): Promise<(Paragraph | Table)[]> {
  if (isPictured(exhibit)) return [await chartPart(exhibit, language, sheet)];
  if (isDrawn(exhibit)) return tableParts(exhibit, language, sheet);
  return paragraphsOf(exhibit, language).map(text => paragraph(text, {}, { spacing: { after: 80 } }));
}

async function chartPart(
  chart: Pictured,
  language: Language,
  { chart: { width, mostHeight } }: Sheet,
): Promise<Paragraph> {
  const size = { width, height: Math.min(mostHeight, picturedHeight(chart, width)) };
  const svg = picturedSvg(chart, { ...size, language });
  const png = await pngOfSvg(svg, size);
  const words = chart.title.slice(0, 200);
  return new Paragraph({
    keepNext: true,
    children: [
      new ImageRun({
        type: 'svg',
        data: Buffer.from(svg),
        transformation: size,
        fallback: { type: 'png', data: png },
        altText: { title: words, name: words, description: words },
      }),
    ],
  });
}

/** As many columns beside each other as the page is wide; the others follow in tables of their own. */
function tableParts(table: ExhibitTable, language: Language, sheet: Sheet): (Paragraph | Table)[] {
  const whole = layTable(table, language);
  const { labels, measure, columns } = tableWidths(whole);
  const twentieths = 20;
  // Word has another face than ours: what is wider in it should not break.
  const left = [...labels.map(width => width * 1.12), ...(whole.hasMeasureColumn ? [measure] : [])].map(width =>
    Math.round(width * twentieths),
  );
  const column = Math.round(columns.reduce((most, width) => Math.max(most, width), 0) * twentieths);
  const room = sheet.room - left.reduce((sum, width) => sum + width, 0);
  const pages = pageTable(table, {
    columns: Math.max(1, Math.floor(room / column)),
    height: Infinity,
    headHeight: () => 0,
    rowHeight: () => 0,
  });
  return pages.flatMap((page, at) => {
    const part = pages.length === 1 ? '' : renderingTexts[language].part({ part: at + 1, parts: pages.length });
    const laid = layTable(page, language);
    return [
      ...(part === ''
        ? []
        : [
            paragraph(
              part.trim(),
              { size: HALF_POINTS.small, color: theme.faint },
              { keepNext: true, spacing: { before: 160 } },
            ),
          ]),
      wordTable(laid, [...left, ...laid.columns.map(() => column)]),
    ];
  });
}

const line = (color: string) => ({ style: BorderStyle.SINGLE, size: 4, color });
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const borders = (bottom?: string) => ({ top: none, left: none, right: none, bottom: bottom ? line(bottom) : none });
const shade = (fill: string) => ({ shading: { type: ShadingType.CLEAR, color: 'auto', fill } });
const isBold = ({ role }: Head) => role === 'group' || role === 'net' || role === 'total';

function wordTable(laid: LaidTable, widths: readonly number[]): Table {
  return new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: [...widths],
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    margins: { left: 60, right: 60, top: 20, bottom: 20 },
    rows: [...headRows(laid), ...bodyRows(laid)],
  });
}

function cell(
  children: readonly TextRun[],
  more: { align?: 'left' | 'center' | 'right' } & Omit<ConstructorParameters<typeof TableCell>[0], 'children'>,
) {
  const { align = 'left', ...options } = more;
  return new TableCell({ ...options, children: [new Paragraph({ alignment: align, children: [...children] })] });
}

function headRows(laid: LaidTable): TableRow[] {
  const left = laid.depth + (laid.hasMeasureColumn ? 1 : 0);
  const last = laid.levels.length + (laid.hasLetters ? 1 : 0);
  const rows = laid.levels.map((level, at) => [
    ...(at === 0
      ? [cell([], { columnSpan: left, rowSpan: last, ...shade(theme.head), borders: borders(theme.strong) })]
      : []),
    ...level.map(({ head, span, depth }) => {
      const isGroup = (head.children?.length ?? 0) > 0;
      return cell([run(head.text, { bold: isBold(head) })], {
        columnSpan: span,
        rowSpan: depth,
        align: isGroup ? 'center' : 'right',
        verticalAlign: VerticalAlign.BOTTOM,
        ...shade(theme.head),
        borders: borders(isGroup || at + depth === last ? theme.strong : undefined),
      });
    }),
  ]);
  if (laid.hasLetters)
    rows.push(
      laid.columns.map(({ letter }) =>
        cell([run(letter, { bold: true, color: theme.pine, size: HALF_POINTS.small })], {
          align: 'right',
          ...shade(theme.head),
          borders: borders(theme.strong),
        }),
      ),
    );
  return rows.map(children => new TableRow({ tableHeader: true, cantSplit: true, children }));
}

function bodyRows({ lines, hasMeasureColumn, depth }: LaidTable): TableRow[] {
  return lines.map(({ row, heads, measure, isFirst, isLast, cells }, at) => {
    const ground = row.head.role === 'statistic' ? shade(theme.paper) : {};
    const under = borders(isLast ? (at === lines.length - 1 ? theme.strong : theme.line) : undefined);
    const isQuiet = !isFirst || row.head.role === 'base';
    return new TableRow({
      cantSplit: true,
      children: [
        ...heads.map(({ placed: { head, depth: deep }, level, down }) =>
          cell([run(head.letter ? `${head.text} (${head.letter})` : head.text, { bold: isBold(head) })], {
            ...ground,
            rowSpan: down,
            columnSpan: Math.min(deep, depth - level),
            borders: borders(theme.line),
          }),
        ),
        ...(hasMeasureColumn
          ? [cell([run(measure, { size: HALF_POINTS.small, color: theme.faint })], { ...ground, borders: under })]
          : []),
        ...cells.map(one =>
          cell(numberRuns(one, isQuiet, isFirst), {
            ...(one.heat === undefined || one.shown === '' ? ground : shade(heatColour(one.heat))),
            align: one.isText ? 'left' : 'right',
            borders: under,
          }),
        ),
      ],
    });
  });
}

function numberRuns(
  { shown, hasAsterisk, letters, isBold: isHeavy, isFaint }: LaidCell,
  isQuiet: boolean,
  isFirst: boolean,
): TextRun[] {
  const color = isQuiet || isFaint ? theme.faint : theme.ink;
  const marks = `${hasAsterisk ? '*' : ''}${letters}`;
  const size = isFirst ? HALF_POINTS.normal : HALF_POINTS.small;
  return [
    run(shown, { color, size, bold: isHeavy }),
    ...(marks === '' ? [] : [run(` ${marks}`, { color: theme.pine, bold: true, size: HALF_POINTS.letters })]),
  ];
}
