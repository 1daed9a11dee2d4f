import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { Field, Fields } from '../../../app/forms/field.tsx';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { LabelsField } from './labels-field.tsx';

interface LabelDialogProps {
  /** How many people get them, or lose them. */
  readonly count: number;
  readonly known: readonly string[];
  readonly hint: string;
  /** Says on how many they were changed. */
  onSave(change: { add: string[]; remove: string[] }): Promise<number>;
  onDone(): void;
  onClose(): void;
}

/** Labels that many people get or lose; when one of them would have too many, nobody is changed and it is said. */
export function LabelDialog({ count, known, hint, onSave, onDone, onClose }: LabelDialogProps) {
  const t = useTexts(peopleTexts);
  const [add, setAdd] = useState<readonly string[]>([]);
  const [remove, setRemove] = useState<readonly string[]>([]);
  const { isBusy, run } = useAction(onSave, { done: changed => t.labelDone({ count: changed }), onDone });
  return (
    <FormDialog
      title={t.labelTitle({ count })}
      submit={t.save}
      isBusy={isBusy}
      isReady={add.length + remove.length > 0}
      onSubmit={() => run({ add: [...add], remove: [...remove] })}
      onClose={onClose}
    >
      <Fields>
        <Field label={t.labelAdd} hint={hint}>
          {control => <LabelsField control={control} value={add} known={known} onChange={setAdd} />}
        </Field>
        <Field label={t.labelRemove}>
          {control => <LabelsField control={control} value={remove} known={known} onChange={setRemove} />}
        </Field>
      </Fields>
    </FormDialog>
  );
}
