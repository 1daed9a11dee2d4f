import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import type { Turn } from '@wenshu/transcripts';
import { memo } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { useDesk, useMayEdit, useNameOf, useView, useWritersAt } from '../open/desk-context.ts';
import { useSelectTurns } from './select-turns.ts';
import { SpeakerMenu } from './speaker-menu.tsx';
import { TurnEditor } from './turn-editor.tsx';
import { TurnMenu } from './turn-menu.tsx';
import { TurnTime } from './turn-time.tsx';
import { TurnWords } from './turn-words.tsx';
import classes from './turns.module.css';

interface TurnRowProps {
  readonly turn: Turn;
  /** Counted from one. */
  readonly number: number;
  /** Of a section that begins at this turn. */
  readonly heading: string;
}

/** A turn: who, when, what. Drawn again only when something of it changes: there are thousands. */
export const TurnRow = memo(function TurnRow({ turn, number, heading }: TurnRowProps) {
  const t = useTexts(transcriptDeskTexts).turn;
  const { player } = useDesk();
  const mayEdit = useMayEdit();
  const nameOf = useNameOf();
  const isWriting = useView(({ writing }) => writing?.turnId === turn.id);
  const isPlaying = useView(({ playing }) => playing === turn.id);
  const name = nameOf(turn.speaker);
  return (
    <>
      {heading !== '' && <h2 className={classes.heading}>{heading}</h2>}
      <article
        className={classes.turn}
        data-turn={turn.id}
        data-playing={isPlaying || undefined}
        aria-label={t.label({ number, name })}
        aria-current={isPlaying || undefined}
      >
        <div className={classes.who}>
          {mayEdit && <SelectBox turnId={turn.id} number={number} />}
          <span className={classes.number}>{number}</span>
          {mayEdit ? <SpeakerMenu turn={turn} name={name} /> : <strong>{name}</strong>}
          <TurnTime from={turn.from} player={player} />
          <Writers turnId={turn.id} />
          {mayEdit && <TurnMenu turn={turn} number={number} />}
        </div>
        {isWriting && mayEdit ? (
          <TurnEditor turn={turn} label={t.label({ number, name })} />
        ) : (
          <TurnWords turn={turn} label={t.label({ number, name })} />
        )}
      </article>
    </>
  );
});

function SelectBox({ turnId, number }: { readonly turnId: string; readonly number: number }) {
  const t = useTexts(transcriptDeskTexts).turn;
  const isSelected = useView(({ selected }) => selected.has(turnId));
  const select = useSelectTurns();
  return (
    <input
      type="checkbox"
      className={classes.select}
      aria-label={t.select({ number })}
      checked={isSelected}
      // Held keys are known to the click alone.
      onClick={event => select(turnId, event.shiftKey)}
      onChange={() => {}}
    />
  );
}

function Writers({ turnId }: { readonly turnId: string }) {
  const t = useTexts(transcriptDeskTexts).presence;
  const writers = useWritersAt(turnId);
  if (writers.length === 0) return null;
  const names = [...new Set(writers.map(({ nickName }) => nickName))].join(' · ');
  return <span className={classes.writers}>{t.isAt({ name: names })}</span>;
}
