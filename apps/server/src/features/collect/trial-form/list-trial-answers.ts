import { trialFormCodes } from '@wenshu/api-contract';
import { inOrder } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import type { Queryable } from '../../../platform/database/database.ts';
import { findNewestSnapshot, findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { findLinkSurvey } from '../links/index.ts';
import { countTrialRows, listTrialRows } from './trial-answer.repository.ts';

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
    const found = await pageTrialAnswers(db, language, { limit: most, offset: 0 });
    if (found) forms.push(found);
  }
  return forms;
}

/** A page of one language's, with how many there are. Undefined where there is no such form, or it has become somebody's. */
export async function pageTrialAnswers(
  db: Queryable,
  language: Language,
  page: { readonly limit: number; readonly offset: number },
): Promise<(TrialForm & { readonly total: number }) | undefined> {
  const linkCode = trialFormCodes[language];
  const scrollId = await findLinkSurvey(db, linkCode);
  const questionnaire = scrollId === undefined ? undefined : await findQuestionnaire(db, scrollId);
  if (scrollId === undefined || questionnaire?.creatorId !== null) return undefined;
  const snapshot = await findNewestSnapshot(db, scrollId);
  const questions = snapshot ? inOrder(snapshot.document.questions) : [];
  const place = { scrollId, linkCode };
  const rows = await listTrialRows(db, place, page);
  return {
    language,
    titles: questions.map(({ title }) => title.text),
    answers: rows.map(({ submittedAt, answers }) => ({
      time: submittedAt,
      values: questions.map(({ id }) => textOf(answers[id])),
    })),
    total: await countTrialRows(db, place),
  };
}

/** Every question of the form is one line of text. */
const textOf = (answer: unknown): string => (typeof answer === 'string' ? answer.trim() : '');
