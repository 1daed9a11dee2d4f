import { createQuestionnaire } from '@wenshu/survey-core';
import { beforeEach, expect, it, vi } from 'vitest';
import { runCommand } from '../reading/testing/run-command.ts';

const survey = runCommand(
  createQuestionnaire({ title: '茶', baseLanguageId: 1, groupId: 'group00001' }),
  'addTopQuestion',
  {
    questionId: 'quest00001',
    groupId: 'group00001',
    order: 'b',
    type: 'fill-in',
    seqName: 'Q1',
    title: { text: '喝哪种茶？' },
  },
);
const marker = '<span data-qid="quest00001" contenteditable="false" style="font-weight:bold">Q7-Answer</span>';
const gone = '<span data-qid="gone000001" contenteditable="false" style="font-weight:bold">Q9-Answer</span>';

beforeEach(() => vi.resetModules());

it.each([
  ['zh', 'Q1-答案', 'Q9-答案'],
  ['en', 'Q1-Answer', 'Q9-Answer'],
])(
  'a quote chip is read in the language of the interface, whatever the survey speaks: %s (S3.76)',
  async (language, now, before) => {
    vi.doMock('../../../../app/language/language.ts', () => ({ language }));
    const { liveMarker, showQuotes } = await import('./live-quotes.ts');
    expect(liveMarker(survey, undefined, { qid: 'quest00001', label: 'Q7-Answer' }).label).toBe(now);
    expect(liveMarker(survey, undefined, { qid: 'gone000001', label: 'Q9-Answer' })).toEqual({
      label: before,
      isFaulty: true,
    });
    const shown = showQuotes({ text: '', html: `<p>${marker} ${gone}</p>` }, survey, undefined);
    expect(shown.fault).toBe('quote-dangling');
    expect(shown.text.html?.replaceAll(/<[^>]*>/g, '')).toBe(`${now} ${before}`);
  },
);
