import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { repositoryRoot as root } from '../repository-root.ts';
import { lintAlone } from './lint-alone.ts';

const alone = lintAlone({ plugins: ['screens-use-the-kit.grit'] });
afterAll(() => alone.end());

const found = (text: string) => alone.found({ name: 'screen.tsx', text });

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
