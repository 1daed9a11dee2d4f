import { quotaTexts } from '@wenshu/texts/design/quota';
import { useTexts } from '../../../app/language/language.ts';
import classes from './quota.module.css';

interface CloseButtonProps {
  readonly name: string;
  readonly isClosed: boolean;
  readonly isDisabled: boolean;
  onClose(isClosed: boolean): void;
}

/** Closes a cell: nobody gets in, which a size of 0 does not say. A plain button, for there may be thousands. */
export function CloseButton({ name, isClosed, isDisabled, onClose }: CloseButtonProps) {
  const t = useTexts(quotaTexts);
  // That a cell is closed is told to everybody; closing is offered to whoever can.
  if (isDisabled && !isClosed) return null;
  return (
    <button
      type="button"
      className={classes.close}
      aria-pressed={isClosed}
      // It begins with the words that are seen: who speaks to the computer says those.
      aria-label={isClosed ? t.closedOf({ name }) : t.closeOf({ name })}
      title={t.closeHint}
      disabled={isDisabled}
      onClick={() => onClose(!isClosed)}
    >
      {isClosed ? t.closed : t.close}
    </button>
  );
}
