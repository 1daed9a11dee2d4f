import { Input } from 'antd';
import { useDraft } from '../../../../app/use-draft.ts';

interface TextFieldProps {
  readonly id: string;
  readonly 'aria-label': string;
  readonly className: string | undefined;
  readonly maxLength: number | undefined;
  readonly value: string;
  onSet(value: string): void;
}

/** A text of a setting, saved when it is left. */
export function TextField({ value, onSet, ...control }: TextFieldProps) {
  const [draft, setDraft] = useDraft(value);
  return (
    <Input
      {...control}
      value={draft}
      onChange={event => setDraft(event.target.value)}
      onPressEnter={event => event.currentTarget.blur()}
      onBlur={() => draft !== value && onSet(draft)}
    />
  );
}
