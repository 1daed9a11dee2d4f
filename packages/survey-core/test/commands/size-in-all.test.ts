import { describe, expect, it } from 'vitest';
import type { Questionnaire } from '../../src/document/questionnaire.ts';
import { byId } from '../../src/json.ts';
import { limits } from '../../src/limits.ts';
import { itemFrom } from '../../src/questionnaire/commands/new-parts.ts';
import { checkGrowth, countParts } from '../../src/questionnaire/size-in-all.ts';
import { buildExample, mustApply } from '../../src/testing/example-document.ts';
import { ids } from '../../src/testing/example-edits.ts';
import { manyItems, refusal } from './refusal.ts';

const example = buildExample();
const wideId = (at: number) => `wide00000${at}`;
const inAll = ({ questions }: Questionnaire) => countParts(Object.values(questions));

/** The example with so many options and rows in all, most of them in long dropdowns. */
function documentOf(parts: number): Questionnaire {
  const questions = { ...example.questions };
  for (let left = parts - inAll(example), at = 0; left > 0; left -= 3000, at++) {
    const items = byId(manyItems(Math.min(left, 3000), at * 3000).map(itemFrom));
    const more = { id: wideId(at), order: `x${at}`, type: 'dropdown', seqName: `W${at}`, groupId: ids.secondGroup };
    questions[wideId(at)] = { ...example.questions[ids.text]!, ...more, items };
  }
  return { ...example, questions };
}

const full = documentOf(limits.partsInAll);
const item = { itemId: 'oneMore001', order: 'z', title: { text: 'One more' } };
const row = { rowId: 'oneMore001', order: 'z', title: { text: 'One more' } };
const question = { questionId: 'newOne0001', groupId: ids.group, order: 'z', seqName: 'N1', title: { text: 'New' } };
const withItem = { ...question, type: 'single-choice', items: [item] };
const tooMany = { problem: 'too-many-parts', detail: { max: 20_000 } };

describe('a questionnaire with as many options and rows as it can have', () => {
  it.each([
    ['addItems', { questionId: ids.choice, items: [item] }],
    ['addChildren', { questionId: ids.matrix, rows: [row] }],
    ['addTopQuestion', withItem],
    ['importQuestions', { questions: [withItem] }],
    ['batchAddItems', { questionId: ids.choice, text: 'One more', places: [{ id: 'oneMore001', order: 'z' }] }],
    ['copyQuestion', { questionId: ids.choice, order: 'z', seqName: 'N1', ids: { [ids.choice]: 'newOne0001' } }],
    [
      'copyQuestionGroup',
      { groupId: ids.group, order: 'z', seqNames: {}, ids: { [ids.group]: 'newGroup01', [ids.choice]: 'newOne0001' } },
    ],
  ])('takes none more by %s', (name, input) => {
    expect(refusal(full, name, input)).toEqual(tooMany);
    mustApply(documentOf(limits.partsInAll - 10), name, input);
  });

  it('says so before it looks at any of them', () => {
    const same = { ...withItem, type: 'none', items: [item, item] };
    expect(refusal(full, 'importQuestions', { questions: [same, same] })).toEqual(tooMany);
  });

  it('takes what has none, and what comes in place of others', () => {
    mustApply(full, 'addTopQuestion', { ...question, type: 'fill-in' });
    const place = { id: 'oneMore001', order: 'z' };
    mustApply(full, 'batchItems', { questionId: ids.multiple, text: 'Other', places: [place], clearLogic: true });
    const { document } = mustApply({ ...full, quotas: {} }, 'importQuestions', {
      questions: [withItem],
      replace: true,
      clearLogic: true,
    });
    expect(inAll(document)).toBe(1);
  });

  it('stays what it is when it has more from before there was a limit, and only does not grow', () => {
    const old = documentOf(limits.partsInAll + 500);
    mustApply(old, 'updateItemTitle', { questionId: ids.choice, itemId: ids.optionA, title: { text: 'Renamed' } });
    mustApply(old, 'deleteItems', { questionId: wideId(0), itemIds: ['many000000'] });
    expect(refusal(old, 'addItems', { questionId: ids.choice, items: [item] })).toEqual(tooMany);
  });

  it('goes back to an earlier state only when that is no larger', () => {
    expect(checkGrowth(full, documentOf(limits.partsInAll + 1))).toEqual(tooMany);
    expect(checkGrowth(documentOf(limits.partsInAll + 2), documentOf(limits.partsInAll + 1))).toBeUndefined();
  });
});

describe('a questionnaire with as many translations as it can have', () => {
  const { document } = mustApply(example, 'addLanguage', { languageId: 7, name: 'Seven' });
  const texts = (count: number) => Object.fromEntries(manyItems(count).map(({ itemId }) => [itemId, {}]));
  const translated = (count: number) => ({ ...document, translations: { 1: texts(count - 5), 7: texts(5) } });
  const text = { id: ids.choice, field: 'title', text: { text: 'Auf Deutsch' } };
  const input = { languageId: 7, texts: [text] };

  it('takes none more, whatever the language, but another in place of one', () => {
    const most = translated(limits.textsInAll);
    expect(refusal(most, 'translate', input)).toEqual({ problem: 'too-many-texts', detail: { max: 40_000 } });
    const { document: last } = mustApply(translated(limits.textsInAll - 1), 'translate', input);
    mustApply(last, 'translate', { ...input, texts: [{ ...text, text: { text: 'Anders' } }] });
    mustApply(last, 'translate', { ...input, texts: [{ ...text, text: null }] });
  });

  it('takes no copy of what is translated', () => {
    const { document: last } = mustApply(translated(limits.textsInAll - 1), 'translate', input);
    const copy = { questionId: ids.choice, order: 'z', seqName: 'N1', ids: { [ids.choice]: 'newOne0001' } };
    expect(refusal(last, 'copyQuestion', copy).problem).toBe('too-many-texts');
    mustApply(last, 'copyQuestion', { ...copy, questionId: ids.text, ids: { [ids.text]: 'newOne0001' } });
  });
});

it('the widest cascade and a thousand questions besides are a questionnaire (S5.22)', () => {
  const cascade = limits.cascadeImportCases * limits.cascadeLayers;
  expect(cascade + limits.questions).toBeLessThanOrEqual(limits.partsInAll);
});
