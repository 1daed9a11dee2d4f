import { type Between, bendOf, betweenOf, hillMap, hills, unevenWeight } from './distortion.ts';
import { type Colour, encodePng } from './encode-png.ts';
import {
  CAPITAL_HEIGHT,
  type Contour,
  FACES,
  letterShape,
  PICTURE_ALPHABET,
  type Point,
  type Random,
} from './letter-shape.ts';
import { blankRaster, fillShape, type Raster } from './raster.ts';

/** Twice what is shown, so that it is sharp on a phone. */
export const PICTURE_WIDTH = 320;
export const PICTURE_HEIGHT = 120;
const LETTER_HEIGHT = 66;
const SCRAPS = 14;
const PAPERS: readonly Colour[] = [
  [244, 246, 250],
  [247, 243, 236],
  [240, 246, 241],
];
const INKS: readonly Colour[] = [
  [31, 78, 140],
  [110, 52, 18],
  [30, 88, 54],
  [100, 40, 104],
  [128, 28, 54],
];

/** The code as a PNG, an image source of its own. What a simple reader makes of it is measured in bench/captcha. */
export function drawPictureCode(text: string, random: Random): string {
  const between = betweenOf(random);
  const png = encodePng(drawDistorted(text, random), pick(PAPERS, between), pick(INKS, between));
  return `data:image/png;base64,${png.toString('base64')}`;
}

/**
 * Letters lean on one another, lines as thick and as dark as they are run through them, thin ones in the paper's colour cut
 * them, and the ground is full of paler scraps of other letters: no threshold and no gap tells where a letter is.
 */
export function drawDistorted(text: string, random: Random): Raster {
  const between = betweenOf(random);
  const bend = bendOf(between, PICTURE_WIDTH, PICTURE_HEIGHT);
  const weight = hills(between, 40);
  const make = (shape: readonly Contour[]) =>
    fillShape(
      shape.map(contour => unevenWeight(contour.map(bend), (x, y) => weight(x, y) * 1.4 - 0.5)),
      PICTURE_WIDTH,
      PICTURE_HEIGHT,
    ).ink;
  const scraps = make(Array.from({ length: SCRAPS }, () => scrap(between)).flat());
  const letters = make(layOut(text, between).flat());
  const lines = make([line(between, 0.3, 8), line(between, 0.7, 8)]);
  const cuts = make([line(between, 0.5, 3)]);
  const map = (apart: number) => hillMap(between, apart, PICTURE_WIDTH, PICTURE_HEIGHT);
  const [light, ground, strength] = [map(120), map(14), map(120)];
  const picture = blankRaster(PICTURE_WIDTH, PICTURE_HEIGHT);
  for (let at = 0; at < picture.ink.length; at++) {
    const paper = 0.14 + 0.06 * light[at]! + 0.05 * ground[at]! + 0.2 * scraps[at]!;
    const drawn = Math.max(letters[at]! * (1 - cuts[at]!), lines[at]!);
    const full = 0.88 + 0.1 * strength[at]!;
    picture.ink[at] = paper + (full - paper) * drawn + between(-0.05, 0.05);
  }
  return picture;
}

/** Each letter turned, slanted and stretched by itself, and moved into the one before. */
function layOut(text: string, between: Between): Contour[][] {
  let right = 0;
  const letters = [...text].map(char => {
    const letter = standAt(turned(letterShape(pick(FACES, between), char), between), 0);
    const placed = move(letter, right - between(-2, 3), between(-8, 8));
    right = Math.max(...placed.flat().map(([x]) => x));
    return placed;
  });
  const left = Math.min(...letters.flat(2).map(([x]) => x));
  const squeeze = Math.min(1, (PICTURE_WIDTH - 24) / (right - left));
  const spare = PICTURE_WIDTH - (right - left) * squeeze;
  const start = between(Math.min(12, spare / 2), Math.max(spare - 12, spare / 2));
  return letters.map(letter =>
    letter.map(contour => contour.map(([x, y]): Point => [start + (x - left) * squeeze, y + PICTURE_HEIGHT / 2])),
  );
}

function turned(shape: readonly Contour[], between: Between): Contour[] {
  const size = LETTER_HEIGHT / CAPITAL_HEIGHT;
  return turnedLetter(shape, {
    angle: between(-0.32, 0.32),
    slant: between(-0.2, 0.2),
    tall: size * between(0.9, 1.2),
    wide: size * between(0.85, 1.1),
  });
}

interface Turn {
  readonly angle: number;
  readonly slant: number;
  readonly tall: number;
  readonly wide: number;
}

export function turnedLetter(shape: readonly Contour[], { angle, slant, tall, wide }: Turn): Contour[] {
  return shape.map(contour =>
    contour.map(([x, y]): Point => {
      const dy = (y - CAPITAL_HEIGHT / 2) * tall;
      const dx = x * wide - slant * dy;
      return [dx * Math.cos(angle) - dy * Math.sin(angle), dx * Math.sin(angle) + dy * Math.cos(angle)];
    }),
  );
}

/** Its left edge at x, its middle at the middle line. */
function standAt(shape: readonly Contour[], x: number): Contour[] {
  const points = shape.flat();
  const ys = points.map(point => point[1]);
  return move(shape, x - Math.min(...points.map(point => point[0])), -(Math.min(...ys) + Math.max(...ys)) / 2);
}

function move(shape: readonly Contour[], byX: number, byY: number): Contour[] {
  return shape.map(contour => contour.map(([x, y]): Point => [x + byX, y + byY]));
}

/** A stretch of a letter's outline somewhere, closed by a straight edge. */
function scrap(between: Between): Contour[] {
  const shape = standAt(turned(letterShape(pick(FACES, between), pick([...PICTURE_ALPHABET], between)), between), 0);
  const half = between(0, 1) < 0.5;
  const kept = shape.map(contour => contour.slice(0, half ? Math.ceil(contour.length * 0.6) : contour.length));
  return move(kept, between(-20, PICTURE_WIDTH - 10), between(0, PICTURE_HEIGHT));
}

/** A wavy line from edge to edge. */
function line(between: Between, height: number, thickness: number): Contour {
  const swing = { size: between(6, 18), length: between(120, 260), phase: between(0, 2 * Math.PI) };
  const slope = between(-0.12, 0.12);
  const middle = PICTURE_HEIGHT * height + between(-10, 10);
  const yAt = (x: number) =>
    middle + slope * (x - PICTURE_WIDTH / 2) + swing.size * Math.sin((2 * Math.PI * x) / swing.length + swing.phase);
  const xs = Array.from({ length: 60 }, (_, index) => (index / 59) * (PICTURE_WIDTH + 40) - 20);
  const half = (thickness * between(0.8, 1.2)) / 2;
  return [...xs.map((x): Point => [x, yAt(x) - half]), ...xs.toReversed().map((x): Point => [x, yAt(x) + half])];
}

function pick<Thing>(list: readonly Thing[], between: Between): Thing {
  return list[Math.floor(between(0, list.length))] as Thing;
}
