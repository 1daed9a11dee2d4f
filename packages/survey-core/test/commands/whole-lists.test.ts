import { describe, expect, it } from 'vitest';
import type { Questionnaire } from '../../src/document/questionnaire.ts';
import { applyChanges } from '../../src/questionnaire/change.ts';
import { MANY_AT_ONCE } from '../../src/questionnaire/commands/whole-lists.ts';
import { planRevert } from '../../src/questionnaire/plan-revert.ts';
import { finish } from '../../src/questionnaire/steps.ts';
import { specialQuestion } from '../../src/testing/command-examples.ts';
import { buildExample, mustApply } from '../../src/testing/example-document.ts';
import { manyItems } from './refusal.ts';

const LANGUAGE = '7';
const on = { questionId: 'special001' };
const { name, input } = specialQuestion('dropdown');

/** A long dropdown, each of its options translated. */
function longList(count: number): Questionnaire {
  const items = manyItems(count);
  const { document } = mustApply(buildExample(), name, { ...input, items });
  const inLanguage = mustApply(document, 'addLanguage', { languageId: 7, name: 'Seven' }).document;
  const texts = items.map(item => ({ id: item.itemId, field: 'title', text: { text: 'x' } }));
  return mustApply(inLanguage, 'translate', { languageId: 7, texts }).document;
}

const few = MANY_AT_ONCE;
const many = MANY_AT_ONCE + 1;
const document = longList(many + 3);
const idsOf = (count: number) => manyItems(count).map(({ itemId }) => itemId);
const removeFirst = (count: number) => mustApply(document, 'deleteItems', { ...on, itemIds: idsOf(count) });
const kept = manyItems(1, many)[0]!.itemId;

describe('a removal of very many options', () => {
  const edit = removeFirst(many);

  it('is one change of the list and one of each language’s texts', () => {
    expect(edit.changes.map(({ path }) => path.join('.'))).toEqual([
      'questions.special001.items',
      `translations.${LANGUAGE}`,
    ]);
    expect(removeFirst(few).changes).toHaveLength(2 * few);
  });

  it('touches what it removes and nothing else, as one of few does', () => {
    const expected = (ids: readonly string[]) => ids.flatMap(id => [id, `${id}.title`]).toSorted();
    const touched = ({ touched }: { touched: readonly string[] }) =>
      touched.filter(one => !one.startsWith('translations')).toSorted();
    expect(touched(edit)).toEqual(expected(idsOf(many)));
    expect(touched(removeFirst(few))).toEqual(expected(idsOf(few)));
  });

  it('leads back, also from what was stored', () => {
    expect(applyChanges(edit.document, edit.inverse)).toEqual(document);
    const stored = JSON.parse(JSON.stringify({ changes: edit.changes, inverse: edit.inverse }));
    const { edit: back, disturbed } = finish(planRevert(edit.document, stored, new Set()));
    expect([back.document, disturbed]).toEqual([document, []]);
    expect(back.touched).not.toContain(kept);
  });

  it('is not taken back over what somebody has since written in the list', () => {
    const rename = { ...on, itemId: kept, title: { text: 'Renamed' } };
    const renamed = mustApply(edit.document, 'updateItemTitle', rename);
    expect(finish(planRevert(renamed.document, edit, new Set(renamed.touched))).disturbed).toContain(kept);
    const elsewhere = mustApply(edit.document, 'modifyName', { ...on, title: { text: 'Renamed' } });
    expect(finish(planRevert(elsewhere.document, edit, new Set(elsewhere.touched))).disturbed).toEqual([]);
  });
});

describe('a copy of very many options', () => {
  const newIds = Object.fromEntries([on.questionId, ...idsOf(many + 3)].map(id => [id, `c${id}`]));
  const edit = mustApply(document, 'copyQuestion', { ...on, order: 'z', seqName: 'N1', ids: newIds });

  it('brings their texts in one change, and leads back', () => {
    expect(edit.changes).toHaveLength(2);
    const texts = edit.document.translations[LANGUAGE]!;
    expect(texts[`c${kept}`]).toEqual(texts[kept]);
    expect(applyChanges(edit.document, edit.inverse)).toEqual(document);
  });
});

describe('an import of a long cascade in place of another', () => {
  const lines = (mark: string) => Array.from({ length: many }, (_, at) => `${mark}${at}\tBelow`).join('\n');
  const places = (mark: string) => manyItems(many * 2).map(({ itemId, order }) => ({ id: `${mark}${itemId}`, order }));
  const empty = mustApply(buildExample(), name, specialQuestion('cascade').input).document;
  const first = mustApply(empty, 'batchImportItems', { ...on, text: lines('a'), places: places('a') });
  const second = mustApply(first.document, 'batchImportItems', { ...on, text: lines('b'), places: places('b') });

  it('has the new options alone, and touches both', () => {
    const { items } = second.document.questions[on.questionId]!;
    expect(Object.keys(items)).toEqual(places('b').map(({ id }) => id));
    expect(second.touched).toEqual(
      expect.arrayContaining([places('a')[0]!.id, `${places('b')[0]!.id}.title`, places('b').at(-1)!.id]),
    );
    expect(applyChanges(second.document, second.inverse)).toEqual(first.document);
  });
});
