import { Button, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { SecurityRow } from './security-row.tsx';

interface SecurityDialogRowProps {
  readonly title: string;
  readonly text: string;
  /** On the button, and above what it opens. */
  readonly change: string;
  /** What the dialog holds; it is told how to close it. */
  readonly children: (close: () => void) => ReactNode;
}

/** Something of the account that is changed in a dialog of its own. */
export function SecurityDialogRow({ title, text, change, children }: SecurityDialogRowProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <SecurityRow title={title} text={text} action={<Button onClick={() => setOpen(true)}>{change}</Button>}>
      <Modal open={isOpen} title={change} footer={null} destroyOnHidden width={440} onCancel={close}>
        {children(close)}
      </Modal>
    </SecurityRow>
  );
}
