import { type ListedQuestionnaire, scrollListCalls } from '@wenshu/api-contract';
import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { areLabelsRight, LabelsField } from './labels-field.tsx';

interface LabelsDialogProps {
  readonly questionnaire: ListedQuestionnaire;
  /** Labels that stand on other questionnaires: to choose again. */
  readonly known: readonly string[];
  onSaved(): void;
  onClose(): void;
}

export function LabelsDialog({ questionnaire, known, onSaved, onClose }: LabelsDialogProps) {
  const t = useTexts(questionnaireTexts);
  const [labels, setLabels] = useState<readonly string[]>(questionnaire.labels);
  const isRight = areLabelsRight(labels);
  const { isBusy, run: save } = useAction(
    () => client.call(scrollListCalls.updateLabels, { scrollId: questionnaire.scrollId, labels: [...labels] }),
    {
      done: t.labelsSaved,
      onDone: () => {
        onSaved();
        onClose();
      },
    },
  );
  return (
    <FormDialog
      title={t.labelsTitle({ name: questionnaire.name })}
      submit={t.save}
      isBusy={isBusy}
      onSubmit={() => isRight && save()}
      onClose={onClose}
    >
      <LabelsField labels={labels} known={known} autoFocus onChange={setLabels} />
    </FormDialog>
  );
}
