import { textWidth } from './chart-look.ts';

/** In pixels of the chart. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A point that has a name: its middle, and how far its mark reaches from there. */
export interface Marked {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  /** Empty: it has none, and only keeps others' names away. */
  readonly text: string;
}

/** Where the name of a point begins, seen from the middle of its mark. */
export interface LabelPlace {
  readonly text: string;
  readonly box: Box;
}

export const LABEL_SIZE = 11;
const LINE = 14;
const GAP = 4;
/** Lines above or below, at most, before a name is left out. */
const FARTHEST = 3;

/**
 * Where the names of points stand: beside them, above or below, none upon another, upon a mark or upon what is `taken`.
 * A name that finds no place is left out: the table beside a chart has it.
 */
export function placeLabels(
  marks: readonly Marked[],
  room: Box,
  taken: readonly Box[],
): readonly (LabelPlace | undefined)[] {
  const boxes = [...taken, ...marks.map(markBox)];
  const most = room.width * 0.32;
  return marks.map(mark => {
    const text = cutTo(mark.text, most);
    if (text === '') return undefined;
    const box = waysAround(mark, textWidth(text, LABEL_SIZE)).find(
      one => isWithin(one, room) && !boxes.some(other => overlap(one, other)),
    );
    if (!box) return undefined;
    boxes.push(box);
    return { text, box };
  });
}

const markBox = ({ x, y, reach }: Marked): Box => ({ x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach });

/** Beside first: a name reads best in one line with its point. */
function waysAround({ x, y, reach }: Marked, width: number): readonly Box[] {
  const at = (left: number, middle: number): Box => ({ x: left, y: middle - LINE / 2, width, height: LINE });
  const [right, left, above] = [x + reach + GAP, x - reach - GAP - width, reach + LINE / 2];
  const near = [at(right, y), at(left, y), at(x - width / 2, y - above), at(x - width / 2, y + above)];
  const far = Array.from({ length: FARTHEST * 2 }, (_, step) => (step + 1) * (LINE / 2)).flatMap(down =>
    [y - down, y + down].flatMap(middle => [at(right, middle), at(left, middle)]),
  );
  return [...near, ...far];
}

const isWithin = (box: Box, room: Box): boolean =>
  box.x >= room.x &&
  box.y >= room.y &&
  box.x + box.width <= room.x + room.width &&
  box.y + box.height <= room.y + room.height;

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

function cutTo(text: string, width: number): string {
  if (textWidth(text, LABEL_SIZE) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, LABEL_SIZE) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
