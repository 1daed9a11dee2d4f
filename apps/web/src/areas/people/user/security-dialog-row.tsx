import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { ViewDialog } from '../../../app/forms/view-dialog.tsx';
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
      {isOpen && (
        <ViewDialog title={change} width={440} onClose={close}>
          {children(close)}
        </ViewDialog>
      )}
    </SecurityRow>
  );
}
