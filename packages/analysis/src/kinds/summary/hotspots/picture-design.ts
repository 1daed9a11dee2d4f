import { isRecord } from '@wenshu/survey-core';

interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the newest design says of a picture: its address, and the region of each option that has one. It was stored as somebody's design, so it is read and not believed. */
export function readPicture(design: unknown): {
  readonly picture: string;
  readonly regions: ReadonlyMap<string, Region>;
} {
  if (!isRecord(design)) return { picture: '', regions: new Map() };
  const { picture, regions } = design;
  return {
    picture: typeof picture === 'string' ? picture : '',
    regions: new Map(
      (Array.isArray(regions) ? regions : []).flatMap(one =>
        isRecord(one) && typeof one.id === 'string' && isRegion(one.region) ? [[one.id, one.region] as const] : [],
      ),
    ),
  };
}

function isRegion(region: unknown): region is Region {
  return isRecord(region) && [region.x, region.y, region.width, region.height].every(Number.isFinite);
}

export function outlineOf({ x, y, width, height }: Region): readonly (readonly [number, number])[] {
  const [right, bottom] = [Math.min(1, x + width), Math.min(1, y + height)];
  return [
    [x, y],
    [right, y],
    [right, bottom],
    [x, bottom],
  ];
}

/** Of a picture of ours the file; empty for one on the web, which no file of ours can hold. */
export function fileIdIn(address: string): string {
  return /^\/api\/platform\/publicFile\?id=([0-9a-f-]{36})$/.exec(address)?.[1] ?? '';
}
