import { trialFormCodes } from '@wenshu/api-contract';
import { inOrder } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import type { Queryable } from '../../../platform/database/database.ts';
import { findNewestSnapshot, findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { findLinkSurvey } from '../links/index.ts';
import { listTrialRows } from './trial-answer.repository.ts';

export interface TrialForm {
  readonly language: Language;
  /** What is asked, in its order. */
  readonly titles: readonly string[];
  readonly answers: readonly { readonly time: Date; readonly values: readonly string[] }[];
}

/**
 * What visitors have sent, for whoever runs the installation. It takes no survey from outside: only the two addresses of the form, and only
 * while what they open is nobody's. So nobody's answers to any other survey are ever among it.
 */
export async function listTrialAnswers(db: Queryable, most: number): Promise<TrialForm[]> {
  const forms: TrialForm[] = [];
  for (const language of ['zh', 'en'] as const) {
    const linkCode = trialFormCodes[language];
    const scrollId = await findLinkSurvey(db, linkCode);
    const questionnaire = scrollId === undefined ? undefined : await findQuestionnaire(db, scrollId);
    if (scrollId === undefined || questionnaire?.creatorId !== null) continue;
    const snapshot = await findNewestSnapshot(db, scrollId);
    const questions = snapshot ? inOrder(snapshot.document.questions) : [];
    const rows = await listTrialRows(db, { scrollId, linkCode }, most);
    forms.push({
      language,
      titles: questions.map(({ title }) => title.text),
      answers: rows.map(({ submittedAt, answers }) => ({
        time: submittedAt,
        values: questions.map(({ id }) => textOf(answers[id])),
      })),
    });
  }
  return forms;
}

/** Every question of the form is one line of text. */
const textOf = (answer: unknown): string => (typeof answer === 'string' ? answer.trim() : '');
