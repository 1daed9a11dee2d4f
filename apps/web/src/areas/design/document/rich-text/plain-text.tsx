import { limits, type RichText } from '@wenshu/survey-core';
import { richTextTexts } from '@wenshu/texts/rich-text';
import type { ClipboardEvent, KeyboardEvent, SyntheticEvent } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { useDraft } from '../../../../app/use-draft.ts';
import { AutoText } from './auto-text.tsx';
import { isNearLimit, judgeText, type TextLimits } from './check-text.ts';
import classes from './editable-text.module.css';

export interface PlainTextKeys {
  /** Enter, after the text was saved; without it Enter only leaves the field. */
  onEnter?(): void;
  /** Backspace in an empty field. */
  onEmptyBackspace?(): void;
  /** Several lines were pasted: what stood before them and all of them. */
  onPasteLines?(lines: readonly string[]): void;
  /** Other keys; true when it was dealt with. */
  onKey?(event: KeyboardEvent<HTMLTextAreaElement>): boolean;
}

interface PlainTextProps extends TextLimits, PlainTextKeys {
  readonly value: RichText;
  readonly label: string;
  readonly placeholder?: string;
  readonly className?: string;
  onSave(text: RichText): void;
  onRichKey?(): void;
  /** A picture was pasted or dropped: words alone cannot hold it. */
  onPicture?(file: File): void;
}

/** Words without marks. Saved when left; an empty text that must not be empty goes back to what it was. */
export function PlainText(props: PlainTextProps) {
  const { value, label, placeholder, className, max = limits.richText, onSave, onRichKey } = props;
  const t = useTexts(richTextTexts);
  const [draft, setDraft] = useDraft(value.text);
  const save = (text: string): boolean => {
    const judged = judgeText(value, { text: text.trim() }, props, t);
    if ('message' in judged) notify.error(judged.message);
    if (judged.outcome === 'stay') return false;
    if (judged.outcome === 'save') onSave({ text: text.trim() });
    else setDraft(value.text);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    // A move takes the text along as it is now.
    if (event.altKey && event.key.startsWith('Arrow')) save(draft);
    if (props.onKey?.(event)) return;
    if ((event.ctrlKey || event.metaKey) && ['b', 'i', 'u'].includes(event.key.toLowerCase()) && onRichKey) {
      event.preventDefault();
      save(draft);
      onRichKey();
    } else if (event.key === 'Escape') setDraft(value.text);
    else if (event.key === 'Backspace' && draft === '' && props.onEmptyBackspace) {
      event.preventDefault();
      props.onEmptyBackspace();
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (!props.onEnter) event.currentTarget.blur();
      else if (save(draft)) props.onEnter();
    }
  };
  const bringFile = (event: SyntheticEvent, { files: [file] }: DataTransfer) => {
    if (!file || !props.onPicture) return;
    event.preventDefault();
    if (save(draft)) props.onPicture(file);
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const words = event.clipboardData.getData('text/plain');
    if (words.trim() === '') return bringFile(event, event.clipboardData);
    if (!props.onPasteLines) return;
    const pasted = words.split(/\r\n|\r|\n/);
    const lines = pasted.map(line => line.trim()).filter(line => line !== '');
    if (lines.length < 2) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const [first = '', ...others] = lines;
    props.onPasteLines([`${draft.slice(0, selectionStart)}${first}${draft.slice(selectionEnd)}`.trim(), ...others]);
  };
  const count = [...draft].length;
  return (
    <>
      <AutoText
        value={draft}
        aria-label={label}
        placeholder={placeholder}
        className={className}
        onChange={event => setDraft(event.target.value)}
        onBlur={() => save(draft)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onDrop={event => bringFile(event, event.dataTransfer)}
      />
      {isNearLimit(count, max) && (
        <span className={classes.count} data-over={count > max}>
          {t.count({ count, max })}
        </span>
      )}
    </>
  );
}
