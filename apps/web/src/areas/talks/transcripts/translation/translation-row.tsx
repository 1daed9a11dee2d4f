import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import { translationTexts } from '@wenshu/texts/talks/translation';
import type { Turn } from '@wenshu/transcripts';
import { StatusTag, type StatusTone } from '@wenshu/ui';
import { memo } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { useDesk, useMayEdit, useNameOf, useView, useWritersAt } from '../open/desk-context.ts';
import { TurnTime } from '../turns/turn-time.tsx';
import { SourceWords } from './source-words.tsx';
import { problemsOf, standingOf, tagsOf, useTranslating } from './translating-context.ts';
import classes from './translation.module.css';
import { TranslationEditor } from './translation-editor.tsx';
import { usePressed } from './use-pressed.ts';
import { useGoTurns } from './use-translate-turn.ts';

interface TranslationRowProps {
  readonly turn: Turn;
  /** Counted from one. */
  readonly number: number;
}

/** A turn beside its translation. Drawn again only when something of it changes: there are thousands. */
export const TranslationRow = memo(function TranslationRow({ turn, number }: TranslationRowProps) {
  const desk = useTexts(transcriptDeskTexts);
  const { player } = useDesk();
  const nameOf = useNameOf();
  const writers = useWritersAt(turn.id);
  const isInHand = useView(({ writing }) => writing?.turnId === turn.id);
  const isPlaying = useView(({ playing }) => playing === turn.id);
  const shown = usePressed(turn.id);
  const name = nameOf(turn.speaker);
  const { from } = turn;
  return (
    <article
      className={classes.turn}
      data-turn={turn.id}
      data-hand={isInHand || undefined}
      data-playing={isPlaying || undefined}
      aria-label={desk.turn.label({ number, name })}
      aria-current={isInHand || undefined}
    >
      <div className={classes.who}>
        <span className={classes.number}>{number}</span>
        <strong>{name}</strong>
        <TurnTime from={from} player={player} />
        {writers.length > 0 && (
          <span className={classes.writers}>
            {desk.presence.isAt({ name: [...new Set(writers.map(({ nickName }) => nickName))].join(' · ') })}
          </span>
        )}
        <span className={classes.states}>
          <States turn={turn} />
        </span>
      </div>
      <div className={classes.sides}>
        <SourceWords turn={turn} number={number} shown={shown?.side === 'source' ? shown : undefined} />
        <Translated turn={turn} number={number} isInHand={isInHand} />
      </div>
    </article>
  );
});

const tones: Readonly<Record<ReturnType<typeof standingOf>, StatusTone>> = {
  none: 'calm',
  draft: 'waiting',
  checked: 'good',
  stale: 'bad',
  empty: 'calm',
};

function States({ turn }: { readonly turn: Turn }) {
  const t = useTexts(translationTexts);
  const { aid, proposals } = useTranslating();
  const standing = standingOf(turn);
  const count = problemsOf(turn, aid).length;
  return (
    <>
      {proposals.has(turn.id) && <StatusTag>{t.turn.proposal}</StatusTag>}{' '}
      {count > 0 && <StatusTag tone="bad">{t.rows.problems({ count })}</StatusTag>}{' '}
      <StatusTag tone={tones[standing]}>{t.states[standing]}</StatusTag>
    </>
  );
}

interface TranslatedProps extends TranslationRowProps {
  readonly isInHand: boolean;
}

function Translated({ turn, number, isInHand }: TranslatedProps) {
  const t = useTexts(translationTexts).rows;
  const mayEdit = useMayEdit();
  const { aid } = useTranslating();
  const { go } = useGoTurns();
  if (isInHand && mayEdit) return <TranslationEditor turn={turn} number={number} />;
  const text = turn.translation?.text ?? '';
  const label = mayEdit ? t.write({ number }) : t.translation({ number });
  return (
    <button type="button" className={classes.translated} onClick={() => go(turn.id)}>
      <span className={classes.unseen}>{label}: </span>
      {text === '' ? (
        <span className={classes.none}>{mayEdit ? t.placeholder : t.untranslated}</span>
      ) : (
        <span lang={tagsOf(aid)[1]}>{text}</span>
      )}
    </button>
  );
}
