import { describe, expect, it } from 'vitest';
import { orderQuestions } from '../../src/document/order-questions.ts';
import { applyCommand, type Edit } from '../../src/questionnaire/apply-command.ts';
import { applyChanges } from '../../src/questionnaire/change.ts';
import { nameQuotes } from '../../src/questionnaire/name-quotes.ts';

import { buildExample, exampleContext, ids } from '../../src/testing/index.ts';

const example = buildExample();
const ordered = orderQuestions(example);
/** The last question first. */
const moved = (
  applyCommand(
    example,
    'moveTopQuestion',
    { questionId: ordered.at(-1)!.id, groupId: ordered[0]!.groupId, order: '1' },
    exampleContext,
  ) as Edit
).document;
const number = (isPublished: (id: string) => boolean, isCreator = true) =>
  applyCommand(moved, 'modifySeqNames', {}, { ...exampleContext, isPublished, isCreator }) as Edit;

describe('numbers that follow the order', () => {
  it('are those of the document as it is, and meet nobody', () => {
    const edit = number(() => false);
    const names = orderQuestions(edit.document).map(({ seqName }) => seqName);
    expect(names.filter(name => /^Q/.test(name))).toEqual(
      names.filter(name => /^Q/.test(name)).map((_, at) => `Q${at + 1}`),
    );
    expect(edit.changes.length).toBeGreaterThan(1);
    expect([edit.touched, edit.reads]).toEqual([[], []]);
  });

  it('stay as they are once any of the questions has been published, and a colleague makes them as the creator does', () => {
    expect(number(id => id === ids.text).changes).toEqual([]);
    expect(number(() => false, false).changes).toEqual(number(() => false).changes);
  });

  it('are what quotes are called by at publishing, in the title, its plain words and translations; others are left alone', () => {
    const marker = (id: string, label: string) => `<span data-qid="${id}" contenteditable="false">${label}</span>`;
    const title = {
      text: 'Why Q7-Answer & not Q7-Answer or Q9-Answer?',
      html: `<p>Why ${marker(ids.choice, 'Q7-Answer')} &amp; not <b>Q7-Answer</b> or ${marker('gone000001', 'Q9-Answer')}?</p>`,
    };
    const document = {
      ...example,
      questions: { ...example.questions, [ids.text]: { ...example.questions[ids.text]!, title } },
      translations: {
        1: { [ids.text]: { title: { text: 'Q7-Answer 吗', html: `${marker(ids.choice, 'Q7-Answer')} 吗` } } },
      },
    };
    const name = example.questions[ids.choice]!.seqName;
    const changes = nameQuotes(document);
    expect(changes.map(({ path }) => path.join('.'))).toEqual([
      `questions.${ids.text}.title`,
      `translations.1.${ids.text}.title`,
    ]);
    expect(applyChanges(document, changes).questions[ids.text].title).toEqual({
      text: `Why ${name}-Answer & not Q7-Answer or Q9-Answer?`,
      html: `<p>Why ${marker(ids.choice, `${name}-Answer`)} &amp; not <b>Q7-Answer</b> or ${marker('gone000001', 'Q9-Answer')}?</p>`,
    });
    expect(nameQuotes(applyChanges(document, changes))).toEqual([]);
  });
});
