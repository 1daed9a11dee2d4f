import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { guideText } from '@wenshu/texts/people/documents/guide';
import { manualText } from '@wenshu/texts/people/documents/manual';
import { sitePageTexts } from '@wenshu/texts/people/site-pages/index';
import type { ScreenName, SitePageWords } from '@wenshu/texts/people/site-pages/page-words';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../../../../public/pictures/', import.meta.url));
const there = readdirSync(`${folder}site`);
const KB = 1000;
const kinds = [
  { suffix: '', width: 1200, height: 750, mostBytes: 90 * KB },
  { suffix: '-small', width: 640, height: 400, mostBytes: 35 * KB },
];

/** All there are: the compiler wants a line for each. */
const names: Readonly<Record<ScreenName, true>> = {
  answering: true,
  cleaning: true,
  conjoint: true,
  'cross-table': true,
  desktop: true,
  editor: true,
  'employee-drivers': true,
  kano: true,
  'key-drivers': true,
  languages: true,
  launch: true,
  logic: true,
  maxdiff: true,
  'name-list': true,
  price: true,
  progress: true,
  quota: true,
  'raw-data': true,
  report: true,
  roles: true,
  schemes: true,
  simulator: true,
  statistics: true,
  tasks: true,
};
const filesOf = (name: string) =>
  ['zh', 'en'].flatMap(language => kinds.map(({ suffix }) => `${name}-${language}${suffix}.webp`));

const screensOf = ({ screen, sections }: SitePageWords) => [
  screen?.screen,
  ...sections.flatMap(section => {
    if (section.kind === 'steps') return section.steps.map(step => step.screen);
    return section.kind === 'screen' ? [section.screen] : [];
  }),
];
const shown = Object.entries(sitePageTexts).flatMap(([path, { zh, en }]) =>
  [...screensOf(zh), ...screensOf(en)].filter(name => name !== undefined).map(name => ({ path, name })),
);

/** Of a lossy WebP without transparency, which `npm run picture:site` makes. */
function sizeOf(file: string): { readonly width: number; readonly height: number } {
  const bytes = readFileSync(`${folder}site/${file}`);
  expect([bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 16)]).toEqual(['RIFF', 'WEBPVP8 ']);
  return { width: bytes.readUInt16LE(26), height: bytes.readUInt16LE(28) };
}

describe('pictures of screens', () => {
  it.each(shown)('$name of $path is there in both languages and both sizes', ({ name }) => {
    expect(filesOf(name).filter(file => !there.includes(file))).toEqual([]);
  });

  it('are there wherever the guide or the manual shows one', () => {
    const documents = [guideText, manualText].map(texts => JSON.stringify(texts));
    const addresses = documents.flatMap(text =>
      [...text.matchAll(/\/pictures\/site\/([\w-]+\.webp)/g)].map(one => one[1]!),
    );
    expect(addresses.filter(file => !there.includes(file))).toEqual([]);
  });

  it.each(kinds)('named "$suffix" are $width × $height and light', ({ suffix, width, height, mostBytes }) => {
    const files = there.filter(file => file.endsWith('-small.webp') === (suffix === '-small'));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      expect({ file, ...sizeOf(file) }).toEqual({ file, width, height });
      expect(statSync(`${folder}site/${file}`).size, file).toBeLessThanOrEqual(mostBytes);
    }
  });

  it('are light all together', () => {
    const bytes = there.reduce((sum, file) => sum + statSync(`${folder}site/${file}`).size, 0);
    expect(bytes).toBeLessThan(4 * KB * KB);
  });

  it('lie there for a screen that has a name, and no others', () => {
    const named = Object.keys(names).flatMap(filesOf);
    expect(there.filter(file => !named.includes(file))).toEqual([]);
  });
});

it('the picture for shares is as wide and high as others want it', () => {
  const png = readFileSync(`${folder}share.png`);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});
