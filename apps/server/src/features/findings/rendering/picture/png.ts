import sharp from 'sharp';

/** Of ordinary charts, so that they are crisp on a slide. */
const SCALE = 2;
/** A table of a thousand rows would be a picture that nobody can open. */
const MOST_PIXELS = 24_000_000;
/** Few colours make a small file, and counting those of a large picture takes longer than anybody waits. */
const MOST_COUNTED = 6_000_000;
const SVG_DENSITY = 72;

export async function pngOfSvg(svg: string, { width, height }: { width: number; height: number }): Promise<Buffer> {
  const scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / (width * height)));
  return sharp(Buffer.from(svg), { density: SVG_DENSITY * scale, limitInputPixels: MOST_PIXELS * 2, unlimited: true })
    .png({ compressionLevel: 6, palette: width * height * scale * scale <= MOST_COUNTED })
    .toBuffer();
}
