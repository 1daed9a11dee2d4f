import { type ListedQuestionnaire, scrollListCalls } from '@wenshu/api-contract';
import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import { Modal } from 'antd';
import { useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
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
  const [isBusy, setIsBusy] = useState(false);
  const isRight = areLabelsRight(labels);
  const save = async () => {
    if (!isRight) return;
    setIsBusy(true);
    try {
      await client.call(scrollListCalls.updateLabels, { scrollId: questionnaire.scrollId, labels: [...labels] });
      notify.success(t.labelsSaved);
      onSaved();
      onClose();
    } catch {
      setIsBusy(false);
    }
  };
  return (
    <Modal
      open
      title={t.labelsTitle({ name: questionnaire.name })}
      okText={t.save}
      cancelText={t.cancel}
      confirmLoading={isBusy}
      okButtonProps={{ 'aria-disabled': !isRight }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <LabelsField labels={labels} known={known} autoFocus onChange={setLabels} />
    </Modal>
  );
}
