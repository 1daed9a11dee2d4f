import { type Turn, transcriptChanges } from '@wenshu/transcripts';
import { timeText } from '@wenshu/words';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { undoKeyOf } from '../../../../app/actions/listen-for-undo.ts';
import { useDraft } from '../../../../app/use-draft.ts';
import { newId } from '../../../design/document/reading/new-id.ts';
import { turnsOf, useDesk, useMake } from '../open/desk-context.ts';
import { seeTurn } from '../open/desk-view.ts';
import { useSteps } from '../open/use-steps.ts';
import classes from './turns.module.css';
import { useKeptField } from './use-kept-field.ts';

/** What was said, while it is written in. */
export function TurnEditor({ turn, label }: { readonly turn: Turn; readonly label: string }) {
  const { view, work, player } = useDesk();
  const make = useMake();
  const step = useSteps(work);
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useDraft(turn.text);
  const { id } = turn;
  const newest = useRef(draft);
  newest.current = draft;

  // Parted or joined, the turn says something else than this box does: what stands in it is not written any more.
  const isOver = useRef(false);
  const { save, later } = useKeptField(field, draft, () => {
    if (isOver.current) return;
    const text = newest.current;
    make(({ turns }) => (turns[id] && turns[id].text !== text ? transcriptChanges.text(turns[id], text) : []), id);
  });
  useEffect(() => {
    const caret = view.getState().writing?.caret ?? 0;
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(caret, caret);
  }, [view]);

  const writeIn = (turnId: string, caret: number) => {
    view.setState({ writing: { turnId, caret } });
    seeTurn(view, turnId);
  };
  const neighbour = (by: 1 | -1) => {
    const turns = turnsOf(work.store.getState().document);
    return turns[turns.findIndex(one => one.id === id) + by];
  };
  const split = (at: number) => {
    save();
    const fresh = newId();
    const now = player.store.getState().isPlaying ? player.timeMs() : undefined;
    const isAtEnd = at === newest.current.length;
    const isMade = make(transcript => {
      const here = transcript.turns[id];
      if (!here) return [];
      const changes = transcriptChanges.split(transcript, here, at, fresh);
      // Typed by sound: what comes next begins now.
      return isAtEnd && now !== undefined ? [...changes, ...transcriptChanges.time(fresh, 'from', now)] : changes;
    });
    isOver.current = isMade;
    if (isMade) writeIn(fresh, 0);
  };
  const mergeBefore = () => {
    const before = neighbour(-1);
    if (!before) return;
    save();
    const isMade = make(({ turns }) => {
      const [one, other] = [turns[before.id], turns[id]];
      return one && other ? transcriptChanges.merge([one, other]) : [];
    });
    isOver.current = isMade;
    if (isMade) writeIn(before.id, before.text.length);
  };
  const insertTime = (box: HTMLTextAreaElement) => {
    const time = player.timeMs();
    if (turn.from === null && box.selectionStart === 0)
      return void make(() => transcriptChanges.time(id, 'from', time));
    box.setRangeText(`[${timeText(time)}]`, box.selectionStart, box.selectionEnd, 'end');
    setDraft(box.value);
    newest.current = box.value;
    save();
  };
  const go = (by: 1 | -1) => {
    const other = neighbour(by);
    if (!other) return false;
    save();
    writeIn(other.id, by === 1 ? 0 : other.text.length);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const box = event.currentTarget;
    const { selectionStart: at, selectionEnd: end } = box;
    if (event.nativeEvent.isComposing) return;
    const undo = undoKeyOf(event.nativeEvent);
    const does: (() => unknown) | undefined =
      // What is not saved yet the browser undoes.
      undo && draft === turn.text
        ? () => step(undo)
        : event.key === 'Enter' && !event.shiftKey
          ? () => split(at)
          : event.key === 'Backspace' && at === 0 && end === 0
            ? mergeBefore
            : event.key === 'ArrowUp' && at === 0 && end === 0
              ? () => go(-1)
              : event.key === 'ArrowDown' && at === draft.length
                ? () => go(1)
                : event.key === 'F9'
                  ? () => insertTime(box)
                  : event.key === 'Escape'
                    ? () => box.blur()
                    : undefined;
    if (!does) return;
    event.preventDefault();
    does();
  };
  return (
    <textarea
      ref={field}
      className={classes.editor}
      aria-label={label}
      rows={1}
      maxLength={20_000}
      value={draft}
      onChange={event => {
        setDraft(event.target.value);
        later();
      }}
      onBlur={() => {
        save();
        view.setState(({ writing }) => (writing?.turnId === id ? { writing: undefined } : {}));
      }}
      onKeyDown={onKeyDown}
    />
  );
}
