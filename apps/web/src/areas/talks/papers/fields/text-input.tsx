import { useEffect, useRef } from 'react';
import { useDraft } from '../../../../app/use-draft.ts';
import classes from './fields.module.css';
import { rowsOf } from './rows-of.ts';
import type { TypedInputProps } from './typed-input-props.ts';

/** Whoever stops to think has what they wrote saved, and colleagues see it. */
const THINKS_MS = 1_000;

/** A text that grows with what is written; saved in a pause and when it is left. */
export function TextInput({ id, field, value, placeholder, label, onSave }: TypedInputProps<'text'>) {
  const held = typeof value === 'string' ? value : '';
  const [draft, setDraft] = useDraft(held);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const save = (text: string) => {
    clearTimeout(timer.current);
    if (text !== held) onSave(text);
  };
  const write = (text: string) => {
    setDraft(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => save(text), THINKS_MS);
  };
  const leave = () => {
    const text = draft.trim();
    if (text !== draft) setDraft(text);
    save(text);
  };
  const isLong = field.isLong === true;
  return (
    <textarea
      id={id}
      {...label}
      className={classes.text}
      rows={rowsOf(draft, isLong)}
      value={draft}
      maxLength={field.most}
      placeholder={placeholder}
      onChange={event => write(isLong ? event.target.value : event.target.value.replaceAll('\n', ' '))}
      onBlur={leave}
      onKeyDown={event => {
        if (isLong || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.currentTarget.blur();
      }}
    />
  );
}
