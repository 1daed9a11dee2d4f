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
  const { width, height, points } = await page.evaluate(async src => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    const pen = canvas.getContext('2d')!;
    pen.drawImage(picture, 0, 0);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    // A sign for each point: all four numbers of each would take seconds on their way.
    let points = '';
    for (let at = 0; at < data.length; at += 4) points += data[at + 1]! < 128 ? '1' : '0';
    return { width: canvas.width, height: canvas.height, points };
  }, address);
  const pixels = new Uint8ClampedArray(points.length * 4);
  for (const [at, point] of [...points].entries()) pixels.fill(point === '1' ? 0 : 255, at * 4, at * 4 + 4);
  return { text: jsQR(pixels, width, height)?.data, width };
}
