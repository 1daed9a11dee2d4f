import type { QuestionTypeSlug } from '@wenshu/question-types/answering';
import { typeTexts } from '@wenshu/question-types/type-texts';
import { type DraftQuestion, settingMarkers } from '@wenshu/survey-core';
import { createSurveyTexts } from '@wenshu/texts/design/create-survey';
import type { ReactNode } from 'react';
import { language, useTexts } from '../../../app/language/language.ts';
import classes from './question-preview.module.css';

interface QuestionPreviewProps<T extends DraftQuestion> {
  readonly questions: readonly T[];
  /** What stands for the name of the type, where it can be chosen. */
  renderType?(question: T, number: number): ReactNode;
}

/** Questions as the text says them: numbers, types, options and rows. */
export function QuestionPreview<T extends DraftQuestion>({ questions, renderType }: QuestionPreviewProps<T>) {
  const t = useTexts(createSurveyTexts);
  const types = useTexts(typeTexts).names;
  return (
    <ol className={classes.list}>
      {numbered(questions).map(({ number, one: question }) => (
        <li key={number} className={classes.question}>
          <p className={classes.title}>
            <span className={classes.number}>{number}.</span> {question.title}
          </p>
          <p className={classes.facts}>
            {renderType?.(question, number) ?? <span>{types[question.type as QuestionTypeSlug]}</span>}
            {question.isRequired && <span className={classes.required}>{t.required}</span>}
            {settingWords(question).map(words => (
              <span key={words}>{words}</span>
            ))}
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

/** Its settings in the words that the text has for them. */
function settingWords({ settings = {} }: DraftQuestion): string[] {
  const { lowLabel, highLabel, ...numbers } = settings;
  const words = settingMarkers[language];
  return [
    ...Object.entries(numbers).map(([name, value]) => words[name as keyof typeof numbers](value)),
    ...(lowLabel || highLabel ? [`${lowLabel ?? ''} … ${highLabel ?? ''}`] : []),
  ];
}

/** A draft has no id: its place in the text is what it is known by. */
const numbered = <T,>(list: readonly T[]) => list.map((one, index) => ({ number: index + 1, one }));
