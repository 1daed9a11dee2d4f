import { readdirSync } from 'node:fs';
import { questionTypes } from '@wenshu/question-types/core';
import { checkQuestionnaire, type DraftQuestion } from '@wenshu/survey-core';
import { siteTexts } from '@wenshu/texts/people/site';
import { describe, expect, it } from 'vitest';
import { findTemplate, listTemplates, templateSlugs } from './templates.ts';
import { templateDocument } from './templates-document.ts';
import { parseTemplateRules } from './templates-rules.ts';

const languages = ['zh', 'en'] as const;

describe('the files of the template pool', () => {
  it.each(templateSlugs)('%s can be published as it is', slug => {
    for (const language of languages) {
      const template = findTemplate(slug, language)!;
      const document = templateDocument({ name: template.title, languageId: language === 'en' ? 2 : 1 }, template);
      expect(checkQuestionnaire(document, questionTypes), language).toEqual([]);
      expect(template.questions.length).toBeGreaterThan(5);
      expect(template.rules.length).toBeGreaterThan(0);
    }
  });

  it.each(templateSlugs)('%s asks the same in both languages', slug => {
    const [chinese, english] = languages.map(language => findTemplate(slug, language)!);
    expect(english!.questions.map(shapeOf)).toEqual(chinese!.questions.map(shapeOf));
    expect(minutesOf(english!.introduction)).toEqual(minutesOf(chinese!.introduction));
    const said = (questions: readonly DraftQuestion[]) =>
      JSON.stringify(questions.map(({ type: _slug, ...rest }) => rest));
    expect(said(english!.questions)).not.toMatch(/\p{Script=Han}/u);
  });

  it.each(templateSlugs)('%s offers nothing twice in a question', slug => {
    for (const language of languages)
      for (const { title, items, rows } of findTemplate(slug, language)!.questions) {
        const options = items.map(item => item.title);
        expect([...new Set(options)], title).toEqual(options);
        expect([...new Set(rows)], title).toEqual(rows);
      }
  });

  it('are all offered, thirty at least, and each of the seven areas has some (P1.16)', () => {
    const files = readdirSync(new URL('../../../../seeds/templates', import.meta.url));
    const slugs = files.filter(name => name.endsWith('.zh.txt')).map(name => name.replace('.zh.txt', ''));
    expect([...templateSlugs].sort()).toEqual(slugs.sort());
    expect(templateSlugs.length).toBeGreaterThanOrEqual(30);
    for (const language of languages) {
      const areas = Object.values(siteTexts[language].areas.list).map(({ name }) => name);
      const fields = listTemplates(language).map(({ field }) => field);
      expect([...new Set(fields)].sort()).toEqual(areas.sort());
    }
  });

  it('reads rules by number, and says which line is none', () => {
    expect(parseTemplateRules('show 4/2 when 1 is 2,3 and 3 >= 7\nexclusive 5.6\nformat 2 email\n')).toEqual([
      {
        does: 'show',
        place: { question: 4, row: 2 },
        when: [
          { question: 1, is: 'any-of', items: [2, 3] },
          { question: 3, compare: '>=', value: 7 },
        ],
      },
      { does: 'exclusive', place: { question: 5, item: 6 } },
      { does: 'format', question: 2, format: 'email' },
    ]);
    for (const line of ['show 4', 'show x when 1 is 2', 'format 2 shoes', 'hide 3', 'show 2 when 1 > 3'])
      expect(() => parseTemplateRules(line), line).toThrow('template');
  });
});

/** What must not differ between languages: everything but the words. */
function shapeOf({ type, isRequired, items, rows, remark, settings }: DraftQuestion) {
  const { lowLabel, highLabel, ...numbers } = settings ?? {};
  return {
    type,
    isRequired,
    numbers,
    rowCount: rows.length,
    blanks: items.map(item => item.hasBlank),
    hasRemark: remark !== undefined,
    hasEnds: [lowLabel !== undefined, highLabel !== undefined],
  };
}

const minutesOf = (introduction: string) => /(\d+) ?(?:分钟|minute)/.exec(introduction)?.[1];
