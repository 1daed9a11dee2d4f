import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import type { Turn } from '@wenshu/transcripts';
import { transcriptChanges } from '@wenshu/transcripts';
import { type KeyboardEvent, type MouseEvent, useMemo } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { useDesk, useMake, useMayEdit, useView } from '../open/desk-context.ts';
import { caretAt } from './caret-at.ts';
import { layTurn, placesOf, type ShownPiece } from './lay-turn.ts';
import classes from './turns.module.css';

const NONE: readonly never[] = [];

/** What was said, to read; pressing it writes in it where it was pressed. */
export function TurnWords({ turn, label }: { readonly turn: Turn; readonly label: string }) {
  const { view } = useDesk();
  const mayEdit = useMayEdit();
  const showsCuts = useView(state => state.showsCuts);
  const sought = useView(({ find }) => find?.text ?? '');
  const hitNow = useView(({ find }) => (find?.now?.turnId === turn.id ? find.now.at : undefined));
  const proposal = useView(({ proposed }) => proposed.get(turn.id));
  // A colleague may have written here since it was looked at.
  const proposed = proposal?.of === turn.text ? proposal.pieces : NONE;
  const pieces = useMemo(
    () => layTurn(turn, { showsCuts, proposed, hits: placesOf(turn.text, sought), hitNow }),
    [turn, showsCuts, proposed, sought, hitNow],
  );
  const write = (caret: number) => mayEdit && view.setState({ writing: { turnId: turn.id, caret } });
  const onMouseUp = (event: MouseEvent<HTMLElement>) => {
    // Whoever marks words wants to copy them.
    const isMarking = (getSelection()?.toString() ?? '') !== '';
    if (isMarking || (event.target instanceof Element && event.target.closest('button'))) return;
    write(caretAt(event.clientX, event.clientY, turn.text.length));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    write(turn.text.length);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: what was cut stands in it, to be put back
    <div
      role="textbox"
      aria-multiline="true"
      aria-readonly={!mayEdit}
      aria-label={label}
      tabIndex={0}
      className={classes.words}
      onMouseUp={onMouseUp}
      onKeyDown={onKeyDown}
    >
      {pieces.map(piece => (
        <ShownWords key={`${piece.at} ${piece.is} ${'cut' in piece ? piece.cut : ''}`} turn={turn} piece={piece} />
      ))}
    </div>
  );
}

function ShownWords({ turn, piece }: { readonly turn: Turn; readonly piece: ShownPiece }) {
  const t = useTexts(transcriptDeskTexts).turn;
  const make = useMake();
  const mayEdit = useMayEdit();
  const { is, at, text } = piece;
  const cut = piece.is === 'cut' ? piece.cut : -1;
  if (is === 'text') return <span data-at={at}>{text}</span>;
  if (is === 'hit' || is === 'hit-now')
    return (
      <mark data-at={at} data-now={is === 'hit-now' || undefined}>
        {text}
      </mark>
    );
  if (is === 'added') return <ins className={classes.added}>{text}</ins>;
  if (is === 'proposed')
    return (
      <span data-at={at} className={classes.proposed}>
        <span className={classes.unseen}>{t.willCut} </span>
        <s>{text}</s>
      </span>
    );
  const words = text.trim();
  if (!mayEdit)
    return (
      <span className={classes.cut}>
        <span className={classes.unseen}>{t.isCut} </span>
        <s>{text}</s>
      </span>
    );
  return (
    <button
      type="button"
      className={classes.cut}
      aria-label={t.putBack({ words })}
      title={t.putBack({ words })}
      onClick={() => make(({ turns }) => (turns[turn.id] ? transcriptChanges.putBack(turns[turn.id]!, cut) : []))}
    >
      <s>{text}</s>
    </button>
  );
}
