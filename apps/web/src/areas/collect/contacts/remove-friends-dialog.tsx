import { friendCalls } from '@wenshu/api-contract';
import { contactTexts } from '@wenshu/texts/collect/contacts';
import { Modal } from 'antd';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';

interface RemoveFriendsDialogProps {
  readonly friendIds: readonly string[];
  onDone(): void;
  onUndone(): void;
  onClose(): void;
}

/** Long enough to notice a mistake and to reach the button. */
const UNDO_MS = 10_000;

export function RemoveFriendsDialog({ friendIds, onDone, onUndone, onClose }: RemoveFriendsDialogProps) {
  const t = useTexts(contactTexts);
  const [isBusy, setIsBusy] = useState(false);
  const input = { friendIds: [...friendIds] };
  // What is refused, here and below, has been told.
  const undo = () =>
    client.call(friendCalls.takeFriendsBack, input).then(
      () => {
        notify.success(t.friends.undone);
        onUndone();
      },
      () => {},
    );
  const remove = async () => {
    setIsBusy(true);
    try {
      const { removed } = await client.call(friendCalls.removeFriends, input);
      notify.success(t.friends.removed({ count: removed }), UNDO_MS, {
        label: t.friends.undo,
        press: () => void undo(),
      });
      onDone();
    } catch {
      setIsBusy(false);
    }
  };
  return (
    <Modal
      open
      title={t.friends.removeTitle({ count: friendIds.length })}
      okText={t.friends.remove}
      cancelText={t.cancel}
      okButtonProps={{ danger: true }}
      confirmLoading={isBusy}
      onOk={() => void remove()}
      onCancel={onClose}
    >
      <p>{t.friends.removeText}</p>
    </Modal>
  );
}
