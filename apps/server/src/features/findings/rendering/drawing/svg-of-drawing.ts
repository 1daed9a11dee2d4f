import { FONT_FAMILY } from '../font-files.ts';
import type { Drawing, Shape } from './drawing.ts';

const anchors = { left: 'start', center: 'middle', right: 'end' } as const;

export function svgOfDrawing({ width, height, shapes }: Drawing): string {
  const size = `width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="'${FONT_FAMILY}', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif"><rect width="100%" height="100%" fill="#ffffff"/>${shapes.map(shapeXml).join('')}</svg>`;
}

function shapeXml(shape: Shape): string {
  if (shape.as === 'box') {
    const { x, y, width, height, fill } = shape;
    return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="#${fill}"/>`;
  }
  if (shape.as === 'line') {
    const { x1, y1, x2, y2, colour } = shape;
    return `<path d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}" stroke="#${colour}" stroke-width="0.75"/>`;
  }
  if (shape.as === 'svg') {
    const { x, y, svg, scale = 1 } = shape;
    return `<g transform="translate(${round(x)} ${round(y)})${scale === 1 ? '' : ` scale(${scale})`}">${svg}</g>`;
  }
  const { x, y, text, fontSize, weight, colour, align } = shape;
  const look = `font-size="${fontSize}"${weight === 'bold' ? ' font-weight="700"' : ''} fill="#${colour}"`;
  return `<text x="${round(x)}" y="${round(y)}" ${look}${align === 'left' ? '' : ` text-anchor="${anchors[align]}"`}>${xmlText(text)}</text>`;
}

const round = (value: number) => Math.round(value * 100) / 100;

export const xmlText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
