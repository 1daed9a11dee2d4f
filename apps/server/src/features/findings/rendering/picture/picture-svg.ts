import { densityMarks, formatShown, type Gallery, type Picture, toneColours } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import { xmlText } from '../drawing/svg-of-drawing.ts';
import { wrapText } from '../drawing/wrap-text.ts';
import { FONT_FAMILY } from '../font-files.ts';
import { theme } from '../theme.ts';

interface View {
  readonly width: number;
  readonly height: number;
  readonly language: Language;
}

const svgOf = ({ width, height }: View, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="'${FONT_FAMILY}', sans-serif">${inside}</svg>`;

/** Only what was read from our own files and drawn anew; an address leads nowhere in a file. */
const EMBEDDED = /^data:image\/jpeg;base64,[A-Za-z0-9+/=]+$/;

const image = (address: string | undefined, box: string, fit: 'slice' | 'meet') =>
  address !== undefined && EMBEDDED.test(address)
    ? `<image ${box} preserveAspectRatio="xMidYMid ${fit}" xlink:href="${address}"/>`
    : '';

const round = (value: number) => Math.round(value * 100) / 100;

/** A picture with its density, points and regions, as large as there is room. */
export function pictureSvg({ address, ratio, density, points = [], regions = [] }: Picture, view: View): string {
  const width = Math.min(view.width, view.height * ratio);
  const height = width / ratio;
  const [left, top] = [(view.width - width) / 2, (view.height - height) / 2];
  const x = (at: number) => round(left + at * width);
  const y = (at: number) => round(top + at * height);
  const box = `x="${round(left)}" y="${round(top)}" width="${round(width)}" height="${round(height)}"`;
  const marks = densityMarks(density).map(
    mark =>
      `<rect x="${x(mark.x)}" y="${y(mark.y)}" width="${round(mark.width * width)}" height="${round(mark.height * height)}" fill="${mark.colour}" fill-opacity="${mark.opacity}"/>`,
  );
  const dots = points.map(
    ([across, down]) => `<circle cx="${x(across)}" cy="${y(down)}" r="2.2" fill="#${theme.ink}" fill-opacity="0.4"/>`,
  );
  const outlines = regions.map(({ text, outline, tone, values }) => {
    const colour = toneColours[tone ?? 'neutral'];
    const corners = outline.map(([across, down]) => `${x(across)},${y(down)}`).join(' ');
    const [value] = values;
    const said = value ? `${text} ${formatShown(value.format, value.value, view.language)}` : text;
    const [line = ''] = wrapText(said, width / 2, { fontSize: 11, mostLines: 1 });
    const at = outline[0] ?? [0, 0];
    return `<polygon points="${corners}" fill="${colour}" fill-opacity="${tone === undefined ? 0 : 0.25}" stroke="${colour}" stroke-width="1.5"/><text x="${x(at[0]) + 4}" y="${y(at[1]) + 14}" font-size="11" font-weight="700" fill="#${theme.ink}">${xmlText(line)}</text>`;
  });
  const ground = `<rect ${box} fill="#${theme.paper}" stroke="#${theme.line}"/>`;
  return svgOf(view, [ground, image(address, box, 'meet'), ...marks, ...dots, ...outlines].join(''));
}

const GAP = 8;
const NAME = 16;
const FEWEST_COLUMNS = 6;
const SHAPE = 0.7;

/** Thumbnails in rows, each with its name below; what is no picture, or could not be read, by its ending. */
export function gallerySvg({ files }: Gallery, view: View): string {
  const { columns, cell } = galleryGrid(files.length, view);
  const cells = files.map(({ name, address }, at) => {
    const left = round((at % columns) * (cell.width + GAP));
    const top = round(Math.floor(at / columns) * (cell.height + NAME + GAP));
    const box = `x="${left}" y="${top}" width="${round(cell.width)}" height="${round(cell.height)}"`;
    const shown = image(address, box, 'slice');
    const ending = (/\.([0-9a-z]{1,5})$/i.exec(name)?.[1] ?? '?').toUpperCase();
    const [line = ''] = wrapText(name, cell.width, { fontSize: 9, mostLines: 1 });
    return [
      `<rect ${box} fill="#${theme.paper}" stroke="#${theme.line}"/>`,
      shown === ''
        ? `<text x="${round(left + cell.width / 2)}" y="${round(top + cell.height / 2 + 5)}" font-size="13" text-anchor="middle" fill="#${theme.faint}">${ending}</text>`
        : shown,
      `<text x="${left}" y="${round(top + cell.height + 12)}" font-size="9" fill="#${theme.soft}">${xmlText(line)}</text>`,
    ].join('');
  });
  return svgOf(view, cells.join(''));
}

/** As few columns as let all rows in. */
function galleryGrid(files: number, { width, height }: Pick<View, 'width' | 'height'>) {
  for (let columns = FEWEST_COLUMNS; ; columns++) {
    const across = (width - (columns - 1) * GAP) / columns;
    const cell = { width: across, height: across * SHAPE };
    if (columns >= files || Math.ceil(files / columns) * (cell.height + NAME + GAP) <= height) return { columns, cell };
  }
}

export function galleryHeight({ files }: Gallery, width: number): number {
  const { columns, cell } = galleryGrid(files.length, { width, height: Infinity });
  return Math.ceil(files.length / columns) * (cell.height + NAME + GAP);
}
