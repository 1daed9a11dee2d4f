import { codePartTexts } from '@wenshu/texts/findings/coding/code';
import { talkAnalysisTexts } from '@wenshu/texts/talks/talk-analysis';
import type { Turn } from '@wenshu/transcripts';
import { memo, type RefObject, useMemo } from 'react';
import { useTexts } from '../../../../../app/language/language.ts';
import { AnswerText } from '../../../../findings/coding/code/answer-text.tsx';
import { ChipList, ChipNames } from '../../../../findings/coding/code/chip-list.tsx';
import { codeNotes } from '../../../../findings/coding/code/code-notes.ts';
import type { Answer, Chip, Span } from '../../../../findings/coding/code/marks.ts';
import type { Code } from '../../../../findings/coding/coding-data.ts';
import { colourOf, pathName } from '../../../../findings/coding/frame-tree.ts';
import { useDesk, useView } from '../../open/desk-context.ts';
import { TurnTime } from '../../turns/turn-time.tsx';
import classes from './coding-desk.module.css';
import type { Stripe } from './lanes.ts';

export interface TurnActs {
  onHand(turnId: string, span: Span | undefined): void;
  onTake(answer: Answer, chip: Chip): void;
  onAccept(answer: Answer, chip: Chip): void;
}

interface CodingTurnProps {
  readonly turn: Turn;
  /** Counted from one. */
  readonly number: number;
  /** Of a section that begins here. */
  readonly heading: string;
  readonly name: string;
  /** Undefined where nothing is said, or it has not come yet. */
  readonly answer: Answer | undefined;
  readonly codes: readonly Code[];
  readonly stripes: readonly Stripe[];
  readonly isAtHand: boolean;
  /** Words of it that are chosen. */
  readonly span: Span | undefined;
  readonly memos: number;
  readonly acts: RefObject<TurnActs>;
}

const LANE_PX = 5;
const nothing: readonly never[] = [];

/** A turn with what it is coded with. Drawn again only when something of it changes: there are thousands. */
export const CodingTurn = memo(function CodingTurn(props: CodingTurnProps) {
  const { turn, number, heading, name, answer, codes, stripes, isAtHand, span, memos, acts } = props;
  const t = useTexts(talkAnalysisTexts).desk;
  const { blind } = useTexts(codePartTexts);
  const { player } = useDesk();
  const isPlaying = useView(({ playing }) => playing === turn.id);
  const text = answer?.text ?? turn.text;
  const notes = useMemo(() => (answer ? codeNotes(answer, codes) : nothing), [answer, codes]);
  const { from } = turn;
  return (
    <>
      {heading !== '' && <h2 className={classes.heading}>{heading}</h2>}
      <article
        aria-label={t.turn({ number, name })}
        aria-current={isAtHand || undefined}
        data-hand={isAtHand || undefined}
        data-playing={isPlaying || undefined}
        data-turn={turn.id}
        className={classes.turn}
      >
        <div className={classes.stripes} aria-hidden="true">
          {stripes.map(({ code, lane }) => (
            <span
              key={code}
              title={pathName(codes, code)}
              style={{ insetInlineStart: lane * LANE_PX, background: colourOf(codes, code) }}
            />
          ))}
        </div>
        <div className={classes.said}>
          <div className={classes.who}>
            <span className={classes.number}>{number}</span>
            <strong>{name}</strong>
            <TurnTime from={from} player={player} />
            {memos > 0 && <span className={classes.memo}>{t.memos({ count: memos })}</span>}
          </div>
          <AnswerText
            text={text}
            notes={notes}
            span={span}
            label={t.words({ number, name })}
            className={classes.words}
            isStop={isAtHand}
            onSpan={chosen => acts.current.onHand(turn.id, chosen)}
          />
          {answer?.isBlind && <p className={classes.faint}>{blind}</p>}
        </div>
        {answer && answer.marks.length > 0 && (
          <div className={classes.given}>
            {isAtHand ? (
              <ChipList
                codes={codes}
                answer={answer}
                onTake={chip => acts.current.onTake(answer, chip)}
                onAccept={chip => acts.current.onAccept(answer, chip)}
              />
            ) : (
              <ChipNames codes={codes} answer={answer} />
            )}
          </div>
        )}
      </article>
    </>
  );
});
