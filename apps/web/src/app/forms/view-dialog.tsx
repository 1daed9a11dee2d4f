import { Modal } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { DialogTitle } from './dialog-title.tsx';
import { isLost } from './focus-first.ts';

export interface ViewDialogProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly width?: number | string;
  readonly className?: string | undefined;
  /** Long: the box stays within the window and its inside scrolls. */
  readonly isScrolling?: boolean;
  /** In the middle of the window instead of its upper part. */
  readonly isCentered?: boolean;
  /** None where the box has only things to look at, or buttons of its own. */
  readonly footer?: ReactNode;
  /** Pressing beside the box closes it. Not where something is being written. */
  readonly isMaskClosing?: boolean;
  /** Escape, the cross, and pressing beside it. */
  onClose(): void;
}

/** A box over the page that shows something. Drawn only while it is open: what was typed in it last is not there the next time. */
export function ViewDialog({
  footer = null,
  isMaskClosing = true,
  isCentered = false,
  isScrolling = false,
  title,
  onClose,
  ...shown
}: ViewDialogProps) {
  useFocusBack();
  return (
    <Modal
      open
      title={<DialogTitle>{title}</DialogTitle>}
      centered={isCentered}
      footer={footer}
      mask={{ closable: isMaskClosing }}
      onCancel={onClose}
      {...(isScrolling && { styles: { body: { maxHeight: '76vh', overflow: 'auto' } } })}
      {...shown}
    />
  );
}

/** Whoever opened it by keys goes on from there: the library gives the focus back only to boxes that stay on the page when closed. */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // Not at once: what opens next may have taken it.
      queueMicrotask(() => {
        if (isLost(document) && opener instanceof HTMLElement && opener.isConnected)
          opener.focus({ preventScroll: true });
      });
    },
    [opener],
  );
}
