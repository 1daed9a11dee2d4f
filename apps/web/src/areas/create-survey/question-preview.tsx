import type { QuestionTypeSlug } from '@wenshu/question-types/answering';
import type { DraftQuestion } from '@wenshu/survey-core';
import { createSurveyTexts } from '@wenshu/texts/create-survey';
import { editorTexts } from '@wenshu/texts/editor';
import { useTexts } from '../../app/language/language.ts';
import classes from './question-preview.module.css';

/** Questions as the text says them: numbers, types, options and rows. */
export function QuestionPreview({ questions }: { readonly questions: readonly DraftQuestion[] }) {
  const t = useTexts(createSurveyTexts);
  const { types } = useTexts(editorTexts);
  return (
    <ol className={classes.list}>
      {numbered(questions).map(({ number, one: question }) => (
        <li key={number} className={classes.question}>
          <p className={classes.title}>
            <span className={classes.number}>{number}.</span> {question.title}
          </p>
          <p className={classes.facts}>
            <span>{types[question.type as QuestionTypeSlug]}</span>
            {question.isRequired && <span className={classes.required}>{t.required}</span>}
          </p>
          {question.remark && <p className={classes.remark}>{question.remark}</p>}
          {question.rows.length > 0 && (
            <p className={classes.rows}>
              <span>{t.rows}</span> {question.rows.join(' · ')}
            </p>
          )}
          {question.items.length > 0 && (
            <ul className={classes.items}>
              {numbered(question.items).map(({ number: at, one: item }) => (
                <li key={at}>
                  {item.title}
                  {item.hasBlank && <span className={classes.blank} />}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A draft has no id: its place in the text is what it is known by. */
const numbered = <T,>(list: readonly T[]) => list.map((one, index) => ({ number: index + 1, one }));
