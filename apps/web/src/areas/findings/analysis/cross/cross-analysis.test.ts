import type { BannerBlock } from '@wenshu/analysis/browser';
import { describe, expect, it } from 'vitest';
import type { Variable } from '../../filter/variable.ts';
import { moveItem } from '../work/list-moves.ts';
import { allQuestions, changeBlock, insertBlock, moveBlock, placedBlocks } from './cross-analysis.ts';

const block = (variable: string, ...within: BannerBlock[]): BannerBlock => ({
  variable,
  ...(within.length > 0 && { within }),
});
const banner = [block('sex', block('age'), block('town')), block('wave')];
const told = (blocks: readonly BannerBlock[]) =>
  placedBlocks(blocks)
    .map(({ path, block: { variable } }) => `${path.join('.')} ${variable}`)
    .join(', ');

describe('a banner', () => {
  it.each([
    ['behind the last', [0], [], 2, '0 wave, 1 sex, 1.0 age, 1.1 town'],
    ['out of the one that holds it', [0, 0], [], 1, '0 sex, 0.0 town, 1 age, 2 wave'],
    ['into another one', [1], [0], 1, '0 sex, 0.0 age, 0.1 wave, 0.2 town'],
    ['to where it stands', [0, 1], [0], 1, '0 sex, 0.0 age, 0.1 town, 1 wave'],
    ['into itself, which nothing does', [0], [0, 0], 0, '0 sex, 0.0 age, 0.1 town, 1 wave'],
  ])('has a block moved %s', (_, from, parent, at, after) => {
    expect(told(moveBlock(banner, from, parent, at))).toBe(after);
  });

  it('has no empty nesting left when the last block within another goes', () => {
    const alone = insertBlock([block('sex')], [0], 0, block('age'));
    expect(changeBlock(alone, [0, 0], undefined)).toEqual([block('sex')]);
    expect(moveBlock(alone, [0, 0], [], 1)).toEqual([block('sex'), block('age')]);
  });
});

describe('rows', () => {
  const rows = ['a', 'b', 'c'].map(variable => ({ variable }));
  it.each([
    [0, 3, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [1, 2, 'abc'],
  ])('from %i to %i', (from, to, after) => {
    expect(
      moveItem(rows, from, to)
        .map(({ variable }) => variable)
        .join(''),
    ).toBe(after);
  });

  it('are all closed questions at once, and what was set for one stays', () => {
    const one = (key: string, more: object) =>
      ({ key, kept: 'code', questionId: key, categories: [], ...more }) as never;
    const variables: Variable[] = [
      one('q1', {}),
      one('q2', { kept: 'text', categories: undefined }),
      one('q3', { kept: 'codes' }),
      one('fact', { questionId: undefined }),
    ];
    expect(allQuestions([{ variable: 'q3', sort: 'descending' }], variables, 300)).toEqual([
      { variable: 'q1' },
      { variable: 'q3', sort: 'descending' },
    ]);
  });
});
