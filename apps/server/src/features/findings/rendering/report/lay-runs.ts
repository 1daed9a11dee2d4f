import { widthOf } from '../fonts.ts';
import { lineHeight } from '../picture/draw-text.ts';
import type { Shape } from '../picture/drawing.ts';
import { PIECES } from '../picture/wrap-text.ts';
import type { FileParagraph, FileRun } from './report-file.ts';

const ASCENT = 1.05;
const INDENT = 1.1;

interface Piece {
  readonly text: string;
  readonly run: FileRun;
  readonly width: number;
}

interface Look {
  readonly width: number;
  readonly sizeOf: (style: FileParagraph['style']) => number;
  readonly ink: string;
  readonly accent: string;
}

/** Paragraphs with words of several looks in them, line by line, and how high they are. */
export function layParagraphs(
  paragraphs: readonly FileParagraph[],
  { width, sizeOf, ink, accent }: Look,
): { readonly shapes: Shape[]; readonly height: number } {
  const shapes: Shape[] = [];
  let y = 0;
  for (const { style, runs, align = 'left' } of paragraphs) {
    const size = sizeOf(style);
    const isBold = style === 'title' || style === 'heading';
    const left = style === 'bullet' ? size * INDENT : 0;
    const lines = linesOf(runs, width - left, size, isBold);
    if (style === 'bullet') shapes.push(textAt('•', { x: 0, y, size, isBold: true, colour: accent }));
    for (const line of lines) {
      const used = line.reduce((sum, piece) => sum + piece.width, 0);
      let x = left + { left: 0, centre: (width - left - used) / 2, right: width - left - used }[align];
      for (const { text, run, width: own } of joined(line)) {
        const colour = run.colour ? run.colour.slice(1) : ink;
        if (text.trim() !== '') shapes.push(textAt(text, { x, y, size, isBold: isBold || run.bold === true, colour }));
        x += own;
      }
      y += lineHeight(size);
    }
    y += size * (isBold ? 0.3 : 0.35);
  }
  return { shapes, height: y };
}

function textAt(
  text: string,
  { x, y, size, isBold, colour }: { x: number; y: number; size: number; isBold: boolean; colour: string },
): Shape {
  return {
    as: 'text',
    text,
    x,
    y: y + size * ASCENT,
    fontSize: size,
    colour,
    align: 'left',
    weight: isBold ? 'bold' : 'regular',
  };
}

function linesOf(runs: readonly FileRun[], width: number, size: number, isBold: boolean): Piece[][] {
  const lines: Piece[][] = [[]];
  let used = 0;
  const end = () => {
    lines.push([]);
    used = 0;
  };
  const add = (text: string, run: FileRun) => {
    const own = widthOf(text, size, isBold || run.bold ? 'bold' : 'regular');
    const isBlank = text.trim() === '';
    if (used === 0 && isBlank) return;
    if (used > 0 && used + own > width && !isBlank) end();
    // One word alone that is too wide breaks within itself.
    if (own > width && [...text].length > 1) for (const letter of text) add(letter, run);
    else {
      lines.at(-1)!.push({ text, run, width: own });
      used += own;
    }
  };
  for (const run of runs)
    for (const [at, part] of run.text.split('\n').entries()) {
      if (at > 0) end();
      for (const piece of part.match(PIECES) ?? []) add(piece, run);
    }
  return lines;
}

/** Neighbours of one look are one text: it can be found and copied as it is read. */
function joined(line: readonly Piece[]): readonly Piece[] {
  const texts: Piece[] = [];
  for (const piece of line) {
    const last = texts.at(-1);
    if (last?.run === piece.run)
      texts[texts.length - 1] = { ...last, text: last.text + piece.text, width: last.width + piece.width };
    else texts.push(piece);
  }
  return texts;
}

/** Smaller words nobody reads; what does not fit then is seen to be too much. */
const LEAST_SHRINK = 0.6;

/** The same, made smaller until it fits. */
export function fitParagraphs(paragraphs: readonly FileParagraph[], look: Look, height: number) {
  for (let scale = 1; ; scale -= 0.1) {
    const laid = layParagraphs(paragraphs, { ...look, sizeOf: style => look.sizeOf(style) * scale });
    if (laid.height <= height || scale <= LEAST_SHRINK) return { ...laid, scale };
  }
}
