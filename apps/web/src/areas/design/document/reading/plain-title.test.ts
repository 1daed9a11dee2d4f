import { createQuestionnaire } from '@wenshu/survey-core';
import { describe, expect, it, vi } from 'vitest';
import { plainTitle } from './plain-title.ts';
import { runCommand } from './testing/run-command.ts';

vi.mock('../../../../app/language/language.ts', () => ({ language: 'en' }));

const survey = runCommand(
  createQuestionnaire({ title: 'Tea', baseLanguageId: 2, groupId: 'group00001' }),
  'addTopQuestion',
  {
    questionId: 'quest00001',
    groupId: 'group00001',
    order: 'b',
    type: 'fill-in',
    seqName: 'Q1',
    title: { text: 'Which tea?' },
  },
);
const quote = (questionId: string, label: string) =>
  `<span data-qid="${questionId}" contenteditable="false" style="font-weight:bold">${label}</span>`;

describe('a title in a list (S3.76)', () => {
  it('reads a quote as the answer it stands for', () => {
    const html = `<p>Why ${quote('quest00001', 'Q1-Answer')}, and not ${quote('quest00001', 'Q1-Answer')}?</p>`;
    expect(plainTitle({ text: 'Why Q1-Answer, and not Q1-Answer?', html }, survey)).toBe(
      'Why [answer to Q1], and not [answer to Q1]?',
    );
  });

  it('calls the question as it is called now, and as it was when it is gone', () => {
    const html = `<p>${quote('quest00001', 'Q7-Answer')} ${quote('gone000001', 'Q9-Answer')}</p>`;
    expect(plainTitle({ text: 'Q7-Answer Q9-Answer', html }, survey)).toBe('[answer to Q1] [answer to Q9]');
  });

  it('leaves words alone that only look like a quote', () => {
    expect(plainTitle({ text: 'Q1-Answer' }, survey)).toBe('Q1-Answer');
    const html = `<p>Q1-Answer or ${quote('quest00001', 'T-Answer')}</p>`;
    expect(plainTitle({ text: 'Q1-Answer or T-Answer', html }, survey)).toBe('Q1-Answer or [answer to Q1]');
  });
});
