import { type FlowItem, readSetting } from '@wenshu/survey-core/answering';

/** A place in fractions of the picture's width and height, from its upper left corner. */
export type Point = { readonly x: number; readonly y: number };

export interface Region extends Point {
  readonly width: number;
  readonly height: number;
}

/** The rectangle of an option, or undefined where none was drawn that lies within the picture. */
export function findRegion({ settings }: FlowItem): Region | undefined {
  const written = readSetting(settings, 'region');
  const [x, y, width, height, ...more] = written
    .split(',')
    .map(part => (part.trim() === '' ? Number.NaN : Number(part)));
  if (x === undefined || y === undefined || width === undefined || height === undefined || more.length > 0)
    return undefined;
  const isWithin = x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 1.0001 && y + height <= 1.0001;
  return isWithin ? { x, y, width, height } : undefined;
}

export function isInRegion({ x, y }: Point, region: Region): boolean {
  return x >= region.x && x <= region.x + region.width && y >= region.y && y <= region.y + region.height;
}
