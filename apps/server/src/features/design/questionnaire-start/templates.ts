import { existsSync, readFileSync } from 'node:fs';
import { questionTypes } from '@wenshu/question-types/core';
import { type DraftQuestion, parseSurveyText } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { parseTemplateRules, type TemplateRule } from './templates-rules.ts';

/**
 * In the order of the pool. Each has a file per language in seeds/templates, in the format of Word import below a head of its own, and
 * one of rules for all languages where it has logic.
 */
export const templateSlugs = [
  'customer-satisfaction',
  'nps',
  'customer-drivers',
  'nps-programme',
  'support-contact',
  'delivery-experience',
  'store-visit',
  'hotel-stay',
  'restaurant-visit',
  'patient-visit',
  'bank-branch',
  'customer-churn',
  'course-evaluation',
  'brand-awareness',
  'brand-tracking',
  'ad-test',
  'product-concept',
  'product-satisfaction',
  'website-experience',
  'system-usability',
  'packaging-test',
  'price-intent',
  'usage-attitude',
  'market-habits',
  'segmentation-profile',
  'partner-satisfaction',
  'supplier-feedback',
  'dealer-survey',
  'employee-engagement',
  'pulse-survey',
  'onboarding',
  'training-evaluation',
  'feedback-360',
  'remote-work',
  'exit-interview',
  'government-service',
  'property-management',
  'event-feedback',
  'webinar-feedback',
  'registration',
] as const;

export interface Template {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly field: string;
  readonly introduction: string;
  readonly questions: readonly DraftQuestion[];
  readonly rules: readonly TemplateRule[];
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
  const [head = '', body = ''] = readFileSync(fileOf(`${slug}.${language}`), 'utf8').split(/^---$/m);
  const [title, field, summary, introduction] = head.trim().split('\n');
  const { questions, problems } = parseSurveyText(body, questionTypes);
  const [problem] = problems;
  if (!title || !field || !summary || !introduction || problem)
    throw new Error(`The template ${slug}.${language} cannot be read: ${JSON.stringify(problem ?? 'its head')}`);
  const ruleFile = fileOf(`${slug}.rules`);
  const rules = existsSync(ruleFile) ? parseTemplateRules(readFileSync(ruleFile, 'utf8')) : [];
  return { slug, title, field, summary, introduction, questions, rules };
}

const fileOf = (name: string) => new URL(`../../../../seeds/templates/${name}.txt`, import.meta.url);
