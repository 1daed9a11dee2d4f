import { respondentCalls } from '@wenshu/api-contract';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { Modal } from 'antd';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';

interface RemoveDialogProps {
  readonly scrollId: string;
  readonly respondentIds: readonly string[];
  onDone(): void;
  onClose(): void;
}

export function RemoveDialog({ scrollId, respondentIds, onDone, onClose }: RemoveDialogProps) {
  const t = useTexts(peopleTexts);
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    setIsBusy(true);
    try {
      const input = { scrollId, respondentIds: [...respondentIds] };
      const { removed } = await client.call(respondentCalls.removeRespondents, input);
      notify.success(t.removeDone({ count: removed }));
      onDone();
    } catch {
      // The client has told the person; the box stays.
      setIsBusy(false);
    }
  };
  return (
    <Modal
      open
      title={t.removeTitle({ count: respondentIds.length })}
      okText={t.remove}
      cancelText={t.cancel}
      okButtonProps={{ danger: true }}
      confirmLoading={isBusy}
      onOk={() => void remove()}
      onCancel={onClose}
    >
      <p>{t.removeText}</p>
    </Modal>
  );
}
