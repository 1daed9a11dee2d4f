import type { Analysis, ReportDocument } from '@wenshu/analysis';
import type { SchemeValues } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import { estimateMinutes, plainText, writtenIn } from '@wenshu/survey-core';
import { buildAnalysis } from './build-analyses.ts';
import { type BuiltQuestionnaire, buildQuestionnaire } from './build-questionnaire.ts';
import { buildReport } from './build-report.ts';
import { comingVariables } from './coming-variables.ts';
import { fillText } from './fill-words.ts';
import { readValues } from './read-values.ts';
import type { Scheme } from './scheme.ts';

export interface SchemeSetting {
  readonly name?: string | undefined;
  readonly languageId: number;
  readonly values: SchemeValues;
  readonly samples?: number | undefined;
}

export interface BuiltScheme extends BuiltQuestionnaire {
  readonly introduction: string;
  readonly minutes: number;
  readonly analyses: readonly { readonly name: string; readonly analysis: Analysis }[];
  readonly report: ReportDocument;
}

/** Everything that a scheme makes, as data: nothing is written yet. */
export function buildScheme(
  { words: both, plan }: Scheme,
  { name, languageId, values, samples = plan.samples }: SchemeSetting,
  now: Date,
): BuiltScheme {
  const language = writtenIn({ baseLanguageId: languageId, languages: {} });
  const words = both[language];
  const filling = readValues(plan, values);
  const start = { name: name ?? words.name, languageId };
  const built = buildQuestionnaire({ start, words, plan, filling, samples });
  const minutes = estimateMinutes(built.document, questionTypes);
  const introduction = fillText(words.introduction, { ...filling, texts: { ...filling.texts, minutes: `${minutes}` } });
  const coming = comingVariables(built, { language, now });
  const analyses = Object.fromEntries(
    Object.entries(plan.analyses).map(([id, planned]) => [id, buildAnalysis(planned, coming)]),
  );
  return {
    ...built,
    introduction,
    minutes,
    document: { ...built.document, description: plainText(introduction) },
    analyses: Object.entries(analyses).map(([id, analysis]) => ({
      name: fillText(words.analyses[id]!, filling),
      analysis,
    })),
    report: buildReport({ name: start.name, plan, words, filling, samples, coming, analyses }),
  };
}
