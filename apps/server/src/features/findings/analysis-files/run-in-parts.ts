import { type Exhibit, kinds, type Note, SUMMED_AT_ONCE } from '@wenshu/analysis';
import { clockText } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { errorTexts } from '@wenshu/texts/errors';
import { exhibitTexts } from '@wenshu/texts/findings/exhibit';
import type { OwnThreads } from '../../../platform/threads/thread-pool.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AnalysisContent, runAnalysis } from '../analyses/index.ts';
import type { OpenDataSet } from '../data-set/index.ts';

interface Parts {
  readonly content: AnalysisContent;
  readonly language: Language;
  readonly signal: AbortSignal;
  /** The share of it that is done. */
  onRun(share: number): void;
}

/**
 * All of an analysis, in parts where its kind can be split: a few hundred questions are more than one run may count. A question that cannot
 * be counted leaves a note with the reason in its place, and the others are there all the same.
 */
export async function runInParts(dataSet: OpenDataSet, threads: OwnThreads, parts: Parts): Promise<readonly Exhibit[]> {
  const { content, language, signal, onRun } = parts;
  const { split, listSlot } = kinds[content.kind];
  const run = async (request: unknown) =>
    (await runAnalysis(dataSet, threads, { content: { ...content, request } as AnalysisContent, language, signal }))
      .exhibits;
  if (!split) return run(content.request);
  const asked = await dataSet.listQuestions(language);
  const questions = new Map(asked.map(question => [question.key, question]));
  const requests = split(content.request, SUMMED_AT_ONCE, questions);
  const exhibits: Exhibit[] = [];
  for (const [at, request] of requests.entries()) {
    exhibits.push(...(await runOrSplit(request)));
    onRun((at + 1) / requests.length);
  }
  return exhibits;

  async function runOrSplit(request: unknown): Promise<readonly Exhibit[]> {
    try {
      return await run(request);
    } catch (error) {
      if (!isOfOne(error, listSlot)) throw error;
      // Without what they belong to: rounds of a loop are each a question then.
      const single = split!(request, 1, new Map());
      if (single.length === 1) return [noteOn(single[0], error)];
      const made: Exhibit[] = [];
      for (const one of single) made.push(...(await runOrSplit(one)));
      return made;
    }
  }

  function noteOn(request: unknown, refusal: Refusal): Note {
    const { question: key } = (request as { readonly questions: readonly [{ readonly question: string }] })
      .questions[0];
    const { name, title } = questions.get(key)!;
    return {
      kind: 'note',
      id: `failed:${key}`,
      about: key,
      notes: [],
      title: exhibitTexts[language].titled({ name, label: title }),
      source: { asOf: clockText(Date.now(), dataSet.timeZone, language), base: { people: 0 } },
      paragraphs: [refusalText(refusal, language)],
    };
  }
}

export function refusalText({ errorName, details }: Refusal, language: Language): string {
  const words = errorTexts[language][errorName] as string | ((params: unknown) => string);
  return typeof words === 'string' ? words : words(details.params);
}

/** Whether one of what is listed is the reason: then the others may be had without it. */
function isOfOne(error: unknown, listSlot: string): error is Refusal {
  if (!(error instanceof Refusal)) return false;
  const { errorName, details } = error as Refusal;
  return errorName === 'resultTooLarge' || (errorName === 'analysisNotPossible' && details.field === listSlot);
}
