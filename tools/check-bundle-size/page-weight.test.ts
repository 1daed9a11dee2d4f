import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { findAssets, pageWeightBytes, partWeightBytes } from './page-weight.ts';

const folder = makeTemporaryFolder('weight');
afterAll(() => folder.remove());

const html = `<script type="module" crossorigin src="/assets/a.js"></script>
<link rel="modulepreload" crossorigin href="/assets/b.js"><link href="/assets/c.css?v=1" rel="stylesheet"><link rel="icon" href="/favicon.svg">`;

it('counts scripts, preloads and styles once each, and no icons', () => {
  expect(findAssets(html + html)).toEqual(['assets/a.js', 'assets/b.js', 'assets/c.css']);
});

it('grows with what the page loads', () => {
  mkdirSync(join(folder.path, 'assets'));
  writeFileSync(join(folder.path, 'page.html'), html);
  for (const name of ['a.js', 'b.js', 'c.css']) writeFileSync(join(folder.path, 'assets', name), '');
  const light = pageWeightBytes(folder.path, 'page.html');
  writeFileSync(join(folder.path, 'assets/b.js'), Array.from({ length: 5_000 }, (_, n) => Math.sin(n)).join());
  expect(pageWeightBytes(folder.path, 'page.html')).toBeGreaterThan(light + 10_000);
});

it('finds a part by its name, and none that only begins like it', () => {
  for (const name of ['part-abc_12-4.js', 'part-abc_12-4.js.gz', 'part-two-abc_1234.js'])
    writeFileSync(join(folder.path, 'assets', name), 'x'.repeat(100));
  expect(partWeightBytes(folder.path, 'part')).toBeLessThan(60);
  expect(() => partWeightBytes(folder.path, 'nothing')).toThrow('0 parts');
  const alone = partWeightBytes(folder.path, 'part');
  writeFileSync(join(folder.path, 'assets', 'part-abc_1235.css'), 'y'.repeat(100));
  expect(partWeightBytes(folder.path, 'part')).toBe(2 * alone);
  writeFileSync(join(folder.path, 'assets', 'part-abc_1236.js'), '');
  expect(() => partWeightBytes(folder.path, 'part')).toThrow('3 parts');
});
