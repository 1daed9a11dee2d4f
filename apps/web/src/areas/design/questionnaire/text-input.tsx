import { Input } from 'antd';
import { useId } from 'react';
import { useDraft } from '../../../app/use-draft.ts';
import classes from './create.module.css';

interface TextInputProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly placeholder?: string;
  readonly problem?: string | undefined;
  /** An empty text is saved too; without this the previous one comes back. */
  readonly mayBeEmpty?: boolean;
  onSave(value: string): void;
  /** Told when the previous text came back because it may not be empty. */
  onEmpty?(): void;
}

/** A line of text that is saved when the person leaves it. An empty one that may not be empty goes back to what it was. */
export function TextInput({ label, value, maxLength, placeholder, problem, mayBeEmpty, ...on }: TextInputProps) {
  const id = useId();
  const [draft, setDraft] = useDraft(value);
  const save = () => {
    const text = draft.trim();
    const isKept = text !== '' || mayBeEmpty;
    setDraft(isKept ? text : value);
    if (!isKept) on.onEmpty?.();
    else if (text !== value) on.onSave(text);
  };
  return (
    <div className={classes.stacked}>
      <label htmlFor={id} className={classes.stackedName}>
        {label}
      </label>
      <Input
        id={id}
        value={draft}
        maxLength={maxLength}
        placeholder={placeholder}
        status={problem ? 'error' : ''}
        aria-describedby={`${id}-problem`}
        onChange={event => setDraft(event.target.value)}
        onBlur={save}
        onPressEnter={save}
      />
      {problem && (
        <p id={`${id}-problem`} className={classes.fieldProblem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
