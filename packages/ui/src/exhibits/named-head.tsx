import type { Language } from '@wenshu/texts';
import { exhibitViewTexts } from '@wenshu/texts/findings/exhibit-view';
import { type KeyboardEvent, useRef, useState } from 'react';
import { PenIcon } from '../icons.tsx';
import classes from './exhibit-table.module.css';

/** What a model found and numbered is called by a person. */
export interface Naming {
  readonly longest: number;
  /** An empty name gives it its number again. */
  onName(at: string, name: string): void;
}

interface NamedHeadProps {
  readonly text: string;
  readonly at: string;
  readonly naming: Naming;
  readonly language: Language;
}

/** A head whose text is written anew where it stands: Enter or leaving it keeps, Escape does not. */
export function NamedHead({ text, at, naming, language }: NamedHeadProps) {
  const t = exhibitViewTexts[language];
  const [draft, setDraft] = useState<string>();
  const pen = useRef<HTMLButtonElement>(null);
  const close = () => {
    setDraft(undefined);
    requestAnimationFrame(() => pen.current?.focus());
  };
  const keep = () => {
    if (draft === undefined) return;
    if (draft.trim() !== text) naming.onName(at, draft.trim());
    close();
  };
  const press = (event: KeyboardEvent) => {
    // The arrows of the table go from number to number: here they go through the text.
    event.stopPropagation();
    if (event.key === 'Enter') keep();
    if (event.key === 'Escape') close();
  };
  if (draft !== undefined)
    return (
      <input
        className={classes.nameField}
        aria-label={t.nameOf({ name: text })}
        // biome-ignore lint/a11y/noAutofocus: whoever presses the pen wants to write
        autoFocus
        maxLength={naming.longest}
        value={draft}
        onChange={event => setDraft(event.target.value)}
        onFocus={event => event.target.select()}
        onKeyDown={press}
        onBlur={keep}
      />
    );
  return (
    <span className={classes.named}>
      {text}
      <button
        ref={pen}
        type="button"
        className={classes.pen}
        aria-label={t.rename({ name: text })}
        title={t.rename({ name: text })}
        data-not-in-picture=""
        onClick={() => setDraft(text)}
      >
        <PenIcon />
      </button>
    </span>
  );
}
