import { RichText as ShownText } from '@wenshu/question-types/respondent';
import type { RichText } from '@wenshu/survey-core';
import classes from './editable-text.module.css';

interface ShownTextButtonProps {
  readonly value: RichText;
  readonly label: string;
  readonly className?: string;
  onOpen(): void;
}

/**
 * A text as it looks, which opens when it is pressed. The button lies over it, not around it: its links and videos must not be
 * pressed by mistake, and nothing to press may stand inside a button.
 */
export function ShownTextButton({ value, label, className, onOpen }: ShownTextButtonProps) {
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
        <ShownText of={value} />
      </div>
    </div>
  );
}
