import { useDroppable } from '@dnd-kit/core';
import type { Question } from '@wenshu/survey-core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './cards.module.css';

/** How far beyond the window cards are drawn whole. */
const NEAR = '1200px 0px';
const HEAD_PX = 72;
const LINE_PX = 26;
const MOST_LINES = 21;

interface LazyCardProps {
  readonly question: Question;
  /** The selected one is always whole. */
  readonly isForced: boolean;
  readonly dropSide: 'before' | 'after' | undefined;
  readonly children: ReactNode;
}

/** A card's place in the list. Far from the window it is only its title and a height: a survey of 300 questions opens at once. */
export function LazyCard({ question, isForced, dropSide, children }: LazyCardProps) {
  const box = useRef<HTMLDivElement | null>(null);
  const [isNear, setIsNear] = useState(isForced);
  const drop = useDroppable({ id: `place:${question.id}`, data: { kind: 'question', id: question.id } });
  const isWhole = isNear || isForced;
  useEffect(() => {
    if (isWhole || !box.current) return;
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && setIsNear(true),
      { rootMargin: NEAR },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isWhole]);
  return (
    <div
      ref={element => {
        box.current = element;
        drop.setNodeRef(element);
      }}
      className={classes.place}
      data-drop={dropSide}
    >
      {isWhole ? (
        children
      ) : (
        <article
          className={classes.card}
          data-question={question.id}
          aria-label={`${question.seqName} ${question.title.text}`}
          style={{ minHeight: heightOf(question) }}
        >
          <span className={classes.seqName}>{question.seqName}</span> {question.title.text}
        </article>
      )}
    </div>
  );
}

function heightOf({ items, rows }: Question): number {
  const lines = Math.min(Object.keys(items).length, MOST_LINES) + Math.min(Object.keys(rows).length, MOST_LINES);
  return HEAD_PX + LINE_PX * lines;
}
