/** A square part of a picture: its middle in the picture's own pixels, and how many times it is enlarged. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const MOST_ZOOM = 5;

export const wholeCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** The side of the square in the picture's own pixels: the shorter side of it, when nothing is enlarged. */
export const cropSide = ({ width, height }: Size, { zoom }: Pick<Crop, 'zoom'>): number =>
  Math.min(width, height) / zoom;

/** Moved by shares of the square's side, as a hand that drags the picture moves it: to the right shows what was on the left. */
export function moveCrop(size: Size, crop: Crop, shareX: number, shareY: number): Crop {
  const side = cropSide(size, crop);
  return inside(size, { ...crop, x: crop.x - shareX * side, y: crop.y - shareY * side });
}

export function zoomCrop(size: Size, crop: Crop, zoom: number): Crop {
  return inside(size, { ...crop, zoom: Math.min(MOST_ZOOM, Math.max(1, zoom)) });
}

/** The square never leaves the picture: there would be nothing to show there. */
function inside(size: Size, crop: Crop): Crop {
  const half = cropSide(size, crop) / 2;
  const within = (value: number, length: number) => Math.min(length - half, Math.max(half, value));
  return { ...crop, x: within(crop.x, size.width), y: within(crop.y, size.height) };
}
