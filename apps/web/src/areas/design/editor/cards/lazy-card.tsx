import type { Question } from '@wenshu/survey-core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PresentAt } from '../../document/presence/present-at.tsx';
import { bodyHeight } from './body-height.ts';
import classes from './cards.module.css';
import { watchNear } from './watch-near.ts';

const HEAD_PX = 72;

interface LazyCardProps {
  readonly question: Question;
  /** The selected one is always whole. */
  readonly isForced: boolean;
  readonly children: ReactNode;
}

/** A card's place in the list. Far from the window it is only its title and a height: a survey of 300 questions opens at once. */
export function LazyCard({ question, isForced, children }: LazyCardProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(isForced);
  const isWhole = isNear || isForced;
  useEffect(() => {
    if (!isWhole && box.current) return watchNear(box.current, () => setIsNear(true));
  }, [isWhole]);
  return (
    <div ref={box} className={classes.place} data-place="question" data-id={question.id}>
      {isWhole ? (
        children
      ) : (
        <article
          className={classes.card}
          data-question={question.id}
          aria-label={`${question.seqName} ${question.title.text}`}
          style={{ minHeight: HEAD_PX + bodyHeight(question) }}
        >
          <span className={classes.seqName}>{question.seqName}</span> {question.title.text}
        </article>
      )}
      <PresentAt questionId={question.id} />
    </div>
  );
}
