import {
  type ListedQuestionnaire,
  labelsPerQuestionnaire,
  questionnaireLabel,
  scrollListCalls,
} from '@wenshu/api-contract';
import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import { Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import classes from './questionnaires.module.css';

const MOST_KNOWN = 20;

interface LabelsDialogProps {
  readonly questionnaire: ListedQuestionnaire;
  /** Labels that stand on other questionnaires: to choose again. */
  readonly known: readonly string[];
  onSaved(): void;
  onClose(): void;
}

export function LabelsDialog({ questionnaire, known, onSaved, onClose }: LabelsDialogProps) {
  const t = useTexts(questionnaireTexts);
  const id = useId();
  const [labels, setLabels] = useState<readonly string[]>(questionnaire.labels);
  const [isBusy, setIsBusy] = useState(false);
  const wrong = labels.find(label => !questionnaireLabel.safeParse(label).success);
  const isTooMany = labels.length > labelsPerQuestionnaire;
  const problem = wrong === undefined ? (isTooMany ? t.labelsTooMany : '') : t.labelProblem({ name: wrong });
  const unused = known.filter(label => !labels.includes(label)).slice(0, MOST_KNOWN);
  const save = async () => {
    if (problem !== '') return;
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
      okButtonProps={{ 'aria-disabled': problem !== '' }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <p id={`${id}-hint`} className={classes.hint}>
        {t.labelsHint}
      </p>
      <Select
        mode="tags"
        autoFocus
        className={classes.labelsField}
        aria-label={t.labelsField}
        aria-describedby={`${id}-hint ${id}-problem`}
        status={problem ? 'error' : ''}
        tokenSeparators={[',', '，', ' ']}
        value={[...labels]}
        // A list that opens below would cover the button on a phone; labels in use stand below as buttons.
        open={false}
        suffixIcon={null}
        onChange={(chosen: string[]) => setLabels([...new Set(chosen.map(one => one.trim()).filter(Boolean))])}
      />
      <p id={`${id}-problem`} className={classes.problem} role="alert">
        {problem}
      </p>
      {unused.length > 0 && (
        <div className={classes.known}>
          <span>{t.labelsKnown}</span>
          {unused.map(label => (
            <button key={label} type="button" onClick={() => setLabels([...labels, label])}>
              + {label}
            </button>
          ))}
        </div>
      )}
    </Modal>
  );
}
