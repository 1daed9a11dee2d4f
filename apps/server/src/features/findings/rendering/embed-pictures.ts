import type { Exhibit } from '@wenshu/analysis';
import sharp from 'sharp';
import type { FilePictures } from './rendering-task.ts';

const THUMBNAIL = 320;
export const WHOLE = 1400;
/** A few kilobytes may say that they are a picture of a billion. */
const MOST_PIXELS = 60_000_000;

/** Exhibits with the pictures that came with the task in them, each drawn anew and small; every other address is taken out, for a file leads nowhere. */
export async function embedPictures(exhibits: readonly Exhibit[], pictures: FilePictures): Promise<readonly Exhibit[]> {
  const embedded: Exhibit[] = [];
  for (const exhibit of exhibits) embedded.push(await embeddedIn(exhibit, pictures));
  return embedded;
}

async function embeddedIn(exhibit: Exhibit, pictures: FilePictures): Promise<Exhibit> {
  if (exhibit.kind === 'picture') {
    const drawn = await drawnAnew(pictures.get(exhibit.fileId), WHOLE);
    return drawn ? { ...exhibit, address: drawn.address, ratio: drawn.ratio } : { ...exhibit, address: '' };
  }
  if (exhibit.kind !== 'gallery') return exhibit;
  const files: (typeof exhibit.files)[number][] = [];
  for (const { address: _address, ...file } of exhibit.files) {
    const drawn = await drawnAnew(pictures.get(file.fileId), THUMBNAIL);
    files.push(drawn ? { ...file, address: drawn.address } : file);
  }
  return { ...exhibit, files };
}

/** Nothing of what a stranger sent goes into a file as it came. What cannot be read is left out. */
export async function drawnAnew(
  bytes: Uint8Array | undefined,
  most: number,
): Promise<{ readonly address: string; readonly ratio: number } | undefined> {
  if (!bytes) return undefined;
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    return { address: `data:image/jpeg;base64,${data.toString('base64')}`, ratio: info.width / info.height };
  } catch {
    return undefined;
  }
}
