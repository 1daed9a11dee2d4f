import { quotaTexts } from '@wenshu/texts/design/quota';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { useDraft } from '../../../app/use-draft.ts';
import { isTypedZero, readSize } from './paste-sizes.ts';
import classes from './quota.module.css';

interface SizeInputProps {
  readonly label: string;
  readonly placeholder: string;
  /** 0 is unlimited, shown as an empty field. */
  readonly size: number;
  readonly place: { readonly row: number; readonly column: number };
  readonly isDisabled: boolean;
  /** Changes when a save failed: the field then shows again what holds. */
  readonly failures: number;
  onSave(size: number): void;
  /** True when what was pasted was a table and has been taken. */
  onPaste(text: string): boolean;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
};

const wordOf = (size: number) => (size === 0 ? '' : String(size));

/** A square of the table. A plain field: a cross quota may have thousands of them. */
export function SizeInput({ label, placeholder, size, place, isDisabled, failures, onSave, onPaste }: SizeInputProps) {
  const t = useTexts(quotaTexts);
  const shown = wordOf(size);
  const [draft, setDraft] = useDraft(shown, failures);
  const read = readSize(draft);
  const save = () => {
    if (isTypedZero(draft)) notify.info(t.zero);
    setDraft(wordOf(read ?? size));
    if (read !== undefined && read !== size) onSave(read);
  };
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setDraft(shown);
    const step = STEPS[event.key];
    if (!step || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const next = `[data-place="${place.row + step[0]}.${place.column + step[1]}"]`;
    const field = event.currentTarget.closest('table')?.querySelector<HTMLInputElement>(next);
    if (field) field.focus();
    else save();
  };
  return (
    <input
      className={classes.size}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={read === undefined}
      placeholder={placeholder}
      data-place={`${place.row}.${place.column}`}
      disabled={isDisabled}
      value={draft}
      onChange={event => setDraft(event.target.value)}
      onFocus={event => event.target.select()}
      onBlur={save}
      onKeyDown={move}
      onPaste={(event: ClipboardEvent) => {
        if (onPaste(event.clipboardData.getData('text'))) event.preventDefault();
      }}
    />
  );
}
