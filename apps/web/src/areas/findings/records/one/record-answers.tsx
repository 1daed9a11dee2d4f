import { oneRecordTexts } from '@wenshu/texts/findings/record-grid';
import { recordQualityTexts } from '@wenshu/texts/findings/record-quality';
import { useTexts } from '../../../../app/language/language.ts';
import type { Variable } from '../../filter/variable.ts';
import type { CellWords } from '../grid/cell-text.ts';
import { durationText } from './duration-text.ts';
import classes from './record.module.css';
import type { RecordData } from './record-data.ts';
import { RecordLine } from './record-line.tsx';

interface RecordAnswersProps {
  readonly data: Pick<RecordData, 'pages' | 'row'>;
  readonly variables: readonly Variable[];
  readonly words: CellWords;
}

/** What was answered, page by page in the order in which it was shown; what this respondent never met stands apart. */
export function RecordAnswers({ data: { pages, row }, variables, words }: RecordAnswersProps) {
  const t = useTexts(oneRecordTexts);
  const q = useTexts(recordQualityTexts);
  const asked = variables.filter(({ answerKey }) => answerKey !== undefined);
  const of = (key: string) => asked.filter(({ answerKey }) => answerKey === key);
  const shown = new Set(pages.flatMap(({ answerKeys }) => answerKeys));
  const others = asked.filter(({ answerKey }) => !shown.has(answerKey!));
  const othersAsked = new Set(others.map(({ answerKey }) => answerKey)).size;
  const lines = (list: readonly Variable[]) => (
    <dl className={classes.answers}>
      {list.map(variable => (
        <RecordLine
          key={variable.key}
          variable={variable}
          words={words}
          value={row[variable.key]}
          empty={t.notAnswered}
        />
      ))}
    </dl>
  );
  return (
    <section aria-label={t.answers}>
      <h2>{t.answers}</h2>
      {asked.length === 0 && <p className={classes.faint}>{t.noAnswers}</p>}
      {pages.map(({ questionId, durationMs, answerKeys }, index) => (
        <section key={`${questionId}${answerKeys[0]}`} className={classes.answerPage}>
          {(pages.length > 1 || durationMs !== null) && (
            <h3>
              {q.page({ page: index + 1 })}
              {durationMs !== null && <span> · {q.pageTime({ time: durationText(durationMs, q) })}</span>}
            </h3>
          )}
          {lines(answerKeys.flatMap(of))}
        </section>
      ))}
      {others.length > 0 && (
        <details className={classes.notShown}>
          <summary>{q.notShown({ count: othersAsked })}</summary>
          {lines(others)}
        </details>
      )}
    </section>
  );
}
