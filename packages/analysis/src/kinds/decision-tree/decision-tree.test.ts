import type { DecisionTreeInput, DecisionTreeResult } from '@wenshu/statistics';
import { describe, expect, it } from 'vitest';
import { getReferenceCase } from '../../../../statistics/test/reference-case.ts';
import { caseData, figureIn, toldBy } from '../../../test/case-data.ts';
import { modelData } from '../../../test/model-examples.ts';
import { cellsOf, modelRequest, presentModel } from '../../../test/model-truth.ts';
import { runSlowly } from '../../../test/run-kind.ts';
import { checkRecipe } from '../../derived/check-recipe.ts';
import { compileRecipe } from '../../derived/compile-recipe.ts';
import type { Recipe } from '../../derived/recipe.ts';
import { decisionTreeKind } from './decision-tree-kind.ts';

const { weight: _weight, ...unweighted } = modelData;
const request = { slots: { dependent: ['y'], predictors: ['s1', 's4', 'n2', 'g'] } };

describe('decision tree', () => {
  it.each(['tree_titanic', 'tree_iris', 'tree_ces11_weighted'])('has the leaves of %s (S7.142)', name => {
    const { input, expected } = getReferenceCase(name) as unknown as {
      readonly input: DecisionTreeInput & { readonly weights?: string };
      readonly expected: DecisionTreeResult;
    };
    const levels = { [input.dependent]: expected.classes };
    const data = { ...caseData(input.data as never, levels), ...(input.weights && { weight: input.weights }) };
    const { maxDepth, minSplit, minBucket, prune } = input.settings;
    const options = { depth: maxDepth, leastParent: minSplit, leastLeaf: minBucket, prune };
    const slots = { dependent: [input.dependent], predictors: input.independents };
    const shown = presentModel('decisionTree', { slots, options }, data);
    const leaves = expected.nodes.filter(({ leaf }) => leaf);
    expect(cellsOf(shown, 'leaves')).toHaveLength(leaves.length);
    const sizes = (counts: readonly number[]) => [...counts].sort((a, b) => a - b);
    expect(sizes(cellsOf(shown, 'leaves').map(row => Number(row[1])))).toEqual(sizes(leaves.map(({ n }) => n)));
    expect(figureIn(shown, 'classification', 'total', 'correct')! / 100).toBeCloseTo(expected.accuracy, 5);
  });

  it('tells in words who is where, and shows the tree', () => {
    const shown = presentModel('decisionTree', request, unweighted, 'zh');
    expect(shown.map(({ id, kind }) => [id, kind])).toEqual([
      ...[
        ['tree', 'tree'],
        ['leaves', 'table'],
        ['importance', 'bars'],
        ['classification', 'table'],
      ],
    ]);
    const [parts, yes] = toldBy(shown, 'tree', 'meaning');
    expect(parts).toMatch(/^最能把人群区分开的是“S[14] Question s[14]”。$/);
    expect(yes).toMatch(/^“Yes”比例最高的人群（\d\d\.\d%，\d+ 人）：S\d Question s\d：.*(Good|Very good)/);
  });

  it('keeps the leaf of every record: the same that the table counts', () => {
    const variables = new Map(unweighted.variables.map(one => [one.key, one]));
    const asked = modelRequest('decisionTree', { ...request, names: { 1: 'Unhappy' } });
    const context = { language: 'en', variables, questions: new Map(), source: { asOf: '' } } as const;
    const found = runSlowly(decisionTreeKind, asked, unweighted);
    const [recipe] = decisionTreeKind.saved!(found, asked, context);
    expect(checkRecipe(recipe, variables)).toBeUndefined();
    const leafOf = compileRecipe(recipe as Recipe, variables);
    const counted = new Map<unknown, number>();
    for (const row of unweighted.rows) counted.set(leafOf(row), (counted.get(leafOf(row)) ?? 0) + 1);
    const people = cellsOf(decisionTreeKind.present(found, asked, context), 'leaves').map(row => row[1]);
    expect(people.map((_, at) => counted.get(at + 1))).toEqual(people);
    expect(recipe?.make === 'cases' && recipe.categories[0]!.label).toBe('Unhappy');
  });

  it('grows by CHAID too, into as many branches as differ, weighted on the effective base', () => {
    const rows = unweighted.rows.map(row => ({ ...row, h: Number(row.g) === 3 ? 1 : Number(row.g) === 2 ? 2 : 3 }));
    const slots = { dependent: ['h'], predictors: ['n2', 's1', 'g'] };
    const asked = { slots, options: { method: 'chaid' } };
    const shown = presentModel('decisionTree', asked, { ...unweighted, rows }, 'en');
    // Every option of g is an option of h: three branches at once, none of them mixed.
    expect(cellsOf(shown, 'leaves').map(([rule, , , predicted]) => [rule, predicted])).toEqual([
      ['G Question g: North', 'Old'],
      ['G Question g: South', 'Middle'],
      ['G Question g: West', 'Young'],
    ]);
    expect(figureIn(shown, 'classification', 'total', 'correct')).toBe(100);
    const weighed = presentModel('decisionTree', { ...request, options: { method: 'chaid' } }, modelData, 'zh');
    expect(toldBy(weighed, 'tree', 'meaning')[0]).toMatch(/^最能把人群区分开的是“S[14] Question s[14]”。$/);
    const people = cellsOf(weighed, 'leaves').map(row => Number(row[1]));
    expect(people.reduce((sum, one) => sum + one, 0)).toBe(modelData.rows.length);
  });

  it('parts a scale between two of its points, or into any options where somebody turns it', () => {
    // The ends say yes, the middle no: points cannot be parted so at once.
    const rows = unweighted.rows.map(row => ({ ...row, y: [1, 5].includes(Number(row.s1)) ? 1 : 2 }));
    const slots = { dependent: ['y'], predictors: ['s1'] };
    const rulesBy = (taken?: { readonly s1: 'points' | 'categories' }) => {
      const asked = { slots, options: { leastParent: 10, leastLeaf: 5 }, ...(taken && { taken }) };
      return cellsOf(presentModel('decisionTree', asked, { ...unweighted, rows }, 'en'), 'leaves').map(
        ([rule]) => rule,
      );
    };
    expect(rulesBy()).toHaveLength(3);
    expect(rulesBy({ s1: 'points' })).toEqual(rulesBy());
    expect(rulesBy({ s1: 'categories' })).toEqual([
      expect.stringMatching(/Very poor.*Very good|Poor.*Fair.*Good/),
      expect.stringMatching(/Very poor.*Very good|Poor.*Fair.*Good/),
    ]);
  });

  it('says so where nothing parts people', () => {
    const slots = { dependent: ['h'], predictors: ['n2'] };
    const shown = presentModel('decisionTree', { slots, options: { leastParent: 1_000 } }, unweighted, 'en');
    expect(toldBy(shown, 'tree', 'meaning')).toEqual([
      'No question was found that tells people apart in “H Question h”. Try others, or smaller groups.',
    ]);
  });
});
