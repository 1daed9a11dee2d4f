import { useDraft } from '../../../app/use-draft.ts';
import classes from './import.module.css';

interface DraftInputProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly title?: string;
  onDone(text: string): void;
}

/** Told when it is left: every change of a column is looked at by the server. */
export function DraftInput({ label, value, onDone, ...rest }: DraftInputProps) {
  const [draft, setDraft] = useDraft(value);
  const done = () => draft.trim() !== value && onDone(draft.trim());
  return (
    <input
      {...rest}
      className={classes.input}
      aria-label={label}
      value={draft}
      onChange={event => setDraft(event.target.value)}
      onBlur={done}
      onKeyDown={event => event.key === 'Enter' && !event.nativeEvent.isComposing && done()}
    />
  );
}
