import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { repositoryRoot } from '../../../tools/repository-root.ts';

const PUBLIC = join(repositoryRoot, 'apps/web/public/pictures');
/** Kept aside while others are taken: the second platform would build the web application anew for them. */
const aside = mkdtempSync(join(tmpdir(), 'wenshu-site-'));
mkdirSync(join(aside, 'site'));
export const [WIDTH, HEIGHT] = [1200, 750];
const sizes = [
  { suffix: '', width: WIDTH, height: HEIGHT, mostBytes: 90_000 },
  { suffix: '-small', width: 640, height: 400, mostBytes: 35_000 },
];
const qualities = [82, 76, 70, 64, 58];

/** Both sizes of a picture, each as good as its bytes allow. */
export async function keepPicture(name: string, taken: Buffer): Promise<void> {
  for (const { suffix, width, height, mostBytes } of sizes) {
    const scaled = await sharp(taken).resize(width, height, { kernel: 'lanczos3' }).removeAlpha().toBuffer();
    keepFile(`site/${name}${suffix}.webp`, await atBest(scaled, mostBytes));
  }
}

export const keepFile = (path: string, bytes: Buffer): void => writeFileSync(join(aside, path), bytes);

/** To where the site has them. */
export function publishPictures(): void {
  cpSync(aside, PUBLIC, { recursive: true });
  rmSync(aside, { recursive: true });
}

async function atBest(picture: Buffer, mostBytes: number): Promise<Buffer> {
  for (const quality of qualities) {
    const made = await sharp(picture).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (made.length <= mostBytes) return made;
  }
  throw new Error('A picture has too much in it to be small');
}
