import sharp from 'sharp';

/** A few kilobytes may say that they are a picture of a billion. */
const MOST_PIXELS = 60_000_000;

/**
 * The middle of a picture as a small square, drawn anew: nothing of what a stranger sent is kept as it came, neither hidden bytes nor the
 * place where it was taken. Turned as the camera says, before that is forgotten.
 */
export async function drawAvatar(bytes: Uint8Array, { side }: { readonly side: number }): Promise<Uint8Array> {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: side, height: side, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer();
}
