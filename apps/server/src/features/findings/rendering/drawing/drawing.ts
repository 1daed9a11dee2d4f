import type { FontWeight } from '../font-files.ts';

/** What svg and pdf both can draw, in points from the upper left. Colours are six digits. */
export type Shape =
  | {
      readonly as: 'box';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly fill: string;
    }
  | {
      readonly as: 'line';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly colour: string;
    }
  | {
      readonly as: 'text';
      /** Of its left, middle or right end. */
      readonly x: number;
      /** Of the line that letters stand on. */
      readonly y: number;
      readonly text: string;
      readonly fontSize: number;
      readonly weight: FontWeight;
      readonly colour: string;
      readonly align: 'left' | 'center' | 'right';
    }
  /** A whole svg at a place. */
  | {
      readonly as: 'svg';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly svg: string;
      /** Drawn so many times as large as it says. */
      readonly scale?: number;
    };

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

export const moved = (shape: Shape, x: number, y: number): Shape =>
  shape.as === 'line'
    ? { ...shape, x1: shape.x1 + x, x2: shape.x2 + x, y1: shape.y1 + y, y2: shape.y2 + y }
    : { ...shape, x: shape.x + x, y: shape.y + y };

/** The same, so many times as large: whoever draws for a large page lays it out for a small one. */
export function scaled(shape: Shape, by: number): Shape {
  if (shape.as === 'line')
    return { ...shape, x1: shape.x1 * by, x2: shape.x2 * by, y1: shape.y1 * by, y2: shape.y2 * by };
  const at = { x: shape.x * by, y: shape.y * by };
  if (shape.as === 'text') return { ...shape, ...at, fontSize: shape.fontSize * by };
  if (shape.as === 'svg') return { ...shape, ...at, scale: (shape.scale ?? 1) * by };
  return { ...shape, ...at, width: shape.width * by, height: shape.height * by };
}
