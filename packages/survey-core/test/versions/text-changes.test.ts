import { describe, expect, it } from 'vitest';
import type { Questionnaire } from '../../src/document/questionnaire.ts';
import { applyChanges, setTo } from '../../src/questionnaire/change.ts';
import { changesBetween } from '../../src/questionnaire/changes-between.ts';
import { type CommandName, commands } from '../../src/questionnaire/commands/index.ts';
import { writeMarker } from '../../src/quote/write-marker.ts';
import { commandExamples, specialQuestion } from '../../src/testing/command-examples.ts';
import { buildExample, mustApply } from '../../src/testing/example-document.ts';
import { ids } from '../../src/testing/example-edits.ts';
import { differOnlyInWords, textChanges, withTexts } from '../../src/versions/text-changes.ts';

const example = buildExample();
const names = Object.keys(commands) as CommandName[];

function startFor(name: CommandName): Questionnaire {
  const { needsType } = commandExamples[name];
  if (!needsType) return example;
  const { name: add, input } = specialQuestion(needsType);
  return mustApply(example, add, input).document;
}

/** All that reword something and do nothing else. Every other command asks, stores, decides or shows something otherwise. */
const reword: readonly CommandName[] = [
  'modifyItemGroupName',
  'modifyName',
  'modifySubQuestionGroupName',
  'translate',
  'updateChildrenList',
  'updateItemTitle',
  'updateQuestionGroupTitle',
  'updateRemark',
  'updateTitleOrDesc',
];

describe('every command', () => {
  it('is told as words if it changes nothing else, and only then', () => {
    const found = names.filter(name => {
      const before = startFor(name);
      return differOnlyInWords(before, mustApply(before, name, commandExamples[name].input).document);
    });
    expect(found.toSorted()).toEqual(reword.toSorted());
  });

  it.each(names)('%s: taking over its words alone leaves a version that differs in words only', name => {
    const before = startFor(name);
    const after = mustApply(before, name, commandExamples[name].input).document;
    const reworded = withTexts(before, after, textChanges(before, after));
    expect(differOnlyInWords(before, reworded)).toBe(true);
    expect(textChanges(reworded, after).filter(one => one.isOnlyWords)).toEqual([]);
  });
});

const title = (id: string, text: string, html?: string) =>
  setTo(['questions', id, 'title'], { text, ...(html && { html }) });
const item = (id: string, text: string) => setTo(['questions', ids.choice, 'items', id, 'title'], { text });

describe('texts alone', () => {
  it('are those that were chosen: another word, an option that is new and one that is gone stay behind', () => {
    const draft = applyChanges(example, [
      title(ids.choice, 'Which fruit do you like?'),
      title(ids.text, 'Why so?'),
      item(ids.optionA, 'Apples'),
      { path: ['questions', ids.choice, 'items', ids.optionB] },
      setTo(['questions', ids.choice, 'items', 'optionNew1'], {
        id: 'optionNew1',
        order: 'z',
        title: { text: 'Kiwi' },
        settings: {},
      }),
    ]);
    expect(differOnlyInWords(example, draft)).toBe(false);
    const found = textChanges(example, draft);
    expect(found.map(({ id, field, questionId }) => [id, field, questionId])).toEqual([
      [ids.choice, 'title', ids.choice],
      [ids.optionA, 'title', ids.choice],
      [ids.text, 'title', ids.text],
    ]);
    const published = withTexts(example, draft, [
      { id: ids.choice, field: 'title' },
      { id: ids.optionA, field: 'title' },
      { id: 'optionNew1', field: 'title' },
    ]);
    expect(changesBetween(example, published)).toEqual([
      setTo(['questions', ids.choice, 'title', 'text'], 'Which fruit do you like?'),
      setTo(['questions', ids.choice, 'items', ids.optionA, 'title', 'text'], 'Apples'),
    ]);
  });

  it('keep what they quote: words around a quote may change, a quote that came or went is more than words', () => {
    const quote = writeMarker({ of: 'question', questionId: ids.choice, part: {} }, 'Q1');
    const titled = (text: string, html: string) => applyChanges(example, [title(ids.text, text, html)]);
    const plain = titled('Of it', '<p>Of it</p>');
    const quoting = titled('Of Q1-Answer', `<p>Of ${quote}</p>`);
    const reworded = titled('About Q1-Answer', `<p>About ${quote}</p>`);
    expect(differOnlyInWords(quoting, reworded)).toBe(true);
    for (const [before, after] of [
      [plain, quoting],
      [quoting, plain],
    ] as const) {
      const changes = textChanges(before, after);
      expect(changes.map(({ id, isOnlyWords }) => [id, isOnlyWords])).toEqual([[ids.text, false]]);
      expect(withTexts(before, after, changes)).toEqual(before);
      expect(differOnlyInWords(before, after)).toBe(false);
    }
  });

  it('of what a solution made are levels that models count with, and stay; a title of it may go', () => {
    const made = applyChanges(example, [setTo(['groups', ids.group, 'solution'], 'cbc')]);
    const draft = applyChanges(made, [item(ids.optionA, '199'), title(ids.choice, 'Which offer?')]);
    expect(textChanges(made, draft).map(({ id, isOnlyWords }) => [id, isOnlyWords])).toEqual([
      [ids.choice, true],
      [ids.optionA, false],
    ]);
    expect(withTexts(made, draft, textChanges(made, draft)).questions[ids.choice]!.items).toEqual(
      made.questions[ids.choice]!.items,
    );
  });

  it('go with a translation, and with whether it was checked; a language that is new does not come by itself', () => {
    const languages = setTo(['languages'], { 1: { languageId: 1, name: '中文' } });
    const word = (text: string) => setTo(['translations', '1', ids.choice, 'title'], { text });
    const before = applyChanges(example, [languages, word('哪个水果？')]);
    const draft = applyChanges(before, [word('哪种水果？'), setTo(['checkedTexts', '1', ids.choice, 'title'], 'a.b')]);
    const change = { id: ids.choice, field: 'title', languageId: 1 };
    expect(textChanges(before, draft)).toMatchObject([
      { ...change, before: { text: '哪个水果？' }, after: { text: '哪种水果？' } },
    ]);
    expect(withTexts(before, draft, [change])).toEqual(draft);
    // The base text was not chosen, and has the same id and field.
    expect(withTexts(before, draft, [{ id: ids.choice, field: 'title' }])).toEqual(before);
    expect(textChanges(example, draft).filter(one => one.languageId !== undefined)).toEqual([]);
    expect(differOnlyInWords(example, draft)).toBe(false);
  });

  it('do not lead elsewhere: the address of an end page is no wording', () => {
    const page = (redirectUrl: string) =>
      setTo(['endPages', 'finished'], { mode: 'url', text: { text: 'Thanks' }, redirectUrl });
    const [before, after] = ['https://a.cn', 'https://b.cn'].map(url => applyChanges(example, [page(url)])) as [
      Questionnaire,
      Questionnaire,
    ];
    expect(differOnlyInWords(before, after)).toBe(false);
    expect(withTexts(before, after, [{ id: 'finished', field: 'redirectUrl' }])).toEqual(before);
  });
});
