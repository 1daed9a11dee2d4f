import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeInput } from '../src/questionnaire/apply-command.ts';
import { buildExample, exampleTypes, ids, mustApply } from '../src/testing/index.ts';
import type { DraftQuestion } from '../src/text-format/draft-question.ts';
import { draftsOf, importInput } from '../src/text-format/drafts-of.ts';
import { readSurveyText } from '../src/text-format/loose/read-survey-text.ts';
import { parseSurveyText } from '../src/text-format/parse-survey-text.ts';
import { writeSurveyText } from '../src/text-format/write-survey-text.ts';

const parse = (text: string) => parseSurveyText(text, exampleTypes);

describe('the text of a Word import', () => {
  it('makes a question of every line with a type marker, first or last in the line (S5.60, S5.61)', () => {
    const text = `1. Which fruit? [single choice] [required]
note: One is enough
Apple
Other ____

【多选题】您喜欢哪些颜色？
红
蓝
3、为什么 [填空题]
Q4. How is it? [matrix single]
row: Taste
row: Price
Good
Bad`;
    expect(parse(text)).toEqual({
      problems: [],
      questions: [
        {
          type: 'single-choice',
          title: 'Which fruit?',
          remark: 'One is enough',
          isRequired: true,
          items: [
            { title: 'Apple', hasBlank: false },
            { title: 'Other', hasBlank: true },
          ],
          rows: [],
        },
        {
          type: 'multiple-choice',
          title: '您喜欢哪些颜色？',
          isRequired: false,
          items: [
            { title: '红', hasBlank: false },
            { title: '蓝', hasBlank: false },
          ],
          rows: [],
        },
        { type: 'fill-in', title: '为什么', isRequired: false, items: [], rows: [] },
        {
          type: 'matrix-single',
          title: 'How is it?',
          isRequired: false,
          items: [
            { title: 'Good', hasBlank: false },
            { title: 'Bad', hasBlank: false },
          ],
          rows: ['Taste', 'Price'],
        },
      ],
    });
  });

  it('names every problem with its line', () => {
    const text = `Apple
1. What? [滑块题]
Skipped
2. [single choice]
3. Why? [fill-in]
An option
row: a row
${'x'.repeat(900)}`;
    expect(parse(text).problems).toEqual([
      { problem: 'import-type-missing', line: 1 },
      { problem: 'import-type-unknown', line: 2, name: '滑块题' },
      { problem: 'import-title-missing', line: 4 },
      { problem: 'import-options-not-allowed', line: 6 },
      { problem: 'import-options-not-allowed', line: 7 },
      { problem: 'import-line-too-long', line: 8, max: 800 },
    ]);
    expect(parse(' \n ').problems).toEqual([{ problem: 'import-empty', line: 0 }]);
  });

  it('takes brackets that are no markers as text', () => {
    const [question] = parse('Which [one]? [single choice]\nOther [please say]\nC:\\new').questions;
    expect(question).toMatchObject({
      title: 'Which [one]?',
      items: [{ title: 'Other [please say]' }, { title: 'C:\\new' }],
    });
  });

  it('takes no more options than the type does', () => {
    const lines = Array.from({ length: 101 }, (_, index) => `Option ${index}`);
    expect(parse(`Which? [single choice]\n${lines.join('\n')}`).problems).toEqual([
      { problem: 'import-too-many-lines', line: 102, max: 100 },
    ]);
  });

  it('comes back from writing as the same questions, in both languages, also from the reader of loose texts', () => {
    fc.assert(
      fc.property(
        fc.array(draft, { minLength: 1, maxLength: 5 }),
        fc.constantFrom('zh', 'en'),
        (questions, language) => {
          const written = writeSurveyText(questions, exampleTypes, language);
          expect(parse(written)).toEqual({ questions, problems: [] });
          const read = readSurveyText(written, exampleTypes);
          expect(read.questions.map(({ line: _line, ...question }) => question)).toEqual(questions);
          expect(read.problems).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('never throws', () => {
    const pieces = fc.constantFrom(
      '[',
      ']',
      '【',
      '】',
      '\\',
      '\n',
      '单选题',
      'single choice',
      '必填',
      'row:',
      '___',
      '1.',
      '⏎',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 5 })), { maxLength: 40 }), parts => {
        const text = parts.join('');
        return [parse(text), readSurveyText(text, exampleTypes)].every(
          ({ questions, problems }) => questions.length + problems.length > 0,
        );
      }),
    );
  });

  it('becomes a questionnaire in one edit, and that one the same text again', () => {
    const text =
      '1. Which? [single choice] [required]\nApple\nOther ____\n\n2. How? [matrix single]\nrow: Taste\nGood\nBad';
    let minted = 0;
    const input = completeInput(
      buildExample(),
      'importQuestions',
      { ...importInput(parse(text).questions, ids.group), replace: true, clearLogic: true },
      () => `minted${String(++minted).padStart(4, '0')}`,
      exampleTypes,
    );
    const { document } = mustApply(buildExample(), 'importQuestions', input);
    expect([document.logic, document.quotas]).toEqual([{}, {}]);
    expect(Object.values(document.questions).map(question => question.seqName)).toEqual(['Q1', 'Q2']);
    expect(writeSurveyText(draftsOf(document), exampleTypes, 'en')).toBe(text);
  });
});

/** Words with everything in them that could be taken for the format. */
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '[',
        ']',
        '【',
        '】',
        '\\',
        '_',
        '___',
        ':',
        '：',
        'row:',
        '行：',
        'note:',
        '1.',
        'Q2、',
        'A. ',
        '（1）',
        '第一部分',
        '感谢',
        '□',
        '- ',
        '其他（请注明）',
        '1 2 3 4 5',
        '1-5分',
        '(select all that apply)',
        '（单选）',
        '最多选3项',
        '/',
        '  ',
        '|',
        '*',
        '？',
        '#',
        '[单选题]',
        '必填',
        '⏎',
        ' ',
        '\n',
      ),
      fc.string({ minLength: 1, maxLength: 6 }),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map(parts =>
    parts
      .join('')
      .replace(/\s*\n\s*/g, '\n')
      .replace(/[^\P{C}\n]/gu, '')
      .trim(),
  )
  .filter(text => text !== '');

const draft: fc.Arbitrary<DraftQuestion> = fc
  .record({
    type: fc.constantFrom('single-choice', 'multiple-choice', 'fill-in', 'matrix-single'),
    title: words,
    isRequired: fc.boolean(),
    items: fc.array(fc.record({ title: words, hasBlank: fc.boolean() }), { maxLength: 4 }),
    rows: fc.array(words, { maxLength: 3 }),
    remark: fc.option(words, { nil: undefined }),
    maxSelected: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
  })
  .map(({ remark, maxSelected, ...question }) => {
    const { capabilities, settingNames } = exampleTypes[question.type]!;
    const items = capabilities.hasOptions ? question.items : [];
    const isLimited = settingNames.includes('maxSelected') && maxSelected !== undefined && maxSelected <= items.length;
    return {
      ...question,
      items,
      rows: capabilities.hasRows ? question.rows : [],
      ...(isLimited && { settings: { maxSelected } }),
      ...(remark !== undefined && { remark }),
    };
  });
