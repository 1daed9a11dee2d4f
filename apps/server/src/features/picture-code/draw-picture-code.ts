import { GLYPH_HEIGHT, GLYPH_WIDTH, type Point, type Stroke, strokesOf } from './glyphs.ts';

/** 0 up to, not including, 1. */
export type Random = () => number;

const WIDTH = 132;
const HEIGHT = 44;
const NOISE_CURVES = 5;
const NOISE_DOTS = 24;
const COLOURS = ['#1f4e8c', '#7a3b12', '#23633b', '#6b2c6f', '#8c1f3a'];

/**
 * The code as an SVG picture, an image source of its own. Turned, stretched and shaken letters are written out as plain
 * numbers and mixed with curves of the same kind, so neither the order nor the shape of the paths gives them away.
 */
export function drawPictureCode(text: string, random: Random): string {
  const between = (low: number, high: number) => low + random() * (high - low);
  const marks = [
    ...[...text].flatMap((char, index) => drawLetter(char, (index + 0.5) / text.length, between)),
    ...Array.from({ length: NOISE_CURVES }, () => drawCurve(between)),
    ...Array.from({ length: NOISE_DOTS }, () => drawDot(between)),
  ];
  const inAnyOrder = marks.map(mark => ({ mark, place: random() })).sort((left, right) => left.place - right.place);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#f4f6fa"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${inAnyOrder.map(({ mark }) => mark).join('')}</g></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

type Between = (low: number, high: number) => number;

function drawLetter(char: string, place: number, between: Between): string[] {
  const angle = between(-0.4, 0.4);
  const scale = { x: between(1.6, 2.3), y: between(1.8, 2.4) };
  const centre = { x: place * (WIDTH - 12) + 6 + between(-3, 3), y: HEIGHT / 2 + between(-4, 4) };
  const colour = pick(COLOURS, between);
  const move = ([x, y]: Point): Point => {
    const [dx, dy] = [(x - GLYPH_WIDTH / 2) * scale.x, (y - GLYPH_HEIGHT / 2) * scale.y];
    return [
      centre.x + dx * Math.cos(angle) - dy * Math.sin(angle) + between(-0.7, 0.7),
      centre.y + dx * Math.sin(angle) + dy * Math.cos(angle) + between(-0.7, 0.7),
    ];
  };
  return strokesOf(char).flatMap(stroke => cut(stroke, between).map(part => path(part.map(move), colour, between)));
}

/** A stroke in pieces that overlap at a point: one path per letter would be too easy to count. */
function cut(stroke: Stroke, between: Between): Stroke[] {
  const middle = Math.floor(between(1, stroke.length - 1));
  return stroke.length < 3 ? [stroke] : [stroke.slice(0, middle + 1), stroke.slice(middle)];
}

function drawCurve(between: Between): string {
  const points = Array.from(
    { length: 4 },
    (_, index): Point => [(WIDTH / 3) * index + between(-20, 20), between(0, HEIGHT)],
  );
  return path(points, pick(COLOURS, between), between, 0.5);
}

function drawDot(between: Between): string {
  const at: Point = [between(0, WIDTH), between(0, HEIGHT)];
  return path([at, [at[0] + between(-2, 2), at[1] + between(-2, 2)]], pick(COLOURS, between), between, 0.6);
}

function path(points: readonly Point[], colour: string, between: Between, thickness = 1): string {
  const d = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return `<path d="${d}" stroke="${colour}" stroke-width="${(between(2, 3) * thickness).toFixed(1)}"/>`;
}

function pick(list: readonly string[], between: Between): string {
  return list[Math.floor(between(0, list.length))] ?? '';
}
