import type { Shape } from './drawing.ts';
import { type TextLook, wrapText } from './wrap-text.ts';

export interface TextBox extends TextLook {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly colour: string;
  readonly align?: 'left' | 'center' | 'right';
}

/** Lines are so much higher than letters; and letters stand so far below a line's top. */
const LEADING = 1.4;
const ASCENT = 1.05;

export const lineHeight = (fontSize: number): number => fontSize * LEADING;

/** A text in as many lines as it needs, and how high they are. */
export function drawText(text: string, box: TextBox): { readonly shapes: Shape[]; readonly height: number } {
  if (text === '') return { shapes: [], height: 0 };
  const { x, y, width, fontSize, weight = 'regular', colour, align = 'left' } = box;
  const lines = wrapText(text, width, box);
  const at = { left: x, center: x + width / 2, right: x + width }[align];
  return {
    shapes: lines.map((line, place) => ({
      as: 'text',
      text: line,
      x: at,
      y: y + place * lineHeight(fontSize) + fontSize * ASCENT,
      fontSize,
      weight,
      colour,
      align,
    })),
    height: lines.length * lineHeight(fontSize),
  };
}
