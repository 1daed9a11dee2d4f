import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import { typeTexts } from '@wenshu/question-types/type-texts';
import type { FoundQuestion } from '@wenshu/survey-core';
import { createSurveyTexts } from '@wenshu/texts/design/create-survey';
import { useId } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import classes from './question-preview.module.css';

interface TypeMenuProps {
  readonly question: FoundQuestion;
  readonly number: number;
  onChoose(type: QuestionTypeSlug): void;
}

const offered = Object.values(questionTypes).filter(({ capabilities }) => capabilities.importMarker !== null);

/** The type of a question that was found in a text, to be changed at once. A guess is said to be one, with its reason. */
export function TypeMenu({ question, number, onChoose }: TypeMenuProps) {
  const t = useTexts(createSurveyTexts);
  const types = useTexts(typeTexts).names;
  const reason = useId();
  const { guess, type } = question;
  const lists = [
    { label: t.fittingTypes, list: offered.filter(one => fits(one, question) || one.slug === type) },
    { label: t.otherTypes, list: offered.filter(one => !fits(one, question) && one.slug !== type) },
  ];
  return (
    <>
      <select
        className={guess ? classes.guessedType : classes.type}
        aria-label={guess ? t.guessedType({ number }) : t.type({ number })}
        aria-describedby={guess && reason}
        value={type}
        onChange={event => onChoose(event.target.value as QuestionTypeSlug)}
      >
        {lists.map(({ label, list }) => (
          <optgroup key={label} label={label}>
            {list.map(({ slug }) => (
              <option key={slug} value={slug}>
                {types[slug as QuestionTypeSlug]}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {guess && (
        <span className={classes.guess} id={reason}>
          <b>{t.guessed}</b> {t.reasons[guess.reason]}
        </span>
      )}
    </>
  );
}

/** A type that takes what the question has: rows, options, or neither. */
function fits({ capabilities }: (typeof offered)[number], { items, rows }: FoundQuestion): boolean {
  const { hasOptions, hasRows } = capabilities;
  return hasRows === rows.length > 0 && hasOptions === items.length > 0;
}
