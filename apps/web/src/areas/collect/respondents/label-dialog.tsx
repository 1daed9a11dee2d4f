import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { Modal } from 'antd';
import { useId, useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { LabelsField } from './labels-field.tsx';
import classes from './people.module.css';

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
  const id = useId();
  const [add, setAdd] = useState<readonly string[]>([]);
  const [remove, setRemove] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      const changed = await onSave({ add: [...add], remove: [...remove] });
      notify.success(t.labelDone({ count: changed }));
      onDone();
    } catch {
      setIsBusy(false);
    }
  };
  return (
    <Modal
      open
      title={t.labelTitle({ count })}
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
            {hint}
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
