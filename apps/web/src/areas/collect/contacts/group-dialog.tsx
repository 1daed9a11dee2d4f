import { friendGroup } from '@wenshu/api-contract';
import { limits } from '@wenshu/survey-core';
import { contactTexts } from '@wenshu/texts/collect/contacts';
import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import classes from '../respondents/people.module.css';

interface GroupDialogProps {
  readonly title: string;
  /** What it is called until now. */
  readonly group?: string;
  readonly groups: readonly string[];
  onSave(group: string): Promise<void>;
  onClose(): void;
}

/** The name of a group: not empty, and of 20 characters at most (P5.22, P5.23). */
export function GroupDialog({ title, group = '', groups, onSave, onClose }: GroupDialogProps) {
  const t = useTexts(contactTexts);
  const id = useId();
  const [name, setName] = useState(group);
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isRight = friendGroup.safeParse(name).success;
  const save = async () => {
    setIsTried(true);
    if (!isRight) return;
    setIsBusy(true);
    // What was refused has been told; the box stays.
    await onSave(name.trim()).catch(() => setIsBusy(false));
  };
  const others = groups.filter(one => one !== group && one !== name);
  return (
    <Modal
      open
      title={title}
      okText={t.save}
      cancelText={t.cancel}
      confirmLoading={isBusy}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className={classes.formField}>
        <label htmlFor={id}>{t.friends.groupName}</label>
        <Input
          id={id}
          value={name}
          maxLength={limits.labelLength.max}
          status={isTried && !isRight ? 'error' : ''}
          aria-describedby={`${id}-hint`}
          onChange={event => setName(event.target.value)}
          onPressEnter={() => void save()}
        />
        {others.length > 0 && (
          <span className={classes.known}>
            {others.map(one => (
              <button key={one} type="button" onClick={() => setName(one)}>
                {one}
              </button>
            ))}
          </span>
        )}
        <p id={`${id}-hint`} className={isTried && !isRight ? classes.problem : classes.hint} role="status">
          {isTried && !isRight ? t.friends.groupEmpty : t.friends.groupHint}
        </p>
      </div>
    </Modal>
  );
}
