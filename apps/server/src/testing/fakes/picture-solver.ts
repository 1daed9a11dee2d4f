import { turnedLetter } from '../../features/people/picture-code/draw-picture-code.ts';
import {
  CAPITAL_HEIGHT,
  type Contour,
  FACES,
  type Face,
  letterShape,
  PICTURE_ALPHABET,
  type Random,
} from '../../features/people/picture-code/letter-shape.ts';
import { fillShape, type Raster } from '../../features/people/picture-code/raster.ts';

/** A picture in black and white: 1 is ink. */
interface Mask {
  readonly width: number;
  readonly height: number;
  readonly ink: Uint8Array;
}
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
interface Template {
  readonly char: string;
  readonly cells: Float32Array;
}

const LETTERS = 4;
/** A letter is compared on a grid of so many cells. */
const GRID = { width: 16, height: 20 };
const ANGLES = [-0.4, -0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.4];
/** Specks below so many pixels are no part of a letter. */
const SPECK = 60;
/** What is thinner than the setting is taken for a line and removed. Whoever writes a reader tries which one does best. */
const THIN_SETTINGS = [3, 5, 7, 9] as const;
type Thin = (typeof THIN_SETTINGS)[number];

const templates = new Map<Thin, readonly Template[]>();

/**
 * A reader of picture codes as somebody writes it in an afternoon who has our source: split by brightness, remove thin
 * lines, cut into letters where ink is missing or least, and take the nearest of our own letters at nine angles.
 */
function solvePicture(picture: Raster, thin: Thin): string {
  const known = templates.get(thin) ?? makeTemplates(thin);
  templates.set(thin, known);
  const clean = removeThinLines(threshold(picture), thin);
  return cutIntoLetters(clean)
    .map(box => nearest(known, sample(clean, box)))
    .join('');
}

/** The darker part by Otsu's threshold: the one that leaves the least spread within both parts. */
function threshold({ width, height, ink }: Raster): Mask {
  const levels = 64;
  const levelOf = (value: number) => Math.min(levels - 1, Math.max(0, Math.floor(value * levels)));
  const counts = new Array<number>(levels).fill(0);
  for (const value of ink) counts[levelOf(value)]!++;
  const total = counts.reduce((sum, count, level) => sum + count * level, 0);
  let [best, bestSpread, below, sumBelow] = [0, -1, 0, 0];
  counts.forEach((count, level) => {
    below += count;
    sumBelow += count * level;
    const above = ink.length - below;
    if (below === 0 || above === 0) return;
    const spread = below * above * (sumBelow / below - (total - sumBelow) / above) ** 2;
    if (spread > bestSpread) [best, bestSpread] = [level, spread];
  });
  return darkerThan({ width, height, ink }, (best + 1) / levels);
}

function darkerThan({ width, height, ink }: Raster, limit: number): Mask {
  const mask = new Uint8Array(ink.length);
  for (let at = 0; at < mask.length; at++) if (ink[at]! >= limit) mask[at] = 1;
  return { width, height, ink: mask };
}

/** Shrinks and grows again: what does not survive the shrinking was thin. Specks go too. */
function removeThinLines(mask: Mask, thin: Thin): Mask {
  const reach = Math.floor(thin / 2);
  const shrunk = spread(mask, reach, 0);
  const opened = spread(shrunk, reach, 1);
  const ink = new Uint8Array(opened.ink.length);
  for (const part of connectedParts(opened)) if (part.length >= SPECK) for (const at of part) ink[at] = 1;
  return { ...opened, ink };
}

/** Every pixel takes the value when one within reach has it, along rows and then along columns. */
function spread({ width, height, ink }: Mask, reach: number, value: 0 | 1): Mask {
  const across = new Uint8Array(ink);
  for (let y = 0; y < height; y++) spreadLine(ink, across, { start: y * width, step: 1, length: width }, reach, value);
  const both = new Uint8Array(across);
  for (let x = 0; x < width; x++) spreadLine(across, both, { start: x, step: width, length: height }, reach, value);
  return { width, height, ink: both };
}

interface Line {
  readonly start: number;
  readonly step: number;
  readonly length: number;
}

/** Paints once around each pixel that has the value; what the one before has painted is passed over. */
function spreadLine(
  from: Uint8Array,
  to: Uint8Array,
  { start, step, length }: Line,
  reach: number,
  value: 0 | 1,
): void {
  let painted = 0;
  for (let place = 0; place < length; place++) {
    if (from[start + place * step] !== value) continue;
    const last = Math.min(length - 1, place + reach);
    for (let at = Math.max(painted, place - reach); at <= last; at++) to[start + at * step] = value;
    painted = last + 1;
  }
}

function connectedParts({ width, ink }: Mask): number[][] {
  const seen = new Uint8Array(ink.length);
  const parts: number[][] = [];
  for (let start = 0; start < ink.length; start++) {
    if (ink[start] === 0 || seen[start]) continue;
    const part = [start];
    seen[start] = 1;
    for (const at of part) {
      const x = at % width;
      const visit = (next: number) => {
        if (ink[next] !== 1 || seen[next]) return;
        seen[next] = 1;
        part.push(next);
      };
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      visit(at - width);
      visit(at + width);
    }
    parts.push(part);
  }
  return parts;
}

/** Connected parts from left to right: too many are joined to the narrowest letters, too few cut where columns hold least. */
function cutIntoLetters(mask: Mask): Box[] {
  let boxes = connectedParts(mask)
    .map(part => boxOf(mask, part))
    .sort((a, b) => a.left - b.left);
  while (boxes.length > LETTERS) boxes = joinNarrowest(boxes);
  while (boxes.length > 0 && boxes.length < LETTERS) {
    const widest = boxes.reduce((wide, box) => (box.right - box.left > wide.right - wide.left ? box : wide));
    boxes = boxes.flatMap(box => (box === widest ? cutBox(mask, box, LETTERS - boxes.length + 1) : [box]));
  }
  return boxes;
}

function joinNarrowest(boxes: readonly Box[]): Box[] {
  const joined = boxes.slice(1).map((box, index) => joinBoxes(boxes[index]!, box));
  const widths = joined.map(box => box.right - box.left);
  const at = widths.indexOf(Math.min(...widths));
  return [...boxes.slice(0, at), joined[at]!, ...boxes.slice(at + 2)];
}

function joinBoxes(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** Cuts the first of so many letters off, near where it should end. */
function cutBox(mask: Mask, box: Box, letters: number): Box[] {
  const width = (box.right - box.left) / letters;
  let [best, least] = [Math.round(box.left + width), Number.POSITIVE_INFINITY];
  for (let x = Math.round(box.left + width * 0.7); x <= Math.min(box.right - 2, box.left + width * 1.3); x++) {
    let column = 0;
    for (let y = box.top; y < box.bottom; y++) column += mask.ink[y * mask.width + x] ?? 0;
    if (column < least) [best, least] = [x, column];
  }
  return [
    { ...box, right: best },
    { ...box, left: best },
  ].map(part => tighten(mask, part));
}

function tighten(mask: Mask, box: Box): Box {
  const inside: number[] = [];
  for (let y = box.top; y < box.bottom; y++)
    for (let x = box.left; x < box.right; x++) if (mask.ink[y * mask.width + x]) inside.push(y * mask.width + x);
  return inside.length > 0 ? boxOf(mask, inside) : box;
}

function boxOf({ width }: Mask, part: readonly number[]): Box {
  const box = { left: width, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0 };
  for (const at of part) {
    const [x, y] = [at % width, Math.floor(at / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return box;
}

/** The box's content on the grid: how full each cell is. */
function sample({ width, ink }: Pick<Mask, 'width'> & { ink: ArrayLike<number> }, box: Box): Float32Array {
  const cells = new Float32Array(GRID.width * GRID.height);
  const counts = new Float32Array(cells.length);
  const [boxWidth, boxHeight] = [box.right - box.left, box.bottom - box.top];
  // Finer than pixels, so that a narrow box still reaches every cell.
  const steps = { x: Math.max(boxWidth, GRID.width * 3), y: Math.max(boxHeight, GRID.height * 3) };
  for (let stepY = 0; stepY < steps.y; stepY++)
    for (let stepX = 0; stepX < steps.x; stepX++) {
      const x = box.left + Math.floor(((stepX + 0.5) / steps.x) * boxWidth);
      const y = box.top + Math.floor(((stepY + 0.5) / steps.y) * boxHeight);
      const cell =
        Math.floor((stepY / steps.y) * GRID.height) * GRID.width + Math.floor((stepX / steps.x) * GRID.width);
      cells[cell]! += ink[y * width + x] ?? 0;
      counts[cell]! += 1;
    }
  return cells.map((sum, cell) => sum / (counts[cell] || 1));
}

function nearest(known: readonly Template[], cells: Float32Array): string {
  let [best, least] = ['', Number.POSITIVE_INFINITY];
  for (const { char, cells: theirs } of known) {
    let distance = 0;
    for (let at = 0; at < cells.length; at++) distance += ((cells[at] ?? 0) - (theirs[at] ?? 0)) ** 2;
    if (distance < least) [best, least] = [char, distance];
  }
  return best;
}

/** Each as it is drawn and as it is after cleaning, which takes thin strokes of a letter along. */
function makeTemplates(thin: Thin): Template[] {
  return FACES.flatMap(face =>
    [...PICTURE_ALPHABET].flatMap(char =>
      ANGLES.flatMap(angle => {
        const mask = maskOf(face, char, angle);
        return [mask, removeThinLines(mask, thin)].map(ink => ({
          char,
          cells: sample(ink, tighten(ink, wholeOf(ink))),
        }));
      }),
    ),
  );
}

function maskOf(face: Face, char: string, angle: number): Mask {
  const size = 60 / CAPITAL_HEIGHT;
  const shape = turnedLetter(letterShape(face, char), { angle, slant: 0, tall: size, wide: size });
  const raster = fillShape(moveInto(shape, 60), 140, 120);
  return darkerThan(raster, 0.5);
}

function wholeOf({ width, height }: Mask): Box {
  return { left: 0, top: 0, right: width, bottom: height };
}

function moveInto(shape: readonly Contour[], middle: number): Contour[] {
  return shape.map(contour => contour.map(([x, y]) => [x + middle / 2, y + middle] as const));
}

/** The reference: the same letters upright, apart, on clean paper. */
export function drawPlain(text: string): Raster {
  const size = 56 / CAPITAL_HEIGHT;
  const shape = [...text].flatMap((char, index) =>
    letterShape(FACES[index % FACES.length]!, char).map(contour =>
      contour.map(([x, y]) => [x * size + 2 + index * 81, y * size + 30] as const),
    ),
  );
  return fillShape(shape, 330, 120);
}

/** How many of so many pictures it reads, at the setting that reads most of them. */
export function countSolved(texts: readonly string[], draw: (text: string) => Raster): number {
  const pictures = texts.map(text => ({ text, picture: draw(text) }));
  return Math.max(
    ...THIN_SETTINGS.map(thin => pictures.filter(({ text, picture }) => solvePicture(picture, thin) === text).length),
  );
}

export function randomTexts(count: number, random: Random): string[] {
  return Array.from({ length: count }, () =>
    Array.from({ length: LETTERS }, () => PICTURE_ALPHABET[Math.floor(random() * PICTURE_ALPHABET.length)]).join(''),
  );
}
