import { type DecisionTreeInput, type DecisionTreeResult, seededRandom } from '@wenshu/statistics';
import { describe, expect, it } from 'vitest';
import { getReferenceCase } from '../../../../statistics/test/reference-case.ts';
import { caseData, figureIn, toldBy } from '../../../test/case-data.ts';
import { modelData } from '../../../test/model-examples.ts';
import { cellsOf, modelRequest, presentModel } from '../../../test/model-truth.ts';
import { runSlowly } from '../../../test/run-kind.ts';
import { checkRecipe } from '../../derived/check-recipe.ts';
import { compileRecipe } from '../../derived/compile-recipe.ts';
import type { Recipe } from '../../derived/recipe.ts';
import type { Bars } from '../../exhibit/exhibits.ts';
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
    const { maxDepth, minSplit, minBucket, prune, cp } = input.settings;
    const options = { depth: maxDepth, leastParent: minSplit, leastLeaf: minBucket, prune, complexity: cp };
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
    const [parts, validated, yes] = toldBy(shown, 'tree', 'meaning');
    expect(parts).toMatch(/^对区分人群作用最大的题目是“S[14] Question s[14]”（占全部题目作用的 \d\d\.\d%）。$/);
    expect(validated).toMatch(
      /^对没有参与建树的答卷（交叉验证），按树判断的正确率为 \d\d\.\d%；一律猜人数最多的一类为 \d\d\.\d%。$/,
    );
    expect(yes).toMatch(
      /^“Yes”比例最高的人群（\d\d\.\d%，\d+ 人；全部为 \d\d\.\d%）：S\d Question s\d：.*(Good|Very good)/,
    );
    // One source for the sentence and the chart.
    const bars = shown.find((one): one is Bars => one.id === 'importance')!;
    expect(parts).toContain(`“${bars.categories[0]}”`);
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
    expect(toldBy(weighed, 'tree', 'meaning')[0]).toMatch(/^对区分人群作用最大的题目是“S[14] Question s[14]”/);
    const people = cellsOf(weighed, 'leaves').map(row => Number(row[1]));
    expect(people.reduce((sum, one) => sum + one, 0)).toBe(modelData.rows.length);
  });

  it('parts a scale between two of its points, or into any options where somebody turns it', () => {
    // The ends say yes, the middle no: points cannot be parted so at once.
    const rows = unweighted.rows.map(row => ({ ...row, y: [1, 5].includes(Number(row.s1)) ? 1 : 2 }));
    const slots = { dependent: ['y'], predictors: ['s1'] };
    const rulesBy = (taken?: { readonly s1: 'points' | 'categories' }) => {
      const asked = { slots, options: { leastParent: 10, leastLeaf: 5, complexity: 0.01 }, ...(taken && { taken }) };
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
      'No question was found that reliably tells people apart in “H Question h”. Try others, smaller groups, or CHAID, which looks at differences in shares.',
    ]);
  });

  it('grows nothing of noise, and says of what was grown all the same that it may be chance', () => {
    const random = seededRandom(11);
    const rows = unweighted.rows.map(row => ({ ...row, y: random.next() < 0.5 ? 1 : 2 }));
    const noise = { ...unweighted, rows };
    const shown = presentModel('decisionTree', request, noise);
    expect(cellsOf(shown, 'leaves')).toHaveLength(1);
    expect(toldBy(shown, 'tree', 'meaning')).toEqual([expect.stringMatching(/^No question was found/)]);
    const whole = presentModel('decisionTree', { ...request, options: { prune: false } }, noise);
    expect(cellsOf(whole, 'leaves').length).toBeGreaterThan(2);
    // What it was grown from it gets right; nobody is told so.
    expect(figureIn(whole, 'classification', 'total', 'correct')).toBeGreaterThan(58);
    const [validated, ...more] = toldBy(whole, 'tree', 'meaning');
    const [right, guessed] = [...validated!.matchAll(/(\d\d\.\d)%/g)].map(([, percent]) => Number(percent));
    expect(right).toBeLessThanOrEqual(guessed!);
    expect(more).toEqual([]);
    expect(toldBy(whole, 'tree', 'warning')[0]).toMatch(/^Cross-validation does not show/);
  });
});
