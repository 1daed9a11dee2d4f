import type { Chart, Exhibit } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import { renderingTexts } from '@wenshu/texts/findings/rendering';
import PptxGenJS from 'pptxgenjs';
import { isDrawn, notesOf, paragraphsOf, sourceLine } from '../../exhibit-words.ts';
import { widthOf } from '../../fonts.ts';
import { isPictured, type Pictured, picturedHeight, picturedSvg } from '../../picture/pictured.ts';
import { pngOfSvg } from '../../picture/png.ts';
import { officeFont, theme } from '../../theme.ts';
import type { RenderingFormat } from '../format.ts';
import { addSvg } from './add-svg.ts';
import { isNative, nativeChart } from './native-chart.ts';
import { nativeTables } from './native-table.ts';
import { writeDeck } from './write-deck.ts';

const MASTER = 'exhibit';
const WIDE = { width: 13.33, height: 7.5 } as const;
const LEFT = 0.5;
const ROOM = WIDE.width - 2 * LEFT;
const BODY_TOP = 1.45;
const BODY_BOTTOM = 6.55;
const MOST_TITLE = 160;
const MOST_WORDS = 320;
const MOST_PARAGRAPH = 1200;

/** Slides that a client can go on with: charts and tables are PowerPoint's own wherever it has such. */
export const pptx: RenderingFormat = {
  async write({ exhibits, language, title }, sink, onDrawn) {
    const deck = new PptxGenJS();
    const font = officeFont[language];
    deck.layout = 'LAYOUT_WIDE';
    deck.title = title;
    deck.company = 'Wenshu';
    deck.theme = { headFontFace: font, bodyFontFace: font };
    defineMaster(deck, language);
    titleSlide(deck, title, exhibits[0], language);
    for (const [at, exhibit] of exhibits.entries()) {
      await addExhibit({ deck, language }, exhibit);
      await onDrawn(at + 1);
    }
    await writeDeck(deck, exhibits, language, sink);
  },
};

interface Deck {
  readonly deck: PptxGenJS;
  readonly language: Language;
}

function defineMaster(deck: PptxGenJS, language: Language): void {
  const fontFace = officeFont[language];
  deck.defineSlideMaster({
    title: MASTER,
    background: { color: 'FFFFFF' },
    objects: [
      { rect: { x: 0, y: 0, w: 0.12, h: WIDE.height, fill: { color: theme.pine } } },
      { line: { x: LEFT, y: 6.95, w: ROOM, h: 0, line: { color: theme.line, width: 0.75 } } },
    ],
    slideNumber: {
      x: WIDE.width - 0.9,
      y: 7.02,
      w: 0.5,
      h: 0.3,
      fontFace,
      fontSize: 9,
      color: theme.faint,
      align: 'right',
    },
  });
}

function titleSlide(deck: PptxGenJS, title: string, first: Exhibit | undefined, language: Language): void {
  const slide = deck.addSlide();
  const fontFace = officeFont[language];
  slide.background = { color: theme.pineDeep };
  slide.addText(cut(title, MOST_TITLE), {
    x: 0.9,
    y: 2.4,
    w: WIDE.width - 1.8,
    h: 1.6,
    fontFace,
    fontSize: 34,
    bold: true,
    color: 'FFFFFF',
    valign: 'bottom',
    fit: 'shrink',
  });
  if (first)
    slide.addText(cut(sourceLine(first.source, language), MOST_WORDS), {
      x: 0.9,
      y: 4.15,
      w: WIDE.width - 1.8,
      h: 0.8,
      fontFace,
      fontSize: 14,
      color: 'CFE0DC',
      valign: 'top',
    });
}

async function addExhibit({ deck, language }: Deck, exhibit: Exhibit): Promise<void> {
  if (isPictured(exhibit)) return addChart({ deck, language }, exhibit);
  if (!isDrawn(exhibit)) {
    const paragraphs = paragraphsOf(exhibit, language).map(text => cut(text, MOST_PARAGRAPH));
    const slides = onSlides(paragraphs);
    for (const [at, words] of slides.entries()) {
      const part = slides.length === 1 ? '' : renderingTexts[language].part({ part: at + 1, parts: slides.length });
      framedSlide(deck, exhibit, language, part).addText(
        words.map(text => ({ text, options: { breakLine: true, paraSpaceAfter: 6 } })),
        {
          ...bodyBox,
          fontFace: officeFont[language],
          fontSize: exhibit.kind === 'figure' ? 32 : WORDS,
          color: theme.ink,
          valign: 'top',
          fit: 'shrink',
        },
      );
    }
    return;
  }
  const parts = nativeTables(exhibit, language, { width: ROOM, height: BODY_BOTTOM - BODY_TOP });
  for (const [at, { rows, widths }] of parts.entries()) {
    const part = parts.length === 1 ? '' : renderingTexts[language].part({ part: at + 1, parts: parts.length });
    framedSlide(deck, exhibit, language, part).addTable(rows, {
      x: LEFT,
      y: BODY_TOP,
      colW: widths,
      fontFace: officeFont[language],
      fontSize: 10,
      color: theme.ink,
      margin: [0.02, 0.05, 0.02, 0.05],
      autoPage: false,
      border: { type: 'none' },
    });
  }
}

const WORDS = 14;
const POINTS = 72;
/** As high as a line with the space behind a paragraph: PowerPoint makes words smaller only once somebody edits them. */
const MOST_LINES = 15;

function onSlides(paragraphs: readonly string[]): readonly (readonly string[])[] {
  const slides: string[][] = [[]];
  let used = 0;
  for (const text of paragraphs) {
    const lines = Math.max(1, Math.ceil((widthOf(text, WORDS) * 1.05) / (ROOM * POINTS)));
    if (used > 0 && used + lines > MOST_LINES) {
      slides.push([]);
      used = 0;
    }
    slides.at(-1)!.push(text);
    used += lines;
  }
  return slides;
}

const bodyBox = { x: LEFT, y: BODY_TOP, w: ROOM, h: BODY_BOTTOM - BODY_TOP } as const;

async function addChart({ deck, language }: Deck, chart: Pictured): Promise<void> {
  const slide = framedSlide(deck, chart, language, '');
  if (chart.kind !== 'picture' && chart.kind !== 'gallery' && isNative(chart)) {
    const { type, data, options } = nativeChart(chart as Extract<Chart, { kind: 'bars' }>, language, bodyBox.h);
    slide.addChart(type, data, { ...options, ...bodyBox });
    return;
  }
  const width = 960;
  const height = Math.min(picturedHeight(chart, width), Math.round((width * bodyBox.h) / bodyBox.w));
  const svg = picturedSvg(chart, { width, height, language });
  const w = Math.min(bodyBox.w, (bodyBox.h * width) / height);
  const place = { x: LEFT + (bodyBox.w - w) / 2, y: BODY_TOP, w, h: (w * height) / width };
  addSvg(slide, svg, await pngOfSvg(svg, { width, height }), { ...place, altText: cut(chart.title, MOST_TITLE) });
}

/** What it is, what it means, and where it comes from stand on every slide. */
function framedSlide(deck: PptxGenJS, exhibit: Exhibit, language: Language, part: string): PptxGenJS.Slide {
  const slide = deck.addSlide({ masterName: MASTER });
  const fontFace = officeFont[language];
  const { meaning, below } = notesOf(exhibit);
  slide.addText(`${cut(exhibit.title, MOST_TITLE)}${part}`, {
    x: LEFT,
    y: 0.28,
    w: ROOM,
    h: 0.62,
    fontFace,
    fontSize: 22,
    bold: true,
    color: theme.ink,
    valign: 'middle',
    margin: 0,
    fit: 'shrink',
  });
  if (meaning !== '')
    slide.addText(cut(meaning, MOST_WORDS), {
      x: LEFT,
      y: 0.9,
      w: ROOM,
      h: 0.45,
      fontFace,
      fontSize: 13,
      color: theme.soft,
      valign: 'top',
      margin: 0,
      fit: 'shrink',
    });
  if (below.length > 0)
    slide.addText(cut(below.join('  '), MOST_WORDS), {
      x: LEFT,
      y: 6.58,
      w: ROOM,
      h: 0.36,
      fontFace,
      fontSize: 8,
      color: theme.faint,
      valign: 'bottom',
      margin: 0,
      fit: 'shrink',
    });
  slide.addText(cut(sourceLine(exhibit.source, language), MOST_WORDS), {
    x: LEFT,
    y: 7.02,
    w: ROOM - 1,
    h: 0.3,
    fontFace,
    fontSize: 9,
    color: theme.faint,
    valign: 'middle',
    margin: 0,
    fit: 'shrink',
  });
  return slide;
}

const cut = (text: string, most: number) => {
  const line = text.replace(/\s*\n\s*/g, ' ');
  return line.length > most ? `${line.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…` : line;
};
