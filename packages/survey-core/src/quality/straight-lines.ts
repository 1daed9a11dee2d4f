import type { Answers, SurveyModel } from '../answering/survey-model.ts';

/** Fewer rows that are alike happen to attentive people too. */
const FEWEST_ROWS = 5;

/**
 * Answer keys of the grids in which every answered row has the same answer, five rows at least. Rows that were left out or never shown say
 * nothing. Whatever chooses from a list in rows is a grid; several choices of a row are alike when they are the same ones.
 */
export function straightLines({ questions }: Pick<SurveyModel, 'questions'>, answers: Answers): string[] {
  return Object.keys(answers).filter(key => {
    const bound = questions.get(key);
    if (!bound || bound.question.rows.length < FEWEST_ROWS) return false;
    return isStraight(Object.values(bound.operands(answers[key]!).selectedByRow ?? {}));
  });
}

/** It runs for every grid of every submission, and most differ in the second row. */
function isStraight(rows: readonly (readonly string[])[]): boolean {
  let first: string | undefined;
  let answered = 0;
  for (const chosen of rows) {
    if (chosen.length === 0) continue;
    const said = chosen.length === 1 ? chosen[0]! : [...chosen].sort().join();
    first ??= said;
    if (said !== first) return false;
    answered++;
  }
  return answered >= FEWEST_ROWS;
}
