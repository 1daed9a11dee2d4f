import { questionTypes } from '@wenshu/question-types/core';
import type { Question } from '@wenshu/survey-core';
import { memo } from 'react';
import { LazyCard } from './lazy-card.tsx';
import { QuestionCard } from './question-card.tsx';
import { UnknownCard } from './unknown-card.tsx';

interface CardPlaceProps {
  readonly question: Question;
  readonly isSelected: boolean;
  readonly problem: string | undefined;
  readonly page: number | undefined;
}

/** A question's place on the canvas. An edit of one question leaves the hundreds of others alone. */
export const CardPlace = memo(function CardPlace({ question, isSelected, problem, page }: CardPlaceProps) {
  return (
    <LazyCard question={question} isForced={isSelected}>
      {Object.hasOwn(questionTypes, question.type) ? (
        <QuestionCard question={question} isSelected={isSelected} problem={problem} page={page} />
      ) : (
        <UnknownCard question={question} />
      )}
    </LazyCard>
  );
});
