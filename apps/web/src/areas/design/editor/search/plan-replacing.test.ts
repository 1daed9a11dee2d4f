import { limits } from '@wenshu/survey-core';
import { buildExample, ids } from '@wenshu/survey-core/testing';
import { expect, test } from 'vitest';
import { context, runCommand } from '../../document/reading/testing/run-command.ts';
import { findInSurvey } from './find-in-survey.ts';
import { planReplacing } from './plan-replacing.ts';
import { replaceWords } from './replace-words.ts';

const example = buildExample();

test('says what would change in titles, options and rows, how often, and makes it', () => {
  const titled = runCommand(example, 'modifyName', {
    questionId: ids.text,
    title: { text: 'Apple, apple or ＡＰＰＬＥ?' },
  });
  const { replacements, problems } = planReplacing(titled, { wanted: 'apple', by: 'Quince' }, context);
  expect(problems).toEqual([]);
  expect(replacements.map(({ where, before, after, count }) => [where, before, after, count])).toEqual([
    ['item', 'Apple', 'Quince', 1],
    ['title', 'Apple, apple or ＡＰＰＬＥ?', 'Quince, Quince or Quince?', 3],
  ]);
  const after = replacements.reduce(
    (document, { command }) => runCommand(document, command.name, command.input),
    titled,
  );
  // What the rules say follows: they name the option by its id.
  expect(findInSurvey(after, 'apple', 'en')).toEqual([]);
  expect(findInSurvey(after, 'quince', 'en').map(match => match.where)).toContain('logic');
});

test('one is one: the first in the text that is meant', () => {
  const titled = runCommand(example, 'modifyName', { questionId: ids.text, title: { text: 'pear and pear' } });
  const { replacements } = planReplacing(titled, { wanted: 'pear', by: 'fig', onlyKey: `title ${ids.text}` }, context);
  expect(replacements.map(({ after, count }) => [after, count])).toEqual([['fig and pear', 1]]);
});

test('what would be too long or empty is left out and said, the rest goes', () => {
  const long = planReplacing(example, { wanted: 'apple', by: 'x'.repeat(limits.lineLength + 1) }, context);
  expect(long.replacements).toEqual([]);
  expect(long.problems).toMatchObject([{ where: 'item', problem: { problem: 'text-too-long' } }]);
  const empty = planReplacing(example, { wanted: 'apple', by: '' }, context);
  expect(empty.problems).toMatchObject([{ problem: { problem: 'content-empty' } }]);
});

test('marks stay, quotes are no words, and what stands across a mark is left alone', () => {
  const html = '<p>Old <strong>old</strong> <span data-qid="Q0000old1">old-Answer</span></p>';
  expect(replaceWords({ text: 'Old old old-Answer', html }, 'old', 'new & <b>')).toEqual({
    text: {
      text: 'new & <b> new & <b> old-Answer',
      html: '<p>new &amp; &lt;b&gt; <strong>new &amp; &lt;b&gt;</strong> <span data-qid="Q0000old1">old-Answer</span></p>',
    },
    count: 2,
  });
  const marked = runCommand(example, 'modifyName', {
    questionId: ids.text,
    title: { text: 'half and half', html: '<p>ha<strong>lf and</strong> ha<em>lf</em></p>' },
  });
  expect(planReplacing(marked, { wanted: 'half', by: 'whole' }, context)).toMatchObject({
    replacements: [],
    problems: [{ where: 'title', problem: 'across-marks' }],
  });
});
