import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import jsQR from 'jsqr';

/** What a QR code says that was downloaded, and how wide it is: drawn by the browser, read by another library than the one that made it. */
export async function readCode(
  page: Page,
  download: Download,
): Promise<{ readonly text: string | undefined; readonly width: number }> {
  const type = download.suggestedFilename().endsWith('.svg') ? 'image/svg+xml' : 'image/png';
  const address = `data:${type};base64,${(await readFile(await download.path())).toString('base64')}`;
  const { width, height, pixels } = await page.evaluate(async src => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    const pen = canvas.getContext('2d')!;
    pen.drawImage(picture, 0, 0);
    const drawn = pen.getImageData(0, 0, canvas.width, canvas.height);
    return { width: canvas.width, height: canvas.height, pixels: [...drawn.data] };
  }, address);
  return { text: jsQR(new Uint8ClampedArray(pixels), width, height)?.data, width };
}
