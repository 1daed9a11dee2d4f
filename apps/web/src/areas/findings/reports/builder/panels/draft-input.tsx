import { Input } from 'antd';
import { useDraft } from '../../../../../app/use-draft.ts';

interface DraftInputProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly maxLength: number;
  readonly isLong?: boolean;
  onSave(value: string): void;
}

/** A line that is saved when it is left. */
export function DraftInput({ label, value, placeholder, maxLength, isLong = false, onSave }: DraftInputProps) {
  const [draft, setDraft] = useDraft(value);
  const props = {
    ...({ size: 'small', value: draft, maxLength, 'aria-label': label } as const),
    ...(placeholder !== undefined && { placeholder }),
    onBlur: () => draft !== value && onSave(draft),
  };
  return isLong ? (
    <Input.TextArea {...props} autoSize={{ minRows: 2, maxRows: 6 }} onChange={event => setDraft(event.target.value)} />
  ) : (
    <Input
      {...props}
      onChange={event => setDraft(event.target.value)}
      onPressEnter={event => event.currentTarget.blur()}
    />
  );
}
