import type { SettingProblem } from '@wenshu/survey-core';
import { describeSolutionProblem } from '@wenshu/texts/design/solution-problems';
import { solutionTexts } from '@wenshu/texts/design/solutions';
import { language, useTexts } from '../../../../app/language/language.ts';
import classes from '../solutions.module.css';

export const problemsAt = (problems: readonly SettingProblem[], at: string) =>
  problems.filter(({ field }) => field === at);

export const wordsOf = (problems: readonly SettingProblem[]) =>
  problems.map(problem => describeSolutionProblem(problem, language)).join(' ');

/** What is wrong with a field, or advised, below it. */
export function ProblemLine({ id, problems }: { readonly id?: string; readonly problems: readonly SettingProblem[] }) {
  const t = useTexts(solutionTexts);
  return (
    <p id={id} className={classes.problemLine}>
      {problems.map(problem => (
        <span key={`${problem.field} ${problem.problem}`} className={classes[problem.level]}>
          {problem.level === 'advice' && <strong>{t.advice} </strong>}
          {describeSolutionProblem(problem, language)}
        </span>
      ))}
    </p>
  );
}
