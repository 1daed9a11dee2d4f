import { type DataSet, type DataVariable, dataSetOf } from '@wenshu/analysis';
import { questionTypes } from '@wenshu/question-types/core';
import { applyChanges, buildCodebook, buildFlow, numberOptions, type Questionnaire } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import type { BuiltQuestionnaire } from './build-questionnaire.ts';

/** The variables as they will be once the questionnaire is published: by question, as its plan calls it. */
export interface ComingVariables {
  readonly language: Language;
  readonly now: Date;
  of(name: string): readonly DataVariable[];
  /** The key of the question itself. */
  keyOf(name: string): string;
}

export function comingVariables(
  { document, question }: BuiltQuestionnaire,
  { language, now }: Pick<ComingVariables, 'language' | 'now'>,
): ComingVariables {
  const { variables } = comingDataSet(document, language);
  return {
    language,
    now,
    of: name => variables.filter(({ questionId }) => questionId === question(name).id),
    keyOf: name => question(name).id,
  };
}

/** Options get their numbers as publishing will give them: in their order, because none has one yet. */
function comingDataSet(document: Questionnaire, language: Language): DataSet {
  const numbered = applyChanges(document, numberOptions(document));
  const flow = buildFlow(numbered, { scrollId: '', versionTime: 0, languageId: document.baseLanguageId });
  return dataSetOf(buildCodebook([flow], questionTypes), { language });
}
