import sharp from 'sharp';

/** Of ordinary charts, so that they are crisp on a slide. */
const SCALE = 2;
/** A table of a thousand rows would be a picture that nobody can open. */
const MOST_PIXELS = 24_000_000;
const SVG_DENSITY = 72;

export async function pngOfSvg(svg: string, { width, height }: { width: number; height: number }): Promise<Buffer> {
  const scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / (width * height)));
  return (
    sharp(Buffer.from(svg), { density: SVG_DENSITY * scale, limitInputPixels: MOST_PIXELS * 2, unlimited: true })
      // A palette would halve the file and take six times as long.
      .png({ compressionLevel: 6 })
      .toBuffer()
  );
}
