import { commandExamples, ids } from '@wenshu/survey-core/testing';
import type { EditCase } from './edit-case.ts';
import { optionSettled, questionSettled } from './meeting-edits.ts';

const special = 'special001';
const theirEndPage = {
  name: 'updateAnswerJumpUrl',
  input: { outcome: 'finished', redirectUrl: 'https://example.org/theirs' },
} as const;

export const settingCases: readonly EditCase[] = [
  {
    ledgerId: 'S7.94',
    name: 'setTagValues',
    needsType: 'label',
    input: commandExamples.setTagValues.input,
    look: ({ questions }) => Object.values(questions[special]!.items).map(item => item.title.text),
    becomes: ['Loyal'],
    wrong: [
      {
        with: { tags: [{ title: { text: 'not a name!' } }] },
        code: '9202',
        message: 'A name may hold letters, digits, Chinese characters and underscores only',
      },
      {
        with: { tags: [{ title: { text: 'Loyal' } }, { title: { text: 'Loyal' } }] },
        code: '9202',
        message: 'The name is already used',
      },
      { with: { questionId: ids.choice }, code: '9202', message: 'This question type does not allow the operation' },
      {
        with: { tags: Array.from({ length: 501 }, (_, n) => ({ title: { text: `L${n}` } })) },
        code: '9202',
        message: 'At most 500 options',
      },
    ],
    meets: questionSettled(special),
  },
  {
    ledgerId: 'S7.95',
    name: 'synchronizeTag',
    needsType: 'label',
    input: { questionId: special, labels: ['Loyal', 'New'] },
    look: ({ questions }) => Object.values(questions[special]!.items).map(item => item.title.text),
    becomes: ['Loyal', 'New'],
    wrong: [
      { with: { labels: [] }, code: '9001', message: 'labels: must have at least 1 entry', field: 'labels' },
      {
        with: { labels: ['not a name!'] },
        code: '9202',
        message: 'A name may hold letters, digits, Chinese characters and underscores only',
      },
      { with: { questionId: ids.choice }, code: '9202', message: 'This question type does not allow the operation' },
    ],
    meets: questionSettled(special),
  },
  {
    ledgerId: 'S7.96',
    name: 'itemScore',
    input: {
      questionId: ids.choice,
      scores: [
        { itemId: ids.optionA, score: 2 },
        { itemId: ids.optionB, score: -1 },
      ],
    },
    look: ({ questions }) =>
      [ids.optionA, ids.optionB].map(itemId => questions[ids.choice]!.items[itemId]!.settings['20008']),
    becomes: [2, -1],
    wrong: [
      { with: { scores: [] }, code: '9001', message: 'scores: must have at least 1 entry', field: 'scores' },
      {
        with: { scores: [{ itemId: 'nothing001', score: 1 }] },
        code: '9202',
        message: 'The option does not exist; it may have been deleted',
      },
      {
        with: { scores: [{ itemId: ids.optionA, score: 10_001 }] },
        code: '9202',
        message: 'The value of the setting is not valid (20008)',
      },
      { with: { questionId: ids.text }, code: '9202', message: 'This question type does not allow the operation' },
    ],
    meets: optionSettled(ids.optionA),
  },
  {
    ledgerId: 'S7.97',
    name: 'levelItemScore',
    input: commandExamples.levelItemScore.input,
    look: ({ questions }) => questions[ids.choice]!.items[ids.optionA]!.settings['20008'],
    becomes: 1.5,
    wrong: [
      { with: { itemId: 'nothing001' }, code: '9202', message: 'The option does not exist; it may have been deleted' },
      { with: { score: -10_001 }, code: '9202', message: 'The value of the setting is not valid (20008)' },
      { with: { score: '1' }, code: '9001', message: 'score: must be a number', field: 'score' },
    ],
    meets: optionSettled(ids.optionA),
  },
  {
    ledgerId: 'S7.98',
    name: 'fileFormatRestriction',
    needsType: 'file-upload',
    input: commandExamples.fileFormatRestriction.input,
    look: ({ questions }) => questions[special]!.settings['20041'],
    becomes: 'picture,video',
    wrong: [
      {
        with: { kinds: ['program'] },
        code: '9001',
        message: 'kinds.0: must be one of picture, document, compressed, video, audio',
        field: 'kinds.0',
      },
      { with: { questionId: ids.choice }, code: '9202', message: 'This question type does not allow the operation' },
    ],
    meets: questionSettled(special),
  },
  {
    ledgerId: 'S7.105',
    name: 'updateChoiceJumpToTextOrUrl',
    input: commandExamples.updateChoiceJumpToTextOrUrl.input,
    look: ({ endPages }) => endPages.finished,
    becomes: { text: { text: 'Thank you' }, mode: 'text' },
    wrong: [
      {
        with: { outcome: 'elsewhere' },
        code: '9001',
        message: 'outcome: must be one of finished, screened, quota-full, quota-held, closed, already-completed',
        field: 'outcome',
      },
      { with: { mode: 'film' }, code: '9001', message: 'mode: must be one of text, url', field: 'mode' },
      { with: { mode: 'url' }, code: '9202', message: 'A web address must start with http://, https:// or {host}' },
    ],
    meets: theirEndPage,
  },
  {
    ledgerId: 'S7.106',
    name: 'updateAnswerJumpUrl',
    input: commandExamples.updateAnswerJumpUrl.input,
    look: ({ endPages }) => endPages.finished,
    becomes: { text: { text: 'Thank you' }, mode: 'url', redirectUrl: '{host}/thanks' },
    wrong: [
      {
        with: { redirectUrl: 'javascript:alert(1)' },
        code: '9202',
        message: 'A web address must start with http://, https:// or {host}',
      },
      {
        with: { redirectUrl: 'example.org' },
        code: '9202',
        message: 'A web address must start with http://, https:// or {host}',
      },
      {
        with: { outcome: 'elsewhere' },
        code: '9001',
        message: 'outcome: must be one of finished, screened, quota-full, quota-held, closed, already-completed',
        field: 'outcome',
      },
    ],
    meets: theirEndPage,
  },
  {
    ledgerId: 'S7.20',
    name: 'updateTitleOrDesc',
    input: { title: { text: 'All about fruit' }, description: { text: 'Two minutes' } },
    look: ({ title, description }) => [title.text, description.text],
    becomes: ['All about fruit', 'Two minutes'],
    wrong: [
      { with: { title: { text: '' } }, code: '9202', message: 'Content cannot be empty' },
      { with: { title: { text: 'a'.repeat(501) } }, code: '9202', message: 'At most 500 characters can be entered' },
      { with: { description: 'text' }, code: '9001', message: 'description: must be an object', field: 'description' },
    ],
    meets: { name: 'updateTitleOrDesc', input: { title: { text: 'Theirs' } } },
  },
];
