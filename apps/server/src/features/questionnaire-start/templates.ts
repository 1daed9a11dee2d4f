import { readFileSync } from 'node:fs';
import { questionTypes } from '@wenshu/question-types/core';
import { type DraftQuestion, parseSurveyText } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';

/** In the order of the pool. Each has a file per language in seeds/templates, in the format of Word import below a head of its own. */
export const templateSlugs = [
  'customer-satisfaction',
  'nps',
  'employee-engagement',
  'event-feedback',
  'product-concept',
  'market-habits',
  'course-evaluation',
  'registration',
  'website-experience',
  'brand-awareness',
] as const;

export interface Template {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly field: string;
  readonly introduction: string;
  readonly questions: readonly DraftQuestion[];
}

const known = new Map<string, Template>();

export function findTemplate(slug: string, language: Language): Template | undefined {
  if (!templateSlugs.some(one => one === slug)) return undefined;
  const key = `${slug}.${language}`;
  const template = known.get(key) ?? readTemplate(slug, language);
  known.set(key, template);
  return template;
}

export function listTemplates(language: Language): Template[] {
  return templateSlugs.flatMap(slug => findTemplate(slug, language) ?? []);
}

/** Four lines of a head, a line of dashes, questions. A file that is wrong is our mistake, and found by the tests. */
function readTemplate(slug: string, language: Language): Template {
  const file = new URL(`../../../seeds/templates/${slug}.${language}.txt`, import.meta.url);
  const [head = '', body = ''] = readFileSync(file, 'utf8').split(/^---$/m);
  const [title, field, summary, introduction] = head.trim().split('\n');
  const { questions, problems } = parseSurveyText(body, questionTypes);
  const [problem] = problems;
  if (!title || !field || !summary || !introduction || problem)
    throw new Error(`The template ${slug}.${language} cannot be read: ${JSON.stringify(problem ?? 'its head')}`);
  return { slug, title, field, summary, introduction, questions };
}
