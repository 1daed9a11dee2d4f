import { NumberInput } from '../../../../app/number-input.tsx';
import { useDraft } from '../../../../app/use-draft.ts';

interface NumberFieldProps {
  readonly id?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-label'?: string;
  readonly className?: string | undefined;
  readonly size?: 'small';
  /** Null is "none": an empty field. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  readonly placeholder?: string;
  readonly suffix?: string;
  readonly isDisabled?: boolean;
  /** Whole numbers unless it says otherwise. */
  readonly isFraction?: boolean;
  /** An empty field goes back to what it was. */
  readonly isRequired?: boolean;
  /** Each step of its arrows is saved at once: where that is an edit on this screen, not a call to the server. */
  readonly areStepsSaved?: boolean;
  onSave(value: number | null): void;
}

/** A number that is saved when the person has finished it: on the way to 12 stands 1, which may be out of range. */
export function NumberField({
  value,
  isFraction = false,
  isRequired = false,
  areStepsSaved = false,
  isDisabled,
  onSave,
  ...field
}: NumberFieldProps) {
  const [draft, setDraft] = useDraft(value);
  const save = () => {
    if (draft === null && isRequired) setDraft(value);
    else if (draft !== value) onSave(draft);
  };
  return (
    <NumberInput
      {...field}
      {...(!field.className && { style: { width: 200, maxWidth: '100%' } })}
      {...(!isFraction && { precision: 0 })}
      {...(isDisabled && { disabled: true })}
      value={draft}
      changeOnWheel={false}
      onChange={setDraft}
      {...(areStepsSaved && { onStep: onSave })}
      onBlur={save}
      onPressEnter={save}
    />
  );
}
