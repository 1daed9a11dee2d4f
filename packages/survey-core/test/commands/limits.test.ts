import { describe, expect, it } from 'vitest';
import { decideQuota } from '../../src/quota/decide-quota.ts';
import { specialQuestion } from '../../src/testing/command-examples.ts';
import { buildExample, mustApply } from '../../src/testing/example-document.ts';
import { ids } from '../../src/testing/example-edits.ts';
import { after, manyItems, refusal } from './refusal.ts';

const example = buildExample();
const on = { questionId: ids.choice };
const places = (count: number) => manyItems(count).map(({ itemId, order }) => ({ id: itemId, order }));

describe('options', () => {
  it('are at most 100, and 3000 in a dropdown (S5.5)', () => {
    expect(refusal(example, 'addItems', { ...on, items: manyItems(98) })).toEqual({
      problem: 'too-many-options',
      id: ids.choice,
      detail: { max: 100 },
    });
    mustApply(example, 'addItems', { ...on, items: manyItems(97) });
    const { name, input } = specialQuestion('dropdown');
    const dropdown = after(example, [name, input]);
    const items = manyItems(3000);
    const full = after(dropdown, ['addItems', { questionId: 'special001', items }]);
    expect(refusal(full, 'addItems', { questionId: 'special001', items: manyItems(1, 5000) }).detail).toEqual({
      max: 3000,
    });
  });

  it('are not fewer than the answers asked for (S5.6)', () => {
    const asking = after(example, ['updateSettings', { questionId: ids.multiple, settings: { 20002: 3 } }]);
    const input = { questionId: ids.multiple, itemIds: ['multipleA1'] };
    expect(refusal(asking, 'deleteItems', input)).toMatchObject({ problem: 'fewer-options-than-answers' });
    const tooMany = { questionId: ids.multiple, settings: { 20003: 4 } };
    expect(refusal(example, 'updateSettings', tooMany).problem).toBe('fewer-options-than-answers');
  });

  it('ask for a minimum that is not above the maximum (S5.8)', () => {
    const input = { questionId: ids.multiple, settings: { 20002: 3, 20003: 2 } };
    expect(refusal(example, 'updateSettings', input)).toMatchObject({
      problem: 'min-above-max',
      detail: { min: 3, max: 2 },
    });
    const lengths = after(example, ['updateSettings', { questionId: ids.text, settings: { 20021: 10 } }]);
    expect(refusal(lengths, 'updateSettings', { questionId: ids.text, settings: { 20022: 5 } }).problem).toBe(
      'min-above-max',
    );
  });

  it('have unique numbers (S5.7)', () => {
    const numbered = after(example, ['updateSettings', { ...on, itemId: ids.optionA, settings: { 20009: 7 } }]);
    expect(refusal(numbered, 'updateSettings', { ...on, itemId: ids.optionB, settings: { 20009: 7 } })).toEqual({
      problem: 'option-number-used',
      id: ids.optionB,
      detail: { number: 7 },
    });
    mustApply(numbered, 'updateSettings', { ...on, itemId: ids.optionA, settings: { 20009: 7 } });
  });

  it('have at most 800 characters, titles 500 (S5.24)', () => {
    const long = { ...on, itemId: ids.optionA, title: { text: 'a'.repeat(801) } };
    expect(refusal(example, 'updateItemTitle', long).detail).toEqual({ max: 800 });
    expect(refusal(example, 'modifyName', { ...on, title: { text: 'a'.repeat(501) } }).detail).toEqual({ max: 500 });
    expect(refusal(example, 'modifyName', { ...on, title: { text: 'x', html: '<script>x</script>' } })).toMatchObject({
      problem: 'rich-text-refused',
      detail: { reason: 'tag-not-allowed', name: 'script' },
    });
  });

  it('never get an id that was used before, anywhere', () => {
    const published = { isPublished: () => true };
    const retired = mustApply(
      example,
      'deleteChildren',
      { questionId: ids.matrix, rowIds: ['rowB000001'] },
      {
        ...published,
        types: {},
        isCreator: true,
      },
    ).document;
    expect(retired.retired.rowB000001).toEqual({ questionId: ids.matrix, kind: 'row', title: { text: 'Price' } });
    for (const itemId of ['rowB000001', ids.optionA, ids.matrix, ids.rule, 'quotacell1']) {
      const items = [{ itemId, order: 'x', title: { text: 'New' } }];
      expect(refusal(retired, 'addItems', { ...on, items })).toEqual({ problem: 'id-used', id: itemId });
    }
  });
});

describe('groups', () => {
  it('are at most 100 (S5.9)', () => {
    const itemGroups = Array.from({ length: 99 }, (_, index) => ({
      groupId: `manygroup${String(index).padStart(3, '0')}`,
      order: `g${String(index).padStart(3, '0')}1`,
      title: { text: `Group_${index}` },
    }));
    expect(refusal(example, 'addItemGroups', { ...on, itemGroups })).toMatchObject({
      problem: 'too-many-groups',
      detail: { max: 100 },
    });
  });

  it('have names of letters, digits and underscores, not empty, not twice (S5.1, S8.5)', () => {
    const rename = (text: string) => ({ ...on, itemGroupId: ids.optionGroup, title: { text } });
    expect(refusal(example, 'modifyItemGroupName', rename(' ')).problem).toBe('name-empty');
    expect(refusal(example, 'modifyItemGroupName', rename('a/b')).problem).toBe('name-not-allowed');
    expect(refusal(example, 'modifyItemGroupName', rename('stone')).problem).toBe('name-duplicated');
    mustApply(example, 'modifyItemGroupName', rename('核果_2'));
    expect(refusal(example, 'modifySeqName', { ...on, seqName: 'q2' }).problem).toBe('name-duplicated');
    const twice = ['S1', 's1'].map((seqName, index) => ({ questionId: [ids.choice, ids.text][index], seqName }));
    expect(refusal(example, 'modifySeqNames', { names: twice }).problem).toBe('name-duplicated');
    expect(refusal(example, 'modifySeqNames', { names: [{ questionId: 'nobody0001', seqName: 'S1' }] }).problem).toBe(
      'question-not-found',
    );
  });

  it('of questions: one always stays', () => {
    const one = after(example, ['deleteQuestionGroup', { groupId: ids.secondGroup }]);
    expect(refusal(one, 'deleteQuestionGroup', { groupId: ids.group, clearLogic: true }).problem).toBe('last-group');
  });
});

describe('a pasted list', () => {
  const paste = (text: string, count = 0) => ({ ...on, text, places: places(count) });

  it('cannot be empty (S5.21)', () => {
    expect(refusal(example, 'batchAddItems', paste(' \n\n'))).toEqual({ problem: 'import-empty', detail: { line: 0 } });
  });

  it('has at most 100 lines of at most 800 characters, and says which line (S5.23, S5.24)', () => {
    const lines = Array.from({ length: 101 }, (_, index) => `Line ${index}`);
    expect(refusal(example, 'batchAddItems', paste(lines.join('\n'))).detail).toEqual({ line: 101, max: 100 });
    expect(refusal(example, 'batchAddItems', paste(`a\n\n${'b'.repeat(801)}`))).toEqual({
      problem: 'import-line-too-long',
      detail: { line: 3, max: 800 },
    });
  });

  it('replaces options by their words: the same words are the same option', () => {
    const { document } = mustApply(example, 'batchItems', {
      ...on,
      text: 'Pear\r\nFig\r\nApple\r\nPlum',
      places: places(4),
    });
    const { items } = document.questions[ids.choice]!;
    const shown = Object.values(items).sort((a, b) => (a.order < b.order ? -1 : 1));
    expect(shown.map(item => item.title.text)).toEqual(['Pear', 'Fig', 'Apple', 'Plum']);
    expect(shown.map(item => item.id)).toEqual([ids.optionB, 'many000001', ids.optionA, ids.optionC]);
    expect(refusal(example, 'batchItems', paste('Pear', 1)).problem).toBe('involved-in-logic');
    expect(refusal(example, 'batchItems', paste('Fig\nFig', 2)).detail).toEqual({ line: 2 });
  });

  it('of two layers needs a first layer for the second, and has at most 100 options (S5.28, S5.29)', () => {
    const { document } = mustApply(example, 'batchAddOneAndTwoItem', paste('Nuts\tAlmond\n\tHazel\nRoots', 4));
    const { many000000: nuts, many000002: hazel, many000003: roots } = document.questions[ids.choice]!.items;
    expect([nuts!.title.text, hazel!.parentItemId, roots!.parentItemId]).toEqual(['Nuts', 'many000000', undefined]);
    expect(refusal(example, 'batchAddOneAndTwoItem', paste('\tHazel'))).toEqual({
      problem: 'import-layer-one-missing',
      detail: { line: 1 },
    });
    const lines = Array.from({ length: 49 }, (_, index) => `A${index}\tB${index}`).join('\n');
    expect(refusal(example, 'batchAddOneAndTwoItem', paste(lines, 98)).problem).toBe('too-many-options');
  });
});

describe('a cascade', () => {
  const { name, input } = specialQuestion('cascade');
  const cascade = after(example, [name, input]);
  const paste = (text: string, count = 0) => ({ questionId: 'special001', text, places: places(count) });

  it('makes every level once, below its own parent (S3.47)', () => {
    const { document } = mustApply(cascade, 'batchImportItems', paste('Asia\tChina\nAsia\tJapan\nEurope\tSpain', 5));
    const { items } = document.questions.special001!;
    expect(Object.values(items).map(item => [item.title.text, item.parentItemId])).toEqual([
      ['Asia', undefined],
      ['China', 'many000000'],
      ['Japan', 'many000000'],
      ['Europe', undefined],
      ['Spain', 'many000003'],
    ]);
  });

  it.each([
    ['commas', 'Asia,China\nAsia,Japan\nEurope，Spain'],
    ['slashes', 'Asia/China\nAsia / Japan\nEurope／Spain'],
    ['tabs', 'Asia\tChina\t\nAsia\tJapan\nEurope\tSpain'],
    ['two spaces', 'Asia\n  China\n  Japan\nEurope\n  Spain'],
    ['four spaces', 'Asia\n    China\n    Japan\nEurope\n    Spain'],
    ['full-width spaces', 'Asia\n　China\n　Japan\nEurope\n　　Spain'],
    ['tabs before them', 'Asia\n\tChina\n\tJapan\nEurope\n\tSpain'],
  ])('takes levels parted or indented by %s', (_what, text) => {
    const { document } = mustApply(cascade, 'batchImportItems', paste(text, 5));
    const { items } = document.questions.special001!;
    expect(Object.values(items).map(item => [item.title.text, item.parentItemId])).toEqual([
      ['Asia', undefined],
      ['China', 'many000000'],
      ['Japan', 'many000000'],
      ['Europe', undefined],
      ['Spain', 'many000003'],
    ]);
  });

  it.each([
    ['levels that differ (S5.25)', 'a\tb\na', { problem: 'import-levels-differ', detail: { line: 2 } }],
    ['more than 4 levels (S5.26)', 'a\tb\tc\td\te', { problem: 'import-too-many-levels', detail: { line: 1, max: 4 } }],
    ['a slash (S5.27)', 'a\tb\na\tc/d', { problem: 'import-slash', detail: { line: 2 } }],
    ['a slash between commas (S5.27)', 'a,b\na,c/d', { problem: 'import-slash', detail: { line: 2 } }],
    ['a slash in an outline (S5.27)', 'a\n  b/c', { problem: 'import-slash', detail: { line: 2 } }],
    ['branches of other depths (S5.25)', 'a\n  b\nc', { problem: 'import-levels-differ', detail: { line: 3 } }],
    [
      'five levels of an outline (S5.26)',
      'a\n b\n  c\n   d\n    e',
      { problem: 'import-too-many-levels', detail: { line: 5, max: 4 } },
    ],
    ['an empty level', 'a\t\tc', { problem: 'import-level-empty', detail: { line: 1 } }],
    ['a case twice', 'a\tb\na\tb', { problem: 'import-line-twice', detail: { line: 2 } }],
    [
      'more than 4000 cases (S5.22)',
      Array.from({ length: 4001 }, (_, index) => `a\tb${index}`).join('\n'),
      { problem: 'import-too-many-lines', detail: { line: 4001, max: 4000 } },
    ],
  ])('refuses %s', (_what, text, problem) => {
    expect(refusal(cascade, 'batchImportItems', paste(text))).toEqual(problem);
  });
});

describe('addresses', () => {
  it('start with http://, https:// or {host} (S5.19)', () => {
    for (const redirectUrl of ['http://a.example', 'https://a.example/b?c', '{host}/s/1'])
      mustApply(example, 'updateAnswerJumpUrl', { outcome: 'finished', redirectUrl });
    for (const redirectUrl of ['www.a.example', 'javascript:alert(1)', 'ftp://a.example', ''])
      expect(refusal(example, 'updateAnswerJumpUrl', { outcome: 'finished', redirectUrl }).problem).toBe('url-wrong');
    const mode = { outcome: 'closed', mode: 'url' };
    expect(refusal(example, 'updateChoiceJumpToTextOrUrl', mode).problem).toBe('url-wrong');
  });
});

describe('quotas', () => {
  const save = (kind: string, match: unknown, size = 0) => ({
    quotaId: 'newquota01',
    order: 'b',
    kind,
    title: 'New',
    whenFull: 'continue',
    cells: [{ cellId: 'newcell001', order: 'a', match, size }],
  });

  it('are single, cross and merged, with 0 for unlimited (S3.52, S3.54, S3.55)', () => {
    mustApply(example, 'saveQuota', save('single', { [ids.choice]: ids.optionA }));
    mustApply(example, 'saveQuota', save('cross', { [ids.choice]: ids.optionA, [ids.counted]: 'countedB01' }));
    mustApply(example, 'saveQuota', save('merged', [{ [ids.choice]: ids.optionA }, { [ids.counted]: 'countedB01' }]));
  });

  it.each([
    [0, 1_000_000, 'success'],
    [3, 2, 'success'],
    [3, 3, 'quota-full'],
  ])('of %i places with %i taken let in who comes as %s: 0 is no end, and not no place', (size, count, outcome) => {
    const saved = mustApply(example, 'saveQuota', save('single', { [ids.choice]: ids.optionA }, size)).document;
    const { size: kept } = saved.quotas.newquota01!.cells.newcell001!;
    expect(kept).toBe(size);
    expect(decideQuota([{ cellId: 'newcell001', whenFull: 'end', size: kept, count }]).outcome).toBe(outcome);
  });

  it('have no places below none, and no parts of one', () => {
    for (const size of [-1, 1.5])
      expect(refusal(example, 'saveQuota', save('single', { [ids.choice]: ids.optionA }, size)).problem).toBe(
        'input-invalid',
      );
  });

  it('count by what can be counted by', () => {
    const problemOf = (kind: string, match: unknown) => refusal(example, 'saveQuota', save(kind, match)).problem;
    expect(problemOf('single', { [ids.choice]: ids.optionA, [ids.counted]: 'countedB01' })).toBe('quota-axis-wrong');
    expect(problemOf('cross', [{ [ids.choice]: ids.optionA }])).toBe('quota-axis-wrong');
    expect(problemOf('single', { [ids.multiple]: 'multipleA1' })).toBe('quota-axis-wrong');
    expect(problemOf('single', { nowhere001: { min: 1 } })).toBe('quota-axis-wrong');
    expect(problemOf('single', { [ids.calculation]: {} })).toBe('quota-axis-wrong');
    expect(problemOf('single', { [ids.calculation]: { min: 5, max: 3 } })).toBe('min-above-max');
    expect(problemOf('single', { [ids.choice]: 'countedB01' })).toBe('item-not-found');
    expect(problemOf('single', {})).toBe('input-invalid');
  });

  it('keep their options and questions from being deleted', () => {
    const option = { questionId: ids.counted, itemIds: ['countedA01'], clearLogic: true };
    expect(refusal(example, 'deleteItems', option).problem).toBe('used-by-quota');
    expect(refusal(example, 'deleteTopQuestion', { questionId: ids.counted }).problem).toBe('used-by-quota');
  });
});

describe('rules and formulas', () => {
  const display = (when: unknown) => ({
    rules: [{ id: 'newrule001', order: 'z', kind: 'display', target: { questionId: ids.text }, when }],
  });

  it.each([
    ['a question', { test: 'answered', questionId: 'nowhere001', is: true }, 'question-not-found'],
    ['an option', { test: 'choice', questionId: ids.choice, is: 'any-of', itemIds: ['countedA01'] }, 'item-not-found'],
    ['a row', { test: 'answered', questionId: ids.matrix, rowId: 'nowhere001', is: true }, 'row-not-found'],
    [
      'a calculation',
      { all: [{ not: { test: 'calculation', calculationId: 'nowhere001', compare: '>', value: 1 } }] },
      'calculation-not-found',
    ],
    [
      'a number to compare with',
      { test: 'count', questionId: ids.multiple, compare: '=', value: { questionId: 'nowhere001' } },
      'question-not-found',
    ],
  ])('name %s that is there', (_what, when, problem) => {
    expect(refusal(example, 'saveLogic', display(when)).problem).toBe(problem);
  });

  it('are read strictly: no empty lists, no unknown fields, no endless nesting', () => {
    expect(refusal(example, 'saveLogic', display({ any: [] })).problem).toBe('condition-empty');
    const misspelt = { test: 'answered', questionId: ids.choice, is: true, rowID: 'rowA000001' };
    expect(refusal(example, 'saveLogic', display(misspelt)).problem).toBe('input-invalid');
    let deep: object = { test: 'answered', questionId: ids.choice, is: true };
    for (let level = 0; level < 50_000; level++) deep = { not: deep };
    expect(refusal(example, 'saveLogic', display(deep)).problem).toBe('input-invalid');
  });

  it('may name options that are carried forward', () => {
    const carried = { test: 'choice', questionId: ids.multiple, is: 'any-of', itemIds: [ids.optionC] };
    mustApply(example, 'saveLogic', display(carried));
  });

  it('say where a formula is wrong', () => {
    const save = (expression: string) => ({ calculationId: 'newcalc001', order: 'z', name: 'sum1', expression });
    expect(refusal(example, 'saveLogicCalculationInfo', save('1 +')).problem).toBe('expression-wrong');
    expect(refusal(example, 'saveLogicCalculationInfo', save('1 + #nowhere001')).detail).toEqual({
      reason: 'reference-dangling',
      at: 5,
    });
  });
});
