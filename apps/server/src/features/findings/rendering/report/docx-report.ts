import { renderingTexts } from '@wenshu/texts/findings/rendering';
import {
  AlignmentType,
  Bookmark,
  HeadingLevel,
  ImageRun,
  InternalHyperlink,
  Paragraph,
  type Table,
  TextRun,
} from 'docx';
import { exhibitParts, UPRIGHT, wordFile } from '../formats/docx.ts';
import { theme as house } from '../theme.ts';
import { contentsOf, contentsPlace } from './contents.ts';
import type { FileBlock, FilePage, FileParagraph } from './report-file.ts';
import type { DrawnPicture, ReportDrawing, WriteReport } from './report-format.ts';

/** In half points. */
const SIZES = { title: 56, heading: 32, body: 22, bullet: 22, note: 17 } as const;
const ALIGN = { left: AlignmentType.LEFT, centre: AlignmentType.CENTER, right: AlignmentType.RIGHT } as const;
const MOST_PICTURE = { width: 650, height: 400 } as const;
/** Above what stands upon a cover, and before what begins a page of the report, in twentieths of a point. */
const COVER = 2400;
const APART = 480;

type Part = Paragraph | Table;

/** A document in reading order; tables are Word's own. */
export const writeDocxReport: WriteReport = async (drawing, sink, onDrawn) => {
  const { report, title } = drawing;
  const children: Part[] = [];
  const before = contentsPlace(report.pages);
  for (const [at, page] of report.pages.entries()) {
    if (at === before) children.push(...contentsParts(drawing, children.length > 0));
    // Pages of a slide show are no pages here: only covers and contents stand alone.
    const isApart = at === before || page.isCover || report.pages[at - 1]?.isCover === true;
    children.push(...(await pageParts(drawing, page, at, isApart && children.length > 0)));
    await onDrawn(at + 1);
  }
  await sink.write(await wordFile(title, children.length > 0 ? children : [new Paragraph(title)], UPRIGHT));
};

const anchorOf = (at: number) => `page${at + 1}`;

function contentsParts({ report, language }: ReportDrawing, isOnNewPage: boolean): Part[] {
  const lines = contentsOf(report.pages);
  if (lines.length === 0) return [];
  return [
    new Paragraph({
      pageBreakBefore: isOnNewPage,
      spacing: { after: 160 },
      children: [
        new TextRun({
          text: renderingTexts[language].contents,
          bold: true,
          size: SIZES.heading,
          color: report.theme.ink.slice(1),
        }),
      ],
    }),
    ...lines.map(
      ({ name, at }) =>
        new Paragraph({
          spacing: { after: 40 },
          children: [
            new InternalHyperlink({
              anchor: anchorOf(at),
              children: [new TextRun({ text: name, color: report.theme.accent.slice(1) })],
            }),
          ],
        }),
    ),
  ];
}

/** The page's first heading is what the contents lead to; a page without one is called by its name. */
async function pageParts(drawing: ReportDrawing, page: FilePage, at: number, isOnNewPage: boolean): Promise<Part[]> {
  const { report } = drawing;
  const [first] = page.blocks;
  const isHeaded = first?.body.kind === 'text' && ['title', 'heading'].includes(first.body.paragraphs[0]?.style ?? '');
  const parts: Part[] = isHeaded
    ? []
    : [
        new Paragraph({
          pageBreakBefore: isOnNewPage,
          keepNext: true,
          spacing: { before: isOnNewPage ? 0 : APART, after: 120 },
          ...(page.name !== '' && { heading: HeadingLevel.HEADING_1 }),
          children: [
            new Bookmark({
              id: anchorOf(at),
              children: [
                new TextRun({ text: page.name, bold: true, size: SIZES.heading, color: report.theme.ink.slice(1) }),
              ],
            }),
          ],
        }),
      ];
  for (const [place, block] of page.blocks.entries())
    parts.push(
      ...(await blockParts(drawing, block, {
        isFirst: place === 0 && isHeaded,
        isOnNewPage,
        at,
        isCover: page.isCover,
      })),
    );
  return parts;
}

interface Standing {
  readonly isFirst: boolean;
  readonly isOnNewPage: boolean;
  readonly at: number;
  readonly isCover: boolean;
}

async function blockParts(
  { report, language, pictures }: ReportDrawing,
  { body }: FileBlock,
  standing: Standing,
): Promise<Part[]> {
  if (body.kind === 'exhibit')
    return exhibitParts(body.exhibit, language, false, {
      level: HeadingLevel.HEADING_2,
      accent: report.theme.accent.slice(1),
      sheet: UPRIGHT,
    });
  if (body.kind === 'picture') {
    const picture = pictures.get(body.fileId);
    return picture ? [picturePart(picture, body.alt)] : [];
  }
  if (body.kind === 'figure')
    return [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        spacing: { before: 160 },
        keepNext: true,
        children: [new TextRun({ text: body.number, bold: true, size: 64, color: report.theme.accent.slice(1) })],
      }),
      ...[body.caption, body.base].map(
        text =>
          new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ text, color: house.soft })] }),
      ),
    ];
  return body.paragraphs.map((one, place) => paragraphPart(one, report.theme.ink, standing, place === 0));
}

function paragraphPart(
  { style, runs, align = 'left' }: FileParagraph,
  ink: string,
  standing: Standing,
  isTop: boolean,
): Paragraph {
  const isHead = style === 'title' || style === 'heading';
  const isFirst = standing.isFirst && isTop;
  const children = runs.map(
    ({ text, bold, italic, colour }) =>
      new TextRun({
        text: text.replaceAll('\n', ' '),
        bold: isHead || bold === true,
        italics: italic === true,
        size: SIZES[style],
        color: (colour ?? ink).slice(1),
      }),
  );
  return new Paragraph({
    alignment: ALIGN[align],
    spacing: { before: spaceBefore(standing, isTop), after: isHead ? 160 : 100 },
    ...(isHead && { heading: isFirst ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2, keepNext: true }),
    ...(isFirst && standing.isOnNewPage && { pageBreakBefore: true }),
    ...(style === 'bullet' && { bullet: { level: 0 } }),
    children: isFirst ? [new Bookmark({ id: anchorOf(standing.at), children })] : children,
  });
}

function spaceBefore({ isCover, isFirst, isOnNewPage }: Standing, isTop: boolean): number {
  if (!isTop) return 0;
  if (isCover) return COVER;
  return isFirst && !isOnNewPage ? APART : 0;
}

function picturePart({ address, ratio }: DrawnPicture, alt: string): Paragraph {
  const width = Math.min(MOST_PICTURE.width, MOST_PICTURE.height * ratio);
  const words = alt.slice(0, 200);
  return new Paragraph({
    children: [
      new ImageRun({
        type: 'jpg',
        data: Buffer.from(address.split(',')[1]!, 'base64'),
        transformation: { width: Math.round(width), height: Math.round(width / ratio) },
        altText: { title: words, name: words, description: words },
      }),
    ],
  });
}
