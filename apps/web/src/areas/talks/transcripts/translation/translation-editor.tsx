import { translationTexts } from '@wenshu/texts/talks/translation';
import { type Turn, transcriptMost } from '@wenshu/transcripts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { undoKeyOf } from '../../../../app/actions/listen-for-undo.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { useDraft } from '../../../../app/use-draft.ts';
import { useDesk } from '../open/desk-context.ts';
import { useSteps } from '../open/use-steps.ts';
import { useKeptField } from '../turns/use-kept-field.ts';
import { tagsOf, useTranslating } from './translating-context.ts';
import classes from './translation.module.css';
import { useGoTurns, useTranslateTurn } from './use-translate-turn.ts';
import { useTurnDeeds } from './use-turn-deeds.ts';

interface TranslationEditorProps {
  readonly turn: Turn;
  readonly number: number;
}

/** The translation of the turn in hand, while it is written. */
export function TranslationEditor({ turn, number }: TranslationEditorProps) {
  const t = useTexts(translationTexts).rows;
  const { work } = useDesk();
  const { aid } = useTranslating();
  const { write } = useTranslateTurn();
  const { step, leave } = useGoTurns();
  const deeds = useTurnDeeds(turn);
  const undo = useSteps(work);
  const field = useRef<HTMLTextAreaElement>(null);
  const now = turn.translation?.text ?? '';
  const [draft, setDraft] = useDraft(now);
  const newest = useRef(draft);
  newest.current = draft;
  const { save, later } = useKeptField(field, draft, () => {
    // Nothing written is no translation, and none was asked for.
    if (newest.current !== now) write(turn.id, newest.current, 'hand');
  });
  useEffect(() => {
    const box = field.current;
    box?.focus({ preventScroll: true });
    box?.setSelectionRange(box.value.length, box.value.length);
  }, []);

  const after = (deed: () => unknown) => () => {
    save();
    deed();
  };
  const withAlt: Readonly<Record<string, () => unknown>> = {
    ArrowDown: after(() => step(1, true)),
    ArrowUp: after(() => step(-1, true)),
    KeyA: after(deeds.accept),
    KeyC: after(deeds.copy),
  };
  const withControl: Readonly<Record<string, () => unknown>> = {
    Enter: after(() => {
      deeds.check();
      step(1, true);
    }),
    ArrowDown: after(() => step(1, false)),
    ArrowUp: after(() => step(-1, false)),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    const back = undoKeyOf(event.nativeEvent);
    const digit = /^Digit([1-8])$/.exec(event.code)?.[1];
    const isControl = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const isAlt = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const does: (() => unknown) | undefined =
      // What is not saved yet the browser undoes.
      back && draft === now
        ? () => undo(back)
        : isControl
          ? withControl[event.code]
          : isAlt
            ? digit === undefined
              ? withAlt[event.code]
              : after(() => deeds.takeBefore(Number(digit) - 1))
            : event.key === 'Escape'
              ? after(leave)
              : undefined;
    if (!does) return;
    event.preventDefault();
    event.stopPropagation();
    does();
  };
  return (
    <textarea
      ref={field}
      className={classes.editor}
      aria-label={t.translation({ number })}
      lang={tagsOf(aid)[1]}
      value={draft}
      rows={1}
      maxLength={transcriptMost.turnLetters}
      placeholder={t.placeholder}
      data-translation-editor
      onChange={event => {
        setDraft(event.target.value);
        newest.current = event.target.value;
        later();
      }}
      onBlur={save}
      onKeyDown={onKeyDown}
    />
  );
}
