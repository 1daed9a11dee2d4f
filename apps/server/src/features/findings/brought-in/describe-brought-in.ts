import { questionTypes } from '@wenshu/question-types/core';
import { type ColumnShape, inOrder, shapeOfQuestion, WAVE_QUESTION } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { findNewestSnapshot } from '../../design/questionnaire-design/index.ts';

export interface KnownQuestion {
  readonly questionId: string;
  readonly name: string;
  readonly title: string;
  readonly shape: ColumnShape;
  readonly options: readonly { readonly title: string }[];
}

export interface KnownData {
  readonly languageId: number;
  readonly waves: readonly string[];
  readonly questions: readonly KnownQuestion[];
}

/** What data that was brought in has by now; undefined where there is none. */
export async function describeBroughtIn(db: Queryable, scrollId: string): Promise<KnownData | undefined> {
  const snapshot = await findNewestSnapshot(db, scrollId);
  if (!snapshot) return undefined;
  const { questions, baseLanguageId } = snapshot.document;
  const titlesOf = (items: (typeof questions)[string]['items']) =>
    inOrder(items).map(({ title }) => ({ title: title.text }));
  const wave = questions[WAVE_QUESTION];
  return {
    languageId: baseLanguageId,
    waves: wave ? titlesOf(wave.items).map(({ title }) => title) : [],
    questions: inOrder(questions).flatMap(question => {
      const shape = shapeOfQuestion(question, questionTypes);
      const { id, seqName, title, items } = question;
      if (!shape || id === WAVE_QUESTION) return [];
      return [{ questionId: id, name: seqName, title: title.text, shape, options: titlesOf(items) }];
    }),
  };
}
