import { parseCascade } from '@wenshu/survey-core';
import { expect, test } from 'vitest';
import { cascadeTree, levelCounts } from './cascade-tree.ts';

const parsed = parseCascade(
  'Asia\n  China\n    Beijing\n    Shanghai\n  Japan\n    Tokyo\nEurope\n  Spain\n    Madrid',
);
const { options } = parsed as Exclude<typeof parsed, { problem: unknown }>;

test('the tree has every option below the one above it', () => {
  const names = (nodes: ReturnType<typeof cascadeTree>): unknown => nodes.map(node => [node.text, names(node.below)]);
  expect(names(cascadeTree(options))).toEqual([
    [
      'Asia',
      [
        [
          'China',
          [
            ['Beijing', []],
            ['Shanghai', []],
          ],
        ],
        ['Japan', [['Tokyo', []]]],
      ],
    ],
    ['Europe', [['Spain', [['Madrid', []]]]]],
  ]);
});

test('levels are counted one by one', () => {
  expect(levelCounts(options)).toEqual([2, 3, 4]);
});
