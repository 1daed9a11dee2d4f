import type { Question } from '@wenshu/survey-core';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './cards.module.css';

/** A question of a type that this edition does not know: it stays as it is (S8.9). */
export function UnknownCard({ question }: { readonly question: Question }) {
  const t = useTexts(canvasTexts);
  return (
    <article
      className={classes.card}
      data-question={question.id}
      aria-label={`${question.seqName} ${question.title.text}`}
    >
      <span className={classes.seqName}>{question.seqName}</span> {question.title.text}
      <p className={classes.problem}>
        {t.typeNotSupported} · {t.developing}
      </p>
    </article>
  );
}
