import type { CallData, importCalls } from '@wenshu/api-contract';
import { fitsShape } from '@wenshu/survey-core';
import { importTexts } from '@wenshu/texts/findings/import';
import { useTexts } from '../../../app/language/language.ts';
import classes from './import.module.css';

type Matched = CallData<typeof importCalls.matchWave>;

interface MatchTableProps {
  readonly found: Matched['found'];
  readonly questions: Matched['questions'];
  onMatch(name: string, questionId: string | null): void;
}

/** The file's questions beside those of the data; only what can hold the answers is offered. */
export function MatchTable({ found, questions, onMatch }: MatchTableProps) {
  const t = useTexts(importTexts).match;
  const matched = found.filter(one => one.questionId !== null).length;
  return (
    <section aria-label={t.title}>
      <h2 className={classes.badTitle}>{t.title}</h2>
      <p className={classes.hint}>{t.lead}</p>
      <p>{t.counts({ matched, fresh: found.length - matched, absent: questions.length - matched })}</p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t.found}</th>
            <th scope="col">{t.into}</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ name, title, shape, questionId, newOptions }) => (
            <tr key={name} data-bad={questionId === null}>
              <th scope="row" data-column={t.found}>
                {title}
                {title !== name && <span className={classes.examples}>{name}</span>}
              </th>
              <td data-column={t.into}>
                <select
                  aria-label={t.intoOf({ title })}
                  value={questionId ?? ''}
                  onChange={event => onMatch(name, event.target.value || null)}
                >
                  <option value="">{t.asNew}</option>
                  {questions
                    .filter(question => fitsShape(shape, question.shape))
                    .map(question => (
                      <option key={question.questionId} value={question.questionId}>
                        {question.name === question.title ? question.title : `${question.name} ${question.title}`}
                      </option>
                    ))}
                </select>
                {newOptions.length > 0 && (
                  <span className={classes.examples}>{t.newOptions({ options: newOptions.join(', ') })}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
