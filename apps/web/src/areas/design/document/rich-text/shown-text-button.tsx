import { RichText as ShownText } from '@wenshu/question-types/respondent';
import type { RichText } from '@wenshu/survey-core';
import { showQuotes } from '../quote/live-quotes.ts';
import { useEditorState } from '../state/use-editor.ts';
import classes from './editable-text.module.css';

interface ShownTextButtonProps {
  readonly value: RichText;
  readonly label: string;
  /** The question whose text it is: what it quotes must stand before it. */
  readonly questionId?: string;
  readonly className?: string;
  onOpen(): void;
}

/**
 * A text as it looks, which opens when it is pressed. The button lies over it, not around it: its links and videos must not be
 * pressed by mistake, and nothing to press may stand inside a button.
 */
export function ShownTextButton({ value, label, questionId, className, onOpen }: ShownTextButtonProps) {
  // The quotes as they are today, a faulty one to be seen as one; what is wrong with it stands in the card.
  const html = useEditorState(state => showQuotes(value, state.document, questionId).text.html);
  return (
    <div className={`${classes.shownBox} ${className ?? ''}`}>
      <button
        type="button"
        className={classes.over}
        data-text-button
        aria-label={`${label}: ${value.text}`}
        onClick={onOpen}
      />
      <div inert className={classes.shown}>
        <ShownText of={{ text: value.text, ...(html !== undefined && { html }) }} />
      </div>
    </div>
  );
}
