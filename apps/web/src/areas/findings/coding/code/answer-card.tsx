import { codePartTexts } from '@wenshu/texts/findings/coding/code';
import type { Feeling } from '@wenshu/words';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { numberText } from '../../records/many/batch-words.ts';
import type { Code } from '../coding-data.ts';
import { AnswerText, type TextNote } from './answer-text.tsx';
import { ChipList } from './chip-list.tsx';
import classes from './code.module.css';
import { codeNotes } from './code-notes.ts';
import type { Answer, Chip, Span } from './marks.ts';
import type { Stretch } from './text-pieces.ts';

interface AnswerCardProps {
  readonly answer: Answer;
  readonly place: number;
  readonly total: number;
  readonly codes: readonly Code[];
  readonly span: Span | undefined;
  readonly feeling: Feeling | undefined;
  /** Buttons that go elsewhere. */
  readonly ways: ReactNode;
  onSpan(span: Span | undefined): void;
  onTake(chip: Chip): void;
  onAccept(chip: Chip): void;
}

/** The answer at hand, whole, with what it is coded with. */
export function AnswerCard(props: AnswerCardProps) {
  const { answer, place, total, codes, span, feeling, ways, onSpan, onTake, onAccept } = props;
  const t = useTexts(codePartTexts);
  return (
    <section className={classes.card} aria-label={t.place({ place: numberText(place + 1), total: numberText(total) })}>
      <header className={classes.cardHead}>
        <span className={classes.faint}>{t.place({ place: numberText(place + 1), total: numberText(total) })}</span>
        {feeling && feeling.feeling !== 'neutral' && (
          <span className={classes.feeling} data-feeling={feeling.feeling} title={t.feelingHint}>
            {t.feelings[feeling.feeling]}
          </span>
        )}
        <span className={classes.ways}>{ways}</span>
      </header>
      <AnswerText
        key={answer.answerRecordId}
        text={answer.text}
        notes={[...codeNotes(answer, codes), ...feelingNotes(feeling)]}
        span={span}
        onSpan={onSpan}
      />
      {span && (
        <p className={classes.chosen} role="status">
          {t.chosen({ words: answer.text.slice(span.from, span.to) })}{' '}
          <Button
            size="small"
            type="link"
            onClick={() => {
              document.getSelection()?.removeAllRanges();
              onSpan(undefined);
            }}
          >
            {t.dropChosen}
          </Button>
        </p>
      )}
      {answer.isBlind && <p className={classes.faint}>{t.blind}</p>}
      <ChipList codes={codes} answer={answer} onTake={onTake} onAccept={onAccept} />
    </section>
  );
}

const feelingNotes = (feeling: Feeling | undefined): Stretch<TextNote>[] =>
  (feeling?.evidence ?? []).map(({ start, end, value }) => ({
    from: start,
    to: end,
    note: { colour: undefined, title: value > 0 ? '+' : '−' },
  }));
