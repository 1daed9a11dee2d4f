import { manyRecordsTexts } from '@wenshu/texts/findings/record-grid';
import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './many.module.css';
import type { ManyAction } from './plan-undo.ts';

interface ConfirmManyProps {
  readonly does: ManyAction['does'];
  readonly count: number;
  onConfirm(action: ManyAction): void;
  onCancel(): void;
}

const LONGEST_REASON = 200;
const LONGEST_MEMO = 500;

/** Says what it will do before it is done; asks for the reason or the memo. */
export function ConfirmMany({ does, count, onConfirm, onCancel }: ConfirmManyProps) {
  const t = useTexts(manyRecordsTexts);
  const id = useId();
  const [text, setText] = useState('');
  const isReason = does === 'invalid';
  const action: ManyAction =
    does === 'invalid' ? { does, reason: text.trim() } : does === 'memo' ? { does, memo: text.trim() } : { does };
  const confirm = () => onConfirm(action);
  return (
    <Modal
      open
      title={t[`${does}Title`]({ count })}
      okText={t.confirm[does]}
      cancelText={t.cancel}
      okButtonProps={{ danger: does === 'delete', disabled: isReason && text.trim() === '' }}
      onOk={confirm}
      onCancel={onCancel}
    >
      <p>{t[`${does}Text`]}</p>
      {(isReason || does === 'memo') && (
        <div className={classes.field}>
          <label htmlFor={id}>{isReason ? t.reason : t.memoLabel}</label>
          <Input.TextArea
            id={id}
            autoFocus
            autoSize={{ minRows: 2, maxRows: 6 }}
            maxLength={isReason ? LONGEST_REASON : LONGEST_MEMO}
            placeholder={isReason ? t.reasonPlaceholder : undefined}
            value={text}
            onChange={event => setText(event.target.value)}
            onKeyDown={event => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || (isReason && !text.trim())) return;
              event.preventDefault();
              confirm();
            }}
          />
        </div>
      )}
    </Modal>
  );
}
