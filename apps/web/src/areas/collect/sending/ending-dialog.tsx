import { useAction } from '../../../app/actions/use-action.ts';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';

interface EndingDialogProps {
  readonly title: string;
  readonly words: { readonly text: string; readonly confirm: string; readonly done: string };
  readonly back: string;
  end(): Promise<unknown>;
  refresh(): Promise<unknown>;
  onClose(): void;
}

/** Asks before something ends that others count on. Whether it went well or not, the list then shows what holds. */
export function EndingDialog({ title, words, back, end, refresh, onClose }: EndingDialogProps) {
  const { isBusy, run } = useAction(end, { done: words.done, refresh, onDone: onClose, onRefused: onClose });
  return (
    <FormDialog title={title} submit={words.confirm} cancel={back} isBusy={isBusy} onSubmit={run} onClose={onClose}>
      <p>{words.text}</p>
    </FormDialog>
  );
}
