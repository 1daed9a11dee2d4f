import { type ReactNode, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { Fields } from '../../../app/forms/field.tsx';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { isReason, WhyField } from './why-field.tsx';

interface WhyDialogProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly submit: string;
  /** Without it, what was done is told by whoever did it. */
  readonly done?: string;
  readonly isDanger?: boolean;
  /** What else is asked, above the reason. */
  readonly children?: ReactNode;
  /** What else is asked was answered. */
  readonly isReady?: boolean;
  /** Of the reason. */
  readonly hint?: string;
  act(why: string): Promise<unknown>;
  refresh(): unknown;
  onClose(): void;
}

/** Something that is not done without saying why. */
export function WhyDialog(props: WhyDialogProps) {
  const { title, text, submit, done, isDanger = false, children, isReady = true, hint, act, refresh, onClose } = props;
  const [why, setWhy] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { isBusy, run } = useAction(act, { refresh, onDone: onClose, ...(done !== undefined && { done }) });
  return (
    <FormDialog
      title={title}
      submit={submit}
      isBusy={isBusy}
      isDanger={isDanger}
      isDirty={why !== ''}
      onSubmit={() => {
        setAsked(true);
        if (isReason(why) && isReady) void run(why.trim());
      }}
      onClose={onClose}
    >
      {text !== undefined && <p>{text}</p>}
      <Fields>
        {children}
        <WhyField value={why} isAsked={isAsked} onChange={setWhy} {...(hint !== undefined && { hint })} />
      </Fields>
    </FormDialog>
  );
}
