import PdfDocument from 'pdfkit';
import { type FontWeight, fontFiles } from './font-files.ts';

const UNIT = 1000;
const widths = { regular: new Map<string, number>(), bold: new Map<string, number>() };
let ruler: PDFKit.PDFDocument | undefined;

/** How wide a text is in our face. Letter by letter: a table asks for thousands of short ones, made of the same few letters. */
export function widthOf(text: string, fontSize: number, weight: FontWeight = 'regular'): number {
  const known = widths[weight];
  let sum = 0;
  for (const letter of text) {
    let width = known.get(letter);
    if (width === undefined) {
      ruler ??= new PdfDocument({ autoFirstPage: false });
      width = ruler.font(fontFiles[weight]).fontSize(UNIT).widthOfString(letter);
      if (known.size < MOST_KNOWN) known.set(letter, width);
    }
    sum += width;
  }
  return (sum / UNIT) * fontSize;
}
const MOST_KNOWN = 20_000;
