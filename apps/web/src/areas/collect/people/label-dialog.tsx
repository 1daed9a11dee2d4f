import { respondentCalls } from '@wenshu/api-contract';
import { peopleTexts } from '@wenshu/texts/collect/people';
import { Modal } from 'antd';
import { useId, useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { LabelsField } from './labels-field.tsx';
import classes from './people.module.css';
import { useLabels } from './use-people.ts';

interface LabelDialogProps {
  readonly scrollId: string;
  readonly respondentIds: readonly string[];
  onDone(): void;
  onClose(): void;
}

/** Labels that many people get or lose; when one of them would have too many, nobody is changed and it is said. */
export function LabelDialog({ scrollId, respondentIds, onDone, onClose }: LabelDialogProps) {
  const t = useTexts(peopleTexts);
  const id = useId();
  const known = useLabels(scrollId);
  const [add, setAdd] = useState<readonly string[]>([]);
  const [remove, setRemove] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      const input = { scrollId, respondentIds: [...respondentIds], add: [...add], remove: [...remove] };
      const { changed } = await client.call(respondentCalls.labelRespondents, input);
      notify.success(t.labelDone({ count: changed }));
      onDone();
    } catch {
      setIsBusy(false);
    }
  };
  return (
    <Modal
      open
      title={t.labelTitle({ count: respondentIds.length })}
      okText={t.save}
      cancelText={t.cancel}
      confirmLoading={isBusy}
      okButtonProps={{ disabled: add.length + remove.length === 0 }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className={classes.form}>
        <div className={classes.formField}>
          <label htmlFor={`${id}-add`}>{t.labelAdd}</label>
          <LabelsField id={`${id}-add`} value={add} known={known} describedBy={`${id}-hint`} onChange={setAdd} />
          <p id={`${id}-hint`} className={classes.hint}>
            {t.labelsHint}
          </p>
        </div>
        <div className={classes.formField}>
          <label htmlFor={`${id}-remove`}>{t.labelRemove}</label>
          <LabelsField id={`${id}-remove`} value={remove} known={known} onChange={setRemove} />
        </div>
      </div>
    </Modal>
  );
}
