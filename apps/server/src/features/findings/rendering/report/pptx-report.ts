import { type Exhibit, tableOf, tableTsv, textSizes } from '@wenshu/analysis';
import { renderingTexts } from '@wenshu/texts/findings/rendering';
import PptxGenJS from 'pptxgenjs';
import { isDrawn, notesOf, paragraphsOf, sourceLine } from '../exhibit-words.ts';
import { addSvg } from '../formats/pptx/add-svg.ts';
import { isNative, nativeChart } from '../formats/pptx/native-chart.ts';
import { nativeTables } from '../formats/pptx/native-table.ts';
import { writeDeck } from '../formats/pptx/write-deck.ts';
import { isPictured, type Pictured, picturedSvg } from '../picture/pictured.ts';
import { pngOfSvg } from '../picture/png.ts';
import { wrapText } from '../picture/wrap-text.ts';
import { theme as house, officeFont } from '../theme.ts';
import { type ContentsLine, contentsOf, contentsPlace } from './contents.ts';
import { FINDING_SIZE, layContents } from './draw-contents.ts';
import { type PageSize, pageSize, placedBlocks } from './draw-page.ts';
import { fitParagraphs } from './lay-runs.ts';
import { exhibitsOf, type FileBlock, type FileBody, type FilePage } from './report-file.ts';
import type { ReportDrawing, WriteReport } from './report-format.ts';

/** Units of a page upon an inch, and points. */
const INCH = 96;
const POINT = 0.75;
/** Office has no higher slide. */
const MOST_INCHES = 56;
const MOST_WORDS = 600;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Slides that a client can go on with: words, tables and charts are PowerPoint's own, at the places of the blocks. */
export const writePptxReport: WriteReport = async (drawing, sink, onDrawn) => {
  const { report, title, language } = drawing;
  const deck = new PptxGenJS();
  const font = officeFont[language];
  const size = slideSize(drawing);
  deck.defineLayout({ name: 'report', width: size.width / INCH, height: Math.min(MOST_INCHES, size.height / INCH) });
  deck.layout = 'report';
  deck.title = title;
  deck.company = 'Wenshu';
  deck.theme = { headFontFace: font, bodyFontFace: font };
  const contents = layContents(drawing, contentsOf(report.pages));
  const before = contentsPlace(report.pages);
  const slides = new Slides(deck, drawing, size);
  for (const [at, page] of report.pages.entries()) {
    if (at === before) for (const columns of contents.pages) slides.addContents(columns);
    await slides.addPage(page, at);
    await onDrawn(at + 1);
  }
  slides.linkContents(contents.hasFindings);
  await writeDeck(deck, exhibitsOf(report), language, sink);
};

function slideSize({ report }: ReportDrawing): PageSize {
  const sizes = report.pages.map(page => pageSize(report, page));
  const height = sizes.reduce((most, one) => Math.max(most, one.height), 0);
  return { width: sizes[0]?.width ?? 1280, height: height || 720 };
}

const inches = ({ x, y, width, height }: Box) => ({ x: x / INCH, y: y / INCH, w: width / INCH, h: height / INCH });
const cut = (text: string) =>
  text.length > MOST_WORDS ? `${text.slice(0, MOST_WORDS).replace(/[\ud800-\udbff]$/, '')}…` : text;

class Slides {
  readonly #deck: PptxGenJS;
  readonly #drawing: ReportDrawing;
  readonly #size: PageSize;
  /** Where each page of the report begins. */
  readonly #starts = new Map<number, number>();
  readonly #lists: {
    readonly slide: PptxGenJS.Slide;
    readonly columns: readonly (readonly ContentsLine[])[];
  }[] = [];
  #count = 0;

  constructor(deck: PptxGenJS, drawing: ReportDrawing, size: PageSize) {
    this.#deck = deck;
    this.#drawing = drawing;
    this.#size = size;
  }

  addContents(columns: readonly (readonly ContentsLine[])[]): void {
    this.#lists.push({ slide: this.#slide(undefined), columns });
  }

  /** Once every page has its place. */
  linkContents(hasFindings: boolean): void {
    const { report, language } = this.#drawing;
    const sizes = textSizes[report.shape];
    const { width, height } = this.#size;
    const margin = width * 0.05;
    const columns = report.shape === 'wide' ? 2 : 1;
    const room = (width - 2 * margin - (columns - 1) * margin) / columns;
    const top = margin + sizes.heading * 1.4 + margin / 3;
    const size = sizes.body * 0.9;
    const texts = renderingTexts[language];
    for (const { slide, columns: parts } of this.#lists) {
      slide.addText(hasFindings ? texts.findings : texts.contents, {
        ...inches({ x: margin, y: margin, width: width - 2 * margin, height: sizes.heading * 1.6 }),
        ...this.#words(sizes.heading),
        bold: true,
        margin: 0,
        valign: 'top',
      });
      for (const [column, part] of parts.entries())
        slide.addText(
          part.flatMap(({ name, at, finding = '' }) => {
            // As wide as in bold letters: Office may have a wider face.
            const oneLine = (text: string, fontSize: number) =>
              wrapText(text, room - sizes.body * 4, { fontSize, weight: 'bold', mostLines: 1 })[0] ?? '';
            const page = this.#starts.get(at) ?? 1;
            const small = { ...this.#words(size * FINDING_SIZE, `#${house.soft}`), breakLine: true, paraSpaceAfter: 7 };
            return [
              {
                text: `${oneLine(name, size)}  ·  ${page}`,
                options: {
                  breakLine: true,
                  hyperlink: { slide: page },
                  paraSpaceAfter: hasFindings ? 0 : 3,
                  bold: hasFindings,
                },
              },
              ...(hasFindings && finding !== ''
                ? [{ text: oneLine(finding, size * FINDING_SIZE), options: small }]
                : []),
            ];
          }),
          {
            ...inches({ x: margin + column * (room + margin), y: top, width: room, height: height - margin - top }),
            ...this.#words(size),
            margin: 0,
            valign: 'top',
          },
        );
    }
  }

  async addPage(page: FilePage, at: number): Promise<void> {
    const slide = this.#slide(page);
    this.#starts.set(at, this.#count);
    for (const block of placedBlocks(this.#drawing.report, page)) await this.#addBlock(slide, block, page);
  }

  #slide(page: FilePage | undefined): PptxGenJS.Slide {
    const { report, pictures, language } = this.#drawing;
    const slide = this.#deck.addSlide();
    this.#count += 1;
    const { width, height } = this.#size;
    const background = page?.background;
    const colour =
      background && 'colour' in background
        ? background.colour
        : page?.isCover
          ? report.theme.accent
          : report.theme.paper;
    slide.background = { color: colour.slice(1) };
    const behind = background && 'fileId' in background ? pictures.get(background.fileId) : undefined;
    if (behind && background && 'opacity' in background)
      slide.addImage({
        data: behind.address.slice('data:'.length),
        ...inches({ x: 0, y: 0, width, height }),
        transparency: Math.round(100 * (1 - background.opacity)),
        sizing: { type: 'cover', w: width / INCH, h: height / INCH },
      });
    const mark = report.logo && pictures.get(report.logo.fileId);
    if (mark && report.logo) {
      const high = Math.min(40, height * 0.06);
      const wide = Math.min(width / 4, high * mark.ratio);
      const x = report.logo.corner === 'left' ? 24 : width - wide - 24;
      slide.addImage({ data: mark.address.slice('data:'.length), ...inches({ x, y: 16, width: wide, height: high }) });
    }
    if (!page?.isCover)
      slide.slideNumber = {
        x: (width * 0.955 - 60) / INCH,
        y: (height - 30) / INCH,
        w: 60 / INCH,
        h: 22 / INCH,
        align: 'right',
        fontFace: officeFont[language],
        fontSize: 9,
        color: house.faint,
      };
    return slide;
  }

  #words(size: number, colour = this.#drawing.report.theme.ink) {
    return {
      fontFace: officeFont[this.#drawing.language],
      fontSize: Math.round(size * POINT * 10) / 10,
      color: colour.replace('#', ''),
    };
  }

  async #addBlock(slide: PptxGenJS.Slide, { place, body }: FileBlock, page: FilePage): Promise<void> {
    if (body.kind === 'text') return this.#addText(slide, place, body, page.isCover);
    if (body.kind === 'exhibit') return this.#addExhibit(slide, place, body.exhibit, page);
    const { report, pictures } = this.#drawing;
    const sizes = textSizes[report.shape];
    if (body.kind === 'picture') {
      const picture = pictures.get(body.fileId);
      const alt = { altText: body.alt };
      if (picture)
        slide.addImage({
          ...alt,
          data: picture.address.slice('data:'.length),
          ...inches(fitted(place, picture.ratio, body.fit)),
          ...(body.fit === 'cover' && { sizing: { type: 'cover', w: place.width / INCH, h: place.height / INCH } }),
        });
      else slide.addText(body.alt, { ...inches(place), ...this.#words(sizes.note, house.faint) });
      return;
    }
    slide.addText(
      [
        {
          text: body.number,
          options: {
            ...this.#words(Math.min(place.height * 0.45, sizes.title * 1.4), report.theme.accent),
            bold: true,
            breakLine: true,
          },
        },
        { text: body.caption, options: { ...this.#words(sizes.body * 0.9), breakLine: true } },
        { text: body.base, options: this.#words(sizes.note, house.faint) },
      ],
      { ...inches(place), align: 'center', valign: 'top', margin: 0, fit: 'shrink' },
    );
  }

  #addText(
    slide: PptxGenJS.Slide,
    place: Box,
    { paragraphs }: Extract<FileBody, { kind: 'text' }>,
    isCover: boolean,
  ): void {
    const { theme, shape } = this.#drawing.report;
    const ink = isCover ? '#ffffff' : theme.ink;
    const sizeOf = (style: (typeof paragraphs)[number]['style']) => textSizes[shape][style];
    // PowerPoint makes words smaller only once somebody edits them. Its face may be wider than ours.
    const { scale } = fitParagraphs(paragraphs, { width: place.width * 0.97, sizeOf, ink, accent: ink }, place.height);
    const runs = paragraphs.flatMap(({ style, runs: all, align = 'left' }) =>
      (all.length > 0 ? all : [{ text: '' }]).map(({ text, bold, italic, colour }, at, { length }) => ({
        text,
        options: {
          ...this.#words(sizeOf(style) * scale, colour ?? ink),
          bold: bold === true || style === 'title' || style === 'heading',
          italic: italic === true,
          align: align === 'centre' ? ('center' as const) : align,
          breakLine: at === length - 1,
          paraSpaceAfter: 4,
          ...(style === 'bullet' && at === 0 && { bullet: { indent: sizeOf(style) * POINT } }),
        },
      })),
    );
    slide.addText(runs, { ...inches(place), margin: 0, valign: isCover ? 'middle' : 'top' });
  }

  /** Its title and what it means above, its remarks below; what does not fit goes on upon slides of its own. */
  async #addExhibit(slide: PptxGenJS.Slide, place: Box, exhibit: Exhibit, page: FilePage): Promise<void> {
    const { report, language } = this.#drawing;
    const size = textSizes[report.shape].body;
    const { meaning, below } = notesOf(exhibit);
    const foot = [below.slice(0, 4).join('  '), sourceLine(exhibit.source, language)].filter(text => text !== '');
    // What was found is the first thing that is said below a heading of the page.
    const isFirst = exhibit.title === '';
    const findingSize = isFirst ? size : size * 0.8;
    const linesIn = (text: string, own: number) =>
      text === '' ? 0 : wrapText(text, place.width * 0.97, { fontSize: own, mostLines: 3 }).length * own * 1.35;
    const [above, said, under] = [
      linesIn(exhibit.title, size),
      linesIn(meaning, findingSize),
      foot.reduce((sum, text) => sum + linesIn(text, size * 0.55), 0),
    ];
    const body: Box = {
      ...place,
      y: place.y + above + said + size * 0.3,
      height: Math.max(60, place.height - above - said - under - size * 0.6),
    };
    const framed = (upon: PptxGenJS.Slide, part: string) => {
      if (exhibit.title !== '')
        upon.addText(cut(`${exhibit.title}${part}`), {
          ...inches({ ...place, height: above }),
          ...this.#words(size),
          bold: true,
          margin: 0,
          valign: 'top',
        });
      if (meaning !== '')
        upon.addText(cut(meaning), {
          ...inches({ ...place, y: place.y + above, height: said }),
          ...this.#words(findingSize, isFirst ? report.theme.accent : house.soft),
          bold: isFirst,
          margin: 0,
          valign: 'top',
        });
      if (foot.length > 0)
        upon.addText(
          foot.map(text => ({ text: cut(text), options: { breakLine: true } })),
          {
            ...inches({ ...place, y: place.y + place.height - under, height: under }),
            ...this.#words(size * 0.55, house.faint),
            margin: 0,
            valign: 'bottom',
          },
        );
    };
    if (isPictured(exhibit)) {
      framed(slide, '');
      return this.#addChart(slide, body, exhibit);
    }
    const parts = isDrawn(exhibit)
      ? nativeTables(exhibit, language, { width: body.width / INCH, height: body.height / INCH })
      : wordParts(paragraphsOf(exhibit, language), body, size);
    for (const [at, one] of parts.entries()) {
      const upon = at === 0 ? slide : this.#slide(page);
      framed(upon, parts.length === 1 ? '' : renderingTexts[language].part({ part: at + 1, parts: parts.length }));
      if ('rows' in one)
        upon.addTable(one.rows, {
          x: body.x / INCH,
          y: body.y / INCH,
          colW: one.widths,
          fontFace: officeFont[language],
          fontSize: 10,
          color: house.ink,
          margin: [0.02, 0.05, 0.02, 0.05],
          autoPage: false,
          border: { type: 'none' },
        });
      else
        upon.addText(
          one.map(text => ({ text: cut(text), options: { breakLine: true, paraSpaceAfter: 4 } })),
          { ...inches(body), ...this.#words(size * 0.75), margin: 0, valign: 'top' },
        );
    }
  }

  async #addChart(slide: PptxGenJS.Slide, box: Box, chart: Pictured): Promise<void> {
    const { language } = this.#drawing;
    if (chart.kind !== 'picture' && chart.kind !== 'gallery' && isNative(chart)) {
      const own = chart as Extract<typeof chart, { kind: 'bars' }>;
      const { type, data, options } = nativeChart(own, language, box.height / INCH);
      slide.addChart(type, data, { ...options, ...inches(box) });
      return;
    }
    const view = { width: Math.round(box.width * POINT), height: Math.round(box.height * POINT) };
    const svg = picturedSvg(chart, { ...view, language });
    addSvg(slide, svg, await pngOfSvg(svg, view), { ...inches(box), altText: chart.title.slice(0, 160) });
    // What is a drawing has its numbers in the notes.
    if (chart.kind !== 'picture' && chart.kind !== 'gallery')
      addNotes(slide, tableTsv(tableOf(chart, language), language));
  }
}

function addNotes(slide: PptxGenJS.Slide, text: string): void {
  slide.addNotes(text.replaceAll('\r\n', '\n'));
}

function fitted(place: Box, ratio: number, fit: 'contain' | 'cover'): Box {
  if (fit === 'cover') return place;
  const width = Math.min(place.width, place.height * ratio);
  const height = width / ratio;
  return { x: place.x + (place.width - width) / 2, y: place.y + (place.height - height) / 2, width, height };
}

function wordParts(paragraphs: readonly string[], { width, height }: Box, size: number): string[][] {
  const parts: string[][] = [[]];
  let used = 0;
  for (const text of paragraphs) {
    const own = wrapText(text, width * 0.95, { fontSize: size * 0.75 }).length * size * 0.75 * 1.4 + 6;
    if (used > 0 && used + own > height) {
      parts.push([]);
      used = 0;
    }
    parts.at(-1)!.push(text);
    used += own;
  }
  return parts;
}
