import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { useDraft } from '../../../../app/use-draft.ts';
import { DEFAULT_MAX, stripSpecial } from '../reading/strip-special.ts';
import classes from './name-field.module.css';

interface NameFieldProps {
  readonly value: string;
  readonly label: string;
  readonly max?: number;
  readonly className?: string;
  onSave(name: string): void;
}

/** A name: punctuation and blanks are taken out as it is left, one that is too long is said, an empty one goes back to what it was. */
export function NameField({ value, label, max = DEFAULT_MAX, className, onSave }: NameFieldProps) {
  const t = useTexts(canvasTexts);
  const [draft, setDraft] = useDraft(value);
  const save = () => {
    const { text, isTooLong } = stripSpecial(draft, max);
    if (isTooLong) notify.error(t.tooLong({ max }));
    setDraft(text === '' ? value : text);
    if (text !== '' && text !== value) onSave(text);
  };
  return (
    <input
      className={`${classes.name} ${className ?? ''}`}
      aria-label={label}
      value={draft}
      onChange={event => setDraft(event.target.value)}
      onBlur={save}
      onKeyDown={event => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setDraft(value);
      }}
    />
  );
}
