/// <reference path="../svg-to-pdfkit.d.ts" />
import svgToPdf from 'svg-to-pdfkit';
import type { Shape } from './drawing.ts';

/** A shape upon the page that is open. */
export function paintShape(file: PDFKit.PDFDocument, shape: Shape): void {
  if (shape.as === 'box') file.rect(shape.x, shape.y, shape.width, shape.height).fill(`#${shape.fill}`);
  else if (shape.as === 'line')
    file.moveTo(shape.x1, shape.y1).lineTo(shape.x2, shape.y2).lineWidth(0.5).stroke(`#${shape.colour}`);
  else if (shape.as === 'svg') paintSvg(file, shape);
  else {
    const { text, fontSize, weight, colour, align, y } = shape;
    file.font(weight).fontSize(fontSize).fillColor(`#${colour}`);
    const back = align === 'left' ? 0 : file.widthOfString(text) * (align === 'right' ? 1 : 0.5);
    file.text(text, shape.x - back, y, { lineBreak: false, baseline: 'alphabetic' });
  }
}

function paintSvg(file: PDFKit.PDFDocument, shape: Extract<Shape, { as: 'svg' }>): void {
  const { x, y, width, height, svg, scale = 1 } = shape;
  file.save();
  file.translate(x, y).scale(scale);
  svgToPdf(file, svg, 0, 0, {
    width,
    height,
    assumePt: true,
    fontCallback: (_family, isBold) => (isBold ? 'bold' : 'regular'),
  });
  file.restore();
}
