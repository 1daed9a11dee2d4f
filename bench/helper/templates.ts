import { checkCraft } from '@wenshu/craft';
import { questionTypes } from '@wenshu/question-types/core';
import { templateDocument } from '../../apps/server/src/features/design/questionnaire-start/index.ts';
import { listTemplates } from '../../apps/server/src/features/design/questionnaire-start/templates.ts';

/** What the craft check says of our own templates: they are what people learn from. */
export function benchTemplates(): void {
  for (const language of ['zh', 'en'] as const) {
    let total = 0;
    const templates = listTemplates(language);
    for (const template of templates) {
      const document = templateDocument({ name: template.title, languageId: language === 'en' ? 2 : 1 }, template);
      const withIntroduction = { ...document, description: { text: template.introduction } };
      const findings = checkCraft(withIntroduction, questionTypes);
      total += findings.length;
      for (const { rule, reason, at, words = '', against = '', count = '' } of findings) {
        const question = at.questionId === undefined ? undefined : document.questions[at.questionId];
        console.log(
          `  ${template.slug}.${language} ${question?.seqName ?? ''} ${rule}/${reason} ${[words, against, count].filter(Boolean).join(' | ')}`,
        );
      }
    }
    console.log(`${templates.length} templates (${language}): ${total} findings`);
  }
}
