import { expect, it } from 'vitest';
import type { SlotTarget } from '../slots/slot-drag.ts';
import { applyDrop, type Dragged } from './apply-drop.ts';
import { emptyAnalysis, placedBlocks, withRequest } from './cross-analysis.ts';

const analysis = withRequest(emptyAnalysis, {
  rows: [{ variable: 'q1', sort: 'descending', nets: [{ name: 'N', codes: [1] }] }, { variable: 'q2' }],
  banner: [{ variable: 'sex' }, { variable: 'wave' }],
});
const told = (dragged: Dragged, target: SlotTarget) => {
  const { rows, banner } = applyDrop(analysis, dragged, target).request;
  const blocks = placedBlocks(banner).map(({ path, block }) => `${'>'.repeat(path.length - 1)}${block.variable}`);
  return `${rows.map(({ variable }) => variable).join(' ')} | ${blocks.join(' ')}`;
};

it.each<[string, Dragged, SlotTarget, string]>([
  [
    'a variable into the rows',
    { from: 'list', variable: 'q3' },
    { slot: 'rows', path: [0], side: 'after' },
    'q1 q3 q2 | sex wave',
  ],
  [
    'a variable behind everything',
    { from: 'list', variable: 'q3' },
    { slot: 'banner', path: undefined, side: 'after' },
    'q1 q2 | sex wave q3',
  ],
  [
    'a variable within a column',
    { from: 'list', variable: 'q3' },
    { slot: 'banner', path: [0], side: 'within' },
    'q1 q2 | sex >q3 wave',
  ],
  ['a row to the front', { from: 'rows', at: 1 }, { slot: 'rows', path: [0], side: 'before' }, 'q2 q1 | sex wave'],
  [
    'a column within another',
    { from: 'banner', path: [1] },
    { slot: 'banner', path: [0], side: 'within' },
    'q1 q2 | sex >wave',
  ],
  [
    'a column to the rows',
    { from: 'banner', path: [0] },
    { slot: 'rows', path: [1], side: 'after' },
    'q1 q2 sex | wave',
  ],
  ['a row to the columns', { from: 'rows', at: 0 }, { slot: 'banner', path: [0], side: 'before' }, 'q2 | q1 sex wave'],
])('drops %s', (_, dragged, target, after) => expect(told(dragged, target)).toBe(after));

it('takes nets along to the columns, and leaves the order, which is the rows’ own', () => {
  const { banner } = applyDrop(
    analysis,
    { from: 'rows', at: 0 },
    { slot: 'banner', path: undefined, side: 'after' },
  ).request;
  expect(banner.at(-1)).toEqual({ variable: 'q1', nets: [{ name: 'N', codes: [1] }] });
});
