import { RichText as ShownText } from '@wenshu/question-types/respondent';
import type { RichText } from '@wenshu/survey-core';
import { questionnaireProblemTexts } from '@wenshu/texts/questionnaire-problems';
import { language } from '../../../app/language/language.ts';
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
  // Words, not objects: the card is drawn anew only when they change.
  const html = useEditorState(state => showQuotes(value, state.document, questionId).text.html);
  const fault = useEditorState(state => showQuotes(value, state.document, questionId).fault);
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
      {fault && (
        <p className={classes.fault} role="alert">
          {questionnaireProblemTexts[language][fault]}
        </p>
      )}
    </div>
  );
}
