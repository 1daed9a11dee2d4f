import { createQuestionnaire, inOrder, type Questionnaire, readSetting } from '@wenshu/survey-core';
import { expect, it } from 'vitest';
import { runCommand } from '../../document/reading/testing/run-command.ts';
import { planPictures } from './plan-pictures.ts';

let ids = 0;
const newId = () => `newpart${++ids}`;

function withOptions(titles: readonly string[]): Questionnaire {
  const document = createQuestionnaire({ title: 'Tea', groupId: 'group001', baseLanguageId: 1 });
  return runCommand(document, 'addTopQuestion', {
    questionId: 'question1',
    groupId: Object.keys(document.groups)[0],
    order: 'a1',
    seqName: 'Q1',
    type: 'single-choice',
    title: { text: 'Which?' },
    settings: {},
    rows: [],
    items: titles.map((text, at) => ({ itemId: `option${at + 1}`, order: `a${at + 1}`, title: { text } })),
  });
}

const pictures = (...names: string[]) => names.map(name => ({ name, address: `/files/${name}.png` }));

const shown = (document: Questionnaire) =>
  inOrder(document.questions.question1!.items).map(({ title, settings }) => [
    title.text,
    readSetting(settings, 'picture'),
  ]);

it('fills the options in order, and makes new ones for the pictures that are left', () => {
  const document = withOptions(['Green', 'Black']);
  const commands = planPictures(document.questions.question1!, pictures('one', 'two', 'three'), newId);
  const after = commands.reduce((now, { name, input }) => runCommand(now, name, input), document);
  expect(shown(after)).toEqual([
    ['Green', '/files/one.png'],
    ['Black', '/files/two.png'],
    ['three', '/files/three.png'],
  ]);
  expect(readSetting(after.questions.question1!.settings, 'hasPictures')).toBe(true);
});

it('leaves options alone that have a picture', () => {
  const document = withOptions(['Green', 'Black']);
  const once = planPictures(document.questions.question1!, pictures('one'), newId);
  const first = once.reduce((now, { name, input }) => runCommand(now, name, input), document);
  const again = planPictures(first.questions.question1!, pictures('two', 'three'), newId);
  const after = again.reduce((now, { name, input }) => runCommand(now, name, input), first);
  expect(shown(after).map(([, picture]) => picture)).toEqual(['/files/one.png', '/files/two.png', '/files/three.png']);
});

it('does nothing without a picture', () => {
  expect(planPictures(withOptions(['Green']).questions.question1!, [], newId)).toEqual([]);
});
