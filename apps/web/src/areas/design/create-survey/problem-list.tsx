import type { TextProblem } from '@wenshu/survey-core';
import { createSurveyTexts } from '@wenshu/texts/design/create-survey';
import { describeEditProblem } from '@wenshu/texts/design/edit-problems';
import { language, useTexts } from '../../../app/language/language.ts';
import classes from './create-survey.module.css';

interface ProblemListProps {
  readonly problems: readonly TextProblem[];
  /** What to say when there are none. */
  readonly fine: string;
  onGo(line: number): void;
}

const SHOWN = 50;

/** What is wrong, line by line; a problem leads to its line. */
export function ProblemList({ problems, fine, onGo }: ProblemListProps) {
  const t = useTexts(createSurveyTexts);
  if (problems.length === 0)
    return (
      <p className={classes.fine} role="status">
        {fine}
      </p>
    );
  return (
    <div className={classes.problems}>
      <p role="status">{t.problems({ count: problems.length })}</p>
      <ul>
        {problems.slice(0, SHOWN).map(({ problem, line, name, max }) => (
          <li key={`${line} ${problem} ${name ?? ''}`}>
            <button type="button" aria-description={t.goToLine({ line })} onClick={() => onGo(line)}>
              {/* The line and the limit belong to the problem that was found with them. */}
              {describeEditProblem(language, { problem, detail: { line, name, max } } as never)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
