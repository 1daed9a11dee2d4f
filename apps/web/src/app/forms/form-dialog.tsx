import { formDialogTexts } from '@wenshu/texts/form-dialog';
import { Modal } from 'antd';
import { type FormEvent, type ReactNode, useEffect, useId } from 'react';
import { useTexts } from '../language/language.ts';
import { askBox } from '../notices/notices.ts';
import { DialogTitle } from './dialog-title.tsx';
import { findFirst } from './focus-first.ts';
import { useFocusBack, type ViewDialogProps } from './view-dialog.tsx';

interface FormDialogProps extends Pick<ViewDialogProps, 'title' | 'children' | 'width' | 'className'> {
  /** What the button says that does it. */
  readonly submit: string;
  /** What the other one says; "Cancel" unless told. */
  readonly cancel?: string;
  readonly isBusy?: boolean;
  /** There is something to send. Problems are told after an attempt, so they are no reason to be not ready. */
  readonly isReady?: boolean;
  /** Something ends with it. */
  readonly isDanger?: boolean;
  /** Something was written that closing would lose: it is asked first. */
  readonly isDirty?: boolean;
  /** Before the two buttons. */
  readonly more?: ReactNode;
  onSubmit(): unknown;
  onClose(): void;
}

/**
 * A box with something to fill in, or to agree to. A form of the browser's: Enter sends it. The first field has the focus, and whoever
 * opened the box gets it back. Drawn only while it is open.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, children, width, className, submit, cancel, isBusy = false, isReady = true } = props;
  const { isDanger = false, isDirty = false, more, onSubmit, onClose } = props;
  const t = useTexts(formDialogTexts);
  const id = useId();
  useFocusBack();
  const close = async () => {
    // What is being sent is not lost.
    if (isDirty && !isBusy && !(await askBox(t.unsaved))) return;
    onClose();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    // React would hand it on to a form that this box was opened from.
    event.stopPropagation();
    if (isReady && !isBusy) onSubmit();
  };
  return (
    <Modal
      open
      title={<DialogTitle>{title}</DialogTitle>}
      {...(width !== undefined && { width })}
      {...(className !== undefined && { className })}
      okText={submit}
      cancelText={cancel ?? t.cancel}
      // Not the library's `confirmLoading`: with that, Escape and "Cancel" do nothing until it is over.
      okButtonProps={{ htmlType: 'submit', form: id, loading: isBusy, disabled: !isReady, danger: isDanger }}
      mask={{ closable: !isBusy }}
      onCancel={() => void close()}
      // Without motion the box takes the focus for itself after its fields have had it.
      afterOpenChange={isOpen => isOpen && focusForm(id, !isDanger)}
      {...(more && {
        footer: (buttons: ReactNode) => (
          <>
            {more}
            {buttons}
          </>
        ),
      })}
    >
      <DialogForm id={id} isAgreed={!isDanger} onSubmit={send}>
        {children}
      </DialogForm>
    </Modal>
  );
}

interface DialogFormProps {
  readonly id: string;
  /** Where there is nothing to fill in, the button that agrees has the focus. Not where something ends with it. */
  readonly isAgreed: boolean;
  readonly children: ReactNode;
  onSubmit(event: FormEvent): void;
}

function focusForm(id: string, isAgreed: boolean): void {
  const form = document.getElementById(id);
  if (!form || form.contains(document.activeElement)) return;
  const agree = isAgreed ? document.querySelector<HTMLElement>(`button[form="${id}"]`) : null;
  (findFirst(form) ?? agree)?.focus();
}

/** Inside the box, which draws it a moment later than itself. */
function DialogForm({ id, isAgreed, children, onSubmit }: DialogFormProps) {
  useEffect(() => focusForm(id, isAgreed), [id, isAgreed]);
  return (
    <form id={id} noValidate onSubmit={onSubmit}>
      {children}
    </form>
  );
}
