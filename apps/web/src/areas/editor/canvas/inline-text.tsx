import { Input } from 'antd';
import { useEffect, useState } from 'react';

interface InlineTextProps {
  readonly value: string;
  readonly label: string;
  readonly className?: string;
  readonly maxLength?: number;
  readonly canBeEmpty?: boolean;
  readonly disabled?: boolean;
  onSave(text: string): void;
}

/** A text that is edited where it stands. It is saved when the person leaves it; an empty one that may not be empty goes back to what it was. */
export function InlineText({
  value,
  label,
  className,
  maxLength = 500,
  canBeEmpty = false,
  disabled = false,
  onSave,
}: InlineTextProps) {
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  const save = () => {
    const text = draft.trim();
    if (text === value) return setDraft(value);
    if (text === '' && !canBeEmpty) return setDraft(value);
    onSave(text);
  };
  return (
    <Input.TextArea
      value={draft}
      aria-label={label}
      className={className}
      maxLength={maxLength}
      disabled={disabled}
      autoSize
      variant="borderless"
      onChange={event => setDraft(event.target.value)}
      onBlur={save}
      onKeyDown={event => {
        if (event.key === 'Escape') setDraft(value);
        if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.currentTarget.blur();
      }}
    />
  );
}
