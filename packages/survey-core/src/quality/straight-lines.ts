import type { Answers, SurveyModel } from '../answering/survey-model.ts';

/** Fewer rows that are alike happen to attentive people too. */
const FEWEST_ROWS = 5;

/**
 * Answer keys of the grids in which every answered row has the same answer, five rows at least. Rows that were left out or never shown say
 * nothing. Whatever chooses from a list in rows is a grid; several choices of a row are alike when they are the same ones.
 */
export function straightLines({ questions }: Pick<SurveyModel, 'questions'>, answers: Answers): string[] {
  return Object.entries(answers).flatMap(([key, answer]) => {
    const bound = questions.get(key);
    if (!bound || bound.question.rows.length < FEWEST_ROWS) return [];
    const rows = Object.values(bound.operands(answer).selectedByRow ?? {}).filter(chosen => chosen.length > 0);
    if (rows.length < FEWEST_ROWS) return [];
    return new Set(rows.map(chosen => [...chosen].sort().join())).size === 1 ? [key] : [];
  });
}
