import type { Exhibit, ThemeColours } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import { renderingTexts } from '@wenshu/texts/findings/rendering';
import { isDrawn, notesOf, paragraphsOf, sourceLine } from '../exhibit-words.ts';
import { drawText } from '../picture/draw-text.ts';
import { moved, type Shape, scaled } from '../picture/drawing.ts';
import { isPictured, picturedSvg } from '../picture/pictured.ts';
import { drawTable, headHeight } from '../table/draw-table.ts';
import { layTable } from '../table/lay-table.ts';
import { pageTable } from '../table/page-table.ts';
import { rowHeights } from '../table/row-heights.ts';
import { labelsWidth, tableWidths } from '../table/table-widths.ts';
import { theme as house } from '../theme.ts';

interface Room {
  readonly width: number;
  readonly height: number;
  readonly language: Language;
  readonly theme: ThemeColours;
  /** Of its title; the rest follows. */
  readonly size: number;
}

/** Less is no picture. */
const LEAST_BODY = 60;
/** A chart in a small place has smaller words, down to a size that is still read: large ones would leave it no room. */
const FULL_VIEW = { width: 440, height: 200 };
const LEAST_SCALE = 0.9;
const MOST_REMARKS = 4;

/** An exhibit as large as its place: what does not fit is in the parts behind the first, each for a page of its own. */
export function drawExhibit(exhibit: Exhibit, room: Room): readonly (readonly Shape[])[] {
  const { width, height, language } = room;
  const frame = frameOf(exhibit, room);
  const body = Math.max(LEAST_BODY, height - frame.top - frame.foot.height);
  if (isPictured(exhibit)) {
    const scale = Math.max(LEAST_SCALE, Math.min(scaleOf(room), width / FULL_VIEW.width, body / FULL_VIEW.height));
    const view = { width: Math.round(width / scale), height: Math.round(body / scale) };
    const svg = picturedSvg(exhibit, { ...view, language });
    return [frame.around([{ as: 'svg', x: 0, y: 0, ...view, svg, scale }], body, '')];
  }
  const parts = isDrawn(exhibit)
    ? tableParts(exhibit, room, body)
    : wordParts(paragraphsOf(exhibit, language), room, body);
  return parts.map((shapes, at) => {
    const part = parts.length === 1 ? '' : renderingTexts[language].part({ part: at + 1, parts: parts.length });
    return frame.around(shapes, body, part);
  });
}

/** Charts and tables are laid out for a sheet of paper: the larger the words of a page, the more they grow. */
const scaleOf = ({ size }: Room) => size / 12;

/** Words above and below, and how much of the height they take. */
function frameOf(exhibit: Exhibit, { width, language, theme, size }: Room) {
  const { meaning, below } = notesOf(exhibit);
  const ink = theme.ink.slice(1);
  let top = 0;
  const above: Shape[] = [];
  const write = (text: string, look: { fontSize: number; colour: string; weight?: 'bold'; mostLines: number }) => {
    const drawn = drawText(text, { x: 0, y: top, width, ...look });
    above.push(...drawn.shapes);
    if (drawn.height > 0) top += drawn.height + size * 0.2;
  };
  write(exhibit.title, { fontSize: size, colour: ink, weight: 'bold', mostLines: 2 });
  write(meaning, findingLook(exhibit, theme, size));
  const foot: Shape[] = [];
  let height = 0;
  for (const remark of [...below.slice(0, MOST_REMARKS), sourceLine(exhibit.source, language)]) {
    const drawn = drawText(remark, {
      x: 0,
      y: height,
      width,
      fontSize: size * 0.55,
      colour: house.faint,
      mostLines: 2,
    });
    foot.push(...drawn.shapes);
    height += drawn.height + 1;
  }
  return {
    top: top + (top > 0 ? size * 0.2 : 0),
    foot: { height: height + size * 0.3 },
    around(shapes: readonly Shape[], body: number, part: string): readonly Shape[] {
      const start = top + (top > 0 ? size * 0.2 : 0);
      const place =
        part === ''
          ? []
          : drawText(part.trim(), { x: 0, y: 0, width, fontSize: size * 0.55, colour: house.faint, align: 'right' })
              .shapes;
      return [
        ...above,
        ...place,
        ...shapes.map(shape => moved(shape, 0, start)),
        ...foot.map(shape => moved(shape, 0, start + body + size * 0.3)),
      ];
    },
  };
}

/** Below a heading of the page, what was found is the first thing that is said: an exhibit with a title of its own says it more quietly. */
const findingLook = ({ title }: Exhibit, { accent }: ThemeColours, size: number) =>
  title === ''
    ? { fontSize: size, colour: accent.slice(1), weight: 'bold' as const, mostLines: 3 }
    : { fontSize: size * 0.8, colour: house.soft, mostLines: 3 };

function tableParts(exhibit: Parameters<typeof layTable>[0], room: Room, most: number): (readonly Shape[])[] {
  const { language } = room;
  const scale = scaleOf(room);
  const [width, height] = [room.width / scale, most / scale];
  const whole = layTable(exhibit, language);
  const widths = tableWidths(whole);
  const widest = widths.columns.reduce((most, one) => Math.max(most, one), 1);
  const heights = rowHeights(exhibit, language);
  const parts = pageTable(exhibit, {
    columns: Math.max(1, Math.floor((width - labelsWidth(widths)) / widest)),
    height,
    headHeight: part => {
      const laid = layTable(part, language);
      return headHeight(laid, tableWidths(laid));
    },
    rowHeight: row => heights[row]!,
  });
  return parts.map(part => {
    const laid = layTable(part, language);
    const { shapes } = drawTable(laid, { ...tableWidths(laid), labels: widths.labels });
    return shapes.map(shape => scaled(shape, scale));
  });
}

function wordParts(paragraphs: readonly string[], { width, size, theme }: Room, most: number): Shape[][] {
  const parts: Shape[][] = [[]];
  let y = 0;
  for (const text of paragraphs) {
    const look = { x: 0, width, fontSize: size * 0.75, colour: theme.ink.slice(1) };
    const { height } = drawText(text, { ...look, y: 0 });
    if (y > 0 && y + height > most) {
      parts.push([]);
      y = 0;
    }
    parts.at(-1)!.push(...drawText(text, { ...look, y }).shapes);
    y += height + size * 0.25;
  }
  return parts;
}
