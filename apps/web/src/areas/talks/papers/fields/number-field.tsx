import { NumberInput } from '../../../../app/number-input.tsx';
import { useDraft } from '../../../../app/use-draft.ts';
import type { TypedInputProps } from './typed-input-props.ts';

/** A whole number within its bounds; cleared, there is none. */
export function NumberField({ id, field: { least, most }, value, label, onSave }: TypedInputProps<'number'>) {
  const held = typeof value === 'number' ? value : null;
  const [draft, setDraft] = useDraft(held);
  const save = (next: number | null) => {
    if (next !== held) onSave(next ?? undefined);
  };
  return (
    <NumberInput
      id={id}
      {...label}
      min={least}
      max={most}
      precision={0}
      value={draft}
      onChange={setDraft}
      onStep={save}
      onBlur={() => save(draft)}
      onPressEnter={event => event.currentTarget.blur()}
    />
  );
}
