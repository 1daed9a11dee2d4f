import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
let place: string;

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'lint-'));
  const rule = join(import.meta.dirname, 'screens-use-the-kit.grit');
  const config = { root: true, plugins: [rule], linter: { rules: { preset: 'none' } }, formatter: { enabled: false } };
  writeFileSync(join(place, 'biome.json'), JSON.stringify(config));
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** The lines of a file that the rule finds, alone. */
function found(text: string): readonly number[] {
  writeFileSync(join(place, 'screen.tsx'), text);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none', 'screen.tsx'];
  let said: string;
  try {
    said = execFileSync(process.execPath, args, { cwd: place, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    said = (error as { stdout: string }).stdout;
  }
  const { diagnostics } = JSON.parse(said) as {
    diagnostics: { category: string; location: { start: { line: number } } }[];
  };
  return diagnostics.filter(one => one.category === 'plugin').map(one => one.location.start.line);
}

describe('the rule that screens are made of the kit', () => {
  it.each([
    ['a box of the library', "import { Button, Modal } from 'antd';"],
    ['a box by another name', "import { Modal as Box } from 'antd';"],
    ['a pause of its own', 'export const query = { refetchInterval: EVERY_MS };'],
    ['a pause in figures', 'export const query = { refetchInterval: 4000 };'],
    [
      'a pause made on the spot',
      'export const query = { refetchInterval: ({ state }) => (state.data ? 4000 : false) };',
    ],
    ["the library's widths", 'export const useIsWide = () => Grid.useBreakpoint().lg === true;'],
    ['a width of its own', "export const isPhone = () => matchMedia('(max-width: 700px)').matches;"],
    ['a width asked of the window', "export const isPhone = () => window.matchMedia('(max-width: 700px)').matches;"],
    ['a flag kept by hand', 'export const begin = () => setIsBusy(true);'],
    ['a flag by another name', 'export const begin = () => setSending(true);'],
  ])('finds %s', (_, line) => {
    expect(found(`const before = 1;\n${line}\n`)).toEqual([2]);
  });

  it('leaves alone what is made of it', () => {
    const text = [
      "import { Button, Drawer } from 'antd';",
      "import { Modal } from './somewhere.tsx';",
      "export const query = { refetchInterval: again('calm') };",
      "export const other = { refetchInterval: again(data => (data?.isMoving ? 'moving' : undefined)) };",
      'export const begin = () => setIsOpen(true);',
    ].join('\n');
    expect(found(text)).toEqual([]);
  });

  it('excepts no file that could do without', () => {
    const { overrides } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as {
      overrides: { includes: string[]; plugins?: string[] }[];
    };
    const ours = overrides.find(({ plugins }) => plugins?.some(one => one.endsWith('screens-use-the-kit.grit')));
    const excepted = ours?.includes.filter(one => one.startsWith('!')).map(one => one.slice(1)) ?? [];
    expect(excepted).not.toEqual([]);
    expect(excepted.filter(file => found(readFileSync(join(root, file), 'utf8')).length === 0)).toEqual([]);
  });
});
