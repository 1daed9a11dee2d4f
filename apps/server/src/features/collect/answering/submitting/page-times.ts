import { questionTypes } from '@wenshu/question-types/core';
import { designPages, type SurveyModel } from '@wenshu/survey-core';

interface Said {
  readonly lastQuestionId?: string | undefined;
  readonly pageTimes?: Readonly<Record<string, number>> | undefined;
}

/** What a save says of the pages, each named by the question that begins it in the design. */
export interface PageTimes {
  /** Where everybody begins who says nothing else. */
  readonly first: string | null;
  /** Where this save leads to. */
  readonly at: string | null;
  /** Milliseconds by page as the respondent's page measured them; null when it says nothing. */
  readonly said: Readonly<Record<string, number>> | null;
}

const known = new WeakMap<SurveyModel, ReadonlyMap<string, string>>();

function pagesOf(model: SurveyModel): ReadonlyMap<string, string> {
  const found = known.get(model) ?? designPages(model.flow, questionTypes);
  known.set(model, found);
  return found;
}

/** Keys that the survey does not have say nothing. */
export function pageTimesOf(model: SurveyModel, { lastQuestionId, pageTimes }: Said): PageTimes {
  const pages = pagesOf(model);
  const pageOf = (key: string) => {
    const slot = model.program.slotOf.get(key);
    return slot === undefined ? undefined : pages.get(model.program.slots[slot]!.question.id);
  };
  const [first = null] = pages.values();
  const at = lastQuestionId === undefined ? null : (pageOf(lastQuestionId) ?? null);
  if (!pageTimes) return { first, at, said: null };
  const said = new Map<string, number>();
  for (const [key, ms] of Object.entries(pageTimes)) {
    const page = pageOf(key);
    if (page !== undefined) said.set(page, (said.get(page) ?? 0) + ms);
  }
  return { first, at, said: Object.fromEntries(said) };
}
